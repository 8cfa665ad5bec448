"""Templates that a set brings: they draw its cards, and reach nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dowlang.project.artwork.typst_templates import TemplateRefused, templates_of
from dowlang.publish.sheets import TemplateFailed, sandbox
from dowlang.publish.sheets.sandbox import SandboxedCompiler
from tests.cli.running import ROOT, dow
from tests.publish import png_pixels

PARTS = '#import "/parts.typ": fit, reverse\n'
PLAIN = PARTS + "#let front(face, fitted) = {}\n"
BLUE = PARTS.replace("reverse", "reverse, d") + (
    '#let front(face, fitted) = rect(width: 200mm, height: 200mm, fill: rgb("#0000ff"))\n'
)


def thaw(folder: Path, faces: str, **more: str) -> Path:
    place = folder / "long_thaw"
    shutil.copytree(ROOT / "examples" / "long_thaw", place)
    shutil.rmtree(place / "templates")
    (place / "templates").mkdir()
    (place / "templates" / "faces.typ").write_text(faces, encoding="utf-8")
    for name, text in more.items():
        (place / "templates" / f"{name}.typ").write_text(text, encoding="utf-8")
    return place


def test_a_set_draws_its_own_cards_and_they_keep_their_size(tmp_path: Path) -> None:
    place = thaw(tmp_path, BLUE)
    done = dow("print", str(place), "--format", "png", "--out", "out", cwd=tmp_path)
    assert done.code == 0, done.err
    drawn = png_pixels.read((tmp_path / "out" / "crossroads-soft-ice.png").read_bytes())
    assert (drawn.width, drawn.height) == (744, 1039)
    assert drawn.point(370, 500) == (0, 0, 255)


@pytest.mark.proof
def test_the_example_is_printed_the_same_each_time(tmp_path: Path) -> None:
    example = str(ROOT / "examples" / "long_thaw")
    for folder in ("one", "two"):
        assert dow("print", example, "--format", "pdf", "--out", folder, cwd=tmp_path).code == 0
    first, second = ((tmp_path / n / "long_thaw.pdf").read_bytes() for n in ("one", "two"))
    assert first == second and len(first) > 20_000


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('#eval("1")', "`eval`"),
        ('#let f = eval\n#f("1")', "`eval`"),
        ("#std.rect()", "`std`"),
        ('#plugin("x.wasm")', "`plugin`"),
        ('#import "@preview/cetz:0.3.4"', "`import`"),
        ('#import "@local/own:0.1.0"', "`import`"),
        ('#import ("@pre" + "view/x:1.0.0")', "`import`"),
        ('#let p = "@preview/x:1.0.0"\n#import p', "`import`"),
        ('#import "../set.toml"', "`import`"),
        ('#import "/etc/passwd"', "`import`"),
        ('#include "../../secret.typ"', "`include`"),
        ('#import\n"\\u{40}preview/x:1.0.0"', "`import`"),
    ],
)
def test_words_that_fetch_or_make_code_are_refused_with_their_line(
    tmp_path: Path, text: str, wrong: str
) -> None:
    place = thaw(tmp_path, PLAIN + text + "\n")
    done = dow("print", str(place), "--format", "pdf", cwd=tmp_path)
    assert done.code == 1 and wrong in done.line and "line " in done.line
    assert not (tmp_path / "long_thaw.pdf").exists()


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('#read("/etc/passwd")', "file not found"),
        ('#read("../../../../../../etc/passwd")', "escape the project root"),
        ('#json("/../set.toml")', "escape the project root"),
        ('#image("https://example.org/x.png")', "file not found"),
        ("#front(1, 2, 3)", "unexpected argument"),
        ("#let x = ", "expected expression"),
        ("#let fit(face) = 1", "`fit` gives no"),
        ("#let fit(face) = (step: 99, art: 1, name: 0, tall: 0, wide: 0)", "`fit` gives no"),
        ('#let fit(face) = (step: 0, art: "x", name: 0, tall: 0, wide: 0)', "`fit` gives no"),
        ("#let front(face, fitted) = page(rect())", "not allowed inside"),
        ("#let front(face, fitted) = { pagebreak() }", "pagebreaks are not allowed"),
        ("#let front(face, fitted) = { while true { } }", "always true"),
        ("#let front(face, fitted) = front(face, fitted)", "maximum function call depth"),
    ],
)
def test_what_cannot_be_set_is_one_line(tmp_path: Path, text: str, wrong: str) -> None:
    done = dow("print", str(thaw(tmp_path, PLAIN + text)), "--format", "pdf", cwd=tmp_path)
    assert done.code == 1 and wrong in done.line, done.err
    assert not (tmp_path / "long_thaw.pdf").exists()


@pytest.mark.parametrize(
    "name", ("Faces.typ", "faces.txt", "a b.typ", "run.py", "deep/more.typ", "x" * 60 + ".typ")
)
def test_files_of_another_name_are_refused(tmp_path: Path, name: str) -> None:
    place = thaw(tmp_path, PLAIN)
    file = place / "templates" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("", encoding="utf-8")
    with pytest.raises(TemplateRefused, match="wanted files such as"):
        templates_of(place)


def test_links_long_and_many_files_and_other_bytes_are_refused(tmp_path: Path) -> None:
    place = thaw(tmp_path, PLAIN)
    own = place / "templates"
    (own / "far.typ").symlink_to("/etc/passwd")
    with pytest.raises(TemplateRefused, match="is a link"):
        templates_of(place)
    (own / "far.typ").unlink()
    (own / "long.typ").write_text(" " * 300_000, encoding="utf-8")
    with pytest.raises(TemplateRefused, match="KiB"):
        templates_of(place)
    (own / "long.typ").write_bytes(b"\xff")
    with pytest.raises(TemplateRefused, match="UTF-8"):
        templates_of(place)
    for number in range(30):
        (own / f"a{number}.typ").write_text("", encoding="utf-8")
    with pytest.raises(TemplateRefused, match="at most 20"):
        templates_of(place)
    (own / "faces.typ").unlink()
    with pytest.raises(TemplateRefused, match="found no"):
        templates_of(place)


def test_a_folder_that_is_a_link_out_of_the_set_is_refused(tmp_path: Path) -> None:
    place = thaw(tmp_path, PLAIN)
    shutil.move(place / "templates", tmp_path / "far")
    (place / "templates").symlink_to(tmp_path / "far")
    with pytest.raises(TemplateRefused, match="leads out"):
        templates_of(place)


@pytest.mark.proof
@pytest.mark.parametrize(
    "text",
    (
        '#let s = "x" * 1000000\n#let t = range(100000).map(n => s + str(n))\n#t.len()',
        "#for a in range(9000) { for b in range(9000) { let c = calc.pow(a, 2) } }",
    ),
)
def test_time_and_memory_are_bounded(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "SECONDS", 3)
    (tmp_path / "bomb.typ").write_text(text, encoding="utf-8")
    with pytest.raises(TemplateFailed, match=r"more than|more time or memory"):
        SandboxedCompiler(input=tmp_path / "bomb.typ", root=tmp_path).compile(format="pdf")
