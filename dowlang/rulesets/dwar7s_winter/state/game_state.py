"""Everything that changes during a game of Dwar7s Winter, as plain data.

Monsters, disasters and heroes are the numbers of their physical cards. The top of every pile is its
last element. What never changes is in `card_tables.py`, the graph in `boards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.types import NOBODY

if TYPE_CHECKING:
    from dowlang.rulesets.dwar7s_winter.state.boards import Board
    from dowlang.rulesets.dwar7s_winter.state.card_tables import Tables


class Dwar7s(Game):
    """The state of one game. Fields are grouped by what their index is."""

    # the table
    players: int
    variant: int  # bits, see `variants.py`
    board: int  # number of the board among those of the set
    week: int  # the winter token, 0 during set-up
    phase: int  # 0 set-up, 1 invasion, 2 preparation, 3 actions, 4 resolution
    lead: int  # who holds the first-player token
    active_player: int  # whose turn it is, -1 outside turns
    turn: int  # turns begun so far
    actions_left: int  # of the turn
    hired: int  # hires of this turn
    music_plays: int  # instruments played this turn
    thunders: int  # free placements of a thunder lord this turn
    placed: tuple[tuple[int, int], ...]  # (player, zone) placements from camp this turn
    playing: int  # the hero card that is carried out, -1 none
    acting: int  # the monster that acts, -1 none
    attacked: tuple[int, ...]  # monster cards of which a copy has attacked this week (U-49)
    struck: tuple[int, ...]  # monsters that attacked since the one that acts began (U-64)
    # by player and resource (player * 4 + resource)
    stock: list[int]
    # by player
    actions: list[int]  # the action track
    hand_limit: list[int]
    deck: list[tuple[int, ...]]  # heroes face down beside the player board
    hand: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    monsters_won: list[tuple[int, ...]]
    disasters_won: list[tuple[int, ...]]
    titles: tuple[int, ...]  # of a solo player, at the end
    # by dwarf (player * 10 + place among the player's, see `dwarves.py`)
    dwarf_at: list[int]  # a zone, -1 camp, -2 not in play
    # by instrument
    music: list[int]  # whose token lies there, -1 nobody's
    silent: list[int]  # 1: silenced until the week ends (U-59)
    # by monster, by disaster
    monster_at: list[int]  # zone, -1 not on the board
    token_at: list[int]  # zone of a disaster's token, -1 none
    # rows and piles
    monsters: tuple[int, ...]  # the active row, in the order revealed
    disasters: tuple[int, ...]
    monster_deck: tuple[int, ...]
    disaster_deck: tuple[int, ...]
    hero_deck: tuple[int, ...]
    pool: tuple[int, ...]  # slots from left to right, -1 empty

    @property
    def t(self) -> Tables:
        """Return the immutable tables of the set."""
        tables: Tables = self.cards.tables
        return tables

    @property
    def b(self) -> Board:
        """Return the board of the game."""
        return self.t.boards[self.board]

    def arbiter(self) -> int:
        """Return the lead, who orders what happens at the same time."""
        return self.lead

    def closing(self, event: int) -> Frame:
        """Return the step that closes a turn or a week, with what the event of its end tells."""
        if event == E.TURN_ENDED:
            left = next((frame[1] for frame in self.stack if frame[0] == "turn_over"), 0)
            return ("turn_over", self.active_player, left)
        return ("pass_lead", self.week) if event == E.WEEK_ENDED else ()

    def active(self) -> int:
        """Return the player whose turn it is, outside turns the lead."""
        return self.lead if self.active_player == NOBODY else self.active_player
