"""Nodes of the tree as English text: things, conditions, numbers, events.

English is the phrase itself, normalised.

Comparisons are printed as sentences (`food is 2 or more`, `there are 2 or more survivors at the
colony`, `you hold 2 or more food cards`), names in curved quotes, an alias in parentheses behind
what it names. Lines and their blocks are put together in `passages`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from dowlang.publish.rules_text.all_of_them import with_two_for_all
from dowlang.publish.rules_text.amounts_of_each import EachOf, is_chosen_for_each, with_each
from dowlang.publish.rules_text.arithmetic_grouping import added_to_zero, is_worked_out
from dowlang.publish.rules_text.condition_normal_forms import (
    is_denied,
    negation_pushed_in,
    with_any_for_each,
)
from dowlang.publish.rules_text.declared_phrases import PLACEHOLDER, PrintedForms, before_here
from dowlang.publish.rules_text.english.joined_conditions import EnglishJoinedConditions
from dowlang.publish.rules_text.english.noun_phrases import person_of
from dowlang.publish.rules_text.said_once import OneOf
from dowlang.publish.rules_text.text_runs import (
    QUOTED,
    Fragment,
    Runs,
    between,
    called,
    filled,
    plain,
    say,
)
from dowlang.publish.rules_text.unsaid_adjectives import with_what_always_holds
from dowlang.source.text_forms import identifier_words
from dowlang.syntax import ast

PLURAL_WORDS = ("you", "they", "them", "those")
AMOUNTS = ("number", "amount", "count")


OWNERS = {"you": "your", "they": "their", "them": "their"}
"""Whose something is, where a phrase has `the … of {}`, or `of yours` without an article."""
LETTERS = ("X", "Y", "Z")
"""What stands for numbers that are worked out, in the order in which a line has them."""


class EnglishWording(EnglishJoinedConditions):
    """Puts nodes into words.

    `target` gives the anchor of the card a name in quotes belongs to, or "". `translated` gives
    the printed form of a named thing. `form` is how its kind says a name (`CardKind.named`).
    """

    def __init__(
        self,
        forms: PrintedForms,
        target: Callable[[str], str],
        translated: Callable[[str], str] = str,
        form: Callable[[str], str] = lambda name: QUOTED,
        kind: str = "",
    ) -> None:
        self.forms, self.target, self.translated, self.form = forms, target, translated, form
        self.kind, self.bearing = kind, False
        self.lettered: list[Runs] | None = None
        self.denies = False

    def figure(self, node: object) -> Runs:
        """Return what a number is called beside its value: itself."""
        return self.node(node)

    def own_name(self, name: str) -> str:
        """Return a name as it is printed where nothing stands around it: without quotes."""
        return self.translated(name)

    def node(self, node: object) -> Runs:
        """Return any node that can stand in a part of a line."""
        match node:
            case ast.Text(value=value):
                return self._called(value, self.form(value))
            case ast.Ident(text=text):
                return say(identifier_words(text))
            case ast.Integer(value=number):
                return say(str(number))
            case ast.Variable(name=name):
                return say("the", identifier_words(name), "counter")
            case ast.ThatMany(name=name):
                return say(name)
            case ast.EventHappened(event=event):
                many = self.plural(event.subject) is True
                return say(self.node(event.subject), self.happened(node, many))
            case ast.TimesHappened(span, event, window):
                happened = ast.EventHappened(span, event, window)
                return say("the number of times", self.node(happened))
            case ast.Words(values=values):
                return between(",", [say(self.forms.on_page(value)) for value in values], "or")
            case ast.NounPhrase():
                return self.noun_phrase(node)
            case EachOf(thing=thing):
                return say("each of", self.node(thing))
            case OneOf(things=things):
                return between(",", [self.node(each) for each in things], "or")
            case ast.Reference():
                return self._reference(node)
            case ast.Phrase():
                return self.phrase(node)
            case ast.Is():
                return self.holds(node)
            case ast.Exists(thing=thing):
                return say(
                    "there", self.forms.verb("is", self.plural(thing) or False), self.node(thing)
                )
            case ast.Comparison():
                return self.comparison(node)
            case ast.LogicalExpression():
                turned = negation_pushed_in(node)
                assert isinstance(turned, ast.LogicalExpression)
                return self.logic(turned)
            case ast.AtLeastOf(count=count, operands=operands):
                return say(
                    "at least",
                    self.node(count),
                    "of",
                    "(",
                    between(",", [self.node(each) for each in operands]),
                    ")",
                )
            case ast.ArithmeticExpression():
                return self._sum(node, self._number)
            case _:
                raise TypeError(f"{type(node).__name__} has no words")

    def _called(self, name: str, form: str) -> Runs:
        """Return a name as its kind of card is called, small where the game has a word for it:
        `the colony`.
        """
        said = self.translated(name)
        if form != QUOTED and self.forms.declares("reference", f"the {name.lower()}"):
            said = said.lower()
        return called(said, self.target(name), form)

    def happened(self, node: ast.EventHappened, plural: bool) -> Runs:
        """Return what happened to a subject of that number: `was killed this round`."""
        when = "since this card" if node.window == "card" else f"this {node.window}"
        was = "were" if plural else "was"
        return say(was, "not" if node.negated else "", self.phrase(node.event.predicate), when)

    @contextmanager
    def letters(self) -> Iterator[list[Runs]]:
        """Put letters in place of numbers that are worked out, until this is left, and yield the
        list of what each letter is: `where X is the roll`.
        """
        before, self.lettered = self.lettered, []
        try:
            yield self.lettered
        finally:
            self.lettered = before

    def amount(self, node: object) -> Runs:
        """Return a number with words behind it: one that is worked out by a letter, or in brackets
        where nothing says what a letter is (`letters`).

        A plain number and `that many` stand alone.
        """
        if isinstance(node, ast.Integer) or (
            isinstance(node, ast.ThatMany) and node.name == "that many"
        ):
            return self.node(node)
        if self.lettered is None or len(self.lettered) == len(LETTERS):
            return self.grouped(node, True)
        at = len(self.lettered)
        self.lettered.append(())  # a number inside has the next letter
        self.lettered[at] = say("where" if not at else "and", LETTERS[at], "is", self._number(node))
        return say(LETTERS[at])

    # ---- things
    def plural(self, node: object) -> bool | None:
        """Return True for a plural subject, None when the words do not tell.

        `you` and `they` take the plural's verbs.
        """
        match node:
            case ast.Reference(words=words):
                if words[0] in PLURAL_WORDS or words == ("the", "player", "together"):
                    return True
                return None if words == ("the", "rest") else False
            case ast.NounPhrase(quantity=None, noun=noun):
                return self.forms.is_plural(noun) or False  # `food is added`
            case ast.NounPhrase(quantity=ast.Quantity() as quantity, noun=noun):
                if quantity.kind == "one_of_those":
                    return False
                counted = self._plural_of(quantity)
                return self.forms.is_plural(noun) if counted is None else counted
            case _:
                return False

    def _reference(self, reference: ast.Reference) -> Runs:
        words = list(reference.words)
        if reference.alias is not None:
            return say("the", identifier_words(reference.alias))
        if words == ["the", "player", "together"]:
            return say("the players together")
        if words[0] == "those" and len(words) > 1:
            words[-1] = self.forms.grammar.plurals.get(words[-1], words[-1])
        inserted: Runs = ()
        if reference.text is not None:
            name = reference.text.value  # behind an article of the reference
            inserted = self._called(name, self.form(name).removeprefix("the "))
        elif reference.number is not None:
            inserted = say(str(reference.number))
        elif reference.thing is not None:
            inserted = self.node(reference.thing)
        if not inserted:
            itself = self.forms.itself(" ".join(words), self.kind)
            return say(itself or say(*self.forms.phrase("reference", " ".join(words))))
        declared = self.forms.phrase("reference", self._with_placeholder(words))
        return say(*(inserted if word == PLACEHOLDER else word for word in declared))

    def _with_placeholder(self, words: list[str]) -> str:
        """Return the words of a reference with `{}` where its name stands: as declared, else behind
        `the` before a noun, else at the end.
        """
        for at in range(1, len(words) + 1):
            pattern = " ".join((*words[:at], PLACEHOLDER, *words[at:]))
            if self.forms.declares("reference", pattern):
                return pattern
        at = 1 if words[0] == "the" and len(words) == 2 else len(words)
        return " ".join((*words[:at], PLACEHOLDER, *words[at:]))

    # ---- phrases
    def phrase(
        self,
        phrase: ast.Phrase,
        plural: bool | None = None,
        agrees: bool = False,
        first: str = "",
        person: str = "you",
    ) -> Runs:
        """Return a phrase with its slots filled.

        With `agrees` its first word is the verb of a subject of that number. `first` stands instead
        of it. `person` is what prose calls who does it.
        """
        if counter := added_to_zero(phrase):
            return say("set", self.node(counter), "to 0")
        phrase = with_what_always_holds(with_each(phrase, self.forms), self.forms)
        bearer = self.forms.bearer(self.kind) if self.bearing else ""
        prose, named = self.forms.printed(phrase, self.lettered is not None, bearer)
        if every := with_two_for_all(phrase, lambda slot: plain(self.node(slot))):
            prose, named = self.forms.printed(every, False, bearer)
            prose = prose.replace("{amount}", "all")
        if prose:
            numbers = [slot.value for slot in named.values() if isinstance(slot, ast.Integer)]
            one = 1 in numbers
            if not numbers:
                one = any(self._is_single(slot) for slot in named.values())
            if agrees:
                does, _, rest = prose.partition(" ")
                prose = f"{self.forms.verb(does, plural)} {rest}"
            if phrase.place == "rule" and phrase.slots:
                prose = self.forms.agreeing(prose, self.plural(phrase.slots[0]))
            if person != "you":
                prose = prose.replace(" you ", f" {person} ").replace(" your ", " their ")
            return self.with_slots(prose, named, one)
        words = list(self.forms.phrase(phrase.place, phrase.pattern))
        if first:
            words[0] = first
        if agrees and words and words[0] != PLACEHOLDER:
            words[0] = self.forms.verb(words[0], plural)
        return self._of_pattern(phrase, words)

    def _of_pattern(self, phrase: ast.Phrase, words: list[str]) -> Runs:
        """Return a phrase by the words of its pattern: a rule agrees with its subject, amounts
        stand in brackets where they are worked out, and nouns behind a 1 are singular.
        """
        if phrase.place == "rule" and phrase.slots and words[0] == PLACEHOLDER:
            verb = 2 if words[1:2] == ["also"] else 1
            if verb < len(words):
                words[verb] = self.forms.verb(words[verb], self.plural(phrase.slots[0]))
        words = before_here(words, phrase.slots)
        slots = iter(
            zip(phrase.slots, self.forms.amounts(phrase.place, phrase.pattern), strict=True)
        )
        pieces: list[Fragment] = []
        single = False
        for place, word in enumerate(words, 1):
            if word == PLACEHOLDER:
                slot, is_amount = next(slots)
                single = (
                    slot.value == 1
                    if isinstance(slot, ast.Integer)
                    else single and isinstance(slot, ast.Words)
                )
                owner, count = self._owned(words[: place - 1], slot, phrase)
                if owner and count:
                    pieces[-count:] = [
                        owner,
                        *(each for each in pieces[-count:-1] if each != "the"),
                    ]
                    continue
                if owner:
                    pieces.append(f"{owner}s")
                    continue
                than = place > 1 and words[place - 2] == "than" and not self.denies
                pieces.append(
                    self.amount(slot)
                    if is_amount and place < len(words) and phrase.place != "number"
                    else self.grouped(
                        with_any_for_each(slot) if than else slot, is_worked_out(phrase, slot)
                    )
                )
            else:
                counted = place > 1 and words[place - 2] in ("more", "fewer")
                pieces.append(self.forms.singular(word, counted) if single else word)
        return say(*pieces, ", chosen for each" if is_chosen_for_each(phrase) else "")

    def with_slots(self, prose: str, named: Mapping[str, object], one: bool) -> Runs:
        """Return prose with its slots filled: `your influence` for `the influence of {player}` of
        you, `2 contributions of yours`.
        """
        values = {
            name: self.amount(slot) if name in AMOUNTS else self.node(slot)
            for name, slot in named.items()
        }
        for name, slot in named.items():
            if owner := self.owner(slot):
                prose = re.sub(rf"\bthe (\w+(?: \w+)*?) of \{{{name}\}}", rf"{owner} \1", prose)
                if f" of {{{name}}}" in prose:
                    values[name] = say(f"{owner}s")
        return filled(prose, values, one)

    def owner(self, slot: object) -> str:
        """Return the possessive of somebody for whom a pronoun stands, "" for anything else."""
        if not isinstance(slot, ast.Reference) or slot.alias is not None or len(slot.words) != 1:
            return ""
        return OWNERS.get(slot.words[0], "")

    def _owned(self, words: Sequence[str], slot: object, phrase: ast.Phrase) -> tuple[str, int]:
        """Return the possessive for `… of you` before a slot, and how many words it stands for: all
        of `the … of`, or of a number that is one thing, 0 where it stands behind `of`.

        It is "" where no such words stand there.
        """
        owner = self.owner(slot)
        if not owner or words[-1:] != ["of"]:
            return "", 0
        if "the" in words:
            count = list(words)[::-1].index("the") + 1
            return (owner, count) if PLACEHOLDER not in words[-count:] else ("", 0)
        whole = phrase.place == "number" and not self.forms.one_of(phrase)
        return owner, len(words) if whole else 0

    def by(self, who: object, effect: ast.Phrase) -> Runs:
        """Return a sentence with a subject: `each player discards 1 card`."""
        said = self.phrase(effect, self.plural(who), agrees=True, person=person_of(who))
        return say(self.node(who), said)

    def holds(self, condition: ast.Is) -> Runs:
        """Return a subject and what it is or does."""
        return say(
            self.node(condition.subject),
            self.verb_phrase(condition, self.plural(condition.subject)),
        )

    def _of_several(self, phrase: ast.Phrase) -> Runs:
        """Return what several things are: `survivor cards` for `a survivor card`."""
        article, *words = self.forms.phrase(phrase.place, phrase.pattern)
        if article not in ("a", "an") or words[-1] == PLACEHOLDER:
            return self.phrase(phrase)
        words[-1] = self.forms.grammar.plurals.get(words[-1], f"{words[-1]}s")
        slots = map(self.node, phrase.slots)
        return say(*(next(slots) if word == PLACEHOLDER else word for word in words))

    def verb_phrase(self, condition: ast.Is, plural: bool | None) -> Runs:
        """Return what is said of a subject of that number: `is not at the colony`."""
        before, self.denies = self.denies, is_denied(condition)
        said = self._verb_phrase(condition, plural)
        self.denies = before
        return said

    def _verb_phrase(self, condition: ast.Is, plural: bool | None) -> Runs:
        phrase = condition.predicate
        if phrase.place in ("state", "happening"):
            return say(
                self.forms.verb("is", plural),
                "not" if condition.negated else "",
                self._of_several(phrase) if plural else self.phrase(phrase),
            )
        if condition.negated:
            if base := self.forms.base_of_past(phrase.pattern.partition(" ")[0]):
                return say("did not", self.phrase(phrase, first=base))
            return say(self.forms.verb("do", plural), "not", self.phrase(phrase))
        if does := self.forms.of_subject(phrase, condition.subject):
            verb, _, rest = does.partition(" ")
            return say(self.forms.verb(verb, plural), rest)
        return self.phrase(phrase, plural, agrees=True)
