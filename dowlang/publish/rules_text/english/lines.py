"""Put lines into English: openings, options, sides of votes, rows of dice tables.

How they stand below each other is told by `passages`, clauses of card kinds are read in
`kind_clauses`. Only the shapes of `grammar/core.lark` are here.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.publish.rules_text.counted_newcomers import counts_newcomer
from dowlang.publish.rules_text.english.noun_phrases import person_of
from dowlang.publish.rules_text.english.wording import EnglishWording
from dowlang.publish.rules_text.passages import Branch, PassageBuilder
from dowlang.publish.rules_text.text_runs import (
    Fragment,
    Run,
    Runs,
    between,
    plain,
    say,
    sentence,
    small,
    uncapitalized,
)
from dowlang.semantics.lower.orders import RANKED, is_order
from dowlang.source.text_forms import identifier_words
from dowlang.syntax.ast import Line, NounPhrase, Phrase, Reference, Text, Words

DURATIONS = {
    "this turn": "until the end of this turn",
    "next turn": "until the end of next turn",
    "this round": "until the end of this round",
    "next round": "until the end of next round",
    "during next turn": "during the next turn",
    "during next round": "during the next round",
    "game": "for the rest of the game",
    "attached": "while attached",
    "while": "while",
}
OPENINGS = {
    "run": ("", "do"),
    "modify": ("", "do"),
    "branch": ("if", "if"),
    "each": ("for", "each"),
    "cancel": ("cancel the", "what"),
    "while": ("while", "if"),
    "instead": ("instead of", "of"),
    "define": ("", "name"),
}
"""Shapes of lines that are one part with words before it."""
FIXED = {
    "detach": "detach this card",
    "nothing": "nothing happens",
    "otherwise": "otherwise",
    "if_so": "if so",
}
"""Shapes of lines that are always the same words."""
BESIDES = "; the result is applied, and besides"
"""Stands behind a roll whose result comes to pass, before a table of what comes of it as well."""

LIMITED_FIRST = ("modify", "run", "run_by", "offer")
"""Shapes of lines that begin with how often they may happen: behind `does not roll exposure` it
would be heard as how often not."""

NEWCOMER = "(the one who has come is counted)"
YOU_OF_BEARER = "(below, you are whoever controls the bearer)"
FIRST_TIMES = {"turn": "each turn", "round": "each round", "game": "in the game"}
"""In what the first time is counted, by the span of a limit."""


def _with_letters(said: Runs, letters: Sequence[Runs]) -> Runs:
    """Return words and, behind a comma, what each letter in them is."""
    return say(said, *(say(",", each) if not at else each for at, each in enumerate(letters)))


class EnglishLines(PassageBuilder):
    """Puts lines into words."""

    def __init__(self, wording: EnglishWording) -> None:
        super().__init__(wording)
        self.wording = wording

    def node(self, node: object) -> Runs:
        """Return a node in words, and behind it what its letters are."""
        with self.wording.letters() as letters:
            said = self.wording.node(node)
        return _with_letters(said, letters)

    def is_somebody(self, thing: object) -> bool:
        """Return True for a thing that is a person, and no place."""
        match thing:
            case NounPhrase(noun=noun):
                return self.wording.forms.is_person(noun.lemma)
            case Text(value=name):
                return not self.wording.form(name).startswith("the ")
            case Reference():
                return self.wording.forms.is_somebody(thing)
        return False

    def finished(self, lead: Runs, end: str) -> Runs:
        """Return a sentence with a capital and `end`: a full stop, a colon, or nothing."""
        return sentence(lead, end)

    def in_one(self, lead: Runs, first: Runs) -> Runs:
        """Return an opening and the only sentence below it as one sentence."""
        return sentence(say(lead, ":", small(first)), "")

    def besides(self, lead: Runs) -> Runs:
        """Return a line of which comes what it brings by itself and what stands below it."""
        return say(lead, BESIDES)

    # ---- items
    def _option(self, line: Line) -> Branch:
        condition = line.part("if")
        mark: Fragment = say("only if", self.wording.node(condition[0])) if condition else ()
        if line.shape == "automatic":
            mark = say(
                "automatic",
                "if" if condition else "",
                self.wording.node(condition[0]) if condition else (),
            )
        return Branch(
            self.label(line), sentence(say(mark), ""), self.passages(line.block), line.shape
        )

    def _ballot(self, line: Line) -> Branch:
        result = (Run("If it passes" if line.shape == "passes" else "If it fails"),)
        label = self.label(line)
        return Branch(
            label or result, result if label else (), self.passages(line.block), line.shape
        )

    def _face(self, line: Line) -> Runs:
        values = [
            plain(self.wording.node(each)) for each in (*line.part("range"), *line.part("face"))
        ]
        return say("–".join(values) if values else "otherwise")

    # ---- openings
    def lead(self, line: Line) -> Runs:
        """Return the words of a line of the core, without capital and stop."""
        with self.wording.letters() as letters:
            limit = self._limit(line) if line.shape in LIMITED_FIRST else ()
            said = say(limit, "," if limit else "", self._opening(line), *self._after(line))
        return _with_letters(said, letters)

    def _limit(self, line: Line) -> Runs:
        """Return how often a line may happen. What helps by itself does so the first time, and
        nobody says when: `the first time each round`.
        """
        limit = plain(self._part_text(line, "limit"))
        often, per, span = limit.partition(" per ")
        if line.shape != "modify" or not per:
            return say(limit)
        number = {"once": "", "twice": "2"}.get(often, often.removesuffix(" times"))
        time = f"the first {number} times" if number else "the first time"
        whoever = ", whoever it is" if self.is_of_several(line) else ""
        return say(f"{time} {FIRST_TIMES[span]}{whoever}")

    def _after(self, line: Line) -> list[Runs]:
        """Write modifiers, limits and points behind a comma, in the order written."""
        slots: tuple[str, ...] = ("modifier", "limit", "point")
        if line.shape in (*LIMITED_FIRST, "ability"):
            slots = ("modifier", "point")
        elif line.shape in ("watch", "trigger", "later", "counted_time"):
            slots = ("modifier",)
        said: list[Runs] = []
        ranked = False  # the order before leaves equals, and the next one is among these
        for part in line.parts:
            for value in part.values if part.slot in slots else ():
                of_rank = part.slot == "modifier" and is_order(value, RANKED)
                before = ", in order," if of_rank and not ranked else ", equals" if ranked else ","
                said.append(say(before, self.wording.node(value)))
                ranked = of_rank
        return said

    def _part_text(
        self, line: Line, slot: str, before: Fragment = "", after: Fragment = ""
    ) -> Runs:
        """Return a part in words between other words, nothing when the line has no such part."""
        values = line.part(slot)
        return (
            say(before, between(",", [self.wording.node(each) for each in values]), after)
            if values
            else ()
        )

    def _done(self, line: Line, slot: str) -> list[Runs]:
        """Return what somebody is offered, or has to do."""
        (who,) = line.part("who")
        return [
            self.wording.phrase(each, person=person_of(who))
            if isinstance(each, Phrase)
            else self.wording.node(each)
            for each in line.part(slot)
        ]

    def _opening(self, line: Line) -> Runs:  # noqa: C901 - one case for each shape of a line
        match line.shape:
            case shape if shape in OPENINGS:
                before, slot = OPENINGS[shape]
                return self._part_text(line, slot, before)
            case shape if shape in FIXED:
                return say(FIXED[shape])
            case "run_by":
                return self._by(line)
            case "offer":
                effects = self._done(line, "do")
                return say(self._part_text(line, "who"), "may", between(",", effects, ", and"))
            case "bargain":
                return say(
                    self._part_text(line, "who"),
                    "may",
                    between(",", self._done(line, "do")),
                    ", to",
                    between(",", self._done(line, "to")),
                )
            case "price":
                return say(self._part_text(line, "do"), self._part_text(line, "to", "to"))
            case "demand":
                effects = self._done(line, "do")
                return say(self._part_text(line, "who"), "must", between(",", effects))
            case "attach":
                return say(
                    self._part_text(line, "to", "attach this card to"),
                    self._part_text(line, "counting", ", counting"),
                    YOU_OF_BEARER if self.is_of_its_controller(line) else "",
                )
            case "repeat":
                return say("repeat", self.wording.amount(line.part("times")[0]), "times")
            case "if_not" if (duty := self.offer()) and duty.shape == "demand":
                who = duty.part("who")[0]
                you = isinstance(who, Reference) and who.words[0] == "you"
                return say("if", "you" if you else "they", "cannot do so in full")
            case "choose_one" if self.in_a_loop():
                return say("they choose one")
            case "choose_one" | "if_not":
                return say(identifier_words(line.shape))
            case "manual":
                return say(*(each.value for each in line.part("text") if isinstance(each, Text)))
            case "lasting":
                return self._lasting(line)
            case "later":
                return say(
                    self._moment(line),
                    self._part_text(line, "limit", ","),
                    self._part_text(line, "if", ", if"),
                )
            case "next_time":
                times = self._part_text(line, "times", "the next", "times") or say("the next time")
                return say(times, self._part_text(line, "event"))
            case "counted_time":
                return say(
                    self._part_text(line, "event", "the next time"),
                    self._part_text(line, "point", ","),
                    self._part_text(line, "to", ", counting to"),
                )
            case "watch" | "trigger":
                return self.trigger(line)
            case "skipped":
                return say(self._part_text(line, "of"), "is skipped")
            case "also_needs":
                return say(
                    self._part_text(line, "who"), self._part_text(line, "if", "also requires that")
                )
            case "ability" if line.part("who"):  # not a clause of that name of a card kind
                return self._granted(line)
            case "vote":
                return self._vote(line)
            case "chooser":
                who = line.part("who")[0]
                return say(
                    self.wording.node(who),
                    "chooses" if self.wording.plural(who) is False else "choose",
                )
            case "automatic":
                return self._part_text(line, "if", "automatically, if") or say("automatically")
            case "setting":
                return say(self._part_text(line, "setting"), self._part_text(line, "int"))
        raise ValueError(f"the shape `{line.shape}` has no words")

    def _granted(self, line: Line) -> Runs:
        """Return who has an ability, and in brackets what it takes, where, and how often."""
        who = line.part("who")[0]
        has = "has" if self.wording.plural(who) is False else "have"
        places = [self.wording.node(each) for each in line.part("at")]
        takes = [
            self._part_text(line, "die", "", "+"),
            say("at", between(",", places, "or")) if places else (),
            self._part_text(line, "limit"),
        ]
        said = between(",", [each for each in takes if each])
        return say(self.wording.node(who), has, "this ability", *(("(", said, ")") if said else ()))

    def _by(self, line: Line) -> Runs:
        who, effect = line.part("who")[0], line.part("do")[0]
        assert isinstance(effect, Phrase)  # core.lark: `run_by` is a thing and an effect
        return self.wording.by(who, effect)

    def _lasting(self, line: Line) -> Runs:
        duration = line.part("duration")[0]
        assert isinstance(duration, Words)
        return say(DURATIONS[duration.values[0]], self._part_text(line, "if"))

    def _moment(self, line: Line) -> Runs:
        moment = line.part("moment")[0]
        assert isinstance(moment, Words)
        edge, what, which = moment.values
        return say("at the", edge, "of", which, what)

    def trigger(self, line: Line) -> Runs:
        """Return the event that a card waits for.

        An example is `when you move a survivor to the colony, if food is 2 or more`.
        """
        manual = [each.value for each in line.part("manual") if isinstance(each, Text)]
        if manual:
            return say("when", *(uncapitalized(text) for text in manual))
        event = say(
            self._part_text(line, "event", "when"),
            self._part_text(line, "point", ","),
            self._part_text(line, "limit", ","),
        )
        counted = NEWCOMER if counts_newcomer(line, self.wording.forms) else ""
        return say(event, self._part_text(line, "if", ", if" if event else "if"), counted)

    def _vote(self, line: Line) -> Runs:
        voters = line.part("by")[0]
        assert isinstance(voters, NounPhrase)  # core.lark: `vote by nouns`
        ties = self._part_text(line, "ties", "; ties go to")
        tied = [
            f"; ties {value}"
            for part in line.part("tied")
            if isinstance(part, Words)
            for value in part.values
        ]
        without = [
            value
            for part in line.part("without")
            if isinstance(part, Words)
            for value in part.values
        ]
        ending = (
            say(
                "; without voters it",
                *(self.wording.forms.verb(verb, plural=False) for verb in without),
            )
            if without
            else ()
        )
        return say(self.wording.node(voters), "vote", ties, *tied, ending)
