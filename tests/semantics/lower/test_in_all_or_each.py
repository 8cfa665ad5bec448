"""An amount that is done to several is done to each or to all together, and a line says which:
`remove 2 wounds from 2 survivors` is refused with the lines for each, which check.
"""

from __future__ import annotations

from dowlang.advice import quoted_in
from dowlang.project.pipeline import language
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.signatures import Role
from tests.semantics.resolve.test_the_same_or_any import errors

THINGS = {
    "location": ("2 locations", "up to 2 locations outside the colony", "the locations"),
    "survivor": ("2 survivors you control", "the survivors you control"),
    "deck": ("2 item decks", "the item decks"),
}
WORDS = [
    word
    for word in language("dead_of_winter").vocabulary.of_sort(EffectWord)
    if {"count"} < {*word.slots} and " each " not in word.phrase and not word.point
]


def lines_of(word: EffectWord) -> list[tuple[str, str]]:
    """Return sentences with `{}` for the amount, each with how a thing is said of one place."""
    types = {p.name: p.type for p in word.parameters if p.role is Role.SLOT}
    others = {"location": '"School"', "deck": 'the "School" deck', "symbol": "food"}
    out = []
    for name in word.slots:
        if name == "count" or types[name].many or types[name].noun not in THINGS:
            continue
        said = word.phrase.replace("{count}", "#")
        for other in word.slots:
            if other not in ("count", name):
                said = said.replace(f"{{{other}}}", others.get(types[other].noun, ""))
        out += [
            (said.replace(f"{{{name}}}", things), things) for things in THINGS[types[name].noun]
        ]
    return out


def codes(lines: str) -> list[str]:
    """Return the codes of errors of an option with these lines."""
    return [each.code for each in errors(lines)]


def test_nobody_says_whether_it_is_for_each() -> None:
    lines = [each for word in WORDS for each in lines_of(word)]
    lines += [(f"kill # zombies at {things}", things) for things in THINGS["location"]]
    assert len(lines) >= 30
    missed, wrong = [], []
    for said, things in lines:
        for amount in ("2",) if " until " in said else ("2", "up to 2", "(players)"):
            told = errors(said.replace("#", amount))
            told_lines = [line for each in told for line in quoted_in(each.help) if "…" not in line]
            if [each.code for each in told] != ["DOW3019"] or not told_lines:
                missed.append((said.replace("#", amount), [each.message for each in told]))
                continue
            if codes("\n".join(told_lines)):
                wrong.append((told_lines, codes("\n".join(told_lines))))
        every = said.replace(things, f"all {things.split(' ', 1)[1]}")
        if things.startswith("the ") and codes(every.replace("#", "2")):
            wrong.append((every, codes(every.replace("#", "2"))))
        if things.startswith("the ") and not codes(every.replace("#", "up to 2")):
            missed.append((every, []))
    assert (missed, wrong) == ([], [])


def test_one_for_each_of_several_is_said() -> None:
    for line in (
        "add 1 zombie to 2 locations",
        "remove all wounds from 2 survivors you control",
        "remove 2 wounds from each survivor you control",
        "add 2 zombies to each entrance of 2 locations",
        "2 survivors you control get 2 wounds",
        "2 players discard 2 cards",
    ):
        assert codes(line) == [], line
