"""A tiny game on the engine: reads its cards, compiles them, lets agents play and tells what
happened.

python examples/tiny_game/run.py [SEED]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import lamp_rules as rules
import lamp_words

import dowlang
from dowlang import codegen, semantics, syntax
from dowlang.agents import make
from dowlang.diagnostics.decoding import read
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.game import Game
from dowlang.engine.ruleset import OptionKind, Parameter, Ruleset, Setting
from dowlang.engine.views import Shown, View, view_of
from dowlang.project.pipeline import assembled

HERE = Path(__file__).parent


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Slug and name of a piece."""
    return (
        f"{noun}_{number + 1}",
        f"keeper {number + 1}" if noun == "player" else f"{noun} {number + 1}",
    )


def result(g: Game) -> dict[str, Any]:
    """All win, or nobody."""
    assert isinstance(g, rules.Lamp)
    won = g.cause == rules.MORNING
    return {
        "cause": g.cards.ruleset.causes[g.cause],
        "winners": list(range(g.players)) if won else [],
        "light": g.light,
    }


SHOWN = (  # nothing is hidden but the weather to come
    Shown("oil", lambda g, player: tuple(g.oil), plain=True),
    Shown("light", lambda g, player: g.light, plain=True),
    Shown("night", lambda g, player: g.night, plain=True),
)


def view(g: Game, player: int) -> View:
    """What a keeper sees."""
    return view_of(SHOWN, g, player)


RULESET = Ruleset(
    name="lamp",
    version=1,
    game=rules.Lamp,
    steps=(*rules.STEPS, *lamp_words.STEPS),
    option_kinds=(
        OptionKind("fetch", "fetch oil"),
        OptionKind("pour", "pour oil into the lamp"),
        OptionKind("option", "{1}", ("path", "label")),
        OptionKind("accept", "yes", ("path",)),
        OptionKind("decline", "no", ("path",)),
        OptionKind("vote", "vote {0}", ("number",)),
        OptionKind("number", "{0}", ("number",)),
        OptionKind("done", "done"),
        OptionKind("clause", "effect {0} first", ("number",)),
        OptionKind("player", "{0}", ("player",)),
    ),
    events=rules.EVENTS,
    round_started="",
    streams=("deck", "die"),
    parameters=(Parameter("storm", 2), Parameter("nights", 5)),
    settings=(Setting("players", "int", 3, "how many keepers", low=2, high=4),),
    roles=(),
    tables=lambda cards: None,
    new_game=rules.new_game,
    result=result,
    label=label,
    view=view,
    shown=SHOWN,
    causes=("playing", "dark", "morning"),
)


def load(folder: Path = HERE / "cards") -> CardSet:
    """All cards of the folder, checked and compiled in memory.

    Raises `ValueError` with the findings.
    """
    grammar = assembled(lamp_words.words)
    parser = syntax.load(grammar)
    trees, found = [], []
    for file in sorted(folder.glob("*.dow")):
        text, problems = read(file.read_bytes(), file.name)
        tree, more = syntax.parse(file.name, text.text, parser)
        trees.append(tree)
        found += [*problems, *more]
    checked = semantics.check(trees, lamp_words.words, grammar, semantics.SetWorld(), found)
    errors = [
        finding for finding in (*found, *checked.diagnostics) if finding.severity.value == "error"
    ]
    if errors:
        raise ValueError("\n".join(f"{e.file}:{e.span.line}: {e.message}" for e in errors))
    return compiled(checked.checked_cards)


def compiled(checked_cards: Sequence[Any]) -> CardSet:
    """Checked cards as a set that can be played."""
    target = codegen.Target(
        lamp_words.words, rules.Lamp, tuple(event.name for event in rules.EVENTS)
    )
    by_path = {f"lamp/{checked_card.slug}": checked_card for checked_card in checked_cards}
    facts = [
        codegen.facts(checked_card, path, f"{checked_card.slug}.dow")
        for path, checked_card in by_path.items()
    ]

    def handler(path: str) -> ModuleType:
        module = ModuleType(path.replace("/", "_"))
        exec(
            compile(codegen.module_text(by_path[path], target, "0" * 64, path), path, "exec"),
            module.__dict__,
        )
        return module

    return CardSet(RULESET, Edition("lamp", "1", codegen.set_hash(facts)), facts, handler)


def main(seed: int) -> None:
    """Play one game with agents that take any option, and print what they take."""
    game = dowlang.Game(load(), players=3, seed=seed)
    agents = [make("random", game.cards, seed, seat) for seat in range(3)]
    while not game.is_over:
        decision = game.decision
        option = decision.options[
            agents[decision.player].choose(game.view(decision.player), decision)
        ]
        print(f"night {game.view(0)['night']}, keeper {decision.player + 1}: {option.text}")
        game.apply(option)
    print(game.result)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
