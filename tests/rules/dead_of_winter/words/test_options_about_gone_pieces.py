"""An option about a piece that is gone is no option, whichever word of the vocabulary says it
(R-XROADS-06, U-20).

Every effect word that is said of a piece stands in one line here, under an option of a card that an
event has told of that piece. The option is put before the player while the piece is there, and is
not once it is gone. So too what lasts about it and the card that is attached to it.
"""

from __future__ import annotations

import inspect
from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.procedures.harm import kill, remove_survivor
from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import lay_tokens
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.events import BY_EFFECT
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import equip, remove_item
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    ON_CARD,
    ON_PLACE,
    ON_PLAYER,
    ON_SURVIVOR,
)
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS

# a die or a crisis that is gone is no longer told of: they are chosen, or lie open
PIECES = {
    "survivor",
    "player",
    "location",
    "card",
}
HEADS = {
    "survivor": "when a survivor you control gets a wound",
    "player": "when a player is exiled",
    "card": "when you draw a card",
}
WHERE = "the location of that survivor"
SECRETS = ("Travelling Light", "Armed Neighbours")

LINES: dict[str, tuple[str, ...]] = {
    "add {count} zombies to {place}": (f"add 1 zombie to {WHERE}",),
    "add {count} zombies to each entrance of {place}": (
        f"add 1 zombie to each entrance of {WHERE}",
    ),
    "add {count} zombies to each besieged entrance of {place}": (
        f"add 1 zombie to each besieged entrance of {WHERE}",
    ),
    "add {count} barricades to each entrance of {place}": (
        f"add 1 barricade to each entrance of {WHERE}",
    ),
    "add {count} barricades to each unbarricaded entrance of {place}": (),  # one stands there
    "add {count} barricades to each empty entrance of {place}": (),  # one stands there
    "add {count} zombies to each empty entrance of {place}": (),  # a barricade stands there
    "remove {count} zombies from {place}": (f"remove 1 zombie from {WHERE}",),
    "kill {count} zombies": (),
    "move {count} zombies from {origin} to {destination}": (
        f'move 1 zombie from {WHERE} to "Library"',
        f'move 1 zombie from "Hospital" to {WHERE}',
    ),
    "add {count} barricades to {place}": (f"add 1 barricade to {WHERE}",),
    "remove {count} barricades from {place}": (f"remove 1 barricade from {WHERE}",),
    "add {count} noise to {place}": (f"add 1 noise to {WHERE}",),
    "remove {count} noise from {place}": (f"remove 1 noise from {WHERE}",),
    "fill {place} with noise": (f"fill {WHERE} with noise",),
    "replace {count} zombies at {place} with barricades": (
        f"replace 1 zombie at {WHERE} with barricades",
    ),
    "draw {count} cards from {deck}": ('that player draws 1 card from the "School" deck',),
    "discard {card}": ("discard that card", "that player discards 1 card"),
    "give {card} to {player}": (
        "give that card to another player",
        "give 1 card to that player",
        "that player gives 1 card to you",
    ),
    "steal a random card from {victim}": (
        "steal a random card from that player",
        "that player steals a random card from you",
    ),
    "remove {card} from the game": (
        "remove that card from the game",
        "that player removes 1 card from the game",
    ),
    "equip {survivor} with {card}": (
        "equip that survivor with a card",
        "equip your leader with that card",
    ),
    "unequip {card}": ("unequip that card",),
    "put {card} into the hand of {player}": (
        "put that card into the hand of another player",
        "put a card you hold into the hand of that player",
    ),
    "contribute {card} to the crisis": (
        "contribute that card to the crisis",
        "that player contributes 1 card to the crisis",
    ),
    "stake {card}": ("stake that card", "that player stakes 1 card"),
    "stake {card} face down": (
        "stake that card face down",
        "that player stakes 1 card face down",
    ),
    "slip {card} into the crisis": ("slip that card into the crisis",),
    "play {card}": ("play that card", "that player plays a card"),
    "take {card}": ("take that card",),
    "shuffle {cards} into {deck}": (),
    "look at {cards}": (),
    "reveal {cards}": (),
    "take {card} from {deck}": ("that player takes a card from the waste pile",),
    "search {deck} for {card}": ('that player searches the "School" deck for a card',),
    "put {card} under {deck}": ('put that card under the "School" deck',),
    "put {card} onto {deck}": ('put that card onto the "School" deck',),
    "look at the hand of {owner}": (
        "look at the hand of that player",
        "that player looks at the hand of another player",
    ),
    "show your hand to {other}": ("show your hand to that player",),
    "look at the secret objective of {owner}": ("look at the secret objective of that player",),
    "reveal the secret objective of {owner}": ("reveal the secret objective of that player",),
    "swap secret objectives with {other}": (
        "swap secret objectives with that player",
        "that player swaps secret objectives with you",
    ),
    "agree": ("that player agrees",),
    "keep a die in secret": ("that player keeps a die in secret",),
    "pick a number up to {amount} in secret": ("that player picks a number up to 3 in secret",),
    "throw {count} dice": ("that player throws 2 dice",),
    "add {count} helpless survivors": ("that player adds 1 helpless survivor",),
    "get {count} wounds": ("that survivor gets 1 wound",),
    "get {count} frostbite": ("that survivor gets 1 frostbite",),
    "distribute {count} wounds among {survivors}": (
        f"distribute 1 wound among the survivors at {WHERE}",
        "that player distributes 1 wound among the survivors you control",
    ),
    "kill {survivor}": ("kill that survivor",),
    "draw {count} more cards in the search of {place}": (),  # below a point, never of an option
    "throw the exposure die for {survivor}": ("throw the exposure die for that survivor",),
    "search {place}": ('that survivor searches "School"', f"that survivor searches {WHERE}"),
    "roll exposure for {survivor}": ("roll exposure for that survivor",),
    "roll exposure for {survivor} {amount} times": ("roll exposure for that survivor 2 times",),
    "start a bite at {place}": (f"start a bite at {WHERE}",),
    "remove {count} wounds from {survivor}": (
        "remove 1 wound from that survivor",
        "remove up to 2 wounds from that survivor",
    ),
    "remove {count} frostbite from {survivor}": (
        "remove 1 frostbite from that survivor",
        "remove all frostbite from that survivor",
    ),
    "heal {survivor} completely": ("heal that survivor completely",),
    "spend {die}": ("that player spends a die",),
    "lose {die}": ("that player loses a die",),
    "gain {count} dice": ("that player gains 1 die",),
    "refresh {count} dice": ("that player refreshes 1 die",),
    "raise {die} by {amount}": ("that player raises a die by 1",),
    "reroll {die}": ("that player rerolls a die",),
    "replace {dice} with the throw": ("that player replaces all their dice with the throw",),
    "set {die} to {amount}": ("that player sets a die to 6",),
    "exile {target}": ("exile that player",),
    "start a vote to exile {target}": ("start a vote to exile that player",),
    "take the first player token": ("that player takes the first player token",),
    "lose the next turn": ("that player loses the next turn",),
    "draw a new secret objective": ("that player draws a new secret objective",),
    "make room for {count} survivors at {location}": (
        f"make room for 1 survivor at {WHERE}",
        'that player makes room for 1 survivor at "School"',
    ),
    "place {survivor} at {destination}": (
        'place that survivor at "Library"',
        f"place your leader at {WHERE}",
    ),
    "move {survivor} to {destination}": (
        'move that survivor to "Library"',
        "move that survivor to a location",
        f"move your leader to {WHERE}",
    ),
    "join {player}": ("a survivor joins that player",),
    "remove {survivor} from the game": ("remove that survivor from the game",),
    "give {survivor} to {player}": (
        "give that survivor to another player",
        "give your leader to that player",
    ),
    "become {leader}": ("that survivor becomes your leader",),
    "take {survivor} out of play": ("take that survivor out of play",),
    "bring {survivor} back to {place}": (),  # of those out of play, whom no event tells of here
    "tuck {card} under {survivor}": (
        "tuck that card under your leader",
        "tuck a card in hand under that survivor",
    ),
    "draw {count} cards in place of {found}": (),  # for what a search has found only
    "swap {survivor} with {other}": (
        'swap that survivor with a survivor at "Library"',
        'swap a survivor at "Library" with that survivor',
    ),
    "trade {survivor} with {other}": (
        'trade that survivor with a survivor at "Library"',
        'trade a survivor at "Library" with that survivor',
    ),
    "lay {amount} {token} on {card}": ('lay 1 "Crate" on that card',),
    "lift {amount} {token} on {card}": ('lift 1 "Crate" on that card',),
    "lay {amount} {token} at {place}": (f'lay 1 "Crate" at {WHERE}',),
    "lift {amount} {token} at {place}": (f'lift 1 "Crate" at {WHERE}',),
    "lay {amount} {token} on {survivor}": ('lay 1 "Crate" on that survivor',),
    "lift {amount} {token} on {survivor}": ('lift 1 "Crate" on that survivor',),
    "lay {amount} {token} before {player}": ('lay 1 "Crate" before that player',),
    "lift {amount} {token} before {player}": ('lift 1 "Crate" before that player',),
}
LASTING = (
    "until the end of this round\n            that survivor cannot search",
    "for the rest of the game\n            that survivor does not roll exposure when moving",
    "during the next round\n            the controller of that survivor cannot search\n            "
    "that survivor cannot search",
    "until the end of next round\n            when that survivor moves\n                lose 1 "
    "morale",
    "until the end of this round\n            that survivor has the ability 3+, at anywhere\n      "
    "          add 1 food",
    "attach this card to that survivor\n            the bearer cannot search",
    "attach this card to that player\n            you cannot search",
    "until the end of this round\n            that player cannot search",
    "until the end of this round\n            that player has the ability 3+, at anywhere\n        "
    "        add 1 food",
    "roll a die for that survivor\n            1 to 6\n                nothing happens",
    "roll exposure for that survivor\n            blank\n                nothing happens\n         "
    "   otherwise\n                lose 1 morale",
)
CASES = tuple((phrase, line) for phrase, lines in LINES.items() for line in lines) + tuple(
    ("lasting", line) for line in LASTING
)


def told_of(line: str) -> str:
    """Which piece a line speaks of that an event has told of."""
    return next(noun for noun in ("survivor", "player", "card") if f"that {noun}" in line)


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """One card for each line, beside the base set."""
    text = "".join(
        f'crossroads "Gone {number}"\n    flavor "x"\n    {HEADS[told_of(line)]}\n    option "Do '
        f'it"\n        {line}\n'
        f'    option "Leave it"\n        lose 1 morale\n    option "Go on"\n        gain 1 '
        f"morale\n\n"
        for number, (_, line) in enumerate(CASES)
    )
    return load_source(addition([], {"gone": text.encode(), "of_sets": OF_SETS.encode()}))


def rich(line: str) -> Winter:
    """The table on which this line can be done."""
    return laid("Aspirin" if line.startswith("play") else "Cricket Bat")


@lru_cache(maxsize=2)
def laid(item: str) -> Winter:
    """A table where every line can be done: everywhere lies something, everybody has cards, dice
    and wounds, two have secret objectives, and a crisis lies open. Player 1 has that item.
    """
    base = table(cards(), 4).morale(6).rounds(6).food(4).helpless(2).crisis("No Heat Tonight")
    base.controls(1, "Amara Diallo").controls(1, "Priya Raman", at="School").controls(
        2, "Greta Solheim"
    )
    base.controls(3, "Yuki Lowe", at="Library").controls(4, "Halima Yusuf", at="Library").wounds(
        "Priya Raman", 0, 1
    )
    for player in range(1, 5):
        base.dice(player, 2, 4).hand(player, "Aspirin" if player > 1 else item)
    base.zombies("School", 1).zombies("Hospital", 1).barricades("School", 1).noise(
        "School", 1
    ).waste("Tinned Soup", "Cricket Bat")
    base.secret(1, SECRETS[0]).secret(4, SECRETS[1])
    game = base.begin()
    game.spent = [(1,)] * 4
    priya = game.cards.number("survivor", "priya_raman")
    for kind, piece in (
        (ON_PLACE, game.location[priya]),
        (ON_SURVIVOR, priya),
        (ON_PLAYER, 3),
    ):
        lay_tokens(game, 1, 0, kind, piece)
    return game


def told(game: Winter) -> dict[str, int]:
    """The pieces that the events of these cards tell of."""
    return {
        "survivor": game.cards.number("survivor", "priya_raman"),
        "player": 3,
        "card": game.hand[0][0],
    }


def lose(game: Winter, noun: str, how: str) -> None:
    """The piece is gone in that way."""
    piece = told(game)[noun]
    if noun == "card":
        remove_item(game, piece, 0)
    elif noun == "player":
        game.eliminated[piece] = 1
        for survivor in group(game, piece):
            remove_survivor(game, survivor)
        game.hand[piece] = ()
    elif how == "killed":
        kill(game, piece, BY_EFFECT)
    else:
        remove_survivor(game, piece)


def there(line: str) -> Winter:
    """The table, with that card in use where it is about a card in use."""
    game: Winter = rich(line).clone()
    pieces = told(game)
    if line.startswith("unequip") or line.endswith("on that card"):
        equip(game, pieces["card"], pieces["survivor"])
    if line.endswith("on that card"):
        lay_tokens(game, 1, 0, ON_CARD, pieces["card"])
    return game


def offered(game: Winter, card: int, pieces: dict[str, int]) -> set[int]:
    """The options of the card that are put before player 1."""
    start = game.cards.handler(f"additions/gone/gone_{card}")["start"]
    payload = [pieces.get(name, 0) for name in [*inspect.signature(start).parameters][2:]]
    game.stack[:] = [(start.__name__, 0, *payload)]
    game.run()
    assert game.stack[-1][2] == "option"
    return {option[-1] for option in game.stack[-1][3]}


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("number", "line"),
    [(number, line) for number, (_, line) in enumerate(CASES)],
    ids=[line for _, line in CASES],
)
def test_an_option_about_a_piece_that_is_gone_is_none(number: int, line: str) -> None:
    noun, pieces = told_of(line), told(rich(line))
    assert 1 in offered(there(line), number, pieces), "while the piece is there"
    for how in ("killed", "removed") if noun == "survivor" else ("removed",):
        game = rich(line).clone()
        lose(game, noun, how)
        assert offered(game, number, pieces) == {2, 3}, how


def test_every_word_that_is_said_of_a_piece_is_here() -> None:
    wanted = {
        word.phrase
        for word in VOCABULARY.words
        if word.place is Place.EFFECT
        and any(p.type.noun in PIECES and p.role != "implicit" for p in word.parameters)
    }
    assert wanted <= {*LINES}
