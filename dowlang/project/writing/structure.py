"""Give prose the clauses that a card file has and a printed card leaves out: the only side of a
card, a counter for what is laid on it, a vote whose sides are told as options, a block that simply
happens. Say again what `those` speaks of.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from dowlang.project.mending.sentences import STEP
from dowlang.project.writing.deck_of_item import with_its_deck
from dowlang.project.writing.headings import SETUP
from dowlang.project.writing.played_cards import used_once
from dowlang.project.writing.tables import VOTE as HELD
from dowlang.source import margin_of
from dowlang.source.number_words import VALUES
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.card_kinds import CardKind

MARKS = "marks"
"""Name of the counter of a card that speaks of what lies on it."""

ON_THE_CARD = re.compile(
    r"\b(counters?|markers?|tokens?) (on|from) (this card|it)\b|\bput (it|them) on this card\b",
    re.IGNORECASE,
)
KEPT = re.compile(
    r"\b(?P<name>[a-z]+) (?:counters?|markers?|tokens?) (?:on|from|to|onto) (?:this card|it)\b",
    re.IGNORECASE,
)
"""Matches what the author calls the tokens that lie on the card."""

TELLING = re.compile(
    "an?|the|no|any|all|each|every|more|fewer|extra|additional|th(?:at|is|ose|ese)|last|first|such|"
    "other|another|of|own"
)
"""Words before a thing that tell how many or which, and are no name."""

VOTE = re.compile(
    r"^vote: (?P<yes>[^.]+?) or (?P<no>[^.]+?)"
    r"(?P<ends>, ties (?:fail|pass|go to you))?\.?(?: on a tie,? (?P<tie>[^.]+)\.?)?$",
    re.IGNORECASE,
)
"""Matches a vote whose sides are labels that come later."""

TIES = re.compile(r", ties (?:fail|pass|go to you)\b")
"""Matches what is said of ties with a vote."""

GIVEN = re.compile(
    r'^(\s*)(?:the )?(?:attached|equipped) \w+ (?:has|have) "(.+)"\.?$', re.IGNORECASE
)
"""Matches rules in quotes that a card gives to its bearer."""

NAME = r"(?:the )?[A-Z]\w*(?: [A-Z]\w*)*"
LIST = re.compile(rf"\b{NAME}(?:, {NAME})*,? (?:or|and) {NAME}\b")
"""Matches a list of names."""

LENGTH = r"(?:(?:game|play|playing) ?)?(?:length|duration|time)"
LABELS = {"time": LENGTH}
"""Clause that says one of several words -> what is printed before that word beside its own."""

CHOICE = re.compile(r"^(?P<clause>[a-z ]+) \{choice:(?P<values>[\w|-]+)\}$")
"""Matches a clause that says one of several words."""

LABELLED_SETUP = re.compile(r"^( *)set[ -]?up *: *(?=\S)", re.IGNORECASE)
HAPPENS = "automatic"
LABEL = re.compile(r"^\s*(option|automatic|vote|first)\b")


def structured(
    lines: Sequence[str], kind: CardKind | None, words: Vocabulary, places: Collection[str] = ()
) -> list[str]:
    """Return the lines of a card with what it leaves out, in the words of a game.

    `places` are the names of those where cards lie.
    """
    out = [GIVEN.sub(r"\1\2", line) for line in lines]
    out = pointed(named_again(out, words.place_noun), words.foretold)
    if kind is not None:
        sorts = {value for each in words.enumerations for value in each.values}
        out = with_its_deck(chosen(used_once(out, kind), kind), kind, sorts, places)
        taken = {word for each in words.words for word in re.findall("[a-z]+", each.phrase)}
        taken |= {form for noun in words.nouns for form in (noun.name, *noun.words, noun.plural)}
        out, counter = with_tokens(titled_again(out, kind, words.own_name), taken | {*VALUES})
        out = voted(sided(out, kind, counter))
        out = with_settings(out, kind, [each.name for each in words.nouns if each.is_tally])
    return out


def chosen(lines: Sequence[str], kind: CardKind) -> list[str]:
    """Return a card of a kind with the clause before a word that one of its clauses chooses, where
    that stands alone or behind a printed label.

    >>> from dowlang.vocabulary.card_kinds import Clause
    >>> of = CardKind("x", "", (Clause("size {choice:big|small}", ""),), ())
    >>> chosen(["x", "    Small", "    A small dog."], of)
    ['x', '    size small', '    A small dog.']
    """
    found = [each for clause in kind.clauses if (each := CHOICE.match(clause.pattern))]
    clauses = {value: each["clause"] for each in found for value in each["values"].split("|")}
    out: list[str] = []
    for line in lines:
        label, sign, value = line.strip().casefold().removesuffix(".").rpartition(":")
        said = value.strip()
        clause = clauses.get(said)
        wanted = LABELS.get(clause, re.escape(clause)) if clause else ""
        meant = clause and (not sign or re.fullmatch(wanted, label.strip()))
        out.append(f"{' ' * margin_of(line)}{clause} {said}" if meant else line)
    return out


def pointed(lines: Sequence[str], foretold: Iterable[tuple[str, str, str]]) -> list[str]:
    """Return a card with the point that a line below asks for in the occasion above it.

    `foretold` has the pattern of the line, that of the occasion, and what stands for that.

    >>> pointed(["A dog dies.", "No one mourns that death."], [("mourns", "dies", "dies, before")])
    ['A dog dies, before.', 'No one mourns that death.']
    """
    out = list(lines)
    for below, occasion, written in foretold:
        if any(re.search(below, line, re.IGNORECASE) for line in out):
            first = next((at for at, line in enumerate(out) if re.search(occasion, line)), 0)
            out[first] = re.sub(occasion, written, out[first], count=1)
    return out


def titled_again(lines: Sequence[str], kind: CardKind, named: Iterable[str]) -> list[str]:
    """Return a card of which there are copies with `this card` for the last word of its title, and
    with its name in quotes for the first group of the patterns in `named`: in the card "Old Quilt"
    *The quilt is torn* is *this card is torn*.
    """
    title = re.search(r'"([^"]+)"', lines[0])
    if title is None or kind.copies is None:
        return list(lines)
    last = re.escape(title[1].split()[-1].lower())
    spoken = re.compile(rf"\b[Tt]he {last}\b")
    called = any(re.search(rf"\(the {last}\)", line) for line in lines)  # something else is
    out = list(lines) if called else [lines[0], *(spoken.sub("this card", e) for e in lines[1:])]
    for pattern in named:
        either = re.compile(pattern, re.IGNORECASE)
        out = [
            either.sub(lambda found: found[0].replace(found[1], f'"{title[1]}"', 1), line)
            for line in out
        ]
    return out


def named_again(lines: Sequence[str], noun: str) -> list[str]:
    """Return the lines with the list of names that was told before for `those` of a noun.

    >>> named_again(["At the Mill or the Inn.", "One of those sites burns."], "site")
    ['At the Mill or the Inn.', 'One of the Mill or the Inn burns.']
    """
    out: list[str] = []
    told = ""
    those = re.compile(rf"\bthose ({noun}s|places)\b")
    for line in lines:
        out.append(those.sub(told, line) if told else line)
        for found in LIST.finditer(line):
            told = found[0]
    return out


def with_tokens(lines: Sequence[str], taken: Collection[str]) -> tuple[list[str], str]:
    """Return a card without the name that its author gives to the tokens that lie on it, and that
    name, where there is one only and it is none of the words that are `taken`.

    >>> with_tokens(["x", "Put a hay token on this card.", "There is no hay on this card."], [])
    (['x', 'Put a token on this card.', 'There are no tokens on this card.'], 'hay')
    """
    called = {
        name
        for line in lines[1:]
        for found in KEPT.finditer(line)
        if (name := found["name"].casefold()) not in taken and not TELLING.fullmatch(name)
    }
    if len(called) != 1:
        return list(lines), MARKS
    (name,) = called
    out = [lines[0]]
    for line in lines[1:]:
        line = re.sub(rf"\b{name} (?=(?:counter|marker|token)s?\b)", "", line, flags=re.IGNORECASE)
        line = re.sub(rf"\bis no {name}(?= (?:left )?on\b)", "are no tokens", line)
        out.append(re.sub(rf"\b{name}(?= (?:left )?on (?:this card|it)\b)", "tokens", line))
    return out, name


def with_tokens_as_printed(text: str, prose: str) -> str:
    r"""Return a written card whose comments call the tokens on it by the name that their author
    gives them, where the printed sentence does.

    >>> card = "    counter hay  # how much lies on this card\n# ? Eat a token daily."
    >>> with_tokens_as_printed(card, "Eat a hay token daily.").split("\n")[1]
    '# ? Eat a hay token daily.'
    """
    counted = re.search(r"^ *counter (\w+)  # how much", text, re.MULTILINE)
    if counted is None:
        return text
    said = " ".join(prose.split()).casefold()

    def named(found: re.Match[str]) -> str:
        for change in (rf"{counted[1]} \g<0>", counted[1]):
            line = re.sub(r"\b(?:counter|marker|token)s?\b", change, found["line"])
            if line.casefold() in said:
                return f"{found['mark']}{line}"
        return found[0]

    return re.sub(r"^(?P<mark> *# \? *)(?P<line>.*)$", named, text, flags=re.MULTILINE)


def sided(lines: Sequence[str], kind: CardKind, counter: str = MARKS) -> list[str]:
    """Return a card of a kind with sides below the first of them, where it names none, and with a
    counter where it speaks of what lies on it.
    """
    sections = {section.name: section for section in kind.sections}
    sides = [each for each in kind.clauses if each.holds in sections and "{side}" in each.pattern]
    if not sides:
        return list(lines)
    names = {each.pattern.split()[0] for each in sides}
    if any(line.split()[:1] and line.split()[0] in names for line in lines[1:]):
        return list(lines)
    own = {each.pattern.split()[0] for each in kind.clauses} - names
    counted = any(each.pattern.startswith("counter") for each in sections[sides[0].holds].clauses)
    head = [line for line in lines[1:] if line.split()[:1] and line.split()[0] in own]
    rest = [line for line in lines[1:] if line not in head]
    out = [lines[0], *head, STEP + sides[0].pattern.split()[0]]
    if counted and any(ON_THE_CARD.search(line) for line in rest):
        out.append(f"{STEP}{STEP}counter {counter}  # how much lies on this card")
    return [*out, *(STEP + line if line.strip() else line for line in rest)]


def with_settings(lines: Sequence[str], kind: CardKind, tallies: Sequence[str]) -> list[str]:
    """Return a card with what a game begins with in its set-up, where it stands elsewhere.

    `tallies` are what is counted in a game, beside the numbers that the kind sets itself.

    >>> from dowlang.vocabulary.card_kinds import Clause, Section, SetNumber
    >>> set_up = Section(SETUP, (Clause("@setting", "", numbers=(SetNumber("luck", 1, 9),)),))
    >>> side = Section("side", (Clause(SETUP, "", holds=SETUP),))
    >>> card = ["x", "        Starting luck: 6", "        setup", "            b"]
    >>> with_settings(card, CardKind("x", "", (), (side, set_up)), [])
    ['x', '        setup', '            Starting luck: 6', '            b']
    """
    clauses = [each for section in kind.sections for each in section.clauses]
    settings = [*(number.name for each in clauses for number in each.numbers), *tallies]
    if SETUP not in {each.holds for each in clauses}:
        return list(lines)
    named = "|".join(map(re.escape, settings))
    one = re.compile(
        rf"^(?:starting |number of )?(?:{named})\s*[:=–]?\s*\d+\.?$|^\d+ (?:{named})\.?$",
        re.IGNORECASE,
    )
    card, mine = list[str](), list[int]()
    for line in lines:
        parts = re.split(r"\s*[/·|]\s*", line.strip())  # `Morale: 6 / Rounds: 7`
        told = any(map(one.match, parts)) and bool(card)
        mine += range(len(card), len(card) + len(parts)) if told else ()
        card += [" " * margin_of(line) + part for part in parts] if told else [line]
    if mine:
        for at, line in enumerate(card):
            if at and (found := LABELLED_SETUP.match(line)):
                card[at] = found[1] + line[found.end() :]
                mine.append(at)
    heads = [at for at, line in enumerate(card) if line.strip().casefold() == SETUP]
    depth = margin_of(card[heads[0]]) if heads else 2 * len(STEP)
    loose = [at for at in sorted(mine) if margin_of(card[at]) <= depth]
    if not loose:
        return card
    block = [" " * depth + STEP + card[at].strip() for at in loose]
    rest = [line for at, line in enumerate(card) if at not in loose]
    if not heads:
        at = loose[0]
        return [*rest[:at], " " * depth + SETUP, *block, *rest[at:]]
    at = next(n for n, line in enumerate(rest) if line.strip().casefold() == SETUP)
    return [*rest[: at + 1], *block, *rest[at + 1 :]]


def voted(lines: Sequence[str]) -> list[str]:
    """Return a card with a vote whose sides are told as options below it.

    >>> voted(["    Vote: Go or Stay. On a tie, Stay.", '    option "Go"', '    option "Stay"'])
    ['    vote by players, ties fail', '        passes "Go"', '        fails "Stay"']
    """
    out: list[str] = []
    sides: dict[str, str] = {}
    inside = False
    for line in named_sides(lines):
        if found := VOTE.match(line.strip()):
            yes, no = (found[side].strip().casefold() for side in ("yes", "no"))
            tie = (found["tie"] or "").strip().casefold()
            sides = {yes: "passes", no: "fails"}
            ends = {yes: ", ties pass", no: ", ties fail"}.get(tie, found["ends"] or "")
            out.append(f"{' ' * margin_of(line)}vote by players{ends}")
            continue
        label = re.match(r'^ *option "([^"]+)"$', line)
        if label:
            side = sides.get(label[1].casefold(), "")
            inside = bool(side)
            line = line.replace("option", side, 1) if side else line
        out.append(STEP + line if inside else line)
    return out


def named_sides(lines: Sequence[str]) -> list[str]:
    """Return a card with the labels of its two options in the vote that stands above them.

    >>> named_sides(["    All players vote.", '    option "Go"', '    option "Stay"'])
    ['    Vote: Go or Stay', '    option "Go"', '    option "Stay"']
    >>> named_sides(["    All players vote, ties pass.", '    option "Go"', '    option "Stay"'])[0]
    '    Vote: Go or Stay, ties pass'
    """
    held = [at for at, line in enumerate(lines) if HELD.match(line.strip())]
    labels = [found[1] for line in lines if (found := re.match(r'^    option "([^"]+)"$', line))]
    first = next((at for at, line in enumerate(lines) if line.startswith("    option ")), 0)
    plain = not any(re.search(r"[.]| or ", label) for label in labels)
    if len(held) != 1 or len(labels) != 2 or not plain or first != held[0] + 1:
        return list(lines)
    out = list(lines)
    ends = TIES.search(out[held[0]])
    vote = f"Vote: {labels[0]} or {labels[1]}{ends[0] if ends else ''}"
    out[held[0]] = " " * margin_of(out[held[0]]) + vote
    return out


def happening(lines: Sequence[str], unread: Collection[int], kind: CardKind | None) -> list[str]:
    """Return a card with its loose lines below a block that simply happens, or nothing where its
    kind has no such block, or where it is not all that the card does.

    `unread` are the numbers of the lines that are not understood.
    """
    clauses: Iterable[str] = (each.pattern for each in kind.clauses) if kind else ()
    first = next((at for at in sorted(unread) if margin_of(lines[at]) == len(STEP)), 0)
    if not first or not any(HAPPENS in each for each in clauses):
        return []
    if any(LABEL.match(line) for line in lines):
        return []
    below = [STEP + line if line.strip() else line for line in lines[first:]]
    return [*lines[:first], STEP + HAPPENS, *below]
