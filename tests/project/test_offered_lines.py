"""A line that a hint offers says what the refused line says: no word of content is gone from it.

Every line of the vocabulary is spoilt by one word of content, put in or exchanged for another of
its kind. Where that is refused, no line that is offered may be one without the word.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from dowlang.project import checking
from dowlang.project.pipeline import language
from dowlang.syntax.recovery.kept_words import difference
from dowlang.vocabulary.declarations import Place

HEAD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'
TAIL = '    option "C"\n        gain 1 morale\n'
LASTING = "        for the rest of the game\n"
BLOCK, RULE = "gain 1 morale\n", "survivors cannot move\n"

PUT_IN: dict[str, tuple[str, ...]] = {
    "half": (),
    "only": ("exactly",),
    "another": ("other",),
    "most": (),
    "fewest": (),
    "any": ("each", "1", "2", "3"),  # `more than any other` is more than each other, `any 2` is 2
    "exactly": (),
    "each": ("all", "every"),
    "no": (),
    "not": ("cannot",),
    "again": (),
    "instead": (),
    "twice": ("2",),
    "or": (),
    "except": ("but",),
    "unless": ("not",),
    "their": ("they", "its"),
    "your": ("you",),
    "next": (),
    "random": (),
    "own": ("control",),
    "extra": ("more",),
    "nobody": ("no",),
    "least": (),
    "never": ("cannot",),
    "brave": (),
}
"""Word of content -> how a card may say it otherwise; the last stands for any word of an author."""

DETERMINERS = ("each", "all", "any", "no", "another", "a", "the", "half", "only", "most", "every")
"""Words of one kind, of which one is put for another."""


@dataclass(frozen=True)
class Line:
    """A line, and whether it stands among rules."""

    text: str
    in_rules: bool


@cache
def lines() -> tuple[Line, ...]:
    """The examples of the vocabulary, as lines of a card."""
    shapes = {
        Place.EFFECT: "{}",
        Place.RULE: "{}",
        Place.PREDICATE: "if {}",
        Place.EVENT: "when you {}",
    }
    words = language("dead_of_winter").vocabulary.words
    return tuple(
        Line(
            shapes[word.place].format(word.example.removeprefix("you ")),
            word.place in (Place.RULE, Place.EVENT),
        )
        for word in words
        if word.place in shapes
    )


def helps(line: str, in_rules: bool, declared: bool = True) -> list[str]:
    """What the errors of a card say about a line in it; without `declared` those alone that have no
    line which forms of prose declare to mean it.
    """
    margin = " " * (12 if in_rules else 8)
    block = RULE if line.startswith("while ") else BLOCK
    below = f"{margin}    {block}" if line.startswith(("if ", "when ", "while ")) else ""
    text = HEAD + (LASTING if in_rules else "") + f"{margin}{line}\n{below}" + TAIL
    found, _ = checking.check_text(text.encode(), "x.dow")
    errors = [each for each in found if each.severity.value == "error"]
    return [each.help or "" for each in errors if declared or not each.fix]


def offered(help: str) -> list[str]:
    """The lines that a help offers, without those with open places. Two for one are one."""
    help = help.replace("`, and under it `", " ")
    return [each for each in re.findall("`([^`]+)`", help) if not re.search("[{…]", each)]


def put_in(line: str, chance: Random) -> tuple[str, str]:
    """A line with one word more, in no name, and the word."""
    words = line.split()
    word = chance.choice(list(PUT_IN))
    at = [k for k in range(len(words) + 1) if " ".join(words[:k]).count('"') % 2 == 0]
    words.insert(chance.choice(at), word)
    return " ".join(words), word


def exchanged(line: str, chance: Random) -> tuple[str, str]:
    """A line with another determiner, and that one; without one the line and an empty text."""
    words = line.split()
    places = [at for at, word in enumerate(words) if word in DETERMINERS]
    if not places:
        return line, ""
    at = chance.choice(places)
    word = chance.choice([other for other in DETERMINERS[:9] if other != words[at]])
    words[at] = word
    return " ".join(words), "" if word in ("a", "the") else word


def lacking(typed: Line, line: str, word: str) -> list[str]:
    """The lines offered for a spoilt one that are like the line and lack the word."""
    kept = {word, *PUT_IN.get(word, ()), *({"all", "each", "every"} if word == "all" else ())}
    return [
        each
        for help in helps(line, typed.in_rules)
        # lists
        if not help.startswith(("after `", "here may stand", "in place of", "it is named by"))
        # what is said not to be understood, beside what is
        and not kept & set(re.findall(r"\w+", help.partition("not understood: ")[2]))
        for each in offered(help)
        if not kept & set(re.findall(r"\w+", each))
        and 2 * len(set(each.split()) & set(typed.text.split())) > len(typed.text.split())
    ]


def wrong(count: int, seed: str) -> list[tuple[str, list[str]]]:
    """Of so many spoilt lines of each kind those with an offered line that lacks the word."""
    chance = Random(seed)
    out = []
    for spoil in (put_in, exchanged):
        for line in chance.choices(lines(), k=count):
            spoilt, word = spoil(line.text, chance)
            if word and (gone := lacking(line, spoilt, word)):
                out.append((spoilt, gone))
    return out


@pytest.mark.proof
def test_no_offered_line_lacks_a_word_that_was_put_in() -> None:
    assert wrong(15, "offered") == []


@pytest.mark.proof
def test_no_offered_line_lacks_a_word_in_many() -> None:
    assert wrong(200, "many") == []


@pytest.mark.parametrize(
    ("typed", "offered", "kept"),
    [
        ("another 2 survivors get 1 wound", "2 survivors get 1 wound", False),
        ("a survivor you control cannot move", "each survivor you control cannot move", False),
        ("each player discards their cards", "each player discards a card they hold", False),
        ("kill half the helpless survivors", "kill the helpless survivors", False),
        ("vote by each other player", "vote by other players", False),
        ("lose 2 morale", "lose 1 morale", False),
        ("kill a survivor", "a survivor joins you", False),
        ('move 1 zombie to "School"', 'move 1 zombie to "Hospital"', False),
        ("then food = 4 and = 6", "then food = 4 and card = 6", False),
        ("can't search", "cannot search", True),
        ("unless food = 3", "if not food = 3", True),
        ("every player draws one card", "each player draws 1 card", True),
        ("if more than 2 zombies are here", "if there are at least 3 zombies here", True),
        ("klil a survivr", "kill a survivor", True),
        ("eachplayer gains 1 morale", "each player gains 1 morale", True),
        ("re move 1 food", "remove 1 food", True),
        ("if food => 3", "if food >= 3", True),
    ],
)
def test_what_is_said_is_compared_by_words_of_content(typed: str, offered: str, kept: bool) -> None:
    assert bool(difference(typed, offered, language("dead_of_winter").parser.lexer)) is not kept


SAID = [
    ("another 2 survivors get 1 wound", "choose those spoken of first: `choose … as x`"),
    ("each player discards their cards", "`each player discards all their cards`"),
    ("a survivor you control cannot move", "`each survivor you control cannot move`"),
    ("kill half the helpless survivors", "`kill (helpless survivors / 2 rounded up) helpless"),
    ("each player discards half their cards", "`each player discards (cards in hand / 2 round"),
    ("if you control only 1 survivor", "`if you control exactly 1 survivor`"),
    ("while you control the most survivors", "you control >= survivors controlled by each other"),
    ("a survivor at each location gets 1 wound", "under it `a survivor at that location gets"),
    ("remove 1 wound from each survivor, up to 2", "`remove 1 wound from up to 2 survivors` or"),
    ("lose 1 morale or remove 1 food", "choose one"),
    (
        "each player gains a survivor",
        "it is written\n    for each player\n        a survivor joins them",
    ),
    (
        "each player kills a survivor they control, if able",
        "it is written `each player must kill a survivor they control`",
    ),
    (
        "each player reveals a card in hand",
        "it is written `each player must reveal a card in hand`",
    ),
    (
        "the first player reveals a card in hand",
        "it is written `the first player must reveal a card in hand`",
    ),
    ("repeat up to 3 times", "`repeat 3 times`, and under it `you may …`"),
    ("gain 1 morale twice", "`repeat 2 times`, and under it `gain 1 morale`"),
    (
        "the next time a survivor is killed, lose 1 morale",
        "the next time a survivor is killed\n        lose 1 morale",
    ),
    ("lose 1 morale unless food >= 3", "if not food >= 3\n        lose 1 morale"),
    ("unless food >= 3, lose 1 morale", "if not food >= 3\n        lose 1 morale"),
    ("draw as many cards as there are zombies", "counted in brackets: `(…)`"),
    ("all players but you discard 1 card", "`each other player discards 1 card`"),
    ("if no one is exiled", "`if no player is exiled`"),
    ("exile yourself", "`exile you`"),
    ("if a card was discarded", "`when you discard {card}`"),
    ("each survivor with 2 wounds gets 1 wound", "where (wounds on it = 2) gets 1 wound`"),
    ("gain 1 morale instead", "`instead of …`"),
]
"""A line with a word that has no counterpart, and what the help shows."""


@pytest.mark.sample(8)
@pytest.mark.parametrize(("line", "shown"), SAID)
def test_a_word_without_counterpart_leads_to_how_it_is_said(line: str, shown: str) -> None:
    (help, *_) = helps(line, " cannot " in line or line.startswith("while "))
    assert shown in help
    under = re.search("write `([^`]+)`, and under it `([^`]+)`", help)
    if under:
        assert helps(f"{under[1]}\n            {under[2]}", False) == []
    for each in offered(help) if "is written" in help or "the line is" in help else ():
        if not each.startswith(("choose a ", "the x ")):
            assert helps(each, " cannot " in each or "while " in each) == []
