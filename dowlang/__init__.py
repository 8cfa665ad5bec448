"""A rules language and toolchain for crossroads-style survival games: cards in plain text, compiled
to Python, played by one engine.

    cards = dowlang.load("cards/base")
    game = dowlang.Game(cards, players=4, seed=7)
    while not game.is_over:
        game.apply(game.decision.options[0])
    game.result

This module only names the public interface. Everything is imported when it is first used, so
`import dowlang` costs nothing and playing never loads the compiler.
"""

from __future__ import annotations

TYPE_CHECKING = False  # not from `typing`, whose loading would be half of that of this module

if TYPE_CHECKING:
    from typing import Any

    from dowlang.agents import Agent as Agent
    from dowlang.engine.card_set import CardSet as CardSet
    from dowlang.engine.decisions import Decision as Decision
    from dowlang.engine.decisions import GameOver as GameOver
    from dowlang.engine.decisions import IllegalAction as IllegalAction
    from dowlang.engine.decisions import InvalidAnswer as InvalidAnswer
    from dowlang.engine.decisions import Option as Option
    from dowlang.engine.faults import EngineFault as EngineFault
    from dowlang.engine.faults import StillPlaying as StillPlaying
    from dowlang.engine.game import Game as Game
    from dowlang.engine.journal import Journal as Journal
    from dowlang.engine.journal import NothingToRedo as NothingToRedo
    from dowlang.engine.journal import NothingToUndo as NothingToUndo
    from dowlang.engine.journal import NotRecorded as NotRecorded
    from dowlang.engine.replay import Difference as Difference
    from dowlang.engine.replay import Replay as Replay
    from dowlang.engine.replay import replay as replay
    from dowlang.engine.setup_options import InvalidSetting as InvalidSetting
    from dowlang.engine.setup_options import SetUpRefused as SetUpRefused
    from dowlang.engine.step_limit import EndlessCard as EndlessCard
    from dowlang.engine.untrusted_input import SaveRefused as SaveRefused
    from dowlang.project import CardErrors as CardErrors
    from dowlang.project import load as load
    from dowlang.simulate import play as play
    from dowlang.version import __version__ as __version__

_WHERE = {
    "__version__": "dowlang.version",
    "Agent": "dowlang.agents",
    "CardErrors": "dowlang.project",
    "CardSet": "dowlang.engine.card_set",
    "Decision": "dowlang.engine.decisions",
    "Difference": "dowlang.engine.replay",
    "EndlessCard": "dowlang.engine.step_limit",
    "EngineFault": "dowlang.engine.faults",
    "Game": "dowlang.engine.game",
    "GameOver": "dowlang.engine.decisions",
    "IllegalAction": "dowlang.engine.decisions",
    "InvalidAnswer": "dowlang.engine.decisions",
    "InvalidSetting": "dowlang.engine.setup_options",
    "Journal": "dowlang.engine.journal",
    "NotRecorded": "dowlang.engine.journal",
    "NothingToRedo": "dowlang.engine.journal",
    "NothingToUndo": "dowlang.engine.journal",
    "Option": "dowlang.engine.decisions",
    "Replay": "dowlang.engine.replay",
    "SaveRefused": "dowlang.engine.untrusted_input",
    "SetUpRefused": "dowlang.engine.setup_options",
    "StillPlaying": "dowlang.engine.faults",
    "load": "dowlang.project",
    "play": "dowlang.simulate",
    "replay": "dowlang.engine.replay",
}

__all__ = sorted(_WHERE)


def __getattr__(name: str) -> Any:
    """Return a public name, imported at its first use."""
    if name not in _WHERE:
        raise AttributeError(f"module `dowlang` has no attribute `{name}`")
    # `import dowlang` costs nothing
    from importlib import import_module

    value = globals()[name] = getattr(import_module(_WHERE[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
