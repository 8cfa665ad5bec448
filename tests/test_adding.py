"""To add one thing, touch one place: the additions of `tests/worlds/campfire_additions.py`, and
what follows from each by itself.

Each test begins with a declaration that stands there and nowhere else, and then asks grammar,
checker, compiler, engine, printer and lists. `docs/adding.md` says the same in words, for the
shipped game.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dowlang import publish, semantics, simulate, syntax
from dowlang.agents import UnknownAgent, agent_names
from dowlang.agents import registry as agents
from dowlang.cli.main import main as dow
from dowlang.codegen import Target, facts, module_text, set_hash
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics import codes as catalogue
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.game import Game
from dowlang.project import ruleset_registry
from dowlang.project.pipeline import assembled
from dowlang.publish import CardSource, SetInfo
from dowlang.semantics.ir import CheckedCard
from dowlang.source import Span
from dowlang.syntax.ast import File
from tests.contract import test_laws
from tests.contract.worlds import World
from tests.worlds import campfire, campfire_rules
from tests.worlds import campfire_additions as more
from tests.worlds.campfire_text import A_HAND_ON_THE_SHOULDER, THE_LONG_DRAUGHT

EMBER = """\
ember "The Bonfire"
    flavor "Once, only once."
    {trigger}
    option "Yes"
        {first}
    option "No"
        {second}
"""
STEPS = tuple({step.__name__: step for step in (*campfire.RULESET.steps, *more.STEPS)}.values())
RULESET = replace(
    campfire.RULESET,
    steps=STEPS,
    events=more.EVENTS,
    option_kinds=(*campfire.OPTION_KINDS, *more.OPTION_KINDS),
    agents={"warm": lambda cards, seed, seat: more.Warm()},
)


def ember(
    trigger: str = "if warmth >= 1", first: str = "gain 1 warmth", second: str = "lose 1 warmth"
) -> str:
    return EMBER.format(trigger=trigger, first=first, second=second)


@cache
def language() -> tuple[Any, syntax.LineParser]:
    """Grammar and parser of the campfire's words and the new ones."""
    grammar = assembled(more.VOCABULARY)
    return grammar, syntax.load(grammar)


def read(text: str) -> tuple[File, tuple[CheckedCard, ...], tuple[Diagnostic, ...]]:
    """Tree, checked cards and errors of a text."""
    grammar, parser = language()
    tree, found = syntax.parse("cards.dow", text, parser)
    checked = semantics.check([tree], more.VOCABULARY, grammar, semantics.SetWorld(), found)
    errors = tuple(d for d in (*found, *checked.diagnostics) if d.severity is Severity.ERROR)
    return tree, checked.checked_cards, errors


def handler(checked_card: CheckedCard) -> str:
    """The generated Python of a card."""
    target = Target(
        more.VOCABULARY, campfire_rules.Fire, tuple(event.name for event in more.EVENTS)
    )
    return module_text(checked_card, target, "0" * 64, campfire.path_of(checked_card))


def card_set(checked_cards: Sequence[CheckedCard]) -> CardSet:
    """The cards as a set of the campfire with the additions."""
    cards = [
        facts(checked_card, campfire.path_of(checked_card), f"{checked_card.slug}.dow")
        for checked_card in checked_cards
    ]
    by_path = {campfire.path_of(checked_card): checked_card for checked_card in checked_cards}

    def load(path: str) -> ModuleType:
        return campfire.module_of(handler(by_path[path]), path)

    return CardSet(RULESET, Edition("fire", "1", set_hash(cards)), cards, load)


def begun(*texts: str, seed: int = 1) -> Game:
    return Game(
        card_set([checked_card for text in texts for checked_card in good(text)]), seed=seed
    )


def good(text: str) -> tuple[CheckedCard, ...]:
    _, checked_cards, errors = read(text)
    assert errors == (), [f"{e.span.line}: {e.message}" for e in errors]
    return checked_cards


def codes(text: str) -> list[str]:
    return [error.code for error in read(text)[2]]


def printed(text: str) -> str:
    tree, checked_cards, errors = read(text)
    assert not errors
    grammar, _ = language()
    lines = {line.span.line: line for line in tree.lines}
    info = SetInfo("fire", "The Fire", "1", more.VOCABULARY, grammar, "Campfire")
    return publish.reference(
        info,
        [
            CardSource(checked_card, lines[checked_card.line], "cards.dow")
            for checked_card in checked_cards
        ],
        "md",
    )


def listed(word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What `dow words WORD` tells."""
    monkeypatch.setattr(ruleset_registry, "vocabulary", lambda name: more.VOCABULARY)
    assert dow(["words", word]) == 0
    return capsys.readouterr().out


def answered(game: Game, label: str) -> Game:
    """A copy of a game that stands at the card's options, after the one with that label."""
    copy = game.clone()
    copy.apply(next(option for option in copy.decision.options if option.text == label))
    return copy


@pytest.fixture(autouse=True)
def declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new event stands in the campfire's tuple of events."""
    monkeypatch.setattr(campfire_rules, "EVENTS", more.EVENTS)


# ---- an effect
def test_an_effect_is_a_line_of_the_grammar_and_nobody_wrote_it_there() -> None:
    assert "stack" not in assembled(campfire.VOCABULARY).text and "W_STACK" in language()[0].text
    assert good(ember(first="stack 2 wood")) and campfire.VOCABULARY.words.count(more.STACK) == 0


def test_an_effect_is_checked() -> None:
    assert codes(ember(first="stak 2 wood")) == ["DOW2001"]
    assert codes(ember(first="stack 2 stories")) == ["DOW3001"]
    message = read(ember(first="stak 2 wood"))[2][0]
    assert "`stack`" in (message.help or "")


def test_an_effect_is_compiled_to_a_call_of_its_function() -> None:
    text = handler(good(ember(first="stack 2 wood"))[0])
    assert "stack_wood, 2)" in text and "from tests.worlds.campfire_additions import" in text


def test_an_effect_is_played_and_what_it_needs_makes_its_option_possible() -> None:
    game = begun(ember(first="stack 2 wood"))
    assert isinstance(game, campfire_rules.Fire) and (game.wood, game.warmth) == (4, 8)
    after = answered(game, "Yes")
    assert isinstance(after, campfire_rules.Fire) and (after.wood, after.warmth) == (2, 10)
    poor = begun(ember(first="stack 5 wood"))
    assert poor.decision.kind == "deed", "one option was left, so the card was over by itself"


def test_amounts_and_what_was_done_follow() -> None:
    game = begun(ember(first="stack all wood", second="stack up to 2 wood"))
    after = answered(game, "Yes")
    assert isinstance(after, campfire_rules.Fire) and (after.wood, after.warmth) == (0, 12)
    assert [option.key for option in answered(game, "No").decision.options] == [
        "number/0",
        "number/1",
        "number/2",
    ]
    lines = good(ember(first="stack 1 wood\n        add that many wood"))
    assert "amount = stack_wood(g, 1)" in handler(lines[0])


def test_an_effect_is_printed_and_listed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Stack 2 wood." in printed(ember(first="stack 2 wood"))
    assert "stack {count} wood" in listed("stack", capsys, monkeypatch)


# ---- a condition
@pytest.mark.parametrize(
    "line",
    [
        "if a person shivers",
        "if a person does not shiver",
        "if no person shivers",
        "if there is a person who shivers",
        "if 2 people shiver and warmth >= 1",
    ],
)
def test_a_condition_gives_its_not_its_filter_and_its_quantities(line: str) -> None:
    text = handler(good(ember(trigger=line))[0])
    assert "shivers(g, " in text


def test_a_condition_is_printed_and_misused_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "a person shivers" in printed(ember(trigger="if a person shivers"))
    assert codes(ember(trigger="if you shiver")) == ["DOW3001"]
    assert "shiver" in listed("shiver", capsys, monkeypatch)


# ---- an event, and the action that brings it about
def test_an_action_is_offered_told_and_heard_by_cards() -> None:
    game = begun(ember(trigger="when you sing", first="gain 2 warmth"))
    option = next(option for option in game.decision.options if option.key == "sing")
    assert option.text == "sing until it is warmer"
    assert isinstance(game, campfire_rules.Fire)
    before = game.warmth
    game.apply("sing")
    assert (more.SUNG, 1) in game.journal.events
    assert game.decision.kind == "option"
    game.apply(game.decision.options[0])
    assert game.warmth == before + 1 + 2


def test_an_event_can_be_watched_and_is_printed() -> None:
    text = ember(
        first="until the end of next round\n            when you sing\n                add 1 wood"
    )
    assert good(text)
    assert "when you sing" in printed(text).lower()


# ---- a phase step
def test_a_step_of_a_phase_runs_in_its_place() -> None:
    game = begun()
    assert isinstance(game, campfire_rules.Fire)
    names = [frame[0] for frame in game.stack]
    assert names.index("supper") == names.index("dusk") + 1, (
        "what comes later lies deeper on the stack"
    )
    weary = 0
    while game.night == 1:
        game.tired = [int(owner >= 0) for owner in game.owner]
        weary = sum(game.tired)
        game.apply("gather")
    assert weary > 2 and sum(game.tired) < 2, "after supper only the storm tires"


# ---- a diagnostic, an agent
def test_a_code_is_found_explained_and_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dow(["explain", "DOW5099"]) == 2
    monkeypatch.setattr(catalogue, "CODES", (*catalogue.CODES, more.TOO_MUCH_WARMTH))
    monkeypatch.setitem(catalogue.BY_NUMBER, "DOW5099", more.TOO_MUCH_WARMTH)
    capsys.readouterr()
    assert dow(["explain", "dow5099"]) == 0
    page = capsys.readouterr().out
    assert "more warmth than the fire can give" in page and "gain 30 warmth" in page
    finding = more.TOO_MUCH_WARMTH.at("cards.dow", Span(4, 9, 4, 23), found=30, limit=20)
    assert (finding.severity, finding.message) == (
        Severity.WARNING,
        "found 30 warmth, the fire gives at most 20",
    )
    with pytest.raises(catalogue.WordingMismatch):
        more.TOO_MUCH_WARMTH.at("cards.dow", Span(4, 9, 4, 23), found=30)


def test_an_agent_of_the_game_is_known_by_name() -> None:
    cards = begun(THE_LONG_DRAUGHT).cards
    assert agent_names(cards) == ("random", "first", "warm")
    played = simulate.play(cards, {"players": 2}, ("warm",), seed=3)
    assert played.game.is_over
    with pytest.raises(UnknownAgent, match="did you mean `warm`"):
        simulate.play(cards, {"players": 2}, ("worm",), seed=3)


def test_a_generic_agent_is_one_entry_of_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = agents.AgentKind(
        "stubborn", "always the last option", lambda cards, seed, seat: more.Warm()
    )
    monkeypatch.setattr(agents, "AGENTS", (*agents.AGENTS, kind))
    cards = begun(THE_LONG_DRAUGHT).cards
    assert "stubborn" in agent_names(cards)
    assert simulate.play(cards, {"players": 2}, ("stubborn", "random"), seed=3).game.is_over


# ---- a card of the set
ROOT = Path(__file__).parent.parent
KINDS = (
    "crossroads",
    "survivor",
    "item",
    "crisis",
    "objective",
    "secret",
    "betrayal",
    "exile",
)
UNTRANSLATED = "DOW5009"
DECK_SIZE = re.compile(r"the deck `(\w+)` holds (\d+) cards?, wanted (\d+)")


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the shipped set, somewhere else."""
    return copied("base", tmp_path, monkeypatch)


def copied(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy a shipped set into a folder, with a cache of its own."""
    monkeypatch.setenv("DOWLANG_CACHE", str(folder / "cache"))
    return Path(shutil.copytree(ROOT / "cards" / name, folder / name))


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and output of a command."""
    capsys.readouterr()
    code = dow(arguments)
    return code, capsys.readouterr().out


def promised(folder: Path, told: str) -> None:
    """Raise the sizes of decks in `set.toml`, as the messages of `dow check` ask."""
    manifest = folder / "set.toml"
    text = manifest.read_text("utf-8")
    for deck, found, wanted in DECK_SIZE.findall(told):
        assert f"\n{deck} = {wanted}\n" in text
        text = text.replace(f"\n{deck} = {wanted}\n", f"\n{deck} = {found}\n")
    manifest.write_text(text, "utf-8")


@pytest.mark.proof
def test_a_card_is_one_file_where_no_deck_says_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    base = copied("dwar7s", tmp_path, monkeypatch)
    assert said(["new", "card", "The Tin Choir", "--in", str(base)], capsys)[0] == 0
    (card,) = base.rglob("the_tin_choir.dow")
    is_ready(base, card, capsys)


@pytest.mark.proof
def test_a_card_is_one_file_and_a_size(base: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What docs/adding.md tells to do for a card, command by command, in a copy of the set."""
    code, out = said(["new", "card", "The Tin Choir", "--in", str(base)], capsys)
    assert code == 0
    card = base / "crossroads" / "the_tin_choir.dow"
    assert f"wrote {card}" in out
    code, out = said(["check", str(base), "--format", "concise"], capsys)
    told = [line for line in out.splitlines() if UNTRANSLATED not in line]
    assert code == 1 and len(told) == 2 and DECK_SIZE.search(out), "the size and no more"
    promised(base, out)
    is_ready(base, card, capsys)


def nothing_but_translations(base: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The set checks; that the languages it promises lack the new card is said, and no more."""
    code, out = said(["check", str(base), "--format", "concise"], capsys)
    told = [line for line in out.splitlines() if UNTRANSLATED not in line]
    assert code == 0 and all(line.startswith(("found ", "nothing found")) for line in told), out


def is_ready(base: Path, card: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check, test, build and print the set with the card, as the page tells."""
    nothing_but_translations(base, capsys)
    assert said(["fmt", "--check", str(card)], capsys)[0] == 0
    assert said(["test", str(card)], capsys)[0] == 0
    assert said(["build", str(base)], capsys)[0] == 0
    assert said(["print", str(card)], capsys)[0] == 0


@pytest.mark.proof
def test_a_new_card_of_each_kind_breaks_no_test_of_another(
    base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A test of a card says all that it depends on: the deck that another card joins is shuffled
    otherwise, and holds one card more.
    """
    for kind in KINDS:
        name = f"An Added {kind.title()}"
        assert said(["new", "card", name, "--kind", kind, "--in", str(base)], capsys)[0] == 0
    promised(base, said(["check", str(base), "--format", "concise"], capsys)[1])
    nothing_but_translations(base, capsys)
    code, out = said(["test", str(base)], capsys)
    assert code == 0, out


# ---- and all of it together keeps the laws
@pytest.mark.parametrize(
    "law",
    [
        test_laws.test_no_option_raises_and_keys_tell_options_apart,
        test_laws.test_a_save_at_any_decision_loads_the_same_game,
        test_laws.test_replay_equals_play,
    ],
    ids=lambda law: law.__name__,
)
def test_the_game_with_all_additions_keeps_the_laws(
    law: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = begun(
        THE_LONG_DRAUGHT,
        A_HAND_ON_THE_SHOULDER,
        ember("when you sing", "stack 1 wood", "rouse each person who shivers"),
    ).cards
    monkeypatch.setattr(test_laws, "cards_of", lambda name: cards)
    law(World("campfire with additions", lambda: cards, {"players": 3}, 60), 1)
