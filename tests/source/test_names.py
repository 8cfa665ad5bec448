"""Names: nearest ones, look-alikes, scripts, slugs."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dowlang.source.confusables import is_one_script, scripts, skeleton
from dowlang.source.limits import MAX_SLUG_CHARACTERS
from dowlang.source.slugs import is_slug, slug
from dowlang.source.spelling import cut_off, distance, nearest


@pytest.mark.parametrize(
    ("word", "names", "wanted"),
    [
        ("zombei", ["zombie", "zombies", "noise"], ("zombie", "zombies")),
        ("Schol", ["Hospital", "School"], ("School",)),
        ("school", ["School"], ("School",)),
        ("Yuki", ["Yuki Lowe", "Yumi", "Marta Vance"], ("Yumi", "Yuki Lowe")),
        ("fod", ["food", "fuel", "for"], ("food", "for")),
        ("abc", ["xyz"], ()),
        ("a", ["b", "c"], ()),
        ("same", ["same"], ()),
        ("", ["a"], ()),
        ("x" * 500, ["x" * 499], ()),
        ("moralez", ["moral", "morale", "morales", "moralize"], ("morale", "morales", "moral")),
    ],
)
def test_nearest_names_come_best_first(
    word: str, names: list[str], wanted: tuple[str, ...]
) -> None:
    assert nearest(word, names) == wanted


def test_the_order_and_repetition_of_the_names_does_not_matter() -> None:
    names = ["bell", "belt", "bill", "ball", "bull", "tell"]
    wanted = nearest("boll", names)
    assert len(wanted) == 3
    for seed in range(10):
        random.Random(seed).shuffle(names)
        assert nearest("boll", names + names) == wanted
    assert nearest("boll", names, most=1) == wanted[:1]


@pytest.mark.parametrize(
    ("length", "wanted"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (15, 3), (16, 4)]
)
def test_the_cut_off_grows_with_the_word(length: int, wanted: int) -> None:
    assert cut_off("x" * length) == wanted


def plain_distance(one: str, other: str) -> int:
    """The textbook table, in full."""
    table = [
        [row + column if row * column == 0 else 0 for column in range(len(other) + 1)]
        for row in range(len(one) + 1)
    ]
    for row in range(1, len(one) + 1):
        for column in range(1, len(other) + 1):
            same = one[row - 1] == other[column - 1]
            best = min(
                table[row - 1][column] + 1,
                table[row][column - 1] + 1,
                table[row - 1][column - 1] + (not same),
            )
            if (
                row > 1
                and column > 1
                and one[row - 1] == other[column - 2]
                and one[row - 2] == other[column - 1]
            ):
                best = min(best, table[row - 2][column - 2] + 1)
            table[row][column] = best
    return table[-1][-1]


@given(st.text("abc", max_size=8), st.text("abc", max_size=8), st.integers(0, 5))
def test_the_distance_is_that_of_the_textbook_up_to_the_cut(
    one: str, other: str, most: int
) -> None:
    assert distance(one, other, most) == min(plain_distance(one, other), most + 1)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("АСЕ", "ACE"),
        ("The B\u0435ll", "The Bell"),
        ("Ａｃｅ", "Ace"),
        ("ΟΡΑ", "OPA"),
        ("r0pe", "rope"),
        ("lll Wind", "Ill Wind"),
        ("カ", "力"),
        ("Don’t  go", "don't go"),
        ("a–b", "a-b"),
        ("ПАРК", "ΠAPK"),
    ],
)
def test_names_that_look_the_same_have_one_skeleton(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bell", "Bill"), ("Café", "Cafe"), ("Волк", "Волг"), ("rn", "m"), ("ハ", "バ"), ("", "a")],
)
def test_names_that_can_be_told_apart_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.proof
@given(st.text(max_size=20))
@example("\u0345")
def test_a_skeleton_is_its_own_skeleton(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)


@pytest.mark.parametrize(
    ("name", "wanted", "one"),
    [
        ("Rashid Al-Karim 2!", {"latin"}, True),
        ("Волк", {"cyrillic"}, True),
        ("The B\u0435ll", {"latin", "cyrillic"}, False),
        ("雪の夜のノック", {"han", "hiragana", "katakana"}, True),
        ("コーヒー", {"katakana"}, True),
        ("雪 Snow", {"han", "latin"}, False),
        ("ｽﾉｰ Ａ", {"katakana", "latin"}, False),
        ("눈 雪", {"hangul", "han"}, True),
        ("Ελλάδα", {"greek"}, True),
        ("42 !?", set(), True),
        ("e\u0301tude", {"latin"}, True),
    ],
)
def test_scripts_of_a_name(name: str, wanted: set[str], one: bool) -> None:
    assert scripts(name) == wanted
    assert is_one_script(name) is one


@pytest.mark.parametrize(
    ("title", "wanted"),
    [
        ("A Knock in the Snow", "a_knock_in_the_snow"),
        ("  Don’t -- stop!  ", "dont_stop"),
        ("Naïve Café", "naive_cafe"),
        ("Ångström Straße Øre Łódź", "angstrom_strasse_ore_lodz"),
        ("Щука и ёж", "shchuka_i_yozh"),
        ("Объезд", "obezd"),
        ("Ελλάδα", "ellada"),
        ("きょうと", "kyouto"),
        ("シャツ", "shatsu"),
        ("まっちゃ ざっし", "matcha_zasshi"),
        ("ﾌｧﾝ", "fan"),
        ("ァ・ゃ xぅ", "a_ya_xu"),
        ("漢字 A", "u6f22_u5b57_a"),
        ("Ａｃｅ ２", "ace_2"),
        ("3 Doors", "n_3_doors"),
        ("🐺", "u1f43a"),
        ("!", "u0021"),
        ("", "empty"),
        ("CON", "n_con"),
        ("Lpt1", "n_lpt1"),
        ("Console", "console"),
        ("class", "n_class"),
        ('"""\r# -*- coding: x', "coding_x"),
        ("../../etc/passwd", "etc_passwd"),
    ],
)
def test_a_title_has_its_slug(title: str, wanted: str) -> None:
    assert slug(title) == wanted


@pytest.mark.parametrize(
    "length", [MAX_SLUG_CHARACTERS - 1, MAX_SLUG_CHARACTERS, MAX_SLUG_CHARACTERS + 1]
)
def test_slugs_have_a_longest_length(length: int) -> None:
    assert len(slug("x" * length)) == min(length, MAX_SLUG_CHARACTERS)
    assert len(slug("9" * length)) == min(length + 2, MAX_SLUG_CHARACTERS)


def test_a_cut_slug_does_not_end_in_an_underscore() -> None:
    assert slug("x" * (MAX_SLUG_CHARACTERS - 1) + " y") == "x" * (MAX_SLUG_CHARACTERS - 1)


@given(st.text(max_size=100))
def test_any_title_gives_a_slug_that_is_an_identifier_and_its_own_slug(title: str) -> None:
    result = slug(title)
    assert result.isascii() and result.isidentifier() and result == result.lower()
    assert 1 <= len(result) <= MAX_SLUG_CHARACTERS
    assert is_slug(result)


@pytest.mark.parametrize(
    "text", ["", "The_Bell", "a__b", "_a", "a_", "9", "con", "if", "a-b", "é", "a\n", "x" * 81]
)
def test_what_is_no_slug(text: str) -> None:
    assert not is_slug(text)


@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [
        ("ab", "ba", 1),
        ("zombei", "zombie", 1),
        ("abcd", "badc", 2),
        ("ca", "abc", 3),
        ("", "ab", 2),
        ("a", "a", 0),
    ],
)
def test_a_swap_of_neighbours_is_one_mistake(one: str, other: str, wanted: int) -> None:
    assert distance(one, other, 3) == wanted
