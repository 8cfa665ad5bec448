"""`dow print` for cards to cut out: files, options, refusals, findings, no typesetter."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from dowlang.project import ruleset_registry
from dowlang.project.printing import decks
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.sheets import letters_without_font, typesetting
from tests.cli.running import ROOT, dow, environment
from tests.publish.card_sources import info

CARD = (
    'crossroads "The Bell"\n    flavor "Ring."\n    if morale <= 3\n'
    '    option "Ring it"\n        gain 1 morale\n'
    '    option "Leave it"\n        lose 1 morale\n'
)


@pytest.fixture
def bell(tmp_path: Path) -> Path:
    file = tmp_path / "the_bell.dow"
    file.write_text(CARD, "utf-8")
    return file


def test_a_set_becomes_one_pdf(tmp_path: Path) -> None:
    done = dow("print", "cards/dwar7s", "--format", "pdf", "--out", str(tmp_path))
    assert (done.code, done.err) == (0, "")
    file = tmp_path / "dwar7s.pdf"
    assert done.out == f"wrote {file}\n"
    first = file.read_bytes()
    assert first.startswith(b"%PDF") and b"CreationDate" not in first
    dow("print", "cards/dwar7s", "--format", "pdf", "--out", str(tmp_path))
    assert file.read_bytes() == first


@pytest.mark.proof
def test_pictures_lie_beside_a_table_of_them(tmp_path: Path) -> None:
    arguments = ("print", "cards/base", "--format", "png", "--kind", "objective", "--deck")
    done = dow(*arguments, "objective", "--out", str(tmp_path / "cards"))
    assert (done.code, done.err) == (0, "")
    with (tmp_path / "cards" / "cards.csv").open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table))
    assert len(rows) == 3 and {row["copies"] for row in rows} == {"1"}
    named = {row[side] for row in rows for side in ("front", "back")}
    assert named == {file.name for file in (tmp_path / "cards").glob("*.png")} and len(named) == 6
    assert done.out == f"wrote 6 pictures and cards.csv to {tmp_path / 'cards'}\n"


@pytest.mark.proof
def test_items_in_two_decks_have_two_faces_and_two_backs(tmp_path: Path) -> None:
    done = dow("print", "cards/base", "--format", "png", "--kind", "item", "--out", str(tmp_path))
    assert done.code == 0, done.err
    with (tmp_path / "cards.csv").open(encoding="utf-8", newline="") as table:
        rows = [row for row in csv.DictReader(table) if row["name"] == "Trauma Kit"]
    assert [(row["deck"], row["copies"], row["back"]) for row in rows] == [
        ("hospital", "3", "back-hospital.png"),
        ("police_station", "2", "back-police-station.png"),
    ]
    assert len({row["front"] for row in rows}) == 2


def test_without_a_folder_the_pdf_lies_here(bell: Path) -> None:
    done = dow("print", bell.name, "--format", "pdf", cwd=bell.parent)
    assert (done.code, done.out) == (0, "wrote additions.pdf\n"), done.err
    assert (bell.parent / "additions.pdf").is_file()


@pytest.mark.parametrize(
    "options",
    [
        ("--paper", "letter"),
        ("--backs", "short-edge"),
        ("--backs", "fold"),
        ("--backs", "none", "--copies", "9"),
        ("--bleed", "3"),
        ("--single",),
        ("--single", "--bleed", "0", "--backs", "none"),
        ("--size", "crossroads=70x120"),
        ("--size", "crossroads = 88.9 × 63.5".replace(" = ", "=")),
        ("--deck", "crossroads"),
        ("--kind", "crossroads"),
    ],
    ids=" ".join,
)
def test_each_option_prints(options: tuple[str, ...], bell: Path) -> None:
    done = dow("print", str(bell), "--format", "pdf", "--out", str(bell.parent), *options)
    assert (done.code, done.err) == (0, "")
    assert (bell.parent / "additions.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--paper", "a5"), "unknown paper `a5`; did you mean `a4`?"),
        (("--backs", "long"), "unknown way of backs `long`; "),
        (
            ("--size", "crossroads"),
            "found `crossroads` for `--size`, wanted a kind and two lengths",
        ),
        (("--size", "crossroads=5x5"), "found `crossroads=5x5` for `--size`"),
        (("--size", "croosroads=63x88"), "unknown kind `croosroads`; did you mean `crossroads`?"),
        (
            ("--size", "crossroads=300x300"),
            "a card of 300 × 300 mm does not fit on paper of 210 × ",
        ),
        (("--kind", "itme"), "unknown kind `itme`"),
        (("--deck", "nowhere"), "unknown deck `nowhere`"),
        (("--copies", "0"), "found 0 for `--copies`, wanted 1 to 99"),
        (("--copies", "100"), "found 100 for `--copies`, wanted 1 to 99"),
        (("--bleed", "11"), "found 11 for `--bleed`, wanted 0 to 10 (mm)"),
        (("--bleed", "nan"), "found nan for `--bleed`, wanted 0 to 10 (mm)"),
        (("--single", "--backs", "fold"), "single cards are not folded"),
        (("--lang", "ja"), "declares no languages"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_each_wrong_option_is_refused_in_one_line(
    options: tuple[str, ...], said: str, bell: Path
) -> None:
    done = dow("print", str(bell), "--format", "pdf", "--out", str(bell.parent), *options)
    assert (done.code, done.out) == (2, "")
    assert said in done.line
    assert not (bell.parent / "additions.pdf").exists()


@pytest.mark.parametrize(
    "options", [("--single",), ("--paper", "letter"), ("--copies", "2"), ("--bleed", "0")]
)
def test_an_option_of_cards_is_refused_for_a_reference(
    options: tuple[str, ...], bell: Path
) -> None:
    done = dow("print", str(bell), *options)
    assert done.code == 2 and "add `--format pdf`" in done.line


@pytest.mark.proof
def test_what_does_not_fit_is_a_finding_and_nothing_is_written(tmp_path: Path) -> None:
    done = dow(
        *("print", "cards/base", "--format", "pdf", "--kind", "crossroads"),
        *("--size", "crossroads=40x50", "--out", str(tmp_path)),
    )
    assert done.code == 1 and not list(tmp_path.iterdir())
    assert (
        "error[DOW7012]: `Teeth` does not fit on a card of 40 × 50 mm: at the smallest" in done.err
    )
    assert " mm too tall" in done.err and "crossroads/teeth.dow:1:1" in done.err
    assert "`--size crossroads=WIDTHxHEIGHT`" in done.err
    assert "63" not in done.err


@pytest.mark.proof
def test_without_the_extra_one_line_says_what_to_install(bell: Path) -> None:
    code = (
        "import sys\nsys.modules['typst'] = None\nfrom dowlang.cli.main import main\n"
        f"sys.exit(main(['print', {str(bell)!r}, '--format', 'pdf']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == (
        "dow: `--format pdf` needs the typesetter typst; install it with "
        '`pip install "dowlang[pdf]"`\n'
    )


def test_a_game_that_declares_no_look_is_told_where_to_declare_it(
    bell: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ruleset_registry, "package", lambda name: "tests.worlds")
    with pytest.raises(ruleset_registry.NoLook):
        ruleset_registry.card_look("campfire")

    def look(name: str) -> None:
        raise ruleset_registry.NoLook(name)

    monkeypatch.undo()
    monkeypatch.setattr(decks, "card_look", look)
    done = dow("print", str(bell), "--format", "pdf", "--out", str(bell.parent))
    assert (done.code, done.out) == (2, "")
    assert done.line == (
        "dow: the game `dead_of_winter` does not declare how its printed cards look; "
        "`docs/printing.md` says where it is declared"
    )


@pytest.mark.parametrize("format", ["pdf", "png"])
def test_letters_that_no_font_has_are_a_finding_and_nothing_is_written(
    format: str, tmp_path: Path
) -> None:
    file = tmp_path / "snow.dow"
    head = 'crossroads "{0}"\n    flavor "{1}"\n    if morale >= 1\n    option "Wait"\n'
    texts = (("Snow", "雪が降る"), ("Дорога", "ёЖ שלום ☃ é"), ("Dice 🎲", "x"))
    file.write_text(
        "\n".join(f"{head.format(*each)}        lose 1 morale\n" for each in texts),
        encoding="utf-8",
    )
    out = tmp_path / "out"
    done = dow("print", str(file), "--format", format, "--out", str(out))
    assert done.code == 1 and not out.exists()
    assert done.err.count("DOW7013") == 2 and "Дорога" not in done.err
    assert "`Snow` has `が`, `る`, `降`, `雪`, which are in no font" in done.err
    assert "`Dice 🎲` has `🎲`, which is in no font" in done.err and "snow.dow:1:1" in done.err
    assert dow("print", str(file)).code == 0


def test_what_is_taken_for_printable_is() -> None:
    setter = typesetting.Typesetter(info("x"), {}, PageLabels())
    whole = "".join(sorted(letters_without_font.KNOWN))
    assert setter.letters_without_font([whole]) == frozenset()
    known, letters_without_font.KNOWN = letters_without_font.KNOWN, frozenset()
    try:
        assert setter.letters_without_font([whole + "漢"]) == {"漢"}
    finally:
        letters_without_font.KNOWN = known
