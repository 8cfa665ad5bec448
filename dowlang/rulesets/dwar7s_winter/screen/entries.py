"""Place each option on the screen: actions under headings, open facets asked afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer
from dowlang.engine.screen_declarations import Entry, Facet
from dowlang.rulesets.dwar7s_winter.narration.table import in_camp
from dowlang.rulesets.dwar7s_winter.narration.wording import counted
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, described, name
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.types import DWARF_KINDS, ORDINARY, RESOURCES, THUNDER

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

FIGHTS, DWARVES, HEROES, MUSIC = "Fights", "Dwarves", "The hero pool", "The music hall"
RANKS = {FIGHTS: 1, DWARVES: 2, MUSIC: 3, HEROES: 4}

Placed = Callable[["CardSet", "View", Answer], Entry]


def status(cards: CardSet, view: View) -> str:
    """Return the line above the actions of a turn."""
    stock = view["stock"][view.player * len(RESOURCES) : (view.player + 1) * len(RESOURCES)]
    kept = ", ".join(f"{thing} {n}" for thing, n in zip(RESOURCES, stock, strict=True))
    return (
        f"Week {view['week']}, {counted(view['actions_left'], 'action')} left; {kept}; "
        f"{in_camp(view, view.player)} in camp{tokens(view)}"
    )


def tokens(view: View) -> str:
    """Return how many music tokens a solo player has left. Rules: D-VAR-03."""
    if view["players"] > 1:
        return ""
    owned = view["param"][P.SOLO_TOKENS]
    return f"; {owned - view['music'].count(0)} of {counted(owned, 'music token')} left"


def entry(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return where an option stands: of an action by `ACTIONS`, of every other question the piece
    with what one must know of it.
    """
    if answer[0] in ACTIONS:
        found = ACTIONS[answer[0]](cards, view, answer)
        return found._replace(rank=RANKS.get(found.heading, 0))
    if answer[0] in (O.ACCEPT, O.DECLINE):
        return Entry("yes" if answer[0] == O.ACCEPT else "no")
    if answer[0] in SINGLE:
        noun = cards.ruleset.option_kinds[answer[0]].arguments[0]
        said = described(cards, view, noun, answer[1])
        typed = str(answer[1]) if noun == "number" else ""
        card = card_of(cards, noun, answer[1]) if noun == "hero" else ""
        return Entry(said, facets=(Facet("", said, typed),) if typed else (), card=card)
    return Entry(text_of(cards, answer), last=answer[0] == O.DONE)


SINGLE = (
    O.PLAY_HERO,
    O.LEAVE,
    O.ACT_WITH,
    O.NUMBER,
    O.PLAYER,
    O.ZONE,
    O.DWARF,
    O.MONSTER,
    O.DISASTER,
    O.HERO,
)


def dwarf(kind: int) -> str:
    """Return a dwarf of a kind."""
    return "a dwarf" if kind == ORDINARY else f"the {DWARF_KINDS[kind]}"


def end_turn(cards: CardSet, view: View, answer: Answer) -> Entry:
    """End the turn. Actions that are left are lost."""
    left = view["actions_left"]
    lost = f" ({counted(left, 'action')} would be lost)" if left else ""
    return Entry(f"end your turn{lost}", last=True)


def place(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Place a dwarf from camp in any zone."""
    where = Facet("In which zone?", described(cards, view, "zone", answer[2]))
    free = answer[1] == THUNDER and not (view["param"][P.THUNDER_LIMIT] and view["thunders"])
    said = f"place {dwarf(answer[1])} from camp{' (free)' if free else ''}"
    return Entry(said, DWARVES, (where,))


def move(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Move a dwarf one zone."""
    where = Facet("To which zone?", described(cards, view, "zone", answer[3]))
    return Entry(
        f"move {dwarf(answer[1])} from {name(cards, 'zone', answer[2])}", DWARVES, (where,)
    )


def hire(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Hire a hero of the pool."""
    said = f"hire {described(cards, view, 'hero', answer[1])} for {answer[2]} gold"
    return Entry(said, HEROES, card=card_of(cards, "hero", answer[1]))


def music(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Play an instrument, with how many of one's own cards fit."""
    fits = sum(cards.tables.hero_music[hero] == answer[1] for hero in view["hand"])
    about = f"{counted(fits, 'card')} of your hand"
    said = f"play the {name(cards, 'instrument', answer[1])}"
    free = view["players"] == 1 and view["music_plays"] < view["param"][P.SOLO_FREE_MUSIC]
    return Entry(f"{said} (free)" if free else said, MUSIC, about=about)


def defeat(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Defeat a monster."""
    return Entry(f"defeat {described(cards, view, 'monster', answer[1])}", FIGHTS)


def overcome(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Overcome a disaster."""
    return Entry(f"overcome {described(cards, view, 'disaster', answer[1])}", FIGHTS)


ACTIONS: dict[int, Placed] = {
    O.END_TURN: end_turn,
    O.PLACE: place,
    O.MOVE: move,
    O.HIRE: hire,
    O.MUSIC: music,
    O.DEFEAT: defeat,
    O.OVERCOME: overcome,
}
