"""Read one side of a comparison as a person types it: a set, and what is otherwise than on the
other side, joined by `;` (`my_set; agents=survival; players=3; start.food=8`).
"""

from __future__ import annotations

from dataclasses import dataclass

from dowlang.agents import agent_names
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.game_options import agents_of, default_agent, settings_of
from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.table_options import TableOptions
from dowlang.engine.card_set import CardSet
from dowlang.simulate import Source
from dowlang.simulate.paired_runs import Way
from dowlang.source import nearest


@dataclass(frozen=True, slots=True)
class Common:
    """Options of both sides, unless a side says another."""

    set: str
    settings: dict[str, object]
    more: list[str] | None
    agents: str
    rules: dict[str, int | str]


def common_of(table: TableOptions) -> Common:
    """Return what the options say of both sides. Raises `CommandError`."""
    seats = table.seats
    return Common(table.place, table.named, seats.setting, seats.agents, seats.numbers)


def side_of(text: str, common: Common) -> Way:
    """Return the way to play that a side names. Raises `CommandError`."""
    place, given = _parts(text)
    if place and place in agent_names(cards_of(common.set)):
        raise CommandError(
            f"`{shown(place)}` is an agent and a set is wanted; type `agents={shown(place)}`"
        )
    place = place or given.pop("set", "") or common.set
    cards = cards_of(place)
    agents = given.pop("agents", "") or common.agents or default_agent(cards)
    names = {setting.name for setting in cards.ruleset.settings}
    numbers = {parameter.key for parameter in cards.ruleset.parameters}
    for name in given:
        if name not in names | numbers:
            raise _no_such(name, names, numbers)
    own: dict[str, object] = {name: value for name, value in given.items() if name in names}
    rules = {**common.rules, **{name: given[name] for name in given if name in numbers}}
    more = [one for one in common.more or [] if one.partition("=")[0].strip() not in own]
    settings = settings_of(cards, more, {**common.settings, **own})
    seated = agents_of(agents, cards, int(settings.get("players", 1)))
    return Way(Source("dowlang.project", "load", (place,)), settings, tuple(seated), rules)


def differs(a: Way, b: Way) -> tuple[str, str]:
    """Return what is otherwise, as each side has it: one line a side for a person."""
    out: list[str] = []
    for way, other in ((a, b), (b, a)):
        told = [f"set {way.source.arguments[0]}"] if way.source != other.source else []
        for mine, theirs in ((way.settings, other.settings), (way.rules, other.rules)):
            told += [
                (f"no {name}" if value is None else f"{name} {value}")
                for name, value in mine.items()
                if theirs.get(name) != value
            ]
        if way.agents != other.agents:
            told.append(f"agents {', '.join(way.agents)}")
        out.append(", ".join(told))
    return out[0] or "as given", out[1] or "as given"


def ruleset_of(way: Way) -> str:
    """Return the name of the game of a side."""
    cards: CardSet = cards_of(way.source.arguments[0])
    return cards.ruleset.name


def _parts(text: str) -> tuple[str, dict[str, str]]:
    """Return the set that stands first, if any, and each `NAME=VALUE`."""
    place, given = "", dict[str, str]()
    for number, part in enumerate(part.strip() for part in text.split(";")):
        name, equals, value = part.partition("=")
        if equals:
            if name.strip() in given:
                raise CommandError(f"`{shown(name.strip())}` stands twice in `{shown(text)}`")
            given[name.strip()] = value.strip()
        elif part and number:
            raise CommandError(f"found `{shown(part)}`, wanted NAME=VALUE after the set")
        else:
            place = part
    if place and "set" in given:
        raise CommandError(f"`{shown(text)}` names two sets")
    return place, given


def _no_such(name: str, settings: set[str], numbers: set[str]) -> CommandError:
    known = ("set", "agents", *sorted(settings))
    near = nearest(name, (*known, *sorted(numbers)))
    return CommandError(
        f"unknown `{shown(name)}` in a side; "
        + (
            f"did you mean {' or '.join(f'`{one}`' for one in near)}?"
            if near
            else f"there is {', '.join(f'`{one}`' for one in known)}, and the numbers that "
            "`dow rules --numbers` lists"
        )
    )
