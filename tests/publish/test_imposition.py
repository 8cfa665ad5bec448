"""Cards on paper: how many, in the middle, marks at every cut, each back behind its front."""

from __future__ import annotations

import pytest

from dowlang.publish.sheets.imposition import (
    BACKS,
    MARGIN,
    PAPERS,
    POKER,
    CutOut,
    DoesNotFit,
    Layout,
    Page,
    Size,
    grid,
    pages,
)

SIZES = (POKER, Size(44, 67), Size(70, 120), Size(88, 63), Size(100, 100))


def pieces(count: int, size: Size = POKER) -> list[CutOut]:
    return [CutOut(size, number, 1000 + number) for number in range(count)]


@pytest.mark.parametrize(
    ("paper", "bleed", "count"), [("a4", 0, 9), ("letter", 0, 9), ("a4", 3, 8), ("letter", 3, 6)]
)
def test_as_many_as_fit(paper: str, bleed: float, count: int) -> None:
    assert grid(PAPERS[paper], POKER, bleed).count == count


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("bleed", (0, 2.5))
@pytest.mark.parametrize("paper", PAPERS)
def test_everything_printed_lies_within_the_margin_and_nothing_overlaps(
    paper: str, bleed: float, size: Size
) -> None:
    for page in pages(pieces(20, size), Layout(PAPERS[paper], bleed=bleed)):
        boxes = []
        for slot in page.slots:
            left, upper, right, lower = slot.bleed if bleed else (0, 0, 0, 0)
            boxes.append(
                (
                    slot.x - left,
                    slot.y - upper,
                    slot.x + size.width + right,
                    slot.y + size.height + lower,
                )
            )
        for x1, y1, x2, y2 in boxes:
            assert x1 >= MARGIN - 1e-6 and x2 <= page.size.width - MARGIN + 1e-6
            assert y1 >= MARGIN - 1e-6 and y2 <= page.size.height - MARGIN + 1e-6
        for at, one in enumerate(boxes):
            for other in boxes[:at]:
                apart = one[0] >= other[2] - 1e-6 or other[0] >= one[2] - 1e-6
                assert apart or one[1] >= other[3] - 1e-6 or other[1] >= one[3] - 1e-6


@pytest.mark.parametrize("bleed", (0, 3))
def test_a_cut_mark_stands_at_both_ends_of_every_cut_and_on_no_card(bleed: float) -> None:
    [front, _] = pages(pieces(4), Layout(bleed=bleed))
    cuts_down = {round(slot.x + edge, 3) for slot in front.slots for edge in (0, POKER.width)}
    cuts_across = {round(slot.y + edge, 3) for slot in front.slots for edge in (0, POKER.height)}
    upright = [mark for mark in front.marks if mark.x1 == mark.x2]
    level = [mark for mark in front.marks if mark.y1 == mark.y2]
    for cut in cuts_down:
        assert sum(abs(mark.x1 - cut) < 0.001 for mark in upright) == 2
    for cut in cuts_across:
        assert sum(abs(mark.y1 - cut) < 0.001 for mark in level) == 2
    for mark in front.marks:
        for slot in front.slots:
            beside = max(mark.x1, mark.x2) < slot.x or min(mark.x1, mark.x2) > slot.x + POKER.width
            above = max(mark.y1, mark.y2) < slot.y or min(mark.y1, mark.y2) > slot.y + POKER.height
            assert beside or above


def seen_through(page: Page, x: float, y: float, over_the_side: bool) -> tuple[float, float]:
    """Return where a point of the front lies on the page printed behind it."""
    if over_the_side:
        return page.size.width - x, y
    return x, page.size.height - y


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("backs", ("long-edge", "short-edge"))
@pytest.mark.parametrize("count", (1, 5, 23))
def test_each_back_comes_behind_its_front(count: int, backs: str, paper: str, size: Size) -> None:
    made = pages(pieces(count, size), Layout(PAPERS[paper], backs))
    assert len(made) % 2 == 0
    found = 0
    for front, back in zip(made[::2], made[1::2], strict=True):
        assert front.size == back.size
        upright = front.size.height >= front.size.width
        over_the_side = upright == (backs == "long-edge")
        middles = {
            (round(slot.x + size.width / 2, 3), round(slot.y + size.height / 2, 3)): slot
            for slot in back.slots
        }
        for slot in front.slots:
            x, y = seen_through(
                front, slot.x + size.width / 2, slot.y + size.height / 2, over_the_side
            )
            behind = middles[round(x, 3), round(y, 3)]
            assert behind.face == slot.face + 1000
            assert behind.turned is not over_the_side
            found += 1
    assert found == count


@pytest.mark.parametrize("paper", PAPERS)
def test_folded_paper_brings_each_back_behind_its_front(paper: str) -> None:
    made = pages(pieces(7), Layout(PAPERS[paper], "fold"))
    seen = []
    for page in made:
        assert page.fold == page.size.width / 2
        at = {(round(slot.x, 3), round(slot.y, 3)): slot.face for slot in page.slots}
        for slot in page.slots:
            if slot.face < 1000:
                mirrored = page.size.width - slot.x - POKER.width
                assert at[round(mirrored, 3), round(slot.y, 3)] == slot.face + 1000
                seen.append(slot.face)
    assert seen == list(range(7))


def test_without_backs_there_are_fronts_only_and_every_copy() -> None:
    made = pages(pieces(23), Layout(backs="none"))
    assert [slot.face for page in made for slot in page.slots] == list(range(23))


@pytest.mark.parametrize("backs", [each for each in BACKS if each != "fold"])
def test_a_single_card_has_a_page_of_its_size_and_bleed(backs: str) -> None:
    made = pages(pieces(2), Layout(backs=backs, bleed=3, single=True))
    assert {page.size for page in made} == {Size(69, 94)}
    assert [slot.face for page in made for slot in page.slots] == (
        [0, 1] if backs == "none" else [0, 1000, 1, 1001]
    )
    assert all(
        (slot.x, slot.y) == (3, 3) and not page.marks for page in made for slot in page.slots
    )


def test_cards_of_another_size_begin_another_page() -> None:
    mixed = [*pieces(2), *pieces(2, Size(44, 67))]
    made = pages(mixed, Layout(backs="none"))
    assert [len(page.slots) for page in made] == [2, 2]


def test_touching_cards_have_bleed_on_their_outer_edges_only() -> None:
    [page] = pages(pieces(4), Layout(backs="none"))
    assert [tuple(edge > 0 for edge in slot.bleed) for slot in page.slots] == [
        (True, True, False, False),
        (False, True, False, True),
        (False, True, True, True),
        (True, False, True, True),
    ]


@pytest.mark.parametrize("size", (Size(250, 300), Size(200.5, 88)), ids=str)
@pytest.mark.parametrize("backs", BACKS)
def test_a_card_larger_than_the_paper_is_refused(size: Size, backs: str) -> None:
    if backs != "fold" and min(size.width, size.height) < 200:
        size = Size(size.width + 100, size.height)
    with pytest.raises(DoesNotFit) as caught:
        pages(pieces(1, size), Layout(backs=backs))
    assert (caught.value.card, caught.value.paper) == (size, PAPERS["a4"])
