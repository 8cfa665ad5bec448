"""Everything that changes during a game of Dead of Winter, as plain data.

Survivors, items, objectives, crises and crossroads cards are the numbers of their cards in the set
(items: of each copy). The top of every pile is its last element. What never changes is in
`card_tables.py`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from dowlang.engine.effect_lifetimes import release_card
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import KEPT
from dowlang.engine.ongoing_effects import value as read
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.cancelling import take_back
from dowlang.rulesets.dead_of_winter.state.kept_values import Ballots, InSecret, Throw, told_again
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BEARER_TAG,
    BEARERS,
    DECIDES_TIES,
    EXPOSURE_BLANK,
    FIRST_PLAYER_EXILED_TIEBREAK,
    ITEM_TAG,
    KEPT_LIMITS,
    LIMITS_KEPT,
    VOTES,
)
from dowlang.rulesets.dead_of_winter.state.types import MOST, NONE

if TYPE_CHECKING:
    from dowlang.rulesets.dead_of_winter.state.card_tables import Tables


class Winter(Game):
    """The state of one game. Fields are grouped by what their index is."""

    # the table
    players: int  # seated at the start (P)
    variant: int  # bits, see `variants.py`
    scenario: int  # number of the scenario, -1: none
    main: int  # number of the main objective card
    hardcore: int  # 1: its hardcore side is up
    restricted: int  # 1: a rule was changed from the start so that pieces are not as printed
    counters: list[int]  # of the main objective, in the order of its face
    phase: int  # 0 set-up, 1 player turns, 2 colony phase
    round: int  # rounds begun so far. The marker below counts down
    turn: int  # turns begun so far
    active_player: int  # whose turn it is, -1 outside turns
    first_player: int
    morale: int
    rounds_left: int  # the round marker
    food: int
    starvation: int
    helpless: int  # tokens in the colony
    completed: int  # 1: the main objective is completed (R-END-06)
    # 1: set by `cancel the action/result`, 2: by `reroll the exposure die`. Cleared by the
    # procedure that offered the point
    cancelled: int
    playing: int  # the item whose text is being carried out, -1 none: `using` of what it causes
    # of the actions of this turn only the requests and hand-offs, which could go on for ever
    actions: int
    deeds: int  # all actions begun this turn, whatever their kind
    turn_over: int  # 1: a card has ended the turn
    drawn: tuple[int, ...]  # cards of the search in progress, looked at but not kept yet
    # by survivor
    location: list[int]  # -1: not on the board
    controller: list[int]  # -1: not in play
    wounds: list[int]  # ordinary wound tokens
    frostbite: list[int]
    moved: list[int]  # 1: has used its move this turn
    began_at: list[int]  # where it stood when the present turn began
    equipment: list[tuple[int, ...]]  # items, in the order equipped
    # by player
    # whom each player controls, by number: `controller` read the other way, see `board.regroup`
    groups: list[tuple[int, ...]]
    leader: list[int]  # -1: none
    waiting: list[int]  # 1: has lost the last survivor and waits for a new one
    unused: list[tuple[int, ...]]  # action dice, ascending
    spent: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    # secret objective in force: number of an ordinary one, 1000 + a betrayal one, 2000 + an exiled
    # one, -1 none
    secret: list[int]
    dealt: list[int]  # the one dealt at set-up, in the same numbers. Never an exile one
    exiled: list[int]
    eliminated: list[int]
    voted: list[int]  # 1: has started an exile vote this turn
    turns_lost: list[int]  # turns that a card has taken away and that have not come yet
    # by entrance (twelve)
    zombies: list[int]
    barricades: list[int]
    entrance_spaces: list[int]
    # by location (seven)
    survivor_spaces: list[int]  # as printed. Lasting effects come on top
    noise_spaces: list[int]
    noise: list[int]
    noise_made: list[int]  # tokens put there this round (U-50)
    item_deck: list[tuple[int, ...]]  # the colony's is empty
    searched: list[int]  # the last turn in which the location was searched, 0 never
    # piles
    survivor_deck: tuple[int, ...]
    crisis_deck: tuple[int, ...]
    crossroads_deck: tuple[int, ...]
    exile_deck: tuple[int, ...]
    waste: tuple[int, ...]
    removed: tuple[int, ...]  # items removed from the game
    box: tuple[int, ...]  # items returned to the box at set-up
    removed_survivors: tuple[int, ...]
    removed_crossroads: tuple[int, ...]
    # cards looked at or revealed by an effect (`the rest`), as `words/cards/zones.py` numbers them,
    # and `-1 - card` for each that a word has dealt with
    aside: tuple[int, ...]
    # crisis of the round
    crisis: int  # -1: none revealed
    contributed: tuple[tuple[int, int, int], ...]  # (player, item, 1 when it lay open as equipment)
    crises_prevented: int
    resolving: int  # 1: the crisis is being resolved, what was given to it lies open
    # (player, item) put at stake by the card that is being carried out, open to all
    stakes: tuple[tuple[int, int], ...]
    # (survivor, item) face down under a survivor, known to who controls it alone
    tucked: tuple[tuple[int, int], ...]
    # crossroads card of the turn
    crossroads: int  # -1: none in force
    happening: int  # the one that is being carried out, known to all, -1 none
    holder: int  # its drawer
    waits_for: int  # the event that sets it off, -1: a state, or no card
    # payload of the event that set it off, waiting for the action to be finished, () none
    fact: Frame
    outside: int  # 1: what a card waits for outside the game has happened
    # (crossroads card, what carries it: `BEARERS`, counters on it)
    attached: list[tuple[int, int, int]]
    counted: list[tuple[int, int]]  # (crossroads card that was detached, what it had counted)
    # history that cards ask about
    killed_this_turn: int  # zombies killed
    # (event, turn, round, *payload) of the events that a card of the set asks about, the oldest
    # first
    history: list[Frame]
    came_up: list[tuple[int, int]]  # (crossroads card, length of the history when it came up)
    deadly: int  # 1: a card may be keeping alive a survivor with lethal wounds
    # turn, deed (as `deeds` counts them), helpless survivors and survivors who came in it
    company: tuple[int, int, int, tuple[int, ...]]

    # private and public records
    ballots: Ballots  # of the last vote
    noted: tuple[InSecret, ...]  # by card and player: the number picked in secret last
    kept: tuple[InSecret, ...]  # by card and player: the die kept in secret last
    thrown: tuple[Throw, ...]  # by card: the dice that it has thrown last. The newest comes last
    standing: int  # 1: what items say that players may do at any time is in force
    loss: int  # morale lost last, or about to be
    crises_met: int  # crises that were resolved
    # by player: resolved crises to which they gave a card, and a right one; right cards, wrong ones
    # given to resolved crises
    crisis_books: list[tuple[int, int, int, int]]
    # what the set adds to the table
    levels: list[int]  # by track
    # (token, what it lies on: `ON_PLACE` …, number of that piece, how many), in that order
    laid: list[tuple[int, int, int, int]]
    incidents_down: list[tuple[int, ...]]  # by deck of the set: face down, the top last
    incidents_past: list[tuple[int, ...]]  # by deck: revealed before, open to all
    incident_open: list[int]  # by deck: the one that lies open, -1 none
    first_leaders: list[int]  # by player: who led when the first turn began, -1 before
    exiled_in: list[int]  # by player: the round of the exile, 0 never
    out_of_play: list[int]  # by survivor: to whom it comes back from out of play, -1 none
    fell_under: list[int]  # by survivor: whose it was when it was killed, -1 for no death
    voted_out: list[int]  # by player: 1 when a vote has exiled them

    @property
    def t(self) -> Tables:
        """Return the immutable tables of the set."""
        tables: Tables = self.cards.tables
        return tables

    def arbiter(self) -> int:
        """Return the holder of the first player token, for ties and the order of simultaneous
        effects.

        Whether that may be an exiled player is U-32. Otherwise it is the next player clockwise who
        is in the game and not exiled, if there is one. Rules: R-BOARD-18, R-TEXT-02.
        """
        if self.exiled[self.first_player] and not self.param[FIRST_PLAYER_EXILED_TIEBREAK]:
            for step in range(1, self.players):
                player = (self.first_player + step) % self.players
                if not self.exiled[player] and not self.eliminated[player]:
                    return player
        return self.first_player

    def may_vote(self, player: int) -> bool:
        """Return True unless the player is exiled or eliminated: they do not vote, whatever the
        vote is about. Rules: R-VOTE-03, R-EXILE-11, R-VAR-12.
        """
        return not self.exiled[player] and not self.eliminated[player]

    def active(self) -> int:
        """Return the active player, between turns the first player.

        Rules: R-ZOMBIE-12, U-57.
        """
        return self.active_player if self.active_player >= 0 else self.first_player

    def votes_of(self, player: int) -> int:
        """Return the votes of a player as rules in force say."""
        return read(self, VOTES, player)

    def decides_tie(self, ties: int) -> int:
        """Return who decides equal votes: whom a rule in force names, the first of several."""
        if self.scoped[DECIDES_TIES]:
            named = [p for p in range(self.players) if read(self, DECIDES_TIES, p) > 0]
            return next((p for p in named if self.may_vote(p)), super().decides_tie(ties))
        return super().decides_tie(ties)

    def record_votes(self, voters: Sequence[int], votes: Sequence[int]) -> None:
        """Note who voted how in the last vote that was held."""
        self.ballots = tuple(zip(voters, votes, strict=True))

    def coming_back(self) -> Frame:
        """Return the step that tells the cards under way their own once more (`told_again`)."""
        kept = (self.ballots, self.thrown, self.noted, self.kept, self.aside)
        return told_again(self.stack, kept, self.card_number)

    def card_number(self, card: str) -> int:
        """Return the number of the card with a path, -1 for a definition and a line of a test."""
        return self.cards.card_numbers.get(card, NONE)

    def first_asked(self) -> int:
        """Return the first player, from whom choices of several players are asked clockwise,
        whoever has the turn. Rules: U-54.
        """
        return self.first_player

    def emit(self, event: int, *payload: int) -> bool:
        """Emit an event as in every game. The crossroads card in force listens before the watches
        do.
        """
        if self.log is not None:
            self.log.append((event, *payload))
        if not self.hears[event] and event != self.waits_for:
            return False
        return self.hear(event, payload)

    def emit_untold(self, event: int, *payload: int) -> bool:
        """Emit an event that the log is told of by another one, for those who wait for it."""
        if not self.hears[event] and event != self.waits_for:
            return False
        return self.hear(event, payload)

    def roll_of(self, stream: str, value: int) -> int:
        """Return what `roll` has to return for a forced value of a stream.

        An exposure face goes by the lowest number that shows it, a die by its pips.
        """
        if stream == "exposure":
            return sum(read(self, face) for face in range(EXPOSURE_BLANK, EXPOSURE_BLANK + value))
        return value - 1

    def counter(self, card: str, number: int) -> int:
        """Return a counter of the main objective, or the one on an attached card, also when that
        has left its bearer: its lines may still ask.
        """
        if card == self.t.objective_path[self.main]:
            return self.counters[number] if number < len(self.counters) else 0
        on_it = [(attached, count) for attached, _, count in self.attached]
        counts = (*on_it, *self.counted)
        return next((n for each, n in counts if self.t.crossroads_path[each] == card), 0)

    def leave_bearers(self, gone: Collection[tuple[int, int, int]]) -> None:
        """Take attached cards off their bearers. What they have counted stays known until they
        are attached again.
        """
        self.attached[:] = [entry for entry in self.attached if entry not in gone]
        self.counted += [(card, count) for card, _, count in gone if count]

    def add_to_counter(self, card: str, number: int, amount: int) -> None:
        """Change a counter. It never falls below 0, and rises to `MOST` at the most."""
        if card == self.t.objective_path[self.main]:
            self.counters[number] = min(max(0, self.counters[number] + amount), MOST)
            self.tell(E.COUNTER_SET, self.cards.card_numbers[card], number, self.counters[number])
            return
        for place, (attached, bearer, count) in enumerate(self.attached):
            if self.t.crossroads_path[attached] == card:
                now = min(max(0, count + amount), MOST)
                self.attached[place] = (attached, bearer, now)
                self.tell(E.COUNTER_SET, self.cards.card_numbers[card], number, now)

    def under_way(self) -> str:
        """Return the path of the crossroads card that happens, of the item that is played, else of
        the crisis of the round.
        """
        path: str = self.t.crisis_path[self.crisis] if self.crisis != NONE else ""
        if self.happening != NONE:
            path = self.t.crossroads_path[self.happening]
        elif self.playing != NONE:
            path = self.t.design_path[self.t.item_card[self.playing]]
        return path

    def carried_out_unseen(self) -> bool:
        """Return True while a player carries out the set-up of a secret objective (R-BOARD-15)."""
        return any(frame[0] == "secret_set_up" for frame in self.stack)

    def closing(self, event: int) -> Frame:
        """Return the step that closes a turn or a round, with what the event of its end tells."""
        if event == E.TURN_ENDED:
            return ("turn_closed", self.active_player)
        return ("round_closed", self.round) if event == E.ROUND_ENDED else ()

    def cancel(self, what: str) -> None:
        """Take back what waits at the point under way. The procedure that offered it reads and
        clears `cancelled`.
        """
        if not take_back(self.stack, 1):
            self.cancelled = 1

    def attach(self, card: str, noun: str, bearer: int) -> int:
        """Attach a crossroads card to a survivor. Its effects in force end when the survivor is
        lost.

        It is one card, in one place: it leaves another bearer, and counts from 0 again.
        """
        number = self.cards.card_numbers[card]
        kind = self.cards.facts[number]
        if kind["kind"] == "crossroads":
            carried = (self.cards.number("crossroads", kind["slug"]), BEARERS[noun] + bearer)
            if carried not in [entry[:2] for entry in self.attached]:
                self.detach(card)
                self.counted[:] = [entry for entry in self.counted if entry[0] != carried[0]]
                self.attached.append((*carried, 0))
                self.tell(E.ATTACHED, number, BEARERS[noun], bearer)
        return self.bearer_tag(noun, bearer)

    def kept_limits(self, tag: int) -> int:
        """Return where limits of an item are kept: by the copy, whoever bears it and wherever it
        was meanwhile.

        Rules: R-ACT-HND-02, U-74.
        """
        if not ITEM_TAG <= tag < BEARER_TAG or self.param[LIMITS_KEPT]:
            return 0
        return KEPT_LIMITS + (tag - ITEM_TAG) * KEPT

    def bearer_tag(self, noun: str, bearer: int) -> int:
        """Return the tag of a survivor or another piece.

        Effects it carries end with the survivor or with the card.
        """
        return BEARER_TAG + BEARERS[noun] + bearer

    def detach(self, card: str) -> None:
        """Detach the crossroads card from its survivor. Others attached to the same one stay."""
        gone = [entry for entry in self.attached if self.t.crossroads_path[entry[0]] == card]
        self.leave_bearers(gone)
        for _, bearer, _ in gone:
            self.tell(E.DETACHED, self.cards.card_numbers[card])
            release_card(self, BEARER_TAG + bearer, card)

    def happens_outside(self) -> None:
        """Let the crossroads card in force that waits for it come up as one that waits for a state
        does.
        """
        self.outside = 1

    def remembers(self) -> frozenset[int]:
        """Return the events that the cards of the set ask about."""
        return self.t.remembered

    def happened(self, event: int, window: str, card: str) -> list[Frame]:
        """Return the payloads of an event in a window: this turn, this round, since the card came
        up, or the whole game. Of a card that never came up (an objective, an item) it is the game.
        """
        match window:
            case "turn":
                return [
                    entry[3:]
                    for entry in self.history
                    if entry[0] == event and entry[1] == self.turn
                ]
            case "round":
                return [
                    entry[3:]
                    for entry in self.history
                    if entry[0] == event and entry[2] == self.round
                ]
            case "card":
                since = next(
                    (
                        mark
                        for number, mark in self.came_up
                        if self.t.crossroads_path[number] == card
                    ),
                    0,
                )
                return [entry[3:] for entry in self.history[since:] if entry[0] == event]
            case _:
                return [entry[3:] for entry in self.history if entry[0] == event]
