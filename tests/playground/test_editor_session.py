"""The editor of the page tells of a card what the commands tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.project import checking
from dowlang.project.printing.printed_sets import references
from tests.playground.asking import EXAMPLES, Asked, example

BROKEN = "three_mistakes"


@pytest.mark.sample(6)
@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.dow")), ids=lambda file: file.stem)
def test_an_example_checks_and_passes_unless_it_is_the_broken_one(ask: Asked, file: Path) -> None:
    found = ask("check", text=example(file.stem))
    codes = {each["code"] for each in found["findings"]}
    if BROKEN in file.stem:
        assert codes == {"DOW2001", "DOW3002", "DOW3009"} and not found["printed"]
        assert "Mend this first" in ask("tests")["refused"]
        return
    assert not codes
    results = ask("tests")["results"]
    assert results and all(each["outcome"] == "passed" for each in results)


def test_a_card_is_printed_as_the_reference_prints_it(ask: Asked, tmp_path: Path) -> None:
    text = example("01_")
    file = tmp_path / "cards" / "card.dow"
    printed = ask("check", text=text)["printed"]
    file.write_text(text, "utf-8")
    assert list(references([Path("card.dow")], "html").values()) == [printed]


def test_a_fix_of_the_desk_mends(ask: Asked) -> None:
    text = example("01_").replace("add 2 zombies", "add 2 zombeis")
    (found,) = ask("check", text=text)["findings"]
    assert found["at"] == [6, 22, 6, 29] and found["help"] == "did you mean `zombies`"
    (fix,) = ask("fixes", line=6)["fixes"]
    (edit,) = fix["edits"]
    assert fix["sure"] and edit == {"at": [6, 22, 6, 29], "text": "zombies"}
    assert not ask("fixes", line=0)["fixes"]
    above = ask("fixes", line=7, text="\n" + text)["fixes"]
    assert [edit["at"] for each in above for edit in each["edits"]] == [[7, 22, 7, 29]]
    assert not ask("check", text=text.replace("zombeis", edit["text"]))["findings"]


def test_completion_and_hover_are_of_the_text_that_comes_with_them(ask: Asked) -> None:
    text = 'crossroads "One"\n    when you move a survivor\n    add 1 mor'
    items = ask("complete", line=2, character=13, text=text)
    assert items["range"] == [2, 10, 2, 13]
    told = ask("hover", line=1, character=15, text=text.replace("mor", "food"))
    assert "moved" in told["told"] and told["range"] == [1, 13, 1, 17]


def test_odds_python_and_coverage_of_a_card(ask: Asked) -> None:
    ask("check", text=example("01_"))
    (card,) = ask("odds")["cards"]
    rows = {row["option"]: {m[0]: m[1] for m in row["measures"]} for row in card["rows"]}
    assert rows["Cover the windows"] == {"morale": -1.0}
    lines = example("01_").split("\n")
    assert all(f'option "{row["option"]}"' in lines[row["line"] - 1] for row in card["rows"])
    assert "def start(" in ask("handler")["text"]
    seen = ask("coverage")
    assert 0 < seen["percent"] < 100 and all(each["line"] for each in seen["uncovered"])


def test_odds_are_those_of_the_command(
    ask: Asked, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One number of tables on the page, behind a line, in an editor and at the terminal."""
    ask("check", text=example("01_"))
    told = ask("odds")
    file = tmp_path / "card.dow"
    file.write_text(example("01_"), "utf-8")
    assert main(["odds", str(file), "--format", "json"]) == 0
    wanted = json.loads(capsys.readouterr().out)
    assert (told["tables"], told["players"]) == (wanted["tables"], wanted["players"])
    (card,) = told["cards"]
    assert {row["option"]: (row["possible"], row["measures"]) for row in card["rows"]} == {
        row["option"]: (
            row["tables"],
            [
                [name, *(round(of[each], 2) for each in ("mean", "worst", "best", "least", "most"))]
                for name, of in row["measures"].items()
                if of["least"] or of["most"]
            ],
        )
        for row in wanted["options"]
    }


def test_coverage_is_that_of_the_command(ask: Asked, tmp_path: Path) -> None:
    from dowlang import testing

    text = example("01_")
    ask("check", text=text)
    (tmp_path / "cards" / "card.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([Path("card.dow")])
    marked = {
        path: testing.marked(card, path, label, asked.texts[label].split("\n"))
        for path, (card, label) in asked.checked_cards.items()
    }
    seen = testing.watched(asked.cards, marked)
    found = testing.run_tests(seen.cards, asked.tests, seen=seen).coverage
    told, wanted = ask("coverage"), found.to_dict()
    del told["figures"]
    assert list(told.pop("names").values()) == ["The Ferry Lantern"]
    for each in told["uncovered"] + wanted["uncovered"]:
        del each["card"]  # a text from elsewhere is called by its whole name
    assert told == wanted and len(told["uncovered"]) == 3


def test_the_game_of_a_text_is_that_of_its_first_card(ask: Asked) -> None:
    assert ask("check", text=example("hero"))["game"] == "dwar7s_winter"
    assert ask("check", text=example("01_"))["game"] == "dead_of_winter"
    assert ask("check", text="")["game"] == "dead_of_winter"


def test_a_text_is_laid_out_as_the_formatter_does_and_a_broken_one_stays(ask: Asked) -> None:
    text = example("01_")
    ask("check", text=text.replace("add 2 zombies", "add   2   zombies"))
    assert ask("tidy") == {"text": text, "unread": 0}
    assert ask("tidy", text=text + "\n\n")["text"] == text  # that which comes with the call
    broken = text.replace("lose 1 morale", "looose 1 morale")
    assert ask("tidy", text=broken) == {"text": broken, "unread": 16}


def at(text: str, word: str, behind: int = 0) -> dict[str, int]:
    """Return the place of a word of a text, so many characters behind its beginning."""
    before = text[: text.index(word) + behind]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


def test_a_phrase_tells_its_slots_while_they_are_filled(ask: Asked) -> None:
    text = example("01_").replace("add 2 zombies", "add 2 ")
    (first, *_) = ask("phrases", **at(text, "add 2 ", 6), text=text)["phrases"]
    assert "{" in first["label"] and first["slots"][first["active"]] in first["label"]
    assert first["told"]
    assert not ask("phrases", line=0, character=0, text=text)["phrases"]


def test_a_name_leads_to_where_it_is_introduced(ask: Asked) -> None:
    text = example("01_")
    place = at(text, '    given crossroads "The Ferry', 24)
    found = ask("definition", **place, text=text)
    assert found == {"here": [[0, 11, 0, 30]], "elsewhere": []}
    (other,) = ask("definition", **at(text, '"Amara Diallo"', 3))["elsewhere"]
    assert other["name"] == "Amara Diallo" and other["text"].startswith('survivor "Amara Diallo"')
    assert "### Amara Diallo" in other["printed"] and other["file"].startswith("base/survivors/")
    said = ask("references", **place)["places"]
    assert len(said) == text.count('"The Ferry Lantern"') == 4
    assert said[0] == {"at": [0, 11, 0, 30], "line": 'crossroads "The Ferry Lantern"'}
    nothing = ask("definition", line=1, character=2)
    assert (
        nothing == {"here": [], "elsewhere": []}
        and not ask("references", line=1, character=2)["places"]
    )


def test_a_card_is_renamed_with_its_tests_and_no_other_is(ask: Asked) -> None:
    text = example("01_")
    place = at(text, "The Ferry")
    assert ask("renamable", **place, text=text) == {
        "name": "The Ferry Lantern",
        "at": [0, 12, 0, 29],
    }
    edits = ask("rename", **place, new="The Long Ferry")["edits"]
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda each: each["at"], reverse=True):
        line, begin, _, end = edit["at"]
        lines[line] = lines[line][:begin] + edit["text"] + lines[line][end:]
    assert "\n".join(lines) == text.replace("The Ferry Lantern", "The Long Ferry")
    assert not ask("check", text="\n".join(lines))["findings"]
    assert "without quotes" in ask("rename", **place, new='a"b', text=text)["refused"]
    used = ask("renamable", **at(text, '"Amara'), text=text)
    assert not used["name"] and "is a card of a set that this one uses" in used["why"]
    assert used["why"] in ask("rename", **at(text, '"Amara'), new="Someone")["refused"]
    assert "no name here" in ask("renamable", **at(text, "option"), text=text)["why"]


def test_figures_stand_behind_the_lines_they_are_of(ask: Asked) -> None:
    text = example("01_")
    ask("check", text=text)
    lines = text.split("\n")
    found = ask("odds")
    odds = {lines[each["line"]].strip(): each["text"] for each in found["figures"]}
    windows = next(row for row in found["cards"][0]["rows"] if row["option"] == "Cover the windows")
    held = f"at {windows['possible']} of 5 tables"  # how many, the games of the set decide
    assert odds['option "Cover the windows"'] == f"morale −1 ({held})"
    assert odds['option "Pay the ferryman" if food >= 2'].startswith("food −2")
    seen = ask("coverage")["figures"]
    assert lines[seen[0]["line"]].startswith("crossroads") and "clauses seen" in seen[0]["text"]
    unseen = {lines[each["line"]].strip(): each["text"] for each in seen[1:]}
    assert unseen["6"] == "no test: is rolled"
    assert unseen["when you move a survivor to a location outside the colony"] == (
        "no test: does not hold"
    )
    passed = {lines[each["line"]]: each["text"] for each in ask("tests")["figures"]}
    assert passed == {line: "passed" for line in lines if line.startswith("test ")}
    ask("check", text=text.replace("then helpless survivors = 2", "then helpless survivors = 3"))
    (failed,) = [each for each in ask("tests")["figures"] if each["text"] == "failed"]
    assert "wanted" in failed["told"] and "brings a crowd" in lines[failed["line"]]


def test_odds_of_a_card_are_not_those_of_another_of_its_name(ask: Asked) -> None:
    """Another kind may have a name that a shipped card has, and that one is not asked about."""
    text = example("01_").replace("The Ferry Lantern", "Aspirin")
    found = ask("check", text=text)
    assert not [each for each in found["findings"] if each["severity"] == "error"]
    (card,) = ask("odds")["cards"]
    assert {row["option"] for row in card["rows"]} >= {"Answer it", "Cover the windows"}


def test_what_is_made_beforehand_leaves_the_text_as_it_is(ask: Asked) -> None:
    before = ask("check", text=example("01_"))
    assert ask("warm") == {}
    assert ask("symbols")["symbols"] and ask("tests")["results"]
    assert ask("check", text=example("01_")) == before


def test_what_a_text_introduces_is_listed_in_order(ask: Asked) -> None:
    found = ask("symbols", text=example("01_"))["symbols"]
    told = [(each["kind"], each["name"], each["below"]) for each in found]
    assert told[:3] == [
        ("crossroads", "The Ferry Lantern", ""),
        ("option", "Answer it", "The Ferry Lantern"),
        ("option", "Pay the ferryman", "The Ferry Lantern"),
    ]
    assert [name for kind, name, _ in told if kind == "test"][-1] == "He wants two"
    lines = example("01_").split("\n")
    for each in found:
        line, begin, end_line, end = each["at"]
        assert line == end_line and lines[line][begin:end] == f'"{each["name"]}"'


def test_a_card_of_the_standard_set_is_shown_in_colours(ask: Asked) -> None:
    text = example("01_")
    line = next(n for n, each in enumerate(text.split("\n")) if "Amara Diallo" in each)
    at = {"line": line, "character": text.split("\n")[line].index("Amara") + 1}
    (there,) = ask("definition", text=text, **at)["elsewhere"]
    lines = there["text"].split("\n")
    parts = {
        (kind, lines[n][begin : begin + length]) for n, begin, length, kind in there["colours"]
    }
    assert ("property", '"Amara Diallo"') in parts and ("class", "survivor") in parts
    assert any(kind == "number" for kind, _ in parts)


SAW = """item "Long Saw"
    flavor "Its teeth are bent."
    tool, in "School" x 1
    {}
"""


@pytest.mark.parametrize(
    "clause", ("equip\n        attack of the bearer is 2", "play\n        add 1 food")
)
def test_a_card_that_no_test_names_is_told_beside_those_that_pass(ask: Asked, clause: str) -> None:
    """Of an item nobody asks for a test: that all tests pass says nothing of it."""
    text = f"{example('01_').rstrip()}\n\n{SAW.format(clause)}"
    assert ask("check", text=text)["untested"] == ["Long Saw"]
    given = '    given players = 3, seed 1\n    given player 1 has "Long Saw"\n'
    tested = f'{text}\ntest "It"\n{given}    then player 1 has "Long Saw"\n'
    assert ask("check", text=tested)["untested"] == []
    assert ask("check", text=SAW.format("").rstrip() + "\n")["untested"] == []
