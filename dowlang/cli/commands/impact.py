"""`dow impact`: what cards do to games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from dowlang import simulate
from dowlang.cli.compared_sides import common_of, side_of
from dowlang.cli.comparison_text import impact_text
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import wrong_number
from dowlang.cli.output import as_json, emit, renewed
from dowlang.cli.parameters import TEXT_OR_JSON, Workers
from dowlang.cli.refusals import known_format
from dowlang.cli.table_options import TableOptions
from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate.game_records import Batch
from dowlang.simulate.impact import NotDealt
from dowlang.simulate.impact import impact as impact_of

PAIRS = 400
MOST_PAIRS = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PairOptions:
    """Number of pairs of games, first seed, workers."""

    games: Annotated[
        int, typer.Option(metavar="N", help="How many pairs of games.", min=1, max=MOST_PAIRS)
    ] = PAIRS
    seed: Annotated[int, typer.Option(metavar="N", help="Pair n has the seed plus n.")] = 1
    workers: Workers = 2


def impact(
    cards: Annotated[
        list[str],
        typer.Argument(
            metavar="CARD...",
            show_default=False,
            help='A card as `--deal` takes it, perhaps for a player ("Cricket Bat to 2").',
        ),
    ],
    table: TableOptions,
    pairs: PairOptions,
    format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Tell what cards do to games, dealt in a random half.

    Differences are with it less without it, with 95 % intervals drawn from the pairs (bootstrap).
    """
    known_format(format, TEXT_OR_JSON)
    twice = {card for card in cards if cards.count(card) > 1}
    if twice:
        raise CommandError(f"`{shown(min(twice))}` stands twice")
    way = side_of("", common_of(table))
    try:
        with renewed() as line:

            def watch(count: int) -> None:
                line(f"{count} of {pairs.games} pairs")

            found = impact_of(
                way, cards, Batch(pairs.games, pairs.seed, pairs.workers), watch=watch
            )
    except InvalidSetting as wrong:
        raise wrong_number(wrong) from None
    except NotDealt as wrong:
        raise CommandError(str(wrong)) from None
    except simulate.WorkersLost as lost:
        raise CommandError(str(lost), 1) from None
    if format == "json":
        schema = found.pop("schema")
        as_json(schema, found)
    else:
        emit(impact_text(found))
    if count := found["faults"]["count"]:
        first = found["faults"]["first"][0]
        raise CommandError(
            shown(
                f"{count} games were ended by a fault, the first with seed {first['seed']}: "
                f"{first['error']}"
            ),
            1,
        )
