"""Cards typeset to be cut out: sizes on the rendered page, counts, backs, the same bytes, hostile
texts as plain text, steps of type, and overflow that is told.
"""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from dowlang.project import pipeline
from dowlang.project.card_selection import gather
from dowlang.project.printing.printed_sets import cards_of, info_of
from dowlang.project.ruleset_registry import card_look, table_look
from dowlang.publish import CardSource, Picture, SetInfo, sheets
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.sheets import typesetting
from dowlang.publish.sheets.imposition import CutOut, Page, pages
from dowlang.publish.sheets.typesetting import NAME_STEPS, STEPS, TEMPLATES
from dowlang.vocabulary.card_look import CardLook
from tests.publish import png_pixels
from tests.publish.card_sources import cards, info

ROOT = Path(__file__).resolve().parents[2]
LOOK = card_look("dead_of_winter")
HOSTILE = (
    '#panic("x")',
    "$x^2$ *bold* _it_ `code` @label <label>",
    '#image("/etc/passwd")',
    '"); #eval("1")//',
    "\\u{202e} \\ ~ -- --- ' \" = heading",
    "<svg onload=x> &amp; {{ 7 }}",
    "]#[",
)


@cache
def shipped(name: str) -> tuple[SetInfo, CardLook, tuple[CardSource, ...]]:
    [(source, asked)] = gather([ROOT / "cards" / name])
    checked = pipeline.check(source)
    look = card_look(checked.manifest.ruleset)
    return info_of(checked), look, tuple(cards_of(checked, "", asked))


@cache
def small() -> sheets.MeasuredCards:
    return sheets.measured_cards(info(), LOOK, cards(), sheets.PrintSelection())


def one(text: str, **choice: Any) -> sheets.MeasuredCards:
    return sheets.measured_cards(info(), LOOK, cards(text), sheets.PrintSelection(**choice))


def bell(name: str = "The Bell", flavor: str = "Ring.", label: str = "Ring it") -> CardSource:
    """A card with texts of an author that no card file could hold, as a translation could."""
    written = cards(
        'crossroads "The Bell"\n    flavor "Ring."\n    if morale <= 3\n'
        '    option "Ring it"\n        gain 1 morale\n'
    )[0]
    texts = replace(written.texts, name=name, clauses={"flavor": flavor}, labels={"Ring it": label})
    return replace(written, texts=texts)


def test_nothing_is_written_into_the_package() -> None:
    """Where cards have no pictures the templates are read where they were installed."""
    before = {file: file.stat().st_mtime_ns for file in TEMPLATES.iterdir()}
    sheets.measured_cards(info(), LOOK, (bell(),), sheets.PrintSelection())
    assert {file: file.stat().st_mtime_ns for file in TEMPLATES.iterdir()} == before


# ---- sizes, measured on the picture of a page
def runs(dark: list[bool]) -> list[float]:
    """The middles of the stretches that are dark."""
    out, start = [], None
    for at, is_dark in enumerate([*dark, False]):
        if is_dark and start is None:
            start = at
        elif not is_dark and start is not None:
            out.append((start + at) / 2)
            start = None
    return out


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("bleed", (0, 3))
def test_cards_are_cut_at_their_size_to_a_tenth_of_a_millimetre(bleed: float) -> None:
    size = sheets.Size(31.5, 44)
    made = one(
        'location "Old Mill"\n    id "school"\n    survivors 3\n    entrance 3\n',
        kinds=("location",),
        copies=2,
        sizes={"location": size},
    )
    assert made.overflows == ()
    layout = sheets.Layout(sheets.Size(90, 70), "none", bleed)
    [page] = made.pages(layout)
    [data] = made.typesetter.png([dict(face) for face in made.faces], [page])
    picture = png_pixels.read(data)
    assert abs(picture.millimetres(picture.width) - 90) < 0.1
    assert abs(picture.millimetres(picture.height) - 70) < 0.1
    # along the middle of the upper cut marks, and along that of the left ones
    upper = min(page.marks, key=lambda mark: mark.y2)
    row = round((upper.y1 + upper.y2) / 2 / png_pixels.INCH * 300)
    leftmost = min(page.marks, key=lambda mark: mark.x2)
    column = round((leftmost.x1 + leftmost.x2) / 2 / png_pixels.INCH * 300)
    across = [
        picture.millimetres(at) for at in runs([picture.dark(x, row) for x in range(picture.width)])
    ]
    down = [
        picture.millimetres(at)
        for at in runs([picture.dark(column, y) for y in range(picture.height)])
    ]
    gap = 2 * bleed
    widths = [31.5, gap, 31.5] if bleed else [31.5, 31.5]
    assert len(across) == len(widths) + 1 and len(down) == 2
    for (left, right), wanted in zip(pairwise(across), widths, strict=True):
        assert abs(right - left - wanted) < 0.1
    assert abs(down[1] - down[0] - 44) < 0.1
    # the colour ends where the bleed does
    first = page.slots[0]
    y = round((first.y + size.height / 2) / png_pixels.INCH * 300)
    begins = next(x for x in range(picture.width) if picture.dark(x, y))
    assert abs(picture.millimetres(begins) - (first.x - first.bleed[0])) < 0.1


@pytest.mark.proof
@pytest.mark.parametrize(("bleed", "wide", "high"), [(0, 744, 1039), (3, 815, 1110)])
def test_a_picture_of_a_card_has_300_dots_an_inch(bleed: float, wide: int, high: int) -> None:
    made = one(
        'location "Old Mill"\n    id "school"\n    survivors 3\n    entrance 3\n',
        kinds=("location",),
    )
    front, back = (png_pixels.read(data) for data in made.pictures(bleed))
    assert abs(front.width - wide) <= 1 and abs(front.height - high) <= 1
    assert (front.width, front.height) == (back.width, back.height)
    edge = front.point(0, 0)
    assert all(
        picture.point(x, y) == edge
        for picture in (front, back)
        for x, y in ((0, 0), (front.width - 1, 0), (0, front.height - 1), (5, front.height // 2))
    )


# ---- which cards, and how many
def copies_on(made: sheets.MeasuredCards, laid: tuple[Page, ...]) -> dict[int, int]:
    found: dict[int, int] = {}
    for page in laid:
        for slot in page.slots:
            found[slot.face] = found.get(slot.face, 0) + 1
    return found


@pytest.mark.sample(1)
@pytest.mark.parametrize(("name", "count"), [("dwar7s", 0), ("base", 235)])
def test_every_copy_of_every_card_that_lies_in_a_deck_is_there(name: str, count: int) -> None:
    information, look, found = shipped(name)
    made = sheets.measured_cards(information, look, found, sheets.PrintSelection())
    wanted = 0
    for card in found:
        kind = card.checked_card.kind
        if kind.copies:
            wanted += sum(kind.copies(card.checked_card.facts).values())
        else:
            wanted += bool(kind.deck)
    assert count in (0, wanted)
    on_paper = copies_on(made, made.pages(sheets.Layout()))
    assert sum(on_paper[each.front] for each in made.cards) == wanted
    assert all(on_paper[each.front] == each.copies for each in made.cards)
    assert sum(on_paper.values()) == 2 * wanted


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ("base", "dwar7s"))
def test_a_shuffled_deck_tells_nothing_by_its_backs(name: str) -> None:
    information, look, found = shipped(name)
    made = sheets.measured_cards(information, look, found, sheets.PrintSelection())
    by_deck: dict[tuple[str, str], set[tuple[int, sheets.Size]]] = {}
    for card in made.cards:
        if "body" not in made.faces[card.back]:  # not the other side of the card itself
            by_deck.setdefault((card.kind, card.deck), set()).add((card.back, card.size))
    assert by_deck and all(len(backs) == 1 for backs in by_deck.values())
    assert len({back for backs in by_deck.values() for back, _ in backs}) == len(by_deck)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ("base", "dwar7s"))
def test_the_shipped_cards_fit(name: str) -> None:
    information, look, found = shipped(name)
    kinds = tuple({card.checked_card.kind.name for card in found})
    made = sheets.measured_cards(information, look, found, sheets.PrintSelection(kinds=kinds))
    assert made.overflows == ()


def test_decks_kinds_and_copies_are_chosen() -> None:
    information, look, found = shipped("base")
    school = sheets.measured_cards(
        information, look, found, sheets.PrintSelection(decks=("school",))
    )
    assert {card.deck for card in school.cards} == {"school"}
    assert sum(card.copies for card in school.cards) == 20
    once = sheets.measured_cards(
        information, look, found, sheets.PrintSelection(kinds=("crisis",), copies=3)
    )
    assert [card.copies for card in once.cards] == [3] * 8


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("choice", "what", "name"),
    [
        (sheets.PrintSelection(decks=("shcool",)), "deck", "shcool"),
        (sheets.PrintSelection(kinds=("item", "itme")), "kind", "itme"),
        (sheets.PrintSelection(sizes={"cross": sheets.POKER}), "kind", "cross"),
    ],
)
def test_an_unknown_deck_or_kind_is_refused(
    choice: sheets.PrintSelection, what: str, name: str
) -> None:
    information, look, found = shipped("base")
    with pytest.raises(sheets.NoSuchDeck) as caught:
        sheets.measured_cards(information, look, found, choice)
    assert (caught.value.what, caught.value.name) == (what, name)
    assert "item" in caught.value.known or "school" in caught.value.known


# ---- faces
def test_an_objective_has_each_side_whole_on_its_own_face() -> None:
    information, look, found = shipped("base")
    made = sheets.measured_cards(
        information, look, found, sheets.PrintSelection(kinds=("objective",))
    )
    [card] = [each for each in made.cards if each.name == "Words on the Wind"]
    front, back = str(made.faces[card.front]), str(made.faces[card.back])
    for side, other in ((front, "Hardcore"), (back, "Standard")):
        assert "'Nothing happens.'" in side and "'parts'" in side and "'value': '2'" in side
        assert other not in side and "like standard" not in side
    assert (
        "'value': '6'}" in front
        and "'value': '5'}" in back
        and "3 times the number of players" in back
    )


def test_icons_stand_where_their_words_are_counted() -> None:
    made = one(
        'crossroads "The Bell"\n    flavor "Ring."\n    if zombies at the colony >= 3\n'
        '    option "Ring it"\n        add 2 zombies to the colony\n'
        "        discard 1 fuel card\n        lose 1 morale\n"
    )
    shown = str(made.faces[0]["body"])
    for icon, word in (("zombie", "zombies"), ("fuel", "fuel"), ("morale", "morale")):
        assert f"['i', '{icon}', '{word}', " in shown
    assert "'i'" not in str(made.faces[0]["trigger"])


def test_of_several_symbols_that_prevent_a_crisis_the_card_says_that_one_is_enough() -> None:
    """Icons side by side were heard as one of each."""
    crisis = (
        'crisis "The Long Night"\n    flavor "Cold."\n    prevent with {}\n'
        "    failure\n        lose 1 morale\n"
    )
    of_two = str(one(crisis.format("fuel, tool")).faces[0]["body"])
    of_one = str(one(crisis.format("fuel")).faces[0]["body"])
    assert "'k': 'signs'" in of_one and "'k': 'signs'" not in of_two
    assert "['i', 'fuel', 'fuel'" in of_two and "['t', ' or ']" in of_two
    assert "['i', 'tool', 'tool'" in of_two


# ---- the same bytes, hostile texts, what does not fit
@pytest.mark.proof
def test_the_same_cards_are_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    code = (
        "import sys, hashlib\nfrom tests.publish.test_sheets import small\n"
        "from dowlang.publish import sheets\nfrom dowlang.publish.sheets import Layout\n"
        "print(hashlib.sha256(small().pdf(Layout())).hexdigest())"
    )
    made = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed, "TZ": zone},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    }
    assert len(made) == 1


@pytest.mark.parametrize("text", HOSTILE)
def test_what_a_card_says_is_never_read_as_markup(text: str) -> None:
    hostile = bell(f"Bell {text}", f"Ring {text}", f"Do {text}")
    plain = bell()
    made = sheets.measured_cards(info(), LOOK, (hostile, plain), sheets.PrintSelection())
    assert made.pdf(sheets.Layout()).startswith(b"%PDF")
    said = str(made.faces)
    assert repr(f"Bell {text}") in said and repr(f"“Ring {text}”") in said


def test_letters_of_a_hostile_text_take_their_room_as_letters() -> None:
    """A text that were read as markup would be shorter than its letters."""
    asterisks = sheets.measured_cards(
        info(), LOOK, (bell(flavor="*#[]$" * 60),), sheets.PrintSelection()
    )
    letters = sheets.measured_cards(
        info(), LOOK, (bell(flavor="nunun" * 60),), sheets.PrintSelection()
    )
    long = [deck.faces[0]["fitted"] for deck in (asterisks, letters)]
    assert all(fitted["wide"] > 0 for fitted in long)  # 300 letters without a space


def test_type_shrinks_step_by_step_and_then_overflow_is_told() -> None:
    seen = []
    for words in (5, 60, 120, 180, 240, 400):
        card = bell(flavor="A word or two more of it. " * (words // 5))
        made = sheets.measured_cards(info(), LOOK, (card,), sheets.PrintSelection())
        fitted = made.faces[0]["fitted"]
        seen.append(fitted["step"])
        assert bool(made.overflows) == (fitted["tall"] > 0)
        assert (made.faces[0]["w"], made.faces[0]["h"]) == (63, 88)
    assert seen == sorted(seen) and len(set(seen)) >= 4 and seen[-1] == len(STEPS) - 1
    [overflow] = made.overflows
    assert (overflow.kind, overflow.name) == ("crossroads", "The Bell") and overflow.tall > 5


def test_a_name_shrinks_and_one_too_long_is_told() -> None:
    names = ("Bell", "The Bell of the Old Town Hall", "The Bell of " + "the Old Hall " * 4)
    steps = []
    for name in names:
        made = sheets.measured_cards(info(), LOOK, (bell(name),), sheets.PrintSelection())
        assert made.overflows == ()
        steps.append(made.faces[0]["fitted"]["name"])
    assert steps == sorted(steps) and steps[0] < steps[-1] < len(NAME_STEPS)
    [told] = sheets.measured_cards(
        info(), LOOK, (bell("W" * 40),), sheets.PrintSelection()
    ).overflows
    assert told.wide > 10


# ---- frames
SIGHT = {  # what eyes see of red, green and blue (Machado and others, 2009)
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def linear(colour: str) -> list[float]:
    values = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    red, green, blue = (
        sum(weight * value for weight, value in zip(row, linear(colour), strict=True))
        for row in SIGHT[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    a, b, c = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


@pytest.mark.parametrize("name", ("dead_of_winter", "dwar7s_winter"))
def test_white_letters_can_be_read_on_every_frame(name: str) -> None:
    for frame in card_look(name).frames:
        assert 1.05 / (luminance(frame.colour) + 0.05) >= 4.5, frame


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("name", ("dead_of_winter", "dwar7s_winter"))
def test_any_two_frames_stand_apart_in_grey_and_for_every_eye(name: str, sight: str) -> None:
    for one, other in combinations(card_look(name).frames, 2):
        apart = dist(lab(one.colour, sight), lab(other.colour, sight))
        assert apart >= 4, (one, other, apart)


@pytest.mark.parametrize("name", ("dead_of_winter", "dwar7s_winter"))
def test_no_two_kinds_share_an_icon_or_a_pattern_and_a_colour(name: str) -> None:
    frames = card_look(name).frames
    for attribute in ("kind", "colour", "icon"):
        assert len({getattr(frame, attribute) for frame in frames}) == len(frames)


@pytest.mark.parametrize("name", ("dead_of_winter", "dwar7s_winter"))
def test_every_kind_has_a_frame_and_every_icon_a_drawing(name: str) -> None:
    look = card_look(name)
    words = pipeline.language(name).vocabulary
    elsewhere = set(table_look(name).kinds)
    assert {kind.name for kind in words.kinds} - elsewhere <= {frame.kind for frame in look.frames}
    assert elsewhere.isdisjoint(frame.kind for frame in look.frames)
    names = {icon.name for icon in look.icons}
    assert {frame.icon for frame in look.frames} | set(look.dice) <= names
    assert names == {file.stem for file in look.folder.glob("*.svg")}
    for icon in names:
        drawn = look.drawing(icon)
        assert drawn.startswith("<svg ") and "href" not in drawn and "<text" not in drawn
        assert set(re.findall(r"#[0-9a-f]{6}", drawn)) <= {"#1b1b1b", "#ffffff"}


def test_faces_of_every_size_are_drawn_at_it() -> None:
    sizes = {"crossroads": sheets.Size(70, 120)}
    made = sheets.measured_cards(info(), LOOK, (bell(),), sheets.PrintSelection(sizes=sizes))
    assert [(face["w"], face["h"]) for face in made.faces] == [(70, 120), (70, 120)]
    laid = pages([CutOut(sheets.Size(70, 120), 0, 1)], sheets.Layout(single=True, bleed=3))
    assert [page.size for page in laid] == [sheets.Size(76, 126)] * 2


def test_rows_of_a_named_die_show_its_faces_and_not_the_tokens_of_their_words() -> None:
    made = one(
        'crossroads "The Long Way"\n    flavor "Not twice."\n    if morale >= 1\n'
        '    option "Go"\n        choose a survivor you control\n'
        "        roll exposure for that survivor\n            wound\n"
        "                lose 1 morale\n            frostbite\n                remove 1 food\n"
        "            otherwise\n                gain 1 morale\n"
        '    option "Stay"\n        a survivor you control gets 1 wound\n'
    )
    shown = str(made.faces[0]["body"])
    assert "['i', 'exposure_wound', 'Wound', '']" in shown
    assert "['i', 'exposure_frostbite', 'Frostbite', '']" in shown
    assert "['i', 'wound', 'wound', '1 ']" in shown


class Kept(dict[str, str]):
    """A memory of faces, which notes what was made anew."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []
        self.kept = self.get

    def keep(self, data: str, key: str) -> None:
        """Keep a text."""
        self[key] = data
        self.made.append(key)


@pytest.mark.proof
def test_faces_are_set_again_only_where_they_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a memory, the bytes are those without one, and one changed card is one part of many."""
    monkeypatch.setattr(typesetting, "AT_ONCE", 20)
    information, look, found = shipped("base")
    chosen, laid, memory = sheets.PrintSelection(kinds=("crossroads",)), sheets.Layout(), Kept()

    def pdf(cards: tuple[CardSource, ...], kept: Kept | None = memory, **of: Any) -> bytes:
        info = replace(information, **of)
        return sheets.measured_cards(info, look, cards, chosen, kept).pdf(laid)

    first = pdf(found)
    parts = len(memory.made)
    assert parts >= 4 and pdf(found) == first == pdf(found, None) and len(memory.made) == parts
    at = next(n for n, card in enumerate(found) if card.checked_card.kind.name == "crossroads")
    texts = replace(found[at].texts, name="Another Name")
    changed = (*found[:at], replace(found[at], texts=texts), *found[at + 1 :])
    assert pdf(changed) == pdf(changed, None) != first
    assert len(memory.made) == parts + 2  # measured and set, of one part
    # the set's name stands on each card
    assert pdf(found, name="Another Set") == pdf(found, None, name="Another Set")
    assert len(memory.made) == 2 * parts + 2
    memory.update(dict.fromkeys(memory, 7))  # type: ignore[arg-type]
    assert pdf(found) == first


def test_faces_with_pictures_or_other_fonts_are_never_remembered() -> None:
    """Their bytes depend on files that no key knows."""
    plain = typesetting.Typesetter(info(), {}, PageLabels(), (), Kept())
    templates = replace(info(), templates=(("faces.typ", b""),))
    foreign = type("Foreign", (PageLabels,), {"fonts": ("Noto Serif CJK JP",)})()
    assert plain.memory is not None
    assert typesetting.Typesetter(templates, {}, PageLabels(), (), Kept()).memory is None
    assert typesetting.Typesetter(info(), {}, foreign, (), Kept()).memory is None
    picture = Picture("pictures/a.png", lambda: b"")
    assert typesetting.Typesetter(info(), {}, PageLabels(), (picture,), Kept()).memory is None
