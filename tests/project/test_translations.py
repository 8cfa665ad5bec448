"""Translations beside card files: what they lack, what does not fit, what strangers may write
into them, and how they are printed.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.project import checking, loading
from dowlang.project.card_selection import gather
from dowlang.project.pipeline import check
from dowlang.project.printing import printed_sets
from dowlang.source.limits import MAX_FILE_BYTES, MAX_FINDINGS_PER_FILE, MAX_TEXT_CHARACTERS
from tests.cli.running import MANIFEST

CARDS = """crossroads "The Bell"
    flavor "It rings at night."
    when you move a survivor to the colony
    option "Ring it"
        gain 1 morale
        carry out "Leave it"
    option "Leave it"
        manual "be still for a minute"

survivor "Una Holm"
    flavor "Counts the boats twice."
    occupation "ferry pilot"
    female
    influence 144
    attack 2+
    search 3+
    at "School" or the colony
    ability 3+, once per round
        kill up to 2 zombies here

secret "To Hear It"
    flavor "Once more."
    text "Have 4 food when “Una Holm” is at the colony."
    goal food >= 4 and "Una Holm" is at the colony
"""
JAPANESE = """["The Bell"]
name = "鐘"
flavor = "夜に鳴る。"
["The Bell".labels]
"Ring it" = "鳴らす <b>"
"Leave it" = "放っておく"
["The Bell".manual]
"be still for a minute" = "一分間黙る"

["Una Holm"]
name = "ウナ・ホルム"
flavor = "舟を二度数える。"
occupation = "渡し守"

["To Hear It"]
name = "聞くために"
flavor = "もう一度。"
text = "「ウナ」がここにいて食料が4。"
"""
NOT_ABOUT_TEXTS = ("DOW5011",)


def bells(
    folder: Path,
    translation: str | bytes | None = JAPANESE,
    languages: str = '["ja"]',
    cards: str = CARDS,
    language: str = "ja",
) -> Path:
    """A set with one card file and a translation beside it."""
    place = folder / "bells"
    (place / "more").mkdir(parents=True, exist_ok=True)
    (place / "set.toml").write_text(
        MANIFEST.format(id="bells") + (f"languages = {languages}\n" if languages else ""), "utf-8"
    )
    (place / "more" / "bells.dow").write_text(cards, "utf-8")
    if translation is not None:
        (place / "more" / f"bells.{language}.toml").write_bytes(
            translation.encode() if isinstance(translation, str) else translation
        )
    return place


def found_in(place: Path) -> list[tuple[str, str, int, str]]:
    """Code, name of the file, line, message and help of what a check finds."""
    found, _ = checking.check_paths([place])
    return [
        (one.code, Path(one.file).name, one.span.line, f"{one.message} | {one.help or ''}")
        for one in found
        if one.code not in NOT_ABOUT_TEXTS
    ]


def test_a_whole_translation_has_no_finding(tmp_path: Path) -> None:
    assert found_in(bells(tmp_path)) == []


def test_what_a_language_lacks_is_one_finding_for_each_card(tmp_path: Path) -> None:
    half = (
        JAPANESE.replace('flavor = "夜に鳴る。"\n', "")
        .replace('"Ring it" = "鳴らす <b>"\n', "")
        .partition('["To Hear It"]')[0]
    )
    found = found_in(bells(tmp_path, half, '["ja", "ru"]'))
    assert [(code, line) for code, _, line, _ in found] == [
        ("DOW5009", 1),
        ("DOW5009", 1),
        ("DOW5009", 10),
        ("DOW5009", 21),
        ("DOW5009", 21),
    ]
    assert (
        'the crossroads `The Bell` has no text in `ja` for `flavor` or `"Ring it"`' in found[0][3]
    )
    assert "`ru` for `name`, `flavor` or `occupation`" in found[2][3]
    assert "`ja` for `name`, `flavor` or `text`" in found[3][3]


def test_a_set_without_languages_asks_for_no_texts(tmp_path: Path) -> None:
    assert found_in(bells(tmp_path, None, "")) == []


WRONG = [
    ('["The Bell"]', '["The Bel"]', "DOW4018", 1, "did you mean `The Bell`"),
    ('flavor = "夜に鳴る。"', 'flavour = "夜に鳴る。"', "DOW4018", 3, "did you mean `flavor`"),
    (
        'name = "ウナ・ホルム"',
        'name = "ウナ"\ntext = "a"',
        "DOW4018",
        12,
        "found `text` in the translation, wanted `name`, `flavor` or `occupation`",
    ),
    ('name = "ウナ・ホルム"', 'name = "ウナ"\nlabels = {}', "DOW4018", 12, "found `labels`"),
    ('"Ring it" =', '"Rin it" =', "DOW4018", 5, "did you mean `Ring it`"),
    ('"be still for a minute" =', '"be quiet" =', "DOW4018", 8, "wanted `be still for a minute`"),
    ('name = "鐘"', "name = 4", "DOW4020", 2, "found a number for `name`, wanted a text in quotes"),
    ('name = "鐘"', "name = true", "DOW4020", 2, "found true or false"),
    ('name = "鐘"', 'name = ["鐘"]', "DOW4020", 2, "found a list"),
    ('name = "鐘"', "name = 2024-01-01", "DOW4020", 2, "found a date or a time"),
    ('name = "鐘"', 'name = " "', "DOW4020", 2, "found an empty text"),
    ('name = "鐘"', 'name = "a\\nb"', "DOW4020", 2, "found a line end or a tab"),
    ('name = "鐘"', 'name = "a\\u202eb"', "DOW4020", 2, "found the character U+202E"),
    ('name = "鐘"', 'name = "a\\u001b[31m"', "DOW4020", 2, "found the character U+001B"),
    (
        'name = "鐘"',
        f'name = "{"鐘" * (MAX_TEXT_CHARACTERS + 1)}"',
        "DOW4020",
        2,
        "found 4001 characters",
    ),
    (
        '["The Bell".labels]\n"Ring it" = "鳴らす <b>"\n"Leave it" = "放っておく"\n',
        'labels = "鳴らす"\n',
        "DOW4020",
        4,
        "found a text for `labels`",
    ),
    ('["Una Holm"]', '["Una Holm"]\nname = "ウナ"', "DOW4019", 12, "cannot overwrite a value"),
    ('["Una Holm"]', "[Una Holm]", "DOW4019", 10, "the translation cannot be read"),
    ('name = "鐘"', 'name = "\u202e鐘"', "DOW1003", 2, ""),
    ('name = "鐘"', 'name = "\x07鐘"', "DOW1002", 2, ""),
]


@pytest.mark.sample(7)
@pytest.mark.parametrize(("before", "after", "code", "line", "piece"), WRONG, ids=range(len(WRONG)))
def test_what_does_not_fit_is_found_at_its_line(
    before: str, after: str, code: str, line: int, piece: str, tmp_path: Path
) -> None:
    assert JAPANESE.count(before) == 1
    found = [
        one
        for one in found_in(bells(tmp_path, JAPANESE.replace(before, after)))
        if one[0] != "DOW5009"
    ]
    assert [one[:3] for one in found] == [(code, "bells.ja.toml", line)]
    assert piece in found[0][3]


HOSTILE = [
    (b"\xff" + JAPANESE.encode(), "DOW1001"),
    (JAPANESE.encode() + b"#" * MAX_FILE_BYTES, "DOW1005"),
    (b"a = " + b"[" * 50_000, "DOW4019"),
    (b"a = " + b"{a=" * 50_000, "DOW4019"),
    (b"a." * 100_000 + b"a = 1", "DOW4019"),
    (b'["The Bell"]\nname = 1' + b"0" * 6000, "DOW4019"),
    (b"".join(b'"card %d" = 1\n' % number for number in range(15_000)), "DOW4018"),
    (
        b'["The Bell"]\n' + b"".join(b'"key %d" = 1\n' % number for number in range(15_000)),
        "DOW4018",
    ),
    (
        b'["The Bell".labels]\n'
        + b"".join(b'"label %d" = 1\n' % number for number in range(12_000)),
        "DOW4018",
    ),
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("data", "code"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_files_are_refused_soon(data: bytes, code: str, tmp_path: Path) -> None:
    place = bells(tmp_path, data)
    begun = time.monotonic()
    found = [one for one in found_in(place) if one[0] != "DOW5009"]
    assert {one[0] for one in found} == {code} and len(found) <= MAX_FINDINGS_PER_FILE + 1
    assert time.monotonic() - begun < 10
    assert main(["check", str(place)]) == 1 and main(["print", str(place), "--lang", "ja"]) == 1


def test_files_that_belong_to_nothing(tmp_path: Path) -> None:
    place = bells(tmp_path)
    (place / "more" / "bells.ru.toml").write_text(JAPANESE, "utf-8")
    (place / "more" / "bels.ja.toml").write_text(JAPANESE, "utf-8")
    (place / "more" / "notes.about.toml").write_text("x = 1", "utf-8")  # nobody's business
    (place / "more" / "outside.dow").write_text(
        'secret "Out"\n    flavor "x."\n    goal food >= 2\n', "utf-8"
    )
    (tmp_path / "elsewhere.toml").write_text("secret = 'do not read'", "utf-8")
    (place / "more" / "outside.ja.toml").symlink_to(tmp_path / "elsewhere.toml")
    found = [one for one in found_in(place) if one[0] != "DOW5009"]
    assert [one[:2] for one in found] == [
        ("DOW4018", "bells.ru.toml"),
        ("DOW4018", "bels.ja.toml"),
        ("DOW4017", "outside.ja.toml"),
    ]
    assert (
        "wanted a language that `set.toml` declares" in found[0][3]
        and "did you mean `bells.dow`" in found[1][3]
    )


def test_a_card_file_with_mistakes_does_not_make_its_translation_wrong(tmp_path: Path) -> None:
    found = found_in(bells(tmp_path, cards=CARDS.replace('option "Leave it"', 'optoin "Leave it"')))
    assert {name for _, name, _, _ in found} == {"bells.dow"}


@pytest.mark.parametrize(
    ("languages", "piece"),
    [
        ('["jp"]', "did you mean `ja`"),
        ('["pt_br"]', "did you mean `pt-BR`"),
        ('["xx"]', "found `xx`, wanted a language"),
        ('["ja", "ja"]', "twice"),
        ("[1]", "found `1`, wanted a text"),
        ('"ja"', "found `ja`, wanted a list"),
    ],
)
def test_languages_that_are_none(languages: str, piece: str, tmp_path: Path) -> None:
    found = found_in(bells(tmp_path, None, languages))
    assert [one[0] for one in found] == ["DOW4007"] and piece in found[0][3]


def test_the_findings_are_kept_until_a_translation_changes(tmp_path: Path) -> None:
    place = bells(tmp_path)
    assert found_in(place) == found_in(place) == []
    (place / "more" / "bells.ja.toml").write_text(JAPANESE.replace("夜に鳴る。", ""), "utf-8")
    assert [one[0] for one in found_in(place)] == ["DOW5009", "DOW4020"]
    (place / "more" / "bells.ja.toml").unlink()
    assert [one[0] for one in found_in(place)] == ["DOW5009"] * 3


def test_translations_change_nothing_that_is_played(tmp_path: Path) -> None:
    source, _ = gather([bells(tmp_path)])[0]
    without, _ = gather([bells(tmp_path / "b", None, '["ja"]')])[0]
    broken, _ = gather([bells(tmp_path / "c", "x = [")])[0]
    assert (
        source.digest == without.digest == broken.digest
        and len({source.check_key, without.check_key, broken.check_key}) == 3
    )
    assert [card["path"] for card in loading.load_source(broken).facts] == [
        card["path"] for card in loading.load_source(source).facts
    ]


@pytest.mark.proof
def test_the_printed_reference_has_the_translated_texts(tmp_path: Path) -> None:
    place = bells(tmp_path)
    written = printed_sets.references([place], "md", "ja")["bells"]
    for said in (
        "#### 鐘",
        "> 「夜に鳴る」",
        "**鳴らす &lt;b&gt;**",
        "「放っておく」を解決する。",
        "**卓上で** 一分間黙る",
        "生存者 · 渡し守",
        "「ウナ」がここにいて食料が4。 **（作者による文）**",
        "[ウナ・ホルム](#survivor-una-holm)",
        "士気が1上がる。",
    ):
        assert said in written
    for said in ("It rings at night", "Ring it", "ferry pilot", "Una Holm"):
        assert said not in written and said in printed_sets.references([place], "md")["bells"]
    page = printed_sets.references([place], "html", "ja")["bells"]
    assert "鳴らす &lt;b&gt;" in page and "<b>鳴" not in page


@pytest.mark.proof
def test_names_inside_rules_are_those_of_the_language(tmp_path: Path) -> None:
    cards = CARDS.replace('    text "Have 4 food when “Una Holm” is at the colony."\n', "")
    place = bells(
        tmp_path, JAPANESE.replace('text = "「ウナ」がここにいて食料が4。"\n', ""), cards=cards
    )
    assert (
        "[ウナ・ホルム](#survivor-una-holm)がコロニーにいる"
        in printed_sets.references([place], "md", "ja")["bells"]
    )


def test_what_is_not_translated_is_printed_as_written(tmp_path: Path) -> None:
    written = printed_sets.references([bells(tmp_path, '["The Bell"]\nname = "鐘"\n')], "md", "ja")[
        "bells"
    ]
    assert "#### 鐘" in written and "It rings at night" in written and "**Ring it**" in written


def test_the_command_names_the_languages_there_are(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = bells(tmp_path)
    assert main(["print", str(place), "--lang", "ru"]) == 2
    assert "unknown language `ru`; there is `ja`" in capfd.readouterr().err
    assert (
        main(
            ["print", str(place), "--lang", "ja", "--out", str(tmp_path / "out"), "--format", "md"]
        )
        == 0
    )
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["bells.ja.md"]
    capfd.readouterr()
    (tmp_path / "bell.dow").write_text('secret "The Bell"\n    goal morale >= 4\n', "utf-8")
    assert main(["print", str(tmp_path / "bell.dow"), "--lang", "ja"]) == 2
    assert 'write `languages = ["ja"]`' in capfd.readouterr().err


def test_a_card_files_own_check_tells_of_its_translation(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = bells(tmp_path, JAPANESE.replace('"Ring it" =', '"Rin it" ='))
    assert main(["check", str(place / "more" / "bells.dow")]) == 1
    out = capfd.readouterr().out
    assert "DOW4018" in out and '5 | "Rin it" =' in out


def test_an_own_text_changes_no_card(tmp_path: Path) -> None:
    """The handlers and facts of a card with its own rules text are those without it; the
    reference shows it as the author's.
    """
    plain = CARDS.replace('    text "Have 4 food when “Una Holm” is at the colony."\n', "")
    one, other = (
        check(gather([bells(tmp_path / name, None, "", cards)])[0][0])
        for name, cards in (("a", CARDS), ("b", plain))
    )
    checked_cards = [
        next(
            checked_card
            for checked_card in each.checked_cards[next(iter(each.checked_cards))]
            if checked_card.name == "To Hear It"
        )
        for each in (one, other)
    ]
    assert checked_cards[0].facts == checked_cards[1].facts and set(checked_cards[0].goals) == set(
        checked_cards[1].goals
    )
    written = printed_sets.references([tmp_path / "a" / "bells"], "md")["bells"]
    assert (
        "Have 4 food when “Una Holm” is at the colony. **(the author’s own text)**" in written
        and "Food ≥ 4" not in written
    )


def test_translated_pieces_of_the_page_say_their_language(tmp_path: Path) -> None:
    """Where a language has no messages, the generated rules text is English, and so is the page;
    each text of the author's in another language says so (WCAG 3.1.1, 3.1.2).
    """
    place = bells(tmp_path, languages='["zh"]', language="zh")
    page = printed_sets.references([place], "html", "zh")["bells"]
    assert page.count('<html lang="en">') == 1
    for piece in (
        '<h3 lang="zh">鐘</h3>',
        '<p class="flavor" lang="zh">“夜に鳴る。”</p>',
        '<h4><span lang="zh">鳴らす &lt;b&gt;</span></h4>',
        'Carry out <span class="name" lang="zh">“放っておく”</span>.',
        '<p class="subtitle"><span lang="zh">渡し守</span></p>',
        '<p class="manual"><b>At the table</b> <span lang="zh">一分間黙る</span></p>',
        '<span lang="zh">「ウナ」がここにいて食料が4。</span>',
        'lang="zh">ウナ・ホルム</a></li>',
    ):
        assert piece in page, (piece, page)
    assert 'lang="zh"' not in printed_sets.references([place], "html")["bells"]


def test_what_is_not_translated_stays_english(tmp_path: Path) -> None:
    place = bells(tmp_path, '["The Bell"]\nname = "鐘"\n', '["zh"]', language="zh")
    page = printed_sets.references([place], "html", "zh")["bells"]
    assert (
        '<h3 lang="zh">鐘</h3>' in page
        and "<h3>Una Holm</h3>" in page
        and '<p class="flavor">“Once more.”</p>' in page
    )


def test_words_and_forms_belong_to_a_translation_too(tmp_path: Path) -> None:
    """What a card calls its things, and the forms of its name: only what the card has."""
    cards = CARDS.replace("gain 1 morale", "kill a survivor you control as bell_ringer", 1)
    place = bells(tmp_path, JAPANESE + '["The Bell".words]\nbell_ringer = "鐘つき"\n', cards=cards)
    assert [one for one in found_in(place) if one[0].startswith("DOW4")] == []
    other = bells(tmp_path / "b", JAPANESE + '["The Bell".words]\nringer = "鐘つき"\n', cards=cards)
    assert [one[0] for one in found_in(other) if one[0].startswith("DOW4")] == ["DOW4018"]
    named = JAPANESE.replace('name = "鐘"\n', 'name = "鐘"\nforms = "bare: 鐘"\n')
    assert [one for one in found_in(bells(tmp_path / "c", named)) if one[0] == "DOW4018"] == []


def test_the_counter_of_an_attached_card_is_a_word_of_its_own(tmp_path: Path) -> None:
    """`attach this card to …, counting rungs`."""
    attached = (
        "attach this card to a survivor you control, counting rungs\n            when the bearer "
        "moves\n                add 1 to rungs"
    )
    cards = CARDS.replace("gain 1 morale", attached, 1)
    for word, codes in (("rungs", []), ("rings", ["DOW4018"])):
        place = bells(
            tmp_path / word, f'{JAPANESE}["The Bell".words]\n{word} = "段"\n', cards=cards
        )
        assert [one[0] for one in found_in(place) if one[0].startswith("DOW4")] == codes
