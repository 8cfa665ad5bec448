"""`dow compare`: how two ways to play differ, from games with the same chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import typer

from dowlang import simulate
from dowlang.cli.compared_sides import common_of, differs, ruleset_of, side_of
from dowlang.cli.comparison_text import comparison_text, looked_text
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import wrong_number
from dowlang.cli.output import as_json, emit, renewed
from dowlang.cli.parameters import TEXT_OR_JSON, Workers
from dowlang.cli.refusals import known_format
from dowlang.cli.run_of_games import GAMES_UNTIL, precision_of
from dowlang.cli.table_options import TableOptions
from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate.game_records import Batch
from dowlang.simulate.paired_runs import Looked
from dowlang.simulate.paired_runs import compare as compared

PAIRS = 400
MOST_PAIRS = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PairOptions:
    """Number of pairs of games, first seed, workers."""

    games: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="How many pairs of games; with --until, at most that many.",
            min=1,
            max=MOST_PAIRS,
            show_default=f"{PAIRS}, with --until {GAMES_UNTIL}",
        ),
    ] = None
    seed: Annotated[int, typer.Option(metavar="N", help="Pair n has the seed plus n.")] = 1
    workers: Workers = 2
    until: Annotated[
        str | None,
        typer.Option(
            metavar="P%",
            help="Stop when the difference in success is known to P points (95 %).",
        ),
    ] = None


def compare(
    a: Annotated[
        str,
        typer.Argument(
            metavar="A",
            show_default=False,
            help='A set, or what is otherwise, by `;`: "my_set; players=3; agents=survival".',
        ),
    ],
    b: Annotated[
        str,
        typer.Argument(
            metavar="B", show_default=False, help='The other side; "" is what the options say.'
        ),
    ],
    table: TableOptions,
    pairs: PairOptions,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Tell how two ways to play differ: both sides play the same seeds.

    Differences are B less A, with 95 % intervals drawn from the pairs (bootstrap).
    """
    known_format(format, TEXT_OR_JSON)
    precision = 0.0 if pairs.until is None else precision_of(pairs.until)
    common = common_of(table)
    sides = side_of(a, common), side_of(b, common)
    games_of_sides = [ruleset_of(side) for side in sides]
    if len({*games_of_sides}) > 1:
        raise CommandError(
            f"sets of two games cannot be compared: A is of `{games_of_sides[0]}`, B of "
            f"`{games_of_sides[1]}`"
        )
    wanted = pairs.games or (GAMES_UNTIL if precision else PAIRS)
    try:
        with renewed() as line:

            def watch(looked: Looked) -> None:
                line(looked_text(looked, precision))

            found = compared(
                *sides, Batch(wanted, pairs.seed, pairs.workers), until=precision, watch=watch
            )
    except InvalidSetting as wrong:
        raise wrong_number(wrong) from None
    except simulate.WorkersLost as lost:
        raise CommandError(str(lost), 1) from None
    if format == "json":
        schema = found.pop("schema")
        as_json(schema, found)
    else:
        emit(comparison_text(found, differs(*sides)))
    _faults(found["faults"])


def _faults(faults: dict[str, Any]) -> None:
    if count := faults["count"]:
        first = faults["first"][0]
        ended = "game was" if count == 1 else "games were"
        raise CommandError(
            shown(
                f"{count} {ended} ended by a fault, the first on side {first['side']} with seed "
                f"{first['seed']}: {first['error']}"
            ),
            1,
        )
