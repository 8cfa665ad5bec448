"""Place each option on the screen: actions by survivor and action, open facets asked afterwards.

Rules: R-ACT-01.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer
from dowlang.engine.screen_declarations import Entry, Facet
from dowlang.rulesets.dead_of_winter.narration.wording import counted, round_named
from dowlang.rulesets.dead_of_winter.screen.pieces import (
    card_of,
    described,
    name,
    survivor,
    symbols,
)
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATION_OF_ENTRANCE, NOBODY

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

GROUP, HAND, OTHERS, LASTING = "Your group", "Your hand", "The other players", "Cards in force"
RANKS = {GROUP: 1, LASTING: 2, HAND: 3, OTHERS: 4}  # survivors stand above them
WITH_DIE = "With which die?"

Placed = Callable[["CardSet", "View", Answer], Entry]


def entry(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return where an option stands: of an action by `ACTIONS`, of every other question the piece
    with what one must know of it.
    """
    if answer[0] in ACTIONS:
        found = ACTIONS[answer[0]](cards, view, answer)
        return found._replace(rank=RANKS.get(found.heading, 0))
    kind = cards.ruleset.option_kinds[answer[0]]
    if answer[0] == O.MAKE_NOISE:
        return Entry("make noise here, and draw one more card from the deck", last=True)
    if answer[0] in (O.ACCEPT, O.DECLINE):  # what is offered stands above the question
        return Entry("yes" if answer[0] == O.ACCEPT else "no")
    if answer[0] in SINGLE and len(answer) == 2:
        noun = kind.arguments[0]
        said = described(cards, view, noun, answer[1])
        shown = said if kind.named else text_of(cards, answer)
        typed = (
            str(answer[1])
            if noun == "number"
            else name(cards, noun, answer[1])
            if noun == "die"
            else ""
        )
        card = _worth_reading(cards, view, noun, answer[1]) if kind.named else ""
        return Entry(shown, facets=(Facet("", shown, typed),) if typed else (), card=card)
    return Entry(text_of(cards, answer), last=answer[0] in (O.DONE, O.REFUSE))


SINGLE = (
    O.KEEP,
    O.BITE_ACCEPT,
    O.BITE_ROLL,
    O.LEADER,
    O.KEEP_SURVIVOR,
    O.GIVE,
    O.NUMBER,
    O.PLAYER,
    O.SURVIVOR,
    O.LOCATION,
    O.ENTRANCE,
    O.CARD,
    O.DIE,
    O.DECK,
)


def _worth_reading(cards: CardSet, view: View, noun: str, number: int) -> str:
    """Return the card whose text helps to choose: an item, a survivor who is not in play yet."""
    if noun == "card" or (
        noun == "survivor" and number >= 0 and view["controller"][number] in (NOBODY, view.player)
    ):
        return card_of(cards, noun, number)
    return ""


# ---- actions -------------------------------------------------------------------------------------
def _own(cards: CardSet, view: View, number: int) -> str:
    """Return the heading of a survivor."""
    return f"{name(cards, 'survivor', number)}, {survivor(cards, view, number)}"


def _which(cards: CardSet, view: View, entrance: int, question: str) -> tuple[Facet, ...]:
    """Return what is open about an entrance: nothing outside the colony, where each location has
    one.
    """
    if LOCATION_OF_ENTRANCE[entrance] != COLONY:
        return ()
    return (Facet(question, described(cards, view, "entrance", entrance)),)


def _die(value: int) -> Facet:
    return Facet(WITH_DIE, f"a {value}", str(value))


def attack(cards: CardSet, view: View, answer: Answer) -> Entry:
    """A zombie dies for certain, then the exposure die is rolled."""
    _, s, die, entrance = answer
    where = name(cards, "location", LOCATION_OF_ENTRANCE[entrance])
    text = f"attack a zombie at {where}, then roll for exposure"
    return Entry(
        text, _own(cards, view, s), (*_which(cards, view, entrance, "Which zombie?"), _die(die))
    )


def attack_survivor(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Another player's survivor at the same place."""
    _, s, die, target = answer
    whom = Facet("Whom?", described(cards, view, "survivor", target))
    return Entry("attack a survivor of another player", _own(cards, view, s), (whom, _die(die)))


def search(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return the entry of a search, where the survivor stands."""
    _, s, die = answer
    where = name(cards, "location", view["location"][s])
    return Entry(f"search {where}", _own(cards, view, s), (_die(die),))


def barricade(cards: CardSet, view: View, answer: Answer) -> Entry:
    """At a place of a survivor of the player's."""
    _, die, entrance = answer
    where = name(cards, "location", LOCATION_OF_ENTRANCE[entrance])
    which = _which(cards, view, entrance, "At which entrance?")
    return Entry(f"build a barricade at {where} (any die)", GROUP, (*which, _die(die)))


def clean_waste(cards: CardSet, view: View, answer: Answer) -> Entry:
    """In the colony."""
    return Entry(
        f"clean waste: {counted(len(view['waste']), 'card')} on the pile (any die)",
        GROUP,
        (_die(answer[1]),),
    )


def attract(cards: CardSet, view: View, answer: Answer) -> Entry:
    """From another place to one of the player's survivors."""
    _, die, here, origin = answer
    whence = Facet("Where from?", described(cards, view, "location", origin))
    return Entry(
        f"attract zombies to {name(cards, 'location', here)} (any die)", GROUP, (whence, _die(die))
    )


def ability(cards: CardSet, view: View, answer: Answer) -> Entry:
    """As the survivor's card says."""
    _, s, number, die = answer
    several = f" {number}" if len(cards.tables.abilities[s]) > 1 else ""
    return Entry(
        f"use the ability{several}",
        _own(cards, view, s),
        (_die(die),) if die else (),
        card_of(cards, "survivor", s),
    )


def granted(cards: CardSet, view: View, answer: Answer) -> Entry:
    """By equipment, or by a card in force."""
    _, s, path, number, die = answer
    heading = _own(cards, view, s) if s >= 0 else LASTING
    several = f", ability {number}" if number > 1 else ""
    return Entry(
        f"use {name(cards, 'path', path)}{several}",
        heading,
        (_die(die),) if die else (),
        card_of(cards, "path", path),
    )


def play(cards: CardSet, view: View, answer: Answer) -> Entry:
    """A card for its effect."""
    return Entry(
        f"play {described(cards, view, 'card', answer[1])}",
        HAND,
        card=card_of(cards, "card", answer[1]),
    )


def equip(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Beside any survivor of the player's."""
    _, item, s = answer
    who = Facet("Who takes it?", described(cards, view, "survivor", s))
    return Entry(
        f"equip {described(cards, view, 'card', item)}", HAND, (who,), card_of(cards, "card", item)
    )


def play_for_die(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Food of exiled players."""
    _, item, die = answer
    return Entry(
        f"play {name(cards, 'card', item)} to raise a die by 1",
        HAND,
        (Facet("Which die is raised?", f"a {die}", str(die)),),
    )


def contribute(cards: CardSet, view: View, answer: Answer) -> Entry:
    """From the hand."""
    item = answer[1]
    said = f"{name(cards, 'card', item)} ({symbols(cards, item)})"
    return Entry(_to_crisis(cards, view), GROUP, (Facet("Which card?", said),))


def contribute_equipped(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Equipment, which lies open."""
    _, item, s = answer
    said = f"{name(cards, 'card', item)} ({symbols(cards, item)}) of {name(cards, 'survivor', s)}"
    return Entry(_to_crisis(cards, view), GROUP, (Facet("Which card?", said),))


def _to_crisis(cards: CardSet, view: View) -> str:
    kinds = (
        cards.of_kind["crisis"][view["crisis"]].get("symbols", ()) if view["crisis"] >= 0 else ()
    )
    return (
        f"add a card to the crisis (it needs {view['need']} {' or '.join(kinds)} cards; "
        "each of another kind counts against it)"
    )


def move(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Once a turn, with a roll for exposure."""
    _, s, place = answer
    where = Facet("Where to?", described(cards, view, "location", place))
    return Entry("move to another location, then roll for exposure", _own(cards, view, s), (where,))


def spend_food(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Raises one die."""
    text = f"spend 1 of {view['food']} food to raise a die by 1"
    return Entry(text, GROUP, (Facet("Which die is raised?", f"a {answer[1]}", str(answer[1])),))


def request(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Of another player, to be played at once."""
    _, seat, symbol = answer
    whom = Facet("Whom do you ask?", described(cards, view, "player", seat))
    return Entry(
        "ask for a card, which you would play at once",
        OTHERS,
        (whom, Facet("For what?", name(cards, "symbol", symbol))),
    )


def hand_off(cards: CardSet, view: View, answer: Answer) -> Entry:
    """To somebody at the same place."""
    _, item, giver, receiver = answer
    what = Facet("Which card?", described(cards, view, "card", item))
    whom = Facet("To whom?", described(cards, view, "survivor", receiver))
    return Entry(
        "hand equipment to somebody at the same location", _own(cards, view, giver), (what, whom)
    )


def exile_vote(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Once a turn."""
    whom = Facet("Whom?", described(cards, view, "player", answer[1]))
    return Entry("call a vote on exiling a player", OTHERS, (whom,))


def end_turn(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Dice left over are lost."""
    left = len(view["unused"][view.player])
    lost = f" (dice left over are lost: {left})" if left else ""
    return Entry(f"end the turn{lost}", last=True)


ACTIONS: dict[int, Placed] = {
    O.END_TURN: end_turn,
    O.ATTACK: attack,
    O.ATTACK_SURVIVOR: attack_survivor,
    O.SEARCH: search,
    O.BARRICADE: barricade,
    O.CLEAN_WASTE: clean_waste,
    O.ATTRACT: attract,
    O.ABILITY: ability,
    O.USE: granted,
    O.PLAY_CARD: play,
    O.EQUIP_CARD: equip,
    O.PLAY_FOR_DIE: play_for_die,
    O.CONTRIBUTE: contribute,
    O.CONTRIBUTE_EQUIPPED: contribute_equipped,
    O.MOVE: move,
    O.SPEND_FOOD: spend_food,
    O.REQUEST: request,
    O.HAND_OFF: hand_off,
    O.EXILE_VOTE: exile_vote,
}


def status(cards: CardSet, view: View) -> str:
    """Return what one looks at before acting: round, tracks, crisis, dice."""
    dice = " ".join(str(die) for die in view["unused"][view.player]) or "none"
    crisis = ""
    if view["crisis"] >= 0:
        added = counted(len(view["contributed"]), "card")
        card = name(cards, "crisis", view["crisis"])
        crisis = f" · crisis {card}: {added} added, {view['need']} needed"
    return (
        f"{round_named(view['round'])} · rounds left {view['rounds_left']} · "
        f"morale {view['morale']} · food {view['food']}{crisis}\n"
        f"Your dice: {dice} · cards in hand: {len(view['hand'])}"
    )
