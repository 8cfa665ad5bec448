"""Keep what a sentence needs of what was told before.

It is the die that was spent, the card under way, why morale falls, who may know a card. Sentences
wait until nothing more belongs to them (a move and its exposure roll are one sentence) or until
somebody chooses something, so the lines told of a log are always the first lines told of any longer
one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dead_of_winter.narration.names import Names
from dowlang.rulesets.dead_of_winter.narration.wording import INDENT, told_together
from dowlang.rulesets.dead_of_winter.state import card_zones
from dowlang.rulesets.dead_of_winter.state.types import (
    BITTEN,
    BLANK,
    FROSTBITE,
    NOBODY,
    WOUND,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

Teller = Callable[..., None]  # (story, *payload of the event)

_FACES = {BLANK: "blank", WOUND: "wound", FROSTBITE: "frostbite", BITTEN: "bitten"}
_WHENCE = {
    card_zones.WASTE: "from-waste",
    card_zones.CONTRIBUTIONS: "from-crisis",
    card_zones.REMOVED: "from-removed",
    card_zones.BOX: "from-box",
    card_zones.STAKES: "from-stakes",
}


class Story(Names):
    """The telling of one log, in progress."""

    def __init__(self, cards: CardSet, seat: int | None) -> None:
        super().__init__(cards, seat)
        # what has been written
        self.lines: list[str] = []  # ready to be given out
        self.written = 0  # lines so far
        self.begun = False  # has a heading been told
        # what waits to be written
        self.waiting = ""  # a sentence to which something may be added
        self.about = NOBODY  # the survivor it speaks of
        self.face = NOBODY  # exposure die that belongs to it, until it is known what comes of it
        # kind of thing -> places -> entrances of each, -1 where there is one
        self.tally: dict[str, dict[tuple[str, str], list[int]]] = {}
        self.rolled: dict[str, list[int]] = {}  # noise dice by place
        # id and values of the sentence about the cards that are told together
        self.gathered: tuple[str, dict[str, str]] = (
            "",
            {},
        )
        # those cards, None for one that the listener may not know
        self.named: list[str | None] = []
        self.rolls: list[str] = []  # action dice of the round, by player
        self.dealt: dict[int, list[int]] = {}  # starting cards, by player
        # survivors at the start by player, the leader first
        self.members: dict[int, list[int]] = {}
        self.intent = ""  # an action that has begun
        self.die: tuple[int, int] | None = None  # player and value of the die spent just now
        # what is under way
        self.reasons: list[str] = []  # why something happens, innermost last
        self.paths: list[str] = []  # of which card each of them is
        self.entered: list[int] = []  # lines written when each of them began
        self.speaking = ""  # path of the card that is carried out
        self.next_card = ""  # path of the card whose step comes next, nothing of it told so far
        # has it been said that this card, which nobody plays now, is carried out
        self.introduced = False
        # what has been said of lasting effects of the card under way
        self.in_force: set[str] = set()
        self.cause = ""  # why the next event happens, when it is a change of morale
        # zone and holder of the card that the next event speaks of
        self.source: tuple[int, int] | None = None
        self.way = NOBODY  # zone where the card goes that is played by the next event
        self.healed = WOUND  # what kind of token the next event heals
        self.before = 0  # what the die of the next event showed
        self.origin = NOBODY  # entrance where the zombie of the next event stood
        self.symbol = NOBODY  # what was asked for
        self.played: list[int] = []  # items whose text is being carried out, the innermost last
        self.laid = NOBODY  # item equipped just now
        self.acting = -1  # number of the card whose granted ability is used
        self.search: list[int] | None = None  # cards drawn in the search under way
        self.noise = 0
        # noise tokens just put somewhere: place and how many
        self.unsaid: tuple[int, int] | None = None
        self.searcher = NOBODY
        self.votes: list[tuple[int, int]] = []
        self.votes_told = False  # who voted how in a vote that has not ended yet
        # what is remembered
        self.morale = -1  # -1: not known yet
        self.round = -1
        self.turn = 0
        self.contributed: list[int] = []
        self.in_colony_phase = False
        self.set_up = ""  # path of the card that sets up the table now
        self.parts: list[str] = []  # how far each comparison of the goal told next is
        # goals told at the end: player (nobody: the main one), number, have, want, won, parts
        self.ends: list[tuple[int, int, int, int, int, tuple[str, ...]]] = []
        self.exiled: set[int] = set()

    # ---- writing
    def say(self, id: str, /, **values: Any) -> None:
        """Write a whole sentence by its id."""
        self.tell(self.said(id, **values))

    def tell(self, text: str) -> None:
        """Write a whole sentence."""
        self.flush()
        self.line(text)

    def open(self, text: str, about: int = NOBODY) -> None:
        """Begin a sentence that may go on."""
        self.flush()
        self.waiting, self.about = text, about

    def heading(self, text: str) -> None:
        """Write a line of its own, at the left edge, after an empty one."""
        self.flush()
        if self.begun:
            self._write("")
        self.begun = True
        self._write(text)

    def line(self, text: str) -> None:
        """Write a sentence where it belongs.

        A card that is carried out though nobody plays it now is named first.
        """
        foreign = self.speaking not in ("", *self.paths, self.set_up)
        if foreign and not self.introduced:
            self.introduced = True
            said = self.said("card-speaks", card=self.card_name(self.speaking))
            self._write(INDENT * (1 + len(self.reasons)) + self.sentence(said))
        self._write(INDENT * (1 + len(self.reasons) + foreign) + self.sentence(text))

    def _write(self, line: str) -> None:
        self.lines.append(line)
        self.written += 1

    def flush(self) -> None:
        """Write all that waits, an action that has begun included."""
        self.close_sentence()
        if self.intent or self.die is not None:
            if self.search is not None and self.noise:
                times = self.times(self.noise)
                self.intent = self.said("noise-too", first=self.intent, count=times)
                self.noise = 0
            spent, die = self.die, self.with_die()
            intent, self.intent = self.intent, ""
            if intent:
                self.line(self.said("with-that-die", first=intent, die=die) if die else intent)
            elif spent is not None:
                self.line(self.said("spends-die", who=self.player(spent[0]), die=spent[1]))

    def close_sentence(self) -> None:
        """Tell what is waiting: nothing more belongs to it."""
        if self.waiting:
            text, self.waiting = self.waiting, ""
            if self.face != NOBODY:
                text = self.said(f"shown-{_FACES[self.face]}", first=text)
            self.about = self.face = NOBODY
            self.line(text)
        if self.named:
            (id, values), cards, self.named = self.gathered, self.named, []
            named = self.cards_named(cards)
            self.line(self.said(id, cards=named, count=len(cards), **values))
        tally, self.tally = self.tally, {}
        rolled, self.rolled = self.rolled, {}
        for where, rolls in rolled.items():
            self.line(self.said("noise-rolled", place=where, rolls=tuple(map(str, rolls))))
        for kind, places in tally.items():
            self.line(told_together(self.speech, kind, places))

    def tell_rolls(self) -> None:
        """Write what was rolled for the round, once all have rolled."""
        rolls, self.rolls = self.rolls, []
        if rolls:
            said = rolls[0]
            for roll in rolls[1:]:
                said = self.said("and-dice", left=said, right=roll)
            self.say("dice", rolls=said)

    def tell_hands(self) -> None:
        """Write what was dealt, once all hands are."""
        dealt, self.dealt = self.dealt, {}
        for player, items in dealt.items():
            names = [self.item(i) if self.sees(player) else None for i in items]
            named, count = self.cards_named(names), len(names)
            self.say("is-dealt", who=self.player(player), cards=named, count=count)

    def tell_noise(self) -> None:
        """Write the noise that a card made while somebody searched."""
        if self.unsaid is not None:
            (location, count), self.unsaid = self.unsaid, None
            for _ in range(count):
                self.count("noise", self.place(location))

    # ---- what is told together
    def intend(self, text: str) -> None:
        """Keep an action that begins: it is said when something else happens before it is done."""
        if self.intent:
            self.flush()
        self.close_sentence()
        self.intent = text

    def done(self) -> str:
        """Drop the beginning of an action that is told now.

        Returns the die it was done with.
        """
        self.intent = ""
        return self.with_die()

    def count(self, kind: str, where: str, entrance: int = NOBODY, to: str = "") -> None:
        """Count something that comes in numbers: it is told once the next thing happens."""
        if (
            self.waiting
            or self.intent
            or self.die
            or self.named
            or self.rolled
            or (self.tally and kind not in self.tally)
        ):
            self.flush()
        self.tally.setdefault(kind, {}).setdefault((where, to), []).append(entrance)

    def uncount(self, kind: str) -> None:
        """Drop what was counted last, which is told otherwise."""
        self.tally.pop(kind, None)

    def noise_die(self, where: str, roll: int) -> None:
        """Note a die for a noise token. Several at one place are told together."""
        if self.waiting or self.named or self.tally or (self.rolled and where not in self.rolled):
            self.flush()
        self.rolled.setdefault(where, []).append(roll)

    def gather(self, id: str, card: str | None, **values: str) -> None:
        """Tell a card to which something happens, by the id of the sentence.

        Those in a row to which the same happens are told together.
        """
        if (
            self.waiting
            or self.intent
            or self.die
            or self.tally
            or self.rolled
            or (self.named and self.gathered != (id, values))
        ):
            self.flush()
        self.gathered = (id, values)
        self.named.append(card)

    # ---- exposure
    def hurt(self, survivor: int, face: int) -> bool:
        """Return True if the harm belongs to the roll that is being told. Then the sentence is
        over.
        """
        if self.face != face or self.about != survivor:
            return False
        self.waiting = self.said(f"happened-{_FACES[face]}", first=self.waiting)
        self.face = NOBODY
        self.close_sentence()
        return True

    def with_die(self) -> str:
        """Return ` with a 4`, when a die was just spent."""
        die, self.die = self.die, None
        return self.said("with-die", die=die[1]) if die is not None else ""

    def whence(self, player: int = NOBODY) -> str:
        """Return where the card comes from that the event speaks of, nothing for the own hand."""
        if self.source is None:
            return ""
        zone, holder = self.source
        match zone:
            case card_zones.HAND:
                own = holder == player
                return "" if own else self.said("from-hand", who=self.player(holder))
            case card_zones.EQUIPMENT | card_zones.TUCKED:
                return self.said("of-survivor", who=self.survivor(holder))
            case card_zones.DECK:
                return self.said("from-deck", deck=self.deck(holder))
        return self.said(_WHENCE[zone]) if zone in _WHENCE else ""

    # ---- reasons
    def because(self) -> str:
        """Tell why morale changes: what happened just before, else the card that is carried out,
        else what is under way.
        """
        reason = self.cause or (self.card_name(self.speaking) if self.speaking else "")
        if not self.cause and self.reasons and self.speaking in ("", self.paths[-1]):
            reason = self.reasons[-1]
        self.cause = ""
        return self.said("because", reason=reason) if reason else ""

    def speaks(self, path: str) -> None:
        """Note that another card is carried out from here on, "" for none.

        It counts when something is told: a card that only asked somebody in secret is not.
        """
        self.next_card = path

    def go_on(self) -> None:
        """Begin with what another card tells, before anything of it is told."""
        if self.next_card != self.speaking:
            self.close_sentence()
            self.speaking, self.introduced = self.next_card, False

    def enter(self, reason: str, path: str = "") -> None:
        """Begin something that causes what follows, told one step to the right."""
        self.flush()
        self.reasons.append(reason)
        self.paths.append(path)
        self.entered.append(self.written)

    def leave(self) -> None:
        """End what caused the lines before. If nothing came of it, that is said."""
        self.flush()
        if self.reasons:
            if self.written == self.entered[-1]:
                self.line(self.said("comes-to-nothing"))
            for pile in (self.reasons, self.paths, self.entered):
                pile.pop()
        self.in_force.clear()

    def leave_all(self) -> None:
        """End all that is under way."""
        self.flush()
        for pile in (self.reasons, self.paths, self.entered, self.played):
            pile.clear()
        self.in_force.clear()
        self.cause, self.acting, self.laid, self.search, self.noise = "", -1, NOBODY, None, 0
