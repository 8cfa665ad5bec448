"""Place each option on the screen: actions by survivor and action, open facets asked afterwards.

Rules: R-ACT-01.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer
from dowlang.engine.screen_declarations import Entry, Facet
from dowlang.rulesets.dead_of_winter.narration.wording import round_named
from dowlang.rulesets.dead_of_winter.screen.pieces import (
    card_of,
    described,
    name,
    symbols,
    symbols_of,
    with_what,
)
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATION_OF_ENTRANCE, NOBODY

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

GROUP, HAND, OTHERS, LASTING = "your-group", "your-hand", "other-players", "in-force-cards"
RANKS = {GROUP: 1, LASTING: 2, HAND: 3, OTHERS: 4}  # survivors stand above them

Placed = Callable[["CardSet", "View", Answer], Entry]


def entry(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return where an option stands: of an action by `ACTIONS`, of every other question the piece
    with what one must know of it.
    """
    if answer[0] in ACTIONS:
        found = ACTIONS[answer[0]](cards, view, answer)
        if found.heading not in RANKS:
            return found
        rank = RANKS[found.heading]
        return found._replace(rank=rank, heading=cards.speech.said(found.heading))
    kind = cards.ruleset.option_kinds[answer[0]]
    if answer[0] == O.MAKE_NOISE:
        return Entry(cards.speech.said("do-noise"), last=True)
    if answer[0] in (O.ACCEPT, O.DECLINE):  # what is offered stands above the question
        return Entry(cards.speech.said("yes" if answer[0] == O.ACCEPT else "no"))
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
    return described(cards, view, "survivor", number)


def _which(cards: CardSet, view: View, entrance: int, question: str) -> tuple[Facet, ...]:
    """Return what is open about an entrance: nothing outside the colony, where each location has
    one.
    """
    if LOCATION_OF_ENTRANCE[entrance] != COLONY:
        return ()
    return (Facet(cards.speech.said(question), described(cards, view, "entrance", entrance)),)


def _die(cards: CardSet, value: int, question: str = "ask-with-die") -> Facet:
    said = cards.speech.said
    return Facet(said(question), said("that-die", die=value), str(value))


def _open(cards: CardSet, question: str, text: str) -> Facet:
    return Facet(cards.speech.said(question), text)


def _at(cards: CardSet, id: str, place: int) -> str:
    return cards.speech.said(id, place=name(cards, "location", place))


def attack(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show an attack: a zombie dies for certain, then the exposure die is rolled."""
    _, s, die, entrance = answer
    text = _at(cards, "do-attack", LOCATION_OF_ENTRANCE[entrance])
    which = _which(cards, view, entrance, "ask-zombie")
    return Entry(text, _own(cards, view, s), (*which, _die(cards, die)))


def attack_survivor(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show an attack on another player's survivor at the same place."""
    _, s, die, target = answer
    whom = _open(cards, "ask-whom", described(cards, view, "survivor", target))
    text = cards.speech.said("do-attack-survivor")
    return Entry(text, _own(cards, view, s), (whom, _die(cards, die)))


def search(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return the entry of a search, where the survivor stands."""
    _, s, die = answer
    text = _at(cards, "do-search", view["location"][s])
    return Entry(text, _own(cards, view, s), (_die(cards, die),))


def barricade(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a barricade at a place of a survivor of the player's."""
    _, die, entrance = answer
    text = _at(cards, "do-barricade", LOCATION_OF_ENTRANCE[entrance])
    which = _which(cards, view, entrance, "ask-entrance")
    return Entry(text, GROUP, (*which, _die(cards, die)))


def clean_waste(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show the cleaning of waste, in the colony."""
    text = cards.speech.said("do-clean", count=len(view["waste"]))
    return Entry(text, GROUP, (_die(cards, answer[1]),))


def attract(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show zombies attracted from another place to one of the player's survivors."""
    _, die, here, origin = answer
    whence = _open(cards, "ask-where-from", described(cards, view, "location", origin))
    return Entry(_at(cards, "do-attract", here), GROUP, (whence, _die(cards, die)))


def ability(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show an ability, as the survivor's card says."""
    _, s, number, die = answer
    text = cards.speech.said("do-ability")
    if len(cards.tables.abilities[s]) > 1:
        text = cards.speech.said("do-ability-number", number=number)
    dice = (_die(cards, die),) if die else ()
    return Entry(text, _own(cards, view, s), dice, card_of(cards, "survivor", s))


def granted(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show an ability of equipment, or of a card in force."""
    _, s, path, number, die = answer
    heading = _own(cards, view, s) if s >= 0 else LASTING
    card = name(cards, "path", path)
    text = cards.speech.said("do-use", card=card)
    if number > 1:
        text = cards.speech.said("do-use-number", card=card, number=number)
    return Entry(text, heading, (_die(cards, die),) if die else (), card_of(cards, "path", path))


def play(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a card played for its effect."""
    text = cards.speech.said("do-play", card=described(cards, view, "card", answer[1]))
    return Entry(text, HAND, card=card_of(cards, "card", answer[1]))


def equip(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show equipment laid beside any survivor of the player's."""
    _, item, s = answer
    who = _open(cards, "ask-who-takes", described(cards, view, "survivor", s))
    text = cards.speech.said("do-equip", card=described(cards, view, "card", item))
    return Entry(text, HAND, (who,), card_of(cards, "card", item))


def play_for_die(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show food of exiled players played for a die."""
    _, item, die = answer
    text = cards.speech.said("do-play-for-die", card=name(cards, "card", item))
    return Entry(text, HAND, (_die(cards, die, "ask-raised"),))


def contribute(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a card added to the crisis from the hand."""
    said = _with_symbols(cards, answer[1])
    return Entry(_to_crisis(cards, view), GROUP, (_open(cards, "ask-card", said),))


def contribute_equipped(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show equipment added to the crisis, which lies open."""
    _, item, s = answer
    card, who = _with_symbols(cards, item), name(cards, "survivor", s)
    said = cards.speech.said("of-whom", card=card, who=who)
    return Entry(_to_crisis(cards, view), GROUP, (_open(cards, "ask-card", said),))


def _with_symbols(cards: CardSet, item: int) -> str:
    return with_what(cards, name(cards, "card", item), symbols(cards, item))


def _to_crisis(cards: CardSet, view: View) -> str:
    kinds = (
        cards.of_kind["crisis"][view["crisis"]].get("symbols", ()) if view["crisis"] >= 0 else ()
    )
    return cards.speech.said("do-contribute", need=view["need"], symbols=symbols_of(cards, kinds))


def move(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a move, once a turn, with a roll for exposure."""
    _, s, place = answer
    where = _open(cards, "ask-where-to", described(cards, view, "location", place))
    return Entry(cards.speech.said("do-move"), _own(cards, view, s), (where,))


def spend_food(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Raises one die."""
    text = cards.speech.said("do-spend-food", food=view["food"])
    return Entry(text, GROUP, (_die(cards, answer[1], "ask-raised"),))


def request(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a request of another player for a card, to be played at once."""
    _, seat, symbol = answer
    whom = _open(cards, "ask-player", described(cards, view, "player", seat))
    what = _open(cards, "ask-for-what", name(cards, "symbol", symbol))
    return Entry(cards.speech.said("do-request"), OTHERS, (whom, what))


def hand_off(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show equipment handed to somebody at the same place."""
    _, item, giver, receiver = answer
    what = _open(cards, "ask-card", described(cards, view, "card", item))
    whom = _open(cards, "ask-to-whom", described(cards, view, "survivor", receiver))
    return Entry(cards.speech.said("do-hand-off"), _own(cards, view, giver), (what, whom))


def exile_vote(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show a call for a vote of exile, once a turn."""
    whom = _open(cards, "ask-whom", described(cards, view, "player", answer[1]))
    return Entry(cards.speech.said("do-exile-vote"), OTHERS, (whom,))


def end_turn(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Show the end of the turn: dice left over are lost."""
    left = len(view["unused"][view.player])
    if left:
        return Entry(cards.speech.said("do-end-turn-lost", count=left), last=True)
    return Entry(cards.speech.said("do-end-turn"), last=True)


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
    said = cards.speech.said
    dice = " ".join(str(die) for die in view["unused"][view.player]) or said("no-dice")
    crisis = ""
    if view["crisis"] >= 0:
        card, added = name(cards, "crisis", view["crisis"]), len(view["contributed"])
        crisis = said("status-crisis", card=card, count=added, need=view["need"])
    tracks = said(
        "status",
        round=round_named(cards.speech, view["round"]),
        left=view["rounds_left"],
        morale=view["morale"],
        food=view["food"],
        crisis=crisis,
    )
    return f"{tracks}\n{said('status-hand', dice=dice, count=len(view['hand']))}"
