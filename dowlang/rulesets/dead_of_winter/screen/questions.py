"""Word each kind of question, and the purpose of an answer that a procedure of the rules asks for.

A card's request stands on the card: the screen shows the line. In a purpose `{1:survivor}` is the
local of that number in the frame of the step that waits, named by its noun. Only what everybody
knows may stand there.
"""

from __future__ import annotations

QUESTIONS = {
    "action": "What do you do?",
    "option": "Which option do you choose?",
    "offer": "Do you take the offer?",
    "vote": "How do you vote? Nobody sees a vote before all are in.",
    "tie": "The votes are equal, and yours is the word that decides: does it pass?",
    "clause": "Several effects wait for the same moment. Which one comes first?",
    "card": "Which card?",
    "survivor": "Which survivor?",
    "location": "Which location?",
    "entrance": "Which entrance?",
    "player": "Which player?",
    "die": "Which die?",
    "number": "How many?",
    "symbol": "Which kind of card?",
    "deck": "Which deck?",
    "face": "Which side of the exposure die?",
    "copy": "Which of the copies?",
    "keep_survivor": "Whom do you keep?",
    "leader": "Who leads your group?",
    "search": "Which card do you keep?",
    "under": "Which card goes under the deck next?",
    "request": "What do you give?",
    "use": "What is the card used for?",
    "hand_off": "Do you take it?",
    "exile": "Who goes where?",
    "bite": "Does this survivor die, or do you roll?",
}

_LEADER = (
    "A group needs a leader: the player whose leader has the highest influence begins the game."
)

_COPIES = "Of two copies of one card one has used up its limit, the other has not: which one"

STEP_QUESTIONS = {"number_noted": "Which number?"}
"""What is asked for a step, where that of its kind of question does not say it."""

SEVERAL_FIT = "Several fit equally well, and the first player decides: which one is meant?"
"""What is asked where a card speaks of one, as of the survivor with the most wounds."""

PURPOSES = {
    "acted": "Your turn: any number of actions, in any order.",
    "survivors_kept": "The group you begin with. The survivors you do not keep go back into their "
    "deck.",
    "leader_named": _LEADER,
    "leader_chosen": "Your leader is lost: another survivor of your group takes the lead.",
    "barricade_placed": "A barricade is built at {1:location}: it closes one empty space of an "
    "entrance.",
    "source_chosen": "A zombie moves from {1:location} to {2:location}: which one goes?",
    "target_chosen": "The zombie comes to {3:location}: where does it stand?",
    "source_named": "Another zombie is attracted to {2:location}: where from?",
    "entrance_of_killed": "A zombie at {1:location} is killed: which one?",
    "victim_chosen": "{0:location} is overrun, and several survivors there have the lowest "
    "influence: who is killed?",
    "reach": "The bite at {0:location} spreads, and several survivors have the lowest "
    "influence: whom does it reach?",
    "bite_answered": "The bite at {0:location} has reached a survivor of yours. Dying ends it "
    "at once. On a roll of blank the survivor lives "
    "and the bite ends; on anything else the survivor dies and the bite goes on to the next.",
    "named_next": "Several survivors die at once: who dies next?",
    "wound_distributed": "{0:number} more wounds to hand out, one at a time: who gets the next?",
    "number_noted": "You pick a number that nobody else sees before all have one: how high is it?",
    "sent_home": "Room is made at {1:location}: who goes to the colony?",
    "heal_both": "{1:number} tokens of {0:survivor} are healed: how many of them are frostbite, "
    "the others being wounds?",
    "entrance_chosen": "{0:survivor} joins you and cannot stand in the colony: at which location "
    "do they appear?",
    "left_colony": "You are exiled: your survivors leave the colony one after the other, and each "
    "rolls for exposure.",
    "exile_vote_ended": "A vote on exiling {0:player}. Yes means exile: their survivors leave the "
    "colony, and they get another secret objective.",
    "card_chosen": "{1:survivor} searches {2:location}: one card goes to your hand, the others "
    "under the deck. Every noise may bring a "
    "zombie at the end of the round.",
    "keep": "{1:survivor} keeps one more of the cards found at {2:location}.",
    "put_under": "The other cards go under the deck of {1:location}: the last one named lies "
    "lowest.",
    "request_answered": "{0:player} asks you for 1 {2:symbol} card. It would be played at once, by "
    "{0:player} and on this turn. Only fitting cards "
    "are offered, and you need not give any.",
    "equip_given": "You were given {0:card}: which of your survivors takes it?",
    "food_given": "You were given {0:card}: it is played for its effect, or to raise one of your "
    "dice by 1.",
    "equip_copy": f"{_COPIES} is equipped?",
    "contribute_copy": f"{_COPIES} goes to the crisis?",
    "contribute_equipped_copy": f"{_COPIES} goes to the crisis?",
    "hand_off_copy": f"{_COPIES} is handed on?",
    "card_given": f"{_COPIES} is given?",
    "hand_off_answered": "{0:player} hands {1:card} of {2:survivor} to {3:survivor}, who is yours.",
}
