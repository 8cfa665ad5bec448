"""Numbers of the rules that a scenario sets are printed as sentences in every language, each number
and each value of a switch: no key, no sign, no word of the file.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from dowlang.project import pipeline
from dowlang.project.printing.printed_sets import references
from dowlang.publish.rules_text.localised.kind_clauses import sentence_id
from dowlang.publish.rules_text.text_runs import plain
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.vocabulary.card_kinds import Sentences
from dowlang.vocabulary.declarations import RuleWord
from tests.languages.readings import LANGUAGES, Reader

MANIFEST = """
id = "figures"
name = "Figures"
version = "1.0"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
languages = ["es", "ja", "ru"]
"""
SAMPLES = (-2, -1, 0, 1, 2, 5, 8, 21)
"""Numbers of every plural form of the languages, and values with a sentence of their own."""
NO_PROSE = re.compile(r"[_={}<>\[\]“”⟦⟧|]|[a-z]\.[a-z]")


def sentences() -> Sentences:
    """Return the sentences of a line that sets a number."""
    kinds = pipeline.language("dead_of_winter").vocabulary.kinds
    (found,) = [each.sentences for kind in kinds for each in kind.clauses if each.sentences]
    return found


def lines() -> dict[int, list[str]]:
    """Return lines of scenarios: of each number its first sample or value, its second …"""
    out: dict[int, list[str]] = defaultdict(list)
    for number in PARAMETERS:
        values = number.names or [each for each in SAMPLES if number.low <= each <= number.high]
        for place, value in enumerate(values):
            out[place].append(f'rule "{number.key}" is "{value}"')
    return out


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set with a scenario for each sample, which sets every number that has it."""
    folder = tmp_path_factory.mktemp("figures")
    (folder / "set.toml").write_text(MANIFEST, "utf-8")
    for place, own in lines().items():
        name = f"Sample {place}"
        text = "".join(f"    {line}\n" for line in own)
        (folder / f"s{place}.dow").write_text(f'scenario "{name}"\n{text}', "utf-8")
        for language in LANGUAGES:
            called = f'["{name}"]\nname = "{place}"\n'
            (folder / f"s{place}.{language}.toml").write_text(called, "utf-8")
    return folder


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ("", *LANGUAGES))
def test_every_number_that_a_scenario_sets_is_said_as_a_sentence(
    figures: Path, language: str
) -> None:
    (text,) = references([figures], "md", language).values()
    written = lines()
    chapters = text.split("\n#### ")[1:]
    said: dict[str, str] = {}
    for chapter in chapters:
        name, _, rest = chapter.partition("\n")
        place = int(name.removeprefix("Sample "))
        rows = [row for row in rest.splitlines() if row.startswith("- ") and "](" not in row]
        assert len(rows) == len(written[place])
        said |= dict(zip(written[place], rows, strict=True))
    assert len(said) == sum(map(len, written.values())) > 500
    keys = {number.key for number in PARAMETERS if "_" in number.key or "." in number.key}
    for line, row in said.items():
        prose = row.replace("[", "").removeprefix("- ")
        assert not NO_PROSE.search(prose) and not any(key in row for key in keys), (line, row)
        assert row[-1] in ".。" and (language == "ja" or row[2:3] == row[2:3].upper()), row
    assert len(set(said.values())) == len(said), "two lines that set otherwise say the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_of_a_card_says_a_number_as_a_scenario_does(language: str) -> None:
    """`people per food is 3` and `rule "people_per_food" is "3"` are one sentence in English."""
    reader = Reader(language, {})
    texts = {text: id for id, text in sentences().texts.items()}
    rules = pipeline.language("dead_of_winter").vocabulary.of_sort(RuleWord)
    same = [word for word in rules if word.printed in texts]
    assert len(same) > 15
    for word in same:
        for number in (1, 2, 5):
            line = word.phrase.format(number=number)
            body = f'    option "A"\n        for the rest of the game\n            {line}\n'
            told = reader.rules.local.runs(sentence_id(texts[word.printed]), {"number": number})
            said = " ".join(reader.card(body)).casefold()  # behind a colon no capital begins it
            assert plain(told).casefold() in said, (line, plain(told))


SE = re.compile(r"\bse (\w+) (?:hasta )?(\d+) ")
"""A Spanish verb and how many of what it is about."""
SEARCHES = ("searching", 'searching at "School"')


def test_a_spanish_verb_agrees_with_how_many_are_meant(figures: Path) -> None:
    (text,) = references([figures], "md", "es").values()
    reader = Reader("es", {})
    for number, noun in ((1, "card"), (2, "cards")):
        for does in ("draws", "keeps"):
            for search in SEARCHES:
                line = f"{search} {does} {number} more {noun}"
                body = f'    option "A"\n        for the rest of the game\n            {line}\n'
                text += " ".join(reader.card(body))
    found = SE.findall(text)
    assert len(found) > 40
    for verb, number in found:
        assert verb.endswith("n") == (number != "1"), (verb, number)


def test_what_a_scenario_says_of_a_number_is_known_for_each_of_them() -> None:
    """The sentences are those of the numbers there are, no more."""
    used = set()
    for number in PARAMETERS:
        for value in number.names or range(max(number.low, -1), min(number.high, 8) + 1):
            used.add(sentences().of(number.key, str(value)).id)
    assert used == sentences().texts.keys()
