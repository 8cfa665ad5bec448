"""Bookkeeping over the log of a game: every change of a track or of tokens is told by an event, and
rounds and turns come in their order.

The ledger knows the state as the events tell it; `enter` compares it with the state. It reads
nothing from procedures, so a procedure that changes something silently, or tells what it does not
do, is found at the next entry. (Part 7: 5, 7; R-ROUND-02, -03, R-TURN, R-COLONY, R-XROADS-07)
"""

from __future__ import annotations

from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.procedures.tracks import check_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import MORALE_CHECKED
from dowlang.rulesets.dead_of_winter.state.types import NOBODY

# event -> (what is booked, sign, place of the amount in the entry; 0: one)
BOOKED: dict[int, tuple[str, int, int]] = {
    E.MORALE_GAINED: ("morale", 1, 1),
    E.MORALE_LOST: ("morale", -1, 1),
    E.FOOD_ADDED: ("food", 1, 1),
    E.FOOD_REMOVED: ("food", -1, 1),
    E.FOOD_PAID: ("food", -1, 1),
    E.FOOD_TOKEN_SPENT: ("food", -1, 0),
    E.STARVATION_ADDED: ("starvation", 1, 1),
    E.STARVATION_REMOVED: ("starvation", -1, 1),
    E.HELPLESS_ADDED: ("helpless", 1, 1),
    E.HELPLESS_REMOVED: ("helpless", -1, 1),
    E.HELPLESS_KILLED: ("helpless", -1, 1),
    E.ZOMBIE_ADDED: ("zombies", 1, 0),
    E.ZOMBIE_KILLED: ("zombies", -1, 0),
    E.ZOMBIE_REMOVED: ("zombies", -1, 0),
    E.BARRICADE_ADDED: ("barricades", 1, 0),
    E.BARRICADE_BUILT: ("barricades", 1, 0),
    E.BARRICADE_DESTROYED: ("barricades", -1, 0),
    E.BARRICADE_REMOVED: ("barricades", -1, 0),
    E.NOISE_ADDED: ("noise", 1, 2),
    E.NOISE_REMOVED: ("noise", -1, 2),
    E.NOISE_ROLLED: ("noise", -1, 0),
    E.SURVIVOR_ADDED: ("survivors", 1, 0),
    E.SURVIVOR_KILLED: ("survivors", -1, 0),
    E.SURVIVOR_REMOVED: ("survivors", -1, 0),
    E.SURVIVOR_TAKEN_OUT: ("survivors", -1, 0),
    E.SURVIVOR_BACK: ("survivors", 1, 0),
    E.WOUNDED: ("wounds", 1, 0),
    E.FROSTBITTEN: ("wounds", 1, 0),
}
SETTING_UP, STARTED, TURNS, IN_TURN, COLONY, BETWEEN = range(6)
AFTER_ZERO = (E.MAIN_TOLD, E.GOAL_TOLD, "end")  # what may be told once a track is at 0


class Ledger:
    """One game's books, opened at its present state."""

    def __init__(self, game: Winter) -> None:
        self.books = self.counted(game)
        self.dice = [len(game.unused[p]) + len(game.spent[p]) for p in range(game.players)]
        self.round, self.turns, self.first, self.rolled = game.round, 0, 0, 0
        self.stage = (
            SETTING_UP if not game.phase else IN_TURN if game.active_player != NOBODY else COLONY
        )
        self.whole = not game.phase  # this round was seen from its beginning
        self.triggered = 0
        self.ended = self.over = False

    @staticmethod
    def counted(game: Winter) -> dict[str, int]:
        """The same sums, from the state."""
        return {
            "morale": game.morale,
            "food": game.food,
            "starvation": game.starvation,
            "helpless": game.helpless,
            "zombies": sum(game.zombies),
            "barricades": sum(game.barricades),
            "noise": sum(game.noise),
            "survivors": sum([owner != NOBODY for owner in game.controller]),
            "wounds": sum(game.wounds) + sum(game.frostbite),
        }

    def enter(self, game: Winter, entry: Frame) -> str:
        """Book one entry of the log; what is wrong with it or with the state, or an empty text."""
        if self.over:
            return "something is told after the end"
        event = entry[0]
        if self.ended and event not in AFTER_ZERO:
            return "the game goes on after a track came to 0"
        if event == "end":
            self.over = True
            return ""
        if not isinstance(event, int):
            return self.compare(game)
        if event in BOOKED:
            name, sign, place = BOOKED[event]
            self.books[name] += sign * (entry[place] if place else 1)
        # U-72: morale is looked at when all have come
        batch = game.param[MORALE_CHECKED] and (check_morale.__name__,) in game.stack
        at_zero = event == E.MORALE_LOST and not game.morale and not batch
        self.ended = (
            self.ended or at_zero or (event == E.ROUND_MARKER_MOVED and not game.rounds_left)
        )
        if event in (E.DICE_ROLLED, E.PLAYER_ELIMINATED):
            self.dice[entry[1]] = entry[2] if event == E.DICE_ROLLED else 0
        elif event in (E.DICE_GAINED, E.DIE_LOST):
            self.dice[entry[1]] += len(str(entry[2])) if event == E.DICE_GAINED else -1
        return self.order(game, entry) or self.compare(game)

    def compare(self, game: Winter) -> str:
        """Books against state.

        Groups are told when all are there (`order`); wounds leave with the survivor, one by one
        when they are healed.
        """
        counted = self.counted(game)
        if counted["wounds"] <= self.books["wounds"]:
            self.books["wounds"] = counted["wounds"]
        if counted != self.books:
            return (
                f"{[name for name in counted if counted[name] != self.books[name]]} changed "
                f"without being told: {counted}, told {self.books}"
            )
        dice = [len(game.unused[p]) + len(game.spent[p]) for p in range(game.players)]
        return f"dice {dice}, told {self.dice}" if dice != self.dice else ""

    def order(self, game: Winter, entry: Frame) -> str:
        """Round, crisis, dice, one turn for everybody clockwise from the first player, colony
        phase, end of the round.
        """
        match entry[0]:
            case E.GROUP_MEMBER:
                if self.stage != SETTING_UP:
                    return "a group is told after the set-up"
                self.books["survivors"] = self.counted(game)["survivors"]
            case E.ROUND_STARTED:
                if self.stage not in (SETTING_UP, BETWEEN) or entry[1] != self.round + 1:
                    return "a round begins out of order"
                self.whole = True
                self.round, self.stage, self.turns, self.first, self.rolled = (
                    entry[1],
                    STARTED,
                    0,
                    game.first_player,
                    0,
                )
            case E.DICE_ROLLED:
                self.rolled += 1
                if self.stage != STARTED:
                    return "action dice are rolled outside the roll step"
            case E.TURN_STARTED:
                return self.turn_started(game, entry[1])
            case E.TURN_ENDED:
                if self.stage != IN_TURN or game.active_player != entry[1]:
                    return "a turn ends that has not begun"
                self.stage, self.turns = TURNS, self.turns + 1
            case E.CROSSROADS_TRIGGERED:
                self.triggered += 1
                if self.stage != IN_TURN or self.triggered > 1:
                    return "a second crossroads card, or one outside a turn"
            case E.COLONY_PHASE_STARTED:
                if self.stage != TURNS:
                    return "the colony phase begins before everybody had a turn"
                self.stage = COLONY
            case E.ROUND_ENDED:
                if self.stage != COLONY:
                    return "a round ends without its colony phase"
                self.stage = BETWEEN
        return ""

    def turn_started(self, game: Winter, player: int) -> str:
        """R-ROUND-03; players who are out of the game are passed over (R-VAR-12)."""
        if not self.whole:
            self.stage, self.triggered = IN_TURN, 0
            return ""
        there = sum([not out for out in game.eliminated])
        if self.stage not in (STARTED, TURNS) or (self.stage == STARTED and self.rolled < there):
            return "a turn begins out of order"
        seats = [(self.first + k) % game.players for k in range(game.players)]
        due = [seat for seat in seats if not game.eliminated[seat] or seat == player]
        if player not in due or (not any(game.eliminated) and due[self.turns % len(due)] != player):
            return f"player {player + 1} has a turn out of order"
        self.stage, self.triggered = IN_TURN, 0
        return ""
