"""The options that say which game is played, as several commands have them."""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.cli.game_options import deal_of, pairs
from dowlang.cli.loaded_sets import standard_place
from dowlang.cli.parameters import (
    Agents,
    Deal,
    Objective,
    Players,
    Rules,
    SetOption,
    SettingOption,
    Variant,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions:
    """The players of a game, and the set-up they play with."""

    players: Players = None
    variant: Variant = None
    agents: Agents = ""
    rule: Rules = None
    setting: SettingOption = None
    deal: Deal = None

    @property
    def named(self) -> dict[str, object]:
        """Return the set-up options that have a command-line option of their own."""
        return {"players": self.players, "variant": self.variant, "deal": deal_of(self.deal)}

    @property
    def numbers(self) -> dict[str, int | str]:
        """Return the numbers of the rules that are changed. Raises `CommandError`."""
        return pairs("rule", self.rule)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOptions:
    """A set, its objective, and the seats."""

    set: SetOption = ""
    objective: Objective = None
    seats: SeatOptions

    @property
    def place(self) -> str:
        """Return where the set lies, the standard one where none is named."""
        return self.set or standard_place()

    @property
    def named(self) -> dict[str, object]:
        """Return the set-up options that have a command-line option of their own."""
        return {"objective": self.objective, **self.seats.named}
