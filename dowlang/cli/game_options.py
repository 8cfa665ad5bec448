"""Turn the options of a new game into what the engine takes."""

from __future__ import annotations

from typing import Any

from dowlang.agents import NoSuchClass, UnknownAgent, agent_names, check
from dowlang.cli.errors import CommandError, shown
from dowlang.cli.refusals import unknown
from dowlang.engine.card_set import CardSet
from dowlang.engine.setup_options import NO_SUCH_NUMBER, InvalidSetting, complete
from dowlang.project import ruleset_registry


def settings_of(cards: CardSet, more: list[str] | None, given: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up options as the game declares them.

    An unknown one is refused, the near ones named.
    """
    wanted = {name: value for name, value in given.items() if value is not None} | pairs(
        "setting", more
    )
    try:
        return complete(cards, wanted)
    except InvalidSetting as wrong:
        raise CommandError(shown(str(wrong))) from None


def deal_of(deal: list[str] | None) -> str | None:
    """Return the cards of `--deal` as the setting of that name, None for none."""
    return " + ".join(deal) if deal else None


def pairs(option: str, given: list[str] | None) -> dict[str, int | str]:
    """Return `KEY=VALUE` options as a mapping. Raise `CommandError`."""
    out: dict[str, int | str] = {}
    for one in given or []:
        key, equals, value = one.partition("=")
        if not equals:
            raise CommandError(f"`--{option}`: found `{shown(one)}`, wanted KEY=VALUE")
        out[key.strip()] = value.strip()
    return out


def default_agent(cards: CardSet) -> str:
    """Return who plays where nobody is named."""
    return "heuristic" if "heuristic" in agent_names(cards) else "random"


def agents_of(given: str, cards: CardSet, players: int) -> list[str]:
    """Return one agent for all seats, or one a seat. Raises `CommandError`."""
    names = [name.strip() for name in given.split(",")]
    for name in names:
        try:
            check(name, cards)
        except UnknownAgent as error:
            raise unknown_agent(name, cards) from error
        except NoSuchClass as error:
            raise CommandError(shown(str(error))) from error
    if len(names) not in (1, players):
        seats = "1 player" if players == 1 else f"{players} players"
        raise CommandError(f"found {len(names)} agents for {seats}, wanted one for all or one each")
    return names


def unknown_agent(name: str, cards: CardSet) -> CommandError:
    """Return the refusal of an agent that this game does not have: another game that has it is
    named.
    """
    known, word = agent_names(cards), name.partition(":")[0]
    for other in ruleset_registry.names():
        if word in ruleset_registry.ruleset(other).agents and word not in known:
            there = ", ".join(f"`{one}`" for one in sorted(known))
            return CommandError(
                f"agent `{shown(name)}` belongs to `{other}`; for `{cards.ruleset.name}` there is "
                f"{there}"
            )
    return unknown("agent", name, known)


def wrong_number(wrong: InvalidSetting) -> CommandError:
    """Tell where the numbers of the rules are listed, of one that the game does not have."""
    more = "; `dow rules --numbers` lists them" if wrong.wanted == NO_SUCH_NUMBER else ""
    return CommandError(shown(str(wrong)) + more)
