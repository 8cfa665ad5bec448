"""What a contributor types into a checkout, row by row of `docs/adding.md`: new files, and lines
behind or before a line that stands there.

`tests/test_checkout_additions.py` types all of it into a copy of the checkout.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from dowlang.diagnostics import codes
from dowlang.diagnostics.codes.lints import LINTS
from dowlang.rulesets.dead_of_winter.state.events import HEARD

ROOT = Path(__file__).resolve().parent.parent
GAME = "dowlang/rulesets/dead_of_winter"


EVENTS = len(HEARD)
LAST_LINT = next(name for name, code in vars(codes).items() if code is LINTS[-1])
NEXT_LINT = f"DOW{int(LINTS[-1].number.removeprefix('DOW')) + 1}"
"""The number that a contributor takes for a warning of their own."""


class Typed(NamedTuple):
    """Text that is typed into a file, in place of a text that stands there once.

    Without `instead` it is a new file.
    """

    file: str
    text: str
    instead: str = ""


def below(file: str, line: str, text: str) -> Typed:
    """Lines typed below one."""
    return Typed(file, f"{line}\n{text}", f"{line}\n")


def above(file: str, line: str, text: str) -> Typed:
    """Lines typed above one."""
    return Typed(file, f"{text}{line}\n", f"{line}\n")


def at_the_end(file: str, text: str, end: str = "") -> Typed:
    """Lines typed at the end of a file, above its last line `end`."""
    old = (ROOT / file).read_text("utf-8")
    return Typed(file, old.removesuffix(end) + text + end, old)


EFFECT = (
    above(
        f"{GAME}/words/effects/colony.py",
        "GAIN_MORALE = words.effect(",
        '''def feast(game: Winter, count: int) -> None:
    """Eat food tokens together, for one morale (R-BOARD-09, R-BOARD-10)."""
    if remove_food(game, count):
        gain_morale(game, 1)


FEAST = words.effect(
    "feast on {count} food",
    example="feast on 2 food",
    available=food_there,
    ahead=feast,
    rules=("R-BOARD-09", "R-BOARD-10"),
)(feast)
''',
    ),
    Typed(f"{GAME}/words/effects/colony.py", "STEPS = (\n    feast,\n", "STEPS = (\n"),
)

CONDITION = (
    at_the_end(
        f"{GAME}/words/predicates/people.py",
        '''

def shivers(game: Winter, survivor: Survivor) -> bool:
    """Return True for a survivor with frostbite (R-EXPOSE-05)."""
    return game.frostbite[survivor] > 0


SHIVERS = words.predicate(
    "shiver",
    subject="survivor",
    example="a survivor you control shivers",
    rules=("R-EXPOSE-05",),
)(shivers)
''',
    ),
)

EVENT = (
    at_the_end(f"{GAME}/state/events_of_pieces.py", '    Event("watch_kept", (PLAYER,)),\n', ")\n"),
    Typed(
        f"{GAME}/state/events.py",
        f"    WATCH_KEPT,\n) = range({EVENTS + 1})\n",
        f") = range({EVENTS})\n",
    ),
    Typed(
        f"{GAME}/words/events/by_players.py",
        """event(
    "keep watch",
    events.WATCH_KEPT,
    "you keep watch",
    ("R-ACT-03",),
    option="keep_watch",
    says="a player has kept watch with a die",
)
event(
    "clean waste",
""",
        'event(\n    "clean waste",\n',
    ),
    above(
        f"{GAME}/narration/actions.py",
        "def zombies_attracted(",
        '''def watch_kept(story: Story, player: int) -> None:
    """Name the die with which watch is kept."""
    story.say("keeps-watch", die=story.done(), who=story.player(player))


''',
    ),
    below(
        f"{GAME}/narration/sentences.py",
        '    "cleans-later": "{who} sets out to clean waste",',
        '    "keeps-watch": "{who} keeps watch{die}",\n',
    ),
    below(
        f"{GAME}/languages/es/story.ftl",
        "says-cleans-later = { $who } se dispone a limpiar residuos",
        "says-keeps-watch = { $who } monta guardia { $die }\n",
    ),
    below(
        f"{GAME}/languages/ja/story.ftl",
        "says-cleans-later = { $who }が廃物を処理しようとする",
        "says-keeps-watch = { $who }が見張りをする{ $die }\n",
    ),
    below(
        f"{GAME}/languages/ru/story.ftl",
        "says-cleans-later = { $who } собирается очистить Отходы",
        "says-keeps-watch = { $who } стоит на страже { $die }\n",
    ),
    below(
        f"{GAME}/narration/actions.py",
        "    E.WASTE_CLEANED: waste_cleaned,",
        "    E.WATCH_KEPT: watch_kept,\n",
    ),
    above(
        "tests/referee/sentences.py",
        '@heard(rf"(.+) attracts zombies from {PLACE} to {PLACE}{DIE}(?:, but none comes)?\\.")',
        """@heard(rf"{P} keeps watch{DIE}\\.")
def watches(referee: Referee, said: re.Match[str]) -> None:
    referee.spend(seat(said[1]), said[2])


""",
    ),
    Typed(
        "tests/acceptance/floors.py",
        '        "food_spent": 200,\n        "watch_kept": 200,\n',
        '        "food_spent": 200,\n',
    ),
)

ACTION = (
    Typed(
        "tests/acceptance/floors.py",
        '        "spend_food": 200,\n        "keep_watch": 200,\n',
        '        "spend_food": 200,\n',
    ),
    Typed(
        f"{GAME}/state/options.py",
        "    USED_COPY,\n    KEEP_WATCH,\n) = range(47)\n",
        "    USED_COPY,\n) = range(46)\n",
    ),
    Typed(
        f"{GAME}/state/options.py",
        """    OptionKind("used_copy", "the {0} that has been used", ("card",)),
    OptionKind("keep_watch", "keep watch, spending a {0}", ("number",)),
""",
        '    OptionKind("used_copy", "the {0} that has been used", ("card",)),\n',
    ),
    above(
        f"{GAME}/actions/survivor_actions.py",
        "def clean_waste(game: Winter, player: Player, die: int) -> None:",
        '''def keep_watch(game: Winter, player: Player, die: int) -> None:
    """Spend a die of any value (R-ACT-03)."""
    spend_die(game, player, die)
    game.emit(E.WATCH_KEPT, player)


''',
    ),
    Typed(
        f"{GAME}/procedures/turns.py", "    clean_waste,\n    keep_watch,\n", "    clean_waste,\n"
    ),
    Typed(
        "tests/rules/dead_of_winter/actions/test_actions_with_a_die.py",
        '        "spend_food",\n        "keep_watch",\n    }\n    assert full_table(())',
        '        "spend_food",\n    }\n    assert full_table(())',
    ),
    Typed(
        f"{GAME}/procedures/turns.py",
        "    O.KEEP_WATCH: keep_watch,\n    O.ATTRACT: attract,\n",
        "    O.ATTRACT: attract,\n",
    ),
    Typed(
        f"{GAME}/actions/legal_actions.py",
        """    if COLONY in where:
        for d in values:
            add((O.KEEP_WATCH, d))
    if any(zombies) and not""",
        "    if any(zombies) and not",
    ),
)

LAST_ROW = "| `DOW5022` yours in what others do |"  # the rest of it changes with the warning

DIAGNOSTIC = (
    Typed(
        "docs/language.md",
        f"| `{NEXT_LINT}` name with a full stop | the name of a card ends with one |\n{LAST_ROW}",
        LAST_ROW,
    ),
    above(
        "dowlang/diagnostics/codes/lints.py",
        "LINTS = (",
        f"""NAME_WITH_FULL_STOP = Code(
    "{NEXT_LINT}",
    "name with a full stop",
    "the name `{{name}}` ends with a full stop",
    "A name is no sentence: the printed page sets it as a title.",
    "Take the full stop out.",
    Example(
        'crossroads "The Bell."\\n    flavor "Ring."\\n    if morale >= 1\\n    option "Ring it"\\n'
        '        lose 1 morale\\n    option "Leave it"\\n        gain 1 morale\\n'
    ),
    severity=WARNING,
)
""",
    ),
    below("dowlang/diagnostics/codes/lints.py", f"    {LAST_LINT},", "    NAME_WITH_FULL_STOP,\n"),
    above(
        "dowlang/semantics/lint/card_lints.py",
        '    if any(clause.pattern == "@trigger" for clause in checked_card.kind.clauses) '
        "and not tested:",
        """    if checked_card.name.endswith("."):
        context.report.add(codes.NAME_WITH_FULL_STOP, name.span, name=checked_card.name)
""",
    ),
    Typed(
        "dowlang/diagnostics/codes/corrected_examples.py",
        f'    "{NEXT_LINT}": (r"The Bell\\.", "The Bell"),\n}}\n"""Code of a',
        '}\n"""Code of a',
    ),
    at_the_end(
        "tests/fixtures/errors/warnings.dow",
        f"""
crossroads "Said."  #! {NEXT_LINT} @12 "the name `Said.` ends with a full stop" ; DOW5011 @12 "no"
    flavor "x"
    if food >= 1
    option "Speak"
        gain 1 morale
""",
    ),
)

AGENT = (
    Typed(
        f"{GAME}/agents/hasty.py",
        '''"""Play Dead of Winter in haste: end the turn, or else take what is first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import Decision
from dowlang.rulesets.dead_of_winter.state import options as O

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet


def make_hasty(cards: CardSet, chance: int, seat: int) -> Hasty:
    """Return an agent for one seat of one game."""
    return Hasty()


class Hasty:
    """Ends the turn as soon as it can."""

    def choose(self, view: Any, decision: Decision) -> int:
        """Return the place of the option."""
        kinds = [option.answer[0] for option in decision.options]
        return kinds.index(O.END_TURN) if O.END_TURN in kinds else 0
''',
    ),
    above(
        f"{GAME}/ruleset.py",
        f"from {GAME.replace('/', '.')}.agents.heuristic import make_heuristic",
        f"from {GAME.replace('/', '.')}.agents.hasty import make_hasty\n",
    ),
    Typed(
        f"{GAME}/ruleset.py",
        'agents={\n        "hasty": make_hasty,\n        "heuristic": make_heuristic,\n',
        'agents={\n        "heuristic": make_heuristic,\n',
    ),
)

EXPORTER = (
    Typed(
        "dowlang/publish/card_reference/reference.py",
        '{"md": MARKDOWN, "html": HTML, "txt": TXT}\n',
        '{"md": MARKDOWN, "html": HTML}\n',
    ),
    below(
        "dowlang/publish/card_reference/reference.py",
        "HTML = TemplateFormat(True, None, {}, {})",
        'TXT = TemplateFormat(False, None, {"words": plain}, {})\n',
    ),
    below(
        "dowlang/publish/card_reference/reference.py",
        "import CardSource, Picture, SetInfo, printed_order",
        "from dowlang.publish.rules_text.text_runs import plain\n",
    ),
    Typed(
        "dowlang/publish/card_reference/templates/reference.txt",
        """{{ book.info.name }}
{% for card in book.cards %}

{{ card.name }} ({{ card.kind.name }})
{% if card.trigger %}
  {{ card.trigger | words }}
{% endif %}
{% endfor %}
""",
    ),
)

COMMAND = (
    Typed(
        "dowlang/cli/commands/count.py",
        '''"""`dow count`: the number of cards of each kind."""

from __future__ import annotations

from collections import Counter

from dowlang.cli.loaded_sets import cards_of
from dowlang.cli.output import emit
from dowlang.cli.parameters import SetOption


def count(set: SetOption = "base") -> None:
    """How many cards of each kind a set holds."""
    kinds = Counter(str(card["kind"]) for card in cards_of(set).facts)
    emit("".join(f"{number:4} {kind}\\n" for kind, number in sorted(kinds.items())))
''',
    ),
    below(
        "dowlang/cli/app.py",
        '    "cards": ("cards", "What a set holds, with that of the sets it uses."),',
        '    "count": ("count", "How many cards of each kind a set holds."),\n',
    ),
)

SCREEN = (
    above(
        f"{GAME}/screen/entries.py",
        "def clean_waste(cards: CardSet, view: View, answer: Answer) -> Entry:",
        '''def keep_watch(cards: CardSet, view: View, answer: Answer) -> Entry:
    """In the colony."""
    return Entry("keep watch (any die)", GROUP, (_die(answer[1]),))


''',
    ),
    Typed(
        f"{GAME}/screen/entries.py",
        "    O.KEEP_WATCH: keep_watch,\n    O.ATTRACT: attract,\n",
        "    O.ATTRACT: attract,\n",
    ),
    below(
        f"{GAME}/screen/pages.py",
        '    Page("table", "tracks, crisis, locations, everybody\'s groups", table),',
        '    Page("groups", "everybody\'s groups", groups),\n',
    ),
    above(
        f"{GAME}/screen/pages.py",
        "def location(cards: CardSet, view: View, place: int) -> str:",
        '''def groups(cards: CardSet, view: View) -> Lines:
    """Everybody's marks, dice and survivors."""
    for seat in range(view["players"]):
        yield from group(cards, view, seat)


''',
    ),
)


def _lamp() -> tuple[Typed, ...]:
    """The tiny game of the examples, moved to where the command line knows it."""
    here, home = ROOT / "examples" / "tiny_game", "dowlang/rulesets/lamp"
    rules, words, run = (
        (here / name).read_text("utf-8").replace("lamp_rules", "dowlang.rulesets.lamp.rules")
        for name in ("lamp_rules.py", "lamp_words.py", "run.py")
    )
    words = words.replace(
        "import dowlang.rulesets.lamp.rules as rules",
        "from dowlang.rulesets.lamp import rules",
    )
    declared = run[run.index("def label(") : run.index("def load(")].replace(
        "lamp_words.STEPS", "vocabulary.STEPS"
    )
    ruleset = f'''"""The lamp, as the engine is told."""

from __future__ import annotations

from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.ruleset import OptionKind, Parameter, Ruleset, Setting
from dowlang.engine.views import Shown, View, view_of
from dowlang.rulesets.lamp import rules
from dowlang.rulesets.lamp.words import vocabulary


{declared.rstrip()}
'''
    return (
        Typed(f"{home}/__init__.py", '"""The lamp: oil, light, and a storm that grows."""\n'),
        Typed(f"{home}/rules.py", rules),
        Typed(f"{home}/words/__init__.py", '"""What the cards of the lamp can say."""\n'),
        Typed(f"{home}/words/vocabulary.py", words + "\nVOCABULARY = words\n"),
        Typed(f"{home}/ruleset.py", ruleset),
        Typed(
            "dowlang/rulesets/__init__.py",
            'RULESETS = ("dead_of_winter", "dwar7s_winter", "lamp")',
            'RULESETS = ("dead_of_winter", "dwar7s_winter")',
        ),
        Typed(
            "cards/lamp/set.toml",
            'id = "lamp"\nname = "The Lamp"\nversion = "0.1.0"\nedition = 1\n'
            'ruleset = "lamp"\nuses = []\nauthors = ["a contributor"]\nlicence = "MIT"\n',
        ),
        *(
            Typed(f"cards/lamp/weather/{card.name}", card.read_text("utf-8"))
            for card in sorted((here / "cards").glob("*.dow"))
        ),
    )


ROWS: dict[str, tuple[Typed, ...]] = {
    "effect": EFFECT,
    "condition": CONDITION,
    "event": EVENT,
    "action": ACTION,
    "diagnostic": DIAGNOSTIC,
    "agent": AGENT,
    "exporter": EXPORTER,
    "command": COMMAND,
    "screen": SCREEN,
    "game": _lamp(),
}
"""Row of `docs/adding.md` -> what is typed for it."""


def type_in(typed: Typed, checkout: Path) -> None:
    """Make one change in a copy of the checkout. Raises `LookupError` where its place is gone."""
    file = checkout / typed.file
    if not typed.instead:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(typed.text, "utf-8")
        return
    old = file.read_text("utf-8")
    if old.count(typed.instead) != 1:
        raise LookupError(
            f"{typed.file}: {typed.instead!r} stands {old.count(typed.instead)} times"
        )
    file.write_text(old.replace(typed.instead, typed.text), "utf-8")
