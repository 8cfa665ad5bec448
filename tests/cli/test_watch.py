"""`dow watch`: what is saved is checked, tested and printed, in a moment."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest

from dowlang import publish
from dowlang.cli.commands import watch as command
from dowlang.cli.main import main
from dowlang.cli.watching import Watch
from dowlang.publish import FluentMissing, MissingMessages
from tests.cli.running import dow

ROOT = Path(__file__).resolve().parents[2]
CARD = "crossroads/a_favour_owed.dow"


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = Path(shutil.copytree(ROOT / "cards" / "base", tmp_path / "base"))
    shutil.copy(ROOT / "tests" / "fixtures" / "edited" / "a_favour_owed.dow", folder / "crossroads")
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.mark.proof
def test_tests_of_several_files_are_counted_by_file_where_one_fails(base: Path) -> None:
    other = next(
        file
        for file in sorted((base / CARD).parent.glob("*.dow"))
        if file.name != Path(CARD).name and "test " in file.read_text("utf-8")
    )
    watch = Watch([base / CARD, other])
    assert "(" not in watch.look().text.split("tests passed")[1].split("\n")[0]
    change(base / CARD, "gain 1 morale", "gain 2 morale")
    change(
        other,
        other.read_text("utf-8").split("\n")[0],
        other.read_text("utf-8").split("\n")[0] + " ",
    )
    tally = next(line for line in watch.look().text.split("\n") if "tests passed" in line)
    assert f"{Path(CARD).name} 3 of 4" in tally and other.name in tally, tally


@pytest.mark.parametrize(
    ("below", "tests"), ((CARD, 4), pytest.param(".", 100, marks=pytest.mark.proof))
)
def test_a_save_is_checked_tested_and_printed(base: Path, below: str, tests: int) -> None:
    watch = Watch([base / below], paged=True)
    first = watch.look()
    passed = re.search(r"(\d+) of \1 tests passed", first.text)
    assert first.passed and passed and int(passed[1]) >= tests
    change(base / CARD, "gain 1 morale", "gain 2 morale")
    seen = watch.look()
    assert not seen.passed and "wanted `then morale = 6`" in seen.text
    assert "3 of 4 tests passed" in seen.text and "Gain 2 morale" in seen.text
    assert "Gain 2 morale" in seen.page and "The Fast" not in seen.page
    change(base / CARD, "gain 2 morale", "gain 2 moral")
    seen = watch.look()
    assert not seen.passed and "DOW2001" in seen.text and "tests passed" not in seen.text
    change(base / CARD, "gain 2 moral", "gain 1 morale")
    seen = watch.look()
    assert seen.passed and seen.new


@pytest.mark.proof
def test_cards_are_printed_in_a_language_when_they_or_their_translations_are_saved(
    base: Path,
) -> None:
    card = base / "crossroads" / "the_fast.dow"
    watch = Watch([card], "ja", paged=True)
    assert watch.look().passed
    change(card.with_suffix(".ja.toml"), "断食", "絶食")
    seen = watch.look()
    head = seen.text.split("\n\n")[1].split("\n")
    assert head[0].startswith("絶食（クロスロード") and "The Fast" not in seen.text
    assert "絶食" in seen.page and 'lang="ja"' in seen.page
    change(card, "loses 1 die", "loses 2 dice")
    assert re.search("ダイスを?2個", watch.look().text)
    assert not watch.look().new
    done = dow("watch", "--once", str(card), "--lang", "xx")
    assert done.code == 2 and "unknown language `xx`; there is `es`, `ja`, `ru`" in done.err


def lines_while(monkeypatch: pytest.MonkeyPatch, *saves: Callable[[], object]) -> None:
    """Stand in for the waiting of the command: one change after each of the saves."""

    def changes(*_: object) -> Iterator[None]:
        for save in saves:
            save()
            yield

    monkeypatch.setattr(command, "_changes", changes)


@pytest.mark.proof
def test_a_language_that_is_gone_for_a_moment_is_told_and_waited_for(
    base: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The card saved meanwhile is tested and printed as soon as the set has the language again."""
    manifest, card = base / "set.toml", base / "crossroads" / "the_fast.dow"
    whole, told = manifest.read_text("utf-8"), list[str]()

    def gone() -> None:
        change(manifest, 'languages = ["es", "ja", "ru"]', 'languages = ["es", "ru"]')
        change(manifest, 'ja = "最初の冬"\n', "")
        change(card, "loses 1 die", "loses 2 dice")

    def back() -> None:
        told.append(capfd.readouterr().err)
        manifest.write_text(whole, "utf-8")

    lines_while(monkeypatch, gone, back)
    assert main(["watch", str(card), "--lang", "ja"]) == 0
    assert told == ["dow: unknown language `ja`; there is `es`, `ru`\n"]
    said = capfd.readouterr().out
    assert re.search("ダイスを?2個", said) and "tests passed" in said


@pytest.mark.proof
def test_messages_that_a_language_lacks_for_a_moment_are_told_and_waited_for(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = base / "crossroads" / "the_fast.dow"
    watch = Watch([card], "ja")
    watch.look()
    change(card, "loses 1 die", "loses 2 dice")
    for missing in (FluentMissing(), MissingMessages("ja", {"clause-of": "is missing"})):
        with monkeypatch.context() as lacking:

            def refused(*_: object, missing: Exception = missing) -> None:
                raise missing

            lacking.setattr(publish, "CardPrinter", refused)
            with pytest.raises(type(missing)):
                watch.look()
    seen = watch.look()
    assert seen.new and re.search("ダイスを?2個", seen.text)


@pytest.mark.proof
def test_a_page_that_cannot_be_written_ends_only_the_first_look(
    base: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = base.parent / "pages"
    page = folder / "page.html"

    def taken() -> None:
        shutil.rmtree(folder)
        folder.write_text("a file in its place")
        change(base / CARD, "gain 1 morale", "gain 2 morale")

    def free() -> None:
        folder.unlink()
        change(base / CARD, "gain 2 morale", "gain 3 morale")

    lines_while(monkeypatch, taken, free)
    assert main(["watch", str(base / CARD), "--page", str(page)]) == 0
    assert "dow: cannot write `" in capfd.readouterr().err
    assert "Gain 3 morale" in page.read_text("utf-8")
    shutil.rmtree(folder)
    folder.write_text("a file in its place")
    assert main(["watch", str(base / CARD), "--page", str(page)]) == 2


@pytest.mark.proof
def test_what_was_saved_with_a_mistake_elsewhere_is_looked_at_when_that_is_mended(
    base: Path,
) -> None:
    watch = Watch([base / "crossroads"])
    watch.look()
    fast = base / "crossroads" / "the_fast.dow"
    change(base / CARD, "gain 1 morale", "gain 2 morale")
    change(fast, "loses 1 die", "loses 1 dye")
    assert not watch.look().passed
    change(fast, "loses 1 dye", "loses 1 die")
    seen = watch.look()
    assert "wanted `then morale = 6`" in seen.text and "Gain 2 morale" in seen.text


@pytest.mark.proof
def test_a_file_touched_is_nothing_new(base: Path) -> None:
    watch = Watch([base / CARD])
    assert watch.look().new
    (base / CARD).touch()
    assert not watch.look().new
    change(base / "set.toml", "version", "# of today\nversion")
    assert watch.look().new


def test_a_save_in_two_writes_is_told_once(base: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamps that are kept are those of the file when nothing is written any more."""
    file = base / CARD
    whole = file.read_bytes()
    before = command.stamps([base])
    waits: list[float] = []

    def pause(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 1:
            file.write_bytes(whole + b"# more\n")

    monkeypatch.setattr(command.time, "sleep", pause)
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    file.write_bytes(b"")
    changes = command._changes([base], before)
    next(changes)
    assert file.read_bytes() != b""
    assert len(waits) == 2


@pytest.mark.proof
def test_tests_of_other_files_that_name_a_card_are_run_too(base: Path) -> None:
    watch = Watch([base])
    watch.look()
    change(base / "items/grocery_store/aspirin.dow", "remove 1 wound", "remove 2 wounds")
    seen = watch.look()
    count = int(re.findall(r"of (\d+) tests", seen.text)[0])
    assert 4 < count < 100


def test_a_file_outside_any_set_and_one_that_goes(tmp_path: Path) -> None:
    """A warning of a file that was not saved is told once, and counted from then on."""
    file, other = tmp_path / "spoon.dow", tmp_path / "bell.dow"
    file.write_text('item "A Spoon"\n    food\n')
    other.write_text('crossroads "A Bell"\n    if food >= 1\n    first\n        lose 1 morale\n')
    watch = Watch([file, other])
    first = watch.look()
    assert first.passed and not first.saved and "A Bell" in first.text
    file.write_text('item "A Spoon"\n    food\n    flavor "Bent."\n')
    then = watch.look()
    assert [Path(label).name for label in then.saved] == ["spoon.dow"]
    assert "A Bell" not in then.text and "warnings as before" in then.text
    file.write_text('item "A Spoon"\n    fod\n')
    assert "DOW2001" in watch.look().text
    file.unlink()
    with pytest.raises(OSError):
        watch.look()


@pytest.mark.proof
def test_once_exits_as_check_and_test_do(base: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page = base.parent / "page.html"
    assert main(["watch", "--once", "--page", str(page), str(base / CARD)]) == 0
    assert "Pay it back" in page.read_text("utf-8")
    assert "4 of 4 tests passed" in capfd.readouterr().out
    change(base / CARD, "gain 1 morale", "gain 1 moral")
    assert main(["watch", "--once", str(base / CARD)]) == 1
    card = base / "crossroads" / "the_fast.dow"
    change(card.with_suffix(".ja.toml"), "[", "[[")
    for command_line in (["check"], ["watch", "--once"], ["watch", "--once", "--lang", "es"]):
        assert main([*command_line, str(card)]) == 1, command_line


def test_cards_are_printed_only_where_they_are_shown(
    base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many cards saved at once are counted first, and a page is made for who asked for one."""
    many = base.parent / "many.dow"
    text = (base / CARD).read_text("utf-8").partition("\ntest ")[0]
    watch, paged = Watch([many]), Watch([many], paged=True)
    for name in ("A", "B", "C", "D"):
        with many.open("a", encoding="utf-8") as file:
            file.write(text.replace("A Favour Owed", name) + "\n")
    assert watch.look().page == "" and paged.look().page.count("<article") == 4
    many.write_text(many.read_text("utf-8").replace("gain 1 morale", "gain 2 morale"), "utf-8")
    seen = paged.look()
    assert seen.page.count("Gain 2 morale") == 4 and "Gain 2 morale" not in seen.text
    monkeypatch.setattr(Watch, "_printed", None)
    monkeypatch.setattr(publish, "reference", None)
    assert watch.look().passed


@pytest.mark.proof
@pytest.mark.parametrize("polled", (False, True))
def test_a_save_is_told_in_a_moment(base: Path, polled: bool) -> None:
    """The command sees a save by itself, with and without the package that tells of changes."""
    without = "sys.modules['watchfiles'] = None;" if polled else ""
    program = (  # whoever starts the tests in the background has them ignore the interrupt
        "import signal, sys;signal.signal(signal.SIGINT, signal.default_int_handler);"
        f"{without}from dowlang.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", program, "watch", str(base / CARD)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    lines: Queue[str] = Queue()
    assert running.stdout is not None
    stream = running.stdout
    reader = threading.Thread(target=lambda: [lines.put(line) for line in stream], daemon=True)
    reader.start()

    def until(words: str) -> str:
        said = ""
        while words not in said:
            said += lines.get(timeout=60)
        return said

    try:
        until("looked in")
        took = []
        for morale in (2, 3):
            change(base / CARD, f"gain {morale - 1} morale", f"gain {morale} morale")
            begun = time.perf_counter()
            assert f"Gain {morale} morale" in until("looked in")
            took.append(time.perf_counter() - begun)
            time.sleep(0.2)
        assert sorted(took)[0] < 5.0  # how fast it is, `python -m benchmarks editor` measures
    finally:
        running.send_signal(signal.SIGINT)
        code = running.wait(20)
        reader.join()
        stream.close()
    assert code == 0


def test_files_are_looked_at_by_time_and_size(tmp_path: Path) -> None:
    (tmp_path / "a.dow").write_text("x")
    before = command.stamps([tmp_path])
    (tmp_path / "a.dow").write_text("xy")
    (tmp_path / "b.txt").write_text("no card")
    after = command.stamps([tmp_path])
    assert before != after and list(after) == [tmp_path / "a.dow"]


@pytest.mark.parametrize("of", (CARD, "crossroads"))
def test_a_saved_translation_and_a_saved_manifest_are_seen(base: Path, of: str) -> None:
    """Whatever a path is printed from is looked at, also where it is a file, or below a set."""
    below, told = [base / of], base / CARD
    for file in (told, told.with_suffix(".ja.toml"), base / "set.toml"):
        before = command.stamps(below)
        file.write_bytes(file.read_bytes() + b"\n") if file.exists() else file.write_text("")
        assert command.stamps(below) != before, file.name
        assert any(file.is_relative_to(each) for each in command.watched_files(below))


def test_translations_of_another_card_file_are_not_looked_at(tmp_path: Path) -> None:
    for name in ("a.dow", "a.ja.toml", "ab.ja.toml", "a[b].dow", "a[b].es.toml"):
        (tmp_path / name).write_text("")
    assert [f.name for f in command.stamps([tmp_path / "a.dow"])] == ["a.dow", "a.ja.toml"]
    assert [f.name for f in command.stamps([tmp_path / "a[b].dow"])] == ["a[b].dow", "a[b].es.toml"]


def test_a_file_that_is_taken_away_is_named(tmp_path: Path) -> None:
    """What follows from it would else stand below the last look as if it belonged to that."""
    few = Path(shutil.copytree(ROOT / "examples" / "long_thaw", tmp_path / "few"))
    file = few / "crossroads" / "spoon.dow"
    file.parent.mkdir(exist_ok=True)
    text = 'crossroads "The Spoon"\n    when you search\n    option "A"\n        gain 1 morale\n'
    file.write_text(text + '    option "B"\n        add 1 food\n', "utf-8")
    watch = Watch([few])
    watch.look()
    file.unlink()
    (gone,) = watch.look().saved
    assert gone.endswith("crossroads/spoon.dow (taken away)")
    assert not watch.look().saved
