"""Point from words that cards do not have to the lines that say the same.

No small change makes a sentence of such a line, since a word of it has no counterpart: half of
something, only so many, unless. Where the line can be built from what was written it is, and is
typed before it is told. Otherwise the way is shown with what stays open as `…`.

What lives here: words of English and shapes of the core. What does not: the words of one game
(`Vocabulary.unsaid`, `Vocabulary.prose`), which are asked first.
"""

from __future__ import annotations

import re

from dowlang.advice import the_line, under
from dowlang.syntax.recovery.joined_parts import BEGINS, ONE_THING, SUBJECT

PLACE = r"(\"[^\"]+\"|the \w+)"
BUT = "(?:but|except|besides|save|apart from|excluding)"

REWORDED: dict[str, str] = {
    r"\bonly (\d+)\b": r"exactly \1",
    r"\b(\d+) (\w+) only\b": r"exactly \1 \2",
    rf"\b(?:each|every|all|any) (?:other )?(player)s? {BUT} (?:you|me)\b": r"each other \1",
    rf"\b(?:everyone|everybody) {BUT} (?:you|me)\b": "each player except you",
    rf"\b(each \w+|every \w+|everyone|everybody) {BUT} (?=the |your |\")": r"\1 except ",
    rf"\ball (\w+s) {BUT} (?=the |your |\")": r"all \1 except ",
    r"\bonce for (?:each|every)\b": "for each",
    r"\broll an? action (?:die|dice):?$": "roll a die",
    r"\bevery\b": "each",
    r"\bas long as\b": "while",
    r"\bno more than (\d+)\b": r"up to \1",
    r"\bthe (lower|higher) of (\w+) and (\w+)\b": r"the \1 of (\2) and (\3)",
    r"^(once|twice|\d+ times) (?:per|each|every|a) (turn|round|game), (.+)$": r"\3, \1 per \2",
    r"^(?:remove|subtract|take) (\d+|\(.+\)) from (\w+)$": r"add (0 - \1) to \2",
    r"^add -(\d+) to (\w+)$": r"add (0 - \1) to \2",
    r"^set (\w+) to (\d+|\(.+\))$": r"add (\2 - \1) to \1",
    r"^(when|the next time) (.+?) (?:was|were|has been|have been) ": r"\1 \2 is ",
    r"^until (?!the end of )(.+)$": r"while not ⟨\1⟩",
    r"\bup of (\d+)\b": r"up to \1",
    r"\bunless (.+)$": r"if not ⟨\1⟩",
    rf"{SUBJECT}= (\d+) or (\d+)(?!\S)": r"⟨\1= \2 or \1= \3⟩",
    rf"{BEGINS}(\d+) (<=?) {ONE_THING}(<=?) (\d+)(?!\S)": r"⟨\1 \2 \3and \3\4 \5⟩",
    rf"{SUBJECT}(?:is|are) between (\d+) and (\d+)(?!\S)": r"⟨\1>= \2 and \1<= \3⟩",
    rf"{SUBJECT}(?:is|are) not between (\d+) and (\d+)(?!\S)": r"⟨\1< \2 or \1> \3⟩",
    rf"{SUBJECT}is at {PLACE} (or|and) {PLACE}(?!\S)": r"⟨\1is at \2 \3 \1is at \4⟩",
    rf"{BEGINS}no {ONE_THING}(is|are) at {PLACE} (?:or|nor) {PLACE}(?!\S)": (
        r"⟨no \1\2 at \3 and no \1\2 at \4⟩"
    ),
    r"^each time ": "when ",
    r"^the first time (?:each|every|per|in a) (turn|round|game),? (?:that )?(.+)$": r"when \2, "
    r"once per \1",
    r"\b(do|does|is|are|has|have)n't\b": r"\1 not",
    r"\b(?:can't|can not)\b": "cannot",
    r"\bwith (?:the )?least (?=\w+s\b)": "with the fewest ",
    r"\ball (\w+s) (?:not|that are not) (\w+)\b": r"all \1 who are not \2",
    r"^(\w+s) not (at|in|on)\b": r"\1 who are not \2",
    r"\bitself\b": "it",
    r"\bthemselves\b": "them",
    r"\byourself\b": "you",
    r"\beach (\w+?)s? (?:not|who (?:is|are) not|that (?:is|are) not) (\w+)\b": r"each \1 who is "
    r"not \2",
}
"""Pattern of what people write -> the same as a card says it, as for `re.sub`. What is one whole
stands in `⟨…⟩` (`joined_parts`)."""

LINES: dict[str, str] = {
    r"^unless ([^,]+), (.+)$": under(r"if not ⟨\1⟩", r"\2"),
    r"^(.+) unless (.+)$": under(r"if not ⟨\2⟩", r"\1"),
    r"^((?:if|when|the next time|for each|while) [^,]+), (?:then )?(.+)$": under(r"\1", r"\2"),
    r"^(?!if |when |while |given |then )(.+) (for each (?!other)\w+.*)$": under(r"\2", r"\1"),
    r"^(?!if |when |while |given |then )(.+?) (if .+)$": under(r"\2", r"\1"),
    r"^(each (?:other )?(\w+)) (\w+s) (.+)$": under(r"for \1", r"that \2 \3 \4"),
    r"^(each (?:other )?\w+) (\w+?)s (.+)$": under(r"for \1", r"\2 \3"),
    r"^(.+?) (at|in|from|to|of) each (\w+)( .+)$": under(r"for each \3\4", r"\1 \2 that \3"),
    r"^(.*?)\b(at|in|from|to|of) each (\w+)\b(.*)$": under(r"for each \3", r"\1\2 that \3\4"),
    r"^(.+?) twice$": under("repeat 2 times", r"\1"),
    r"^(.+?) (\d+ times)$": under(r"repeat \2", r"\1"),
}
"""Pattern of a line -> the two lines that say it, one under the other."""

WAYS: dict[str, str] = {
    r"^as long as (.+)$": r"what is asked now is `if \1`; what holds meanwhile is a rule, under "
    r"`while \1`",
    r"\brepeat up to (\d+) times\b": r"how often is offered each time: `repeat \1 times`, and "
    r"under it `you may …`",
    r"\bhalf\b": "half is reckoned: `(… / 2 rounded up)` or `(… / 2 rounded down)`",
    r"^an? (.+?) cannot (.+)$": the_line(
        "a ban is of all, or of one chosen before it",
        r"each \1 cannot \2",
        r", or behind `choose a \1 as x` it is `the x cannot \2`",
    ),
    r"\b(?:twice|\w+ times)$": "what is done several times stands under `repeat … times`",
    r"\btwice (?!(?:the|as|that|this|their|your|its|\d)\b)": "what is done several times stands "
    "under `repeat … times`",
    r"\b(?:twice|double)\b": "it is reckoned, in brackets: `(… * 2)`",
    r"^(?:repeat )?until (?!the end of )": "how often something is done is said by a number, "
    "`repeat … times`, and under it what must hold still, `if …`; how long a rule lasts is said by "
    "`while …`",
    r"\bmore than (?:once|twice|\d+ times)\b": "how often something may be done is said of a "
    "line, an ability or a rule that is used, behind a comma: `…, once per round`; a ban holds "
    "always",
    r"\b(?:once|twice|\d+ times) (?:per|each|every|a) (?:turn|round|game)\b": "a limit stands at "
    "the end of a line, of an ability, or of a rule that begins with `when`, behind a comma",
    r"\b(?:my|your|him|her|it|them|our)sel(?:f|ves)\b": "it is said of one named before it: `it`, "
    "`them` or `you`",
    r"^(?!.*\b(?:[Ii]f|when|while|goal|unless)\b).*\b(?:nobody|no one|none)\b": "what nobody "
    "does is left out; what is forbidden is a rule, under a duration: `… cannot …`",
    r"\btogether\b": "what several do together is chosen by nobody; each does a part: `each other "
    "player …`, or one does it for all",
    r"\bas (?:many|much)\b|\bper (?!(?:turn|round|game)\b)": "how many is counted in brackets: "
    "`(…)`, such as `(players)`",
    r"\bonly\b": "how many is said by `exactly …`, of whom by `where (…)`",
    r"\b(?:but|except) \w+": "who is left out is said behind the noun: `… except …`, once it is "
    "chosen `… except the x`",
    r"\bthan any(?: other)?\b": "who is compared with all others: `than each other …`",
    r"(?<!at )(?<!with the )\b(most|fewest)\b": r"of one chosen before: `choose … with the \1 … "
    r"as x`, then `the x`",
    r"\b(?:an)?other (\d+)\b": r"choose those spoken of first: `choose … as x`; the others are `\1 "
    r"… except the x`",
    r"\bunless\b": "it is written `if not …` on a line of its own, of a noun `who is not …`",
    r"\binstead\b": "what happens in place of something else stands under a duration: "
    "`instead of …`",
    r"\b(?:again|once more)\b": "what is done several times stands under `repeat … times`",
    r"\bneither\b": "it is written `no …`, or `not` of each: `not … and not …`",
    r"\b(?:who|that|which) (?:\w+ )*or ": "what is so in one of two ways stands in brackets: "
    "`where (it … or it …)`",
    r"^(?:alternatively|or)\b|^(?!if |when |while |goal |given |then )(?=.{,70}$)(?!.*\bif\b).* or "
    r"(?!(?:more|fewer|less|higher|lower|greater|above|below)\b)": "one of "
    "several things to do is chosen: `choose one`, and under it an `option` for each",
}
"""Pattern of a word without counterpart -> how it is said."""

JOINTS = re.compile(r",? and (?:then )?|, then |; |\. (?:then,? )?")
"""Matches what joins two things that a sentence says."""

SENTENCES: dict[str, str] = {
    r"\b(?:reveal this card|read on)$": "a card comes up by its `when …` or `if …` alone; that it "
    "is read is not said",
    r"\b\w+n['’]t\b|\b\w+['’](?:ve|re|d|ll)\b|\b(?:it|there|who|that)['’]s\b": "short forms are "
    "written out, and a line says one thing: what must be so is `if …`, and what is done stands "
    "under it",
    r"^(?=.*(?:[,;:.] | and | then )).{60,}": "a line says one thing: what must be so is `if …`, "
    "and each thing that is done stands on a line of its own",
    r"\bin case of (?:an? )?tie|\bon a tie": "who wins a tie is said behind the line that asks: "
    "`…, rerolling ties` or `…, ties go to …`",
    r"\b(?:that|which|who) (?:was|were|is|has|had|have)\b": "of whom or what is said behind the "
    "noun: by `who is …`, `where (…)` or a filter such as `at …`",
    r"^vote (?!by\b)": "who votes is said, and what comes of it stands under it: "
    '`vote by players`, then `passes "…"` and `fails "…"`',
    r"\b(?:he|she|his|her)\b": "one spoken of before is `that …`, `they` or `it`, and "
    "what is theirs `their …`",
}
"""Pattern of prose -> why no line is like it, in one sentence; asked when nothing else is said."""

__all__ = ["JOINTS", "LINES", "REWORDED", "SENTENCES", "WAYS"]
