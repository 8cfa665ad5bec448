"""Bring lines of prose below the lines that they belong to: the faces of a die below its roll, what
holds while a card is attached below that. Set apart what a printed card says beside its rules.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from dowlang.natural.chart.grammar_rules import DETERMINERS
from dowlang.project.mending.sentences import STEP, sentences
from dowlang.project.writing.tables import FACE_HEAD, ROLL, VOTE
from dowlang.source import margin_of
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.repeated_rules import StandingRule

AT_THE_END = r"(?:at the end of the game|when the game ends)"
EACH_OF_THESE = (
    r"(?:all|each|every one) of (?:the following|these)(?: (?:things|conditions|statements))? "
    r"(?:is|are)(?: all)? (?:true|met|so|fulfilled|satisfied)"
)
"""Match when goals are asked, and what is said of several of them."""

LISTS = (
    rf"(?:{AT_THE_END}[,:]? )?(?:you|the players) win (?:{AT_THE_END}[,:]? )?(?:if|when) "
    rf"{EACH_OF_THESE}(?: {AT_THE_END})?",
    EACH_OF_THESE,
    r"(?:all|each) of (?:the following|these)(?: (?:must be|are|is))?(?: true| met)?",
)
"""Printed lines that say of those below that all of them are asked, which holds anyway."""

OF_GOALS = (
    rf"(?:{AT_THE_END}[,:]? )?(?:you|the players) win (?:the game )?(?:{AT_THE_END}[,:]? )?"
    r"(?:if|when)",
    r"(?:your |the )?(?:goals?|(?:victory|win(?:ning)?) conditions?|victory|to win)",
)
"""Printed lines above the goals of a card, of which all are asked as well. So is the kind of a card
that has goals.
"""

HEADS = re.compile(rf"(?:{'|'.join((*LISTS, *OF_GOALS))})[.:]?", re.IGNORECASE)
"""Matches a line that stands above goals and is none."""

JOINED = re.compile(r"(?:[,;] and|,|;| and)$")
"""Matches how one of several goals goes on to the next."""

RESULT = re.compile(rf"\s*{FACE_HEAD}", re.IGNORECASE)
ATTACHED = re.compile(r"^\s*([^.]* and )?attach (this card|it) to [^.:]*[.]?$", re.IGNORECASE)
HOLDS = re.compile(
    r"^\s*(while|when|whenever|as long as|if|at the (start|beginning|end)|each|every|attached|"
    r"th(at|is|e) \w+ (does|do|is|has|can|may|cannot)|equipped)\b",
    re.IGNORECASE,
)


def nested(lines: Sequence[str]) -> list[str]:
    """Return the lines with those of a table below their roll, and what holds while a card is
    attached below the line that attaches it.

    >>> nested(["    Roll a die", "    1–2: Lose 1 morale."])
    ['    Roll a die', '        1–2: Lose 1 morale.']
    """
    out: list[str] = []
    head, below = -1, RESULT
    for line in lines:
        deep = margin_of(line)
        if head >= 0 and (deep != head or not below.match(line)):
            head = -1
        out.append(STEP + line if head >= 0 else line)
        if head < 0 and ROLL.match(line.strip()):
            head, below = deep, RESULT
        elif head < 0 and ATTACHED.match(line):
            head, below = deep, HOLDS
    return out


def waiting(lines: Sequence[str]) -> dict[int, int]:
    """Return the lines that stand below a roll or below a line that attaches a card, by number,
    each with the number of that line.
    """
    out: dict[int, int] = {}
    head = -1
    for at, line in enumerate(lines):
        if head >= 0 and margin_of(line) > margin_of(lines[head]):
            out[at] = head
            continue
        said = line.strip()
        opens = ROLL.match(said) or ATTACHED.match(line) or VOTE.match(said)
        head = at if opens else -1
    return out


def noted(
    lines: Iterable[str],
    notes: Sequence[str],
    standing: Sequence[StandingRule] = (),
    *,
    goals: Collection[str] = (),
) -> list[str]:
    """Return the lines, with those as comments that repeat what holds anyway. `goals` are the
    kinds of cards with goals, for such a card: a heading above them says no more than that.

    Sentences that repeat a rule of the game are comments below their line, with the rule.
    """
    lines = list(lines)
    heads = {line.strip() for line in lines if re.fullmatch(r" +[a-z]+", line)}
    put_on = [
        rf"{head} (this( card)?|it)( (to|on) (an?|any|one) \w+( you control)?)?" for head in heads
    ]
    pattern = re.compile(rf"\s*({'|'.join((*notes, *LISTS, *put_on))})[.:]?\s*", re.IGNORECASE)
    of_kind = [rf"(?:your |the )?{kind}s?" for kind in sorted(goals)]
    of_goals = re.compile(rf"\s*(?:{'|'.join((*OF_GOALS, *of_kind))})[.:]?\s*", re.IGNORECASE)
    out: list[str] = []
    said = ""
    listed = False  # below a heading of goals
    for line in lines:
        before = " " * margin_of(line)
        if goals and of_goals.fullmatch(line):
            listed = True
            out.append(f"{before}# {line.strip()}")
            continue
        line = JOINED.sub("", line) if listed else line
        if pattern.fullmatch(line):
            out.append(f"{before}# {line.strip()}")
            continue
        kept, repeated = list[str](), list[str]()
        for sentence in sentences(line):
            rule = next((each for each in standing if each.repeats(sentence, said)), None)
            told = f"{before}# {sentence.strip()} — {rule.told}" if rule else ""
            (repeated if rule else kept).append(told or sentence)
            said += f" {sentence}"
        out += [before + " ".join(kept)] if kept or not repeated else []
        out += repeated
    return out


def with_title(
    lines: Sequence[str], clause: str, bearer: str, known: Collection[str] = ()
) -> list[str]:
    """Return a card of somebody with a title behind the name as the clause of it, its whole name
    in quotes, and `bearer` in the lines where they speak of who it is by name. A whole name that is
    `known` stays one.

    >>> with_title(['survivor "Ada Low, Smith"', "    Ada is tired."], "occupation", "the bearer")
    ['survivor "Ada Low"', '    occupation "smith"', '    the bearer is tired.']
    >>> with_title(['survivor "Dean Ada Low"', "    Ada is tired."], "occupation", "the bearer")
    ['survivor "Dean Ada Low"', '    the bearer is tired.']
    >>> with_title(['survivor "Ada Low"', "    Ada Low is tired."], "x", "the bearer", ("Ada Low",))
    ['survivor "Ada Low"', '    "Ada Low" is tired.']
    """
    head = re.match(r'^(\w+) "([^",]+)(?:, ([^"]+))?"$', lines[0])
    if head is None:
        return list(lines)
    kind, name, title = head.groups()
    out = [f'{kind} "{name}"']
    if title:
        out.append(f'{STEP}{clause} "{title[:1].lower()}{title[1:]}"')
    whole = f'"{name}"' if name in known else bearer
    return [*out, *(_said_of(line, name, clause, (bearer, whole)) for line in lines[1:])]


def of_the_bearer(lines: Sequence[str], kind: CardKind | None, bearer: str) -> list[str]:
    """Return the lines of a card file with `the bearer` for whom the card calls so below an
    occasion of somebody else, who is meant there as the nearest. A card of another kind is left.

    >>> of = CardKind("x", "", (), scope=(("bearer", "dog"),))
    >>> of_the_bearer(["when a dog dies", "    this dog sings", "this dog eats"], of, "this dog")
    ['when a dog dies', '    the bearer sings', 'this dog eats']
    """
    scopes = (kind.scope, *(each.scope for each in kind.clauses)) if kind else ()
    if not any(name == "bearer" for scope in scopes for name, _ in scope):
        return list(lines)
    out, below = list[str](), -1  # margin of the occasion of somebody else
    noun = bearer.rpartition(" ")[2]
    other = re.compile(rf" *when (?!{bearer}\b|the bearer\b).*\b{noun}\b")
    for line in lines:
        if line.strip() and margin_of(line) <= below:
            below = -1
        inside = below >= 0 and '"' not in line
        out.append(re.sub(rf"\b{bearer}\b", "the bearer", line) if inside else line)
        if below < 0 and other.match(line):
            below = margin_of(line)
    return out


def _said_of(line: str, name: str, clause: str, said: tuple[str, str]) -> str:
    """Return a line of the card of somebody, with what is `said` for a part of the name and for the
    whole of it outside quotes.
    """
    bearer, whole = said
    if clause in line or "flavor" in line:
        return line
    first, _, others = name.partition(" ")
    spoken = {first: bearer, name: whole}
    called, _, family = others.partition(" ")
    # behind what they are: Postman Ilja Rudd is Ilja
    if family and called[:1].isupper() and first.lower() not in DETERMINERS:
        spoken[called] = bearer
    if first.lower() in DETERMINERS:  # The Ferryman is no Ada Low: nobody is called The
        del spoken[first]
        spoken[f"{first.lower()} {others}"] = whole
    if name.isupper():  # a title in capitals, and the name as sentences have it
        spoken |= {each.title(): said for each, said in spoken.items()}
    either = re.compile(rf"\b({'|'.join(map(re.escape, sorted(spoken, reverse=True)))})\b")
    parts = re.split(r'("[^"]*")', line)
    if not bearer:
        return line
    return "".join(
        part if part.startswith('"') else either.sub(lambda of: spoken[of[0]], part)
        for part in parts
    )
