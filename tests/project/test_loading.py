"""What is played is what the cards say now: shipped handlers only when they are current, the
cache only when it was made from these very files.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import CardErrors, cache, checking, load, loading, package_files
from dowlang.project.building import build
from dowlang.project.sets import read_set
from dowlang.testing import run_tests
from tests.cli.running import CARD, ROOT, a_set


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of its own, with the parser's tables of the user's cache, which take seconds to
    make.
    """
    tables = [*cache.cache_folder().glob("*.tables")]
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir()
    for file in tables:
        (tmp_path / "cache" / file.name).symlink_to(file)
    monkeypatch.setattr(loading, "_compiled", {})


def test_a_changed_card_is_compiled_again(tmp_path: Path) -> None:
    place = a_set(tmp_path, "bells")
    told: list[str] = []
    first = load(place, notice=told.append)
    again = load(place, notice=told.append)
    assert first.hash == again.hash and sum("bells" in line for line in told) == 1
    card = place / "secrets" / "the_last_candle.dow"
    card.write_text(CARD.replace(">= 3", ">= 4"), "utf-8")
    loading._compiled.clear()
    assert (
        load(place, notice=told.append).hash != first.hash
        and sum("bells" in line for line in told) == 2
    )
    card.write_text("# a comment\n" + CARD, "utf-8")
    loading._compiled.clear()
    assert load(place).hash == first.hash, (
        "a comment changes what is compiled, not what the card means"
    )
    card.write_text(CARD.replace("food", "fod"), "utf-8")
    loading._compiled.clear()
    with pytest.raises(CardErrors):
        load(place)


def test_shipped_handlers_of_another_toolchain_are_not_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    base = read_set(ROOT / "cards" / "base")
    current = loading._shipped(base)
    if current is None:
        pytest.fail("generated/ is not current; run `dow build`")
    monkeypatch.setattr(package_files, "fingerprint", lambda ruleset: "0" * 16)
    assert loading._shipped(base) is None
    # an installed package is as it was built
    monkeypatch.setattr(loading, "is_checkout", lambda: False)
    assert loading._shipped(base) is not None


def test_exchanged_handlers_have_another_stamp(tmp_path: Path) -> None:
    handler = tmp_path / "crises" / "a_card.py"
    handler.parent.mkdir()
    handler.write_text("GAINED = 1\n", "utf-8")
    before = package_files.build_stamp("dead_of_winter", tmp_path)
    (tmp_path / "index.json").write_text("{}", "utf-8")  # what is no handler does not count
    assert package_files.build_stamp("dead_of_winter", tmp_path) == before
    handler.write_text("GAINED = 10\n", "utf-8")
    assert package_files.build_stamp("dead_of_winter", tmp_path) != before


@pytest.mark.proof
def test_no_committed_file_speaks_of_the_toolchain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two contributors who change the compiler and not what it writes have nothing to merge."""
    base = read_set(ROOT / "cards" / "base")
    monkeypatch.setattr(package_files, "toolchain", lambda: "0" * 16)
    monkeypatch.setattr(package_files, "fingerprint", lambda ruleset: "0" * 16)
    assert build.plan_set(base) == []


def test_the_fingerprint_follows_the_content_of_the_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import shutil

    package = tmp_path / "dowlang"
    for room in (*package_files.MAKERS, "rulesets"):
        shutil.copytree(
            package_files.PACKAGE / room,
            package / room,
            ignore=shutil.ignore_patterns("__pycache__"),
        )
    for module in package_files.PACKAGE.glob("*.py"):
        shutil.copy(module, package)
    shutil.copytree(package_files.shipped("grammar"), tmp_path / "grammar")
    before = package_files.fingerprint("dead_of_winter")
    monkeypatch.setattr(package_files, "PACKAGE", package)

    def now() -> str:
        package_files.toolchain.cache_clear()
        return package_files.fingerprint("dead_of_winter")

    try:
        assert now() == before, "the same files elsewhere have the same fingerprint"
        heuristic = next(
            iter((package / "rulesets" / "dead_of_winter" / "agents" / "heuristic").glob("*.py"))
        )
        heuristic.write_text(heuristic.read_text("utf-8") + "\n# more\n", "utf-8")
        assert now() == before, "how an agent plays has nothing to do with handlers"
        word = package / "rulesets" / "dead_of_winter" / "words" / "effects" / "board.py"
        word.write_text(word.read_text("utf-8") + "\n# more\n", "utf-8")
        assert now() != before
    finally:
        monkeypatch.undo()
        package_files.toolchain.cache_clear()


BREAD = """crossroads "{name}"
    flavor "Warm."
    when you move a survivor to the colony
    option "Share"
        carry out "Share the Bread"
    option "Keep"
        gain 1 morale

test "sharing"
    given players = 3, seed 1, food = 2
    given player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given crossroads "{name}"
    when player 1 moves "Amara Diallo" to the colony, exposure blank
    when player 1 chooses "Share"
    then food = 3
"""


@pytest.mark.proof
def test_a_definition_of_a_set_that_is_used(tmp_path: Path) -> None:
    """Definitions are compiled by themselves, wherever they stand, and other sets carry them
    out.
    """
    define = 'define "Share the Bread"\n    add 1 food\n\n'
    lower = a_set(tmp_path, "lower", define + BREAD.format(name="Bread"), "crossroads/bread.dow")
    assert {"lower/defines/share_the_bread", "lower/crossroads/bread"} <= {
        str(card["path"]) for card in load(lower).facts
    }
    upper = a_set(tmp_path, "upper", BREAD.format(name="More Bread"), "crossroads/more.dow")
    manifest = upper / "set.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"base"', '"base", "lower"'), "utf-8")
    for asked in checking.tests_of([lower, upper]):
        report = run_tests(asked.cards, asked.tests)
        assert [result.outcome for result in report.results] == ["passed"], report.results[
            0
        ].message()


@pytest.mark.proof
def test_a_half_written_cache_is_not_taken_for_a_whole_one(tmp_path: Path) -> None:
    place = a_set(tmp_path, "bells")
    load(place)
    for index in (tmp_path / "cache" / "sets").glob("*/index.json"):
        index.write_text(index.read_text("utf-8")[:100], "utf-8")
    loading._compiled.clear()
    assert load(place).facts
