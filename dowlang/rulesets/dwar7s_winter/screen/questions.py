"""Word each kind of question, and the purpose of an answer that a procedure of the rules asks for.

In a purpose `{1:zone}` is the local of that number of the step that waits, named by its noun. Only
what everybody knows may stand there.
"""

from __future__ import annotations

QUESTIONS = {
    "action": "What do you do?",
    "act_with": "Which monster acts next?",
    "way": "Which way does it go?",
    "herd": "Which monster is driven on?",
    "guardian": "Where does your dwarf stand guard?",
    "leave": "Which card stays face down this week?",
    "party": "Which of your dwarves are used?",
    "spare": "Which resource is spared?",
    "play_cards": "Which card do you play to the music?",
    "option": "Which option do you choose?",
    "offer": "Do you take the offer?",
    "vote": "How do you vote? Nobody sees a vote before all are in.",
    "tie": "The votes are equal, and yours is the word that decides: does it pass?",
    "clause": "Several effects wait for the same moment. Which one comes first?",
    "player": "Which player?",
    "zone": "Which zone?",
    "dwarf": "Which dwarf?",
    "monster": "Which monster?",
    "disaster": "Which disaster?",
    "hero": "Which hero?",
    "resource": "Which resource?",
    "number": "How many?",
}

SEVERAL_FIT = "Several fit equally well, and the lead decides: which one is meant?"
"""What is asked where a card speaks of one, as of the survivor with the most wounds."""

PURPOSES = {
    "acted_on": "Your turn: what is not marked free costs one of your actions. Fights cost none.",
    "monster_picked": "You lead this week: every monster takes a step toward the castle and "
    "attacks, in the order you name.",
    "way_chosen": "{0:monster} takes a step, and several ways are equally short.",
    "stray_chosen": "{0:monster} drives another monster one step on.",
    "stray_named": "{0:monster} drives another monster on: the one most named goes.",
    "guardian_placed": "Before the first week every player puts dwarves on the board, to stand "
    "guard. Still to be put by you: {1:number}.",
    "hand_chosen": "The hand of the week. Cards that come with you: {0:number}. The others, which "
    "you name here, stay face down until next week.",
    "defeated": "You fight {1:monster}: the dwarves used go back to your camp.",
    "choose_price": "You fight {1:disaster}: the dwarves used go back to your camp.",
    "overcame": "An earth guardian stands there: you pay 1 resource less.",
    "card_picked": "The {1:instrument} sounds: whoever has cards of it may play them, one after "
    "the other.",
    "stepped": "The dwarf goes to an adjacent zone.",
    "placed": "The dwarf comes from camp to any zone.",
    "banished": "A dwarf is driven home from the zone of the monster.",
    "swapped": "A legendary dwarf takes the place of one in your camp.",
    "recruited": "The hero goes face down into your deck.",
}
