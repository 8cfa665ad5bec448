"""`--lang` of the commands that tell games and export cards: what it does, what it refuses."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.running import dow

GAME = ("--set", "base", "--players", "3", "--agents", "random", "--seed", "8")


@pytest.mark.proof
def test_a_game_is_told_in_a_language_and_is_the_same_game(tmp_path: Path) -> None:
    journals = {}
    for language in ("", "ru"):
        file = tmp_path / f"{language}.json"
        more = ("--lang", language) if language else ()
        done = dow("play", *GAME, "--journal", str(file), *more)
        assert (done.code, done.err) == (0, "")
        assert ("The game begins" in done.out) == (language == "")
        assert ("Игра начинается" in done.out) == (language == "ru")
        journals[language] = file.read_bytes()
    assert len(set(journals.values())) == 1
    told = dow("replay", str(tmp_path / "ru.json"), "--lang", "ja", "--tell")
    assert told.code == 0 and told.out.startswith("ゲーム開始\n") and "The" not in told.out
    assert "個の答えを再現し" in told.out


@pytest.mark.proof
def test_a_game_of_a_person_goes_on_in_another_language(tmp_path: Path) -> None:
    save = tmp_path / "game.dowsave"
    begun = dow("play", *GAME, "--human", "1", "--lang", "ru", "--save", str(save), stdin=b"stop\n")
    assert "Вы — игрок 1." in begun.out and "--lang ru" in begun.out
    on = ("--continue", str(save), "--human", "1", "--agents", "random", "--lang", "ja")
    again = dow("play", "--set", "base", *on, stdin="カード\nundo\nhelp\nstop\n".encode())
    assert again.code == 0 and "あなたはプレイヤー1です" in again.out and "答え方" in again.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", *GAME, "--lang", "xx"), "unknown language `xx`; there is `es`, `ja`, `ru`"),
        (("play", *GAME, "--lang", "es", "--format", "json"), "of which json has nothing"),
        (("replay", "-", "--explain", "x", "--lang", "es"), "an explanation is in English"),
        (("export", "cards/base", "--lang", "xx"), "unknown language `xx`"),
        (("print", "cards/base", "--lang", "en"), "told in English without `--lang`; leave it out"),
        (("play", *GAME, "--lang", "English"), "told in English without `--lang`; leave it out"),
        (("export", "cards/dwar7s", "--lang", "eo"), "unknown language `eo`"),
    ],
)
def test_what_has_no_language_is_refused(arguments: tuple[str, ...], said: str) -> None:
    done = dow(*arguments)
    assert done.code == 2 and said in done.err and not done.out


@pytest.mark.proof
def test_data_is_exported_in_a_language(tmp_path: Path) -> None:
    for form in ("json", "csv"):
        done = dow("export", "cards/base", "--format", form, "--lang", "es", "--out", str(tmp_path))
        assert (done.code, done.err) == (0, "")
    data = json.loads((tmp_path / "base.es.json").read_text("utf-8"))
    assert data["set"]["language"] == "es"
    crisis = next(card for card in data["cards"] if card["slug"] == "the_long_whiteout")
    assert (crisis["kind"], crisis["name"]) == ("crisis", "La larga ventisca")
    assert all(line["text"] for line in crisis["rules"])
    words = {word for card in data["cards"] for word in card["figures"]}
    assert {"influence", "attack", "search"} <= words, "keys are those of the card files"
    rows = list(csv.DictReader(io.StringIO((tmp_path / "base.es.csv").read_text("utf-8"))))
    assert {row["kind"] for row in rows} == {card["kind"] for card in data["cards"]}


@pytest.mark.proof
def test_faces_for_a_virtual_table_are_in_the_language(tmp_path: Path) -> None:
    more = ("--format", "tts", "--kind", "crisis", "--out", str(tmp_path))
    done = dow("export", "cards/base", *more, "--lang", "ja")
    assert done.code == 0 and done.out.endswith("the saved object is base.ja.json\n")
    saved = json.loads((tmp_path / "base.ja-tts" / "base.ja.json").read_text("utf-8"))
    told = json.dumps(saved, ensure_ascii=False)
    assert "長いホワイトアウト" in told and "Long Whiteout" not in told
    assert [file.name for file in (tmp_path / "base.ja-tts").glob("*.png")]
