"""Nodes of the tree as English text: things, conditions, numbers, events.

English is the phrase itself, normalised.

Comparisons are printed as sentences (`food is 2 or more`, `there are 2 or more survivors at the
colony`, `you hold 2 or more food cards`), names in curved quotes, an alias in parentheses behind
what it names. Lines and their blocks are put together in `rules_text`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dowlang.publish.comparison_words import DENIED, is_worked_out, standing_at
from dowlang.publish.comparisons import Comparisons
from dowlang.publish.phrase_forms import PLACEHOLDER, PrintedForms, article
from dowlang.publish.text_runs import QUOTED, Piece, Runs, between, called, filled, say
from dowlang.syntax import ast

QUANTITIES = {
    "amount": "",
    "up_to": "up to",
    "exactly": "exactly",
    "at_least": "at least",
    "all_but": "all but",
    "any_number": "any number of",
    "top": "the top",
    "last": "the last",
    "bottom": "the bottom",
    "each_of_those": "each of those",
    "one_of_those": "one of those",
    "any_of_those": "any number of those",
    "all_your": "all your",
    "all_their": "all their",
    "all_its": "all its",
}
"""Kinds of quantity that are not printed as they are called."""

NONE = ("a", "another")
"""Kinds of quantity that are turned round as `no`: none is, where not one is."""
SINGULAR = ("a", "another", "each")
PLURAL = (
    "all",
    "any_number",
    "all_but",
    "each_of_those",
    "one_of_those",
    "some_of_those",
    "up_to_of_those",
    "any_of_those",
    "all_your",
    "all_their",
    "all_its",
)
COUNTED = ("amount", "up_to", "exactly", "at_least", "top", "last", "bottom")
PLURAL_WORDS = ("you", "they", "them", "those")


OWNERS = {"you": "your", "they": "their", "them": "their"}
"""Whose something is, where a phrase has `the … of {}`."""


def worded(name: str) -> str:
    """Return a name of the author's as words: `lost_ones` is `lost ones`."""
    return name.replace("_", " ")


class Wording(Comparisons):
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
    ) -> None:
        self.forms, self.target, self.translated, self.form = forms, target, translated, form

    def figure(self, node: object) -> Runs:
        """Return what a number is called beside its value: itself."""
        return self.node(node)

    def own_name(self, name: str) -> str:
        """Return a name as it is printed where nothing stands around it: without quotes."""
        return self.translated(name)

    def node(self, node: object) -> Runs:
        """Any node that can stand in a part of a line."""
        match node:
            case ast.Text(value=value):
                return called(self.translated(value), self.target(value), self.form(value))
            case ast.Ident(text=text):
                return say(worded(text))
            case ast.Integer(value=number):
                return say(str(number))
            case ast.Variable(name=name):
                return say("the", worded(name), "counter")
            case ast.ThatMany(name=name):
                return say(name)
            case ast.EventHappened(event=event, window=window, negated=negated):
                was = "were" if self.plural(event.subject) else "was"
                when = "since this card" if window == "card" else f"this {window}"
                return say(
                    self.node(event.subject),
                    was,
                    "not" if negated else "",
                    self.phrase(event.predicate),
                    when,
                )
            case ast.TimesHappened(span, event, window):
                return say("times", self.node(ast.EventHappened(span, event, window)))
            case ast.Words(values=values):
                return between(",", [say(self.forms.closed(value)) for value in values], "or")
            case ast.NounPhrase():
                return self._noun_phrase(node)
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
                return self._logic(node)
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
                return self._sum(node, self.node)
            case _:
                raise TypeError(f"{type(node).__name__} has no words")

    def _logic(self, node: ast.LogicalExpression) -> Runs:
        """Return conditions that are joined, or one that is turned round."""
        if node.operator != "not":
            inner = [
                isinstance(each, ast.LogicalExpression) and each.operator != "not"
                for each in node.operands
            ]
            sides = zip(node.operands, inner, strict=True)
            return between(node.operator, [self._grouped(each, needed) for each, needed in sides])
        match node.operands[0]:
            case ast.Comparison(operator=operator) as only if operator in DENIED:
                return self.comparison(replace(only, operator=DENIED[operator]))
            case ast.Is(subject=ast.NounPhrase(quantity=quantity) as some, negated=False) as only:
                if quantity is None or quantity.kind not in NONE:
                    return say("not", self.node(only))
                none = replace(some, quantity=replace(quantity, kind=ast.QuantityKind.NO))
                other = ast.Ident(some.span, "other", "other")
                if quantity.kind == "another":
                    none = replace(none, adjectives=(other, *none.adjectives))
                return self.node(replace(only, subject=none))
            case ast.Is() | ast.EventHappened() as only:
                return self.node(replace(only, negated=not only.negated))
            case only:
                return say("not", self._grouped(only, isinstance(only, ast.LogicalExpression)))

    def _grouped(self, node: object, needed: bool) -> Runs:
        return say("(", self.node(node), ")") if needed else self.node(node)

    def amount(self, node: object) -> Runs:
        """Return a number with words behind it, in brackets as it is written: `(the roll) times`.

        A plain number and `that many` stand alone.
        """
        alone = isinstance(node, ast.Integer) or (
            isinstance(node, ast.ThatMany) and node.name == "that many"
        )
        return self._grouped(node, not alone)

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

    def _plural_of(self, quantity: ast.Quantity) -> bool | None:
        """The number that a quantity gives its noun."""
        if quantity.kind in SINGULAR:
            return False
        if quantity.kind in PLURAL:
            return True
        if quantity.kind in COUNTED:
            return quantity.amount is not None and not (
                isinstance(quantity.amount, ast.Integer) and quantity.amount.value == 1
            )
        return None

    def _noun_phrase(self, phrase: ast.NounPhrase) -> Runs:
        number = self._plural_of(phrase.quantity) if phrase.quantity else None
        words = [ident.text for ident in phrase.adjectives]
        words += [phrase.classifier.text] if phrase.classifier else []
        words.append(self.forms.noun(phrase.noun, number))
        said = say(self._quantity(phrase.quantity, words[0]) if phrase.quantity else (), *words)
        many = self.plural(phrase)
        for each in phrase.filters:
            said = say(said, self._filter(each, many, phrase.noun.lemma))
        return say(said, f"(the {worded(phrase.alias.text)})") if phrase.alias else said

    def _quantity(self, quantity: ast.Quantity, following: str) -> Runs:
        if quantity.kind == "a":
            return say(article(following))
        if quantity.kind in ("top", "last", "bottom") and not self._plural_of(quantity):
            return say(QUANTITIES[quantity.kind])
        amount: Piece = () if quantity.amount is None else self.amount(quantity.amount)
        if quantity.kind in ("some_of_those", "up_to_of_those"):
            return say("up to" if quantity.kind == "up_to_of_those" else (), amount, "of those")
        return say(QUANTITIES.get(quantity.kind, quantity.kind), amount)

    def _filter(self, filter: ast.Filter, plural: bool | None, noun: str) -> Runs:
        if filter.phrase is not None:
            return self.phrase(filter.phrase)
        if filter.who is not None:
            return say("who", self.verb_phrase(filter.who, plural))
        if there := standing_at(filter.where, noun):
            return say("where", self.node(there))
        joined = isinstance(filter.where, ast.LogicalExpression)
        return say("where", self._grouped(filter.where, needed=joined))

    def _reference(self, reference: ast.Reference) -> Runs:
        words = list(reference.words)
        if reference.alias is not None:
            return say("the", worded(reference.alias))
        if words == ["the", "player", "together"]:
            return say("the players together")
        if words[0] == "those" and len(words) > 1:
            words[-1] = self.forms.grammar.plurals.get(words[-1], words[-1])
        inserted: Runs = ()
        if reference.text is not None:
            name = reference.text.value  # behind an article of the reference
            form = self.form(name).removeprefix("the ")
            inserted = called(self.translated(name), self.target(name), form)
        elif reference.number is not None:
            inserted = say(str(reference.number))
        elif reference.thing is not None:
            inserted = self.node(reference.thing)
        if not inserted:
            return say(*self.forms.phrase("reference", " ".join(words)))
        declared = self.forms.phrase("reference", self._with_placeholder(words))
        return say(*(inserted if word == PLACEHOLDER else word for word in declared))

    def _with_placeholder(self, words: list[str]) -> str:
        """The words of a reference with `{}` where its name stands: as declared, else behind
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
    ) -> Runs:
        """Return a phrase with its slots filled.

        With `agrees` its first word is the verb of a subject of that number. `first` stands instead
        of it.
        """
        prose, named = self.forms.printed(phrase)
        if prose:
            one = any(isinstance(slot, ast.Integer) and slot.value == 1 for slot in phrase.slots)
            return filled(prose, {name: self.node(slot) for name, slot in named.items()}, one)
        words = list(self.forms.phrase(phrase.place, phrase.pattern))
        if first:
            words[0] = first
        if agrees and words and words[0] != PLACEHOLDER:
            words[0] = self.forms.verb(words[0], plural)
        if phrase.place == "rule" and phrase.slots and words[0] == PLACEHOLDER:
            verb = 2 if words[1:2] == ["also"] else 1
            if verb < len(words):
                words[verb] = self.forms.verb(words[verb], self.plural(phrase.slots[0]))
        slots = iter(
            zip(phrase.slots, self.forms.amounts(phrase.place, phrase.pattern), strict=True)
        )
        pieces: list[Piece] = []
        single = False
        for place, word in enumerate(words, 1):
            if word == PLACEHOLDER:
                slot, is_amount = next(slots)
                single = (
                    slot.value == 1
                    if isinstance(slot, ast.Integer)
                    else single and isinstance(slot, ast.Words)
                )
                owner, count = _owned(words[: place - 1], slot)
                if owner:
                    pieces[-count:] = [owner, *pieces[1 - count : -1]]
                    continue
                pieces.append(
                    self.amount(slot)
                    if is_amount and place < len(words)
                    else self._grouped(slot, is_worked_out(phrase, slot))
                )
            else:
                counted = place > 1 and words[place - 2] in ("more", "fewer")
                pieces.append(self.forms.singular(word, counted) if single else word)
        return say(*pieces)

    def by(self, who: object, effect: ast.Phrase) -> Runs:
        """A sentence with a subject: `each player discards 1 card`."""
        return say(self.node(who), self.phrase(effect, self.plural(who), agrees=True))

    def holds(self, condition: ast.Is) -> Runs:
        """A subject and what it is or does."""
        return say(
            self.node(condition.subject),
            self.verb_phrase(condition, self.plural(condition.subject)),
        )

    def verb_phrase(self, condition: ast.Is, plural: bool | None) -> Runs:
        """Return what is said of a subject of that number.

        Examples are `is not at the colony` and `controls a survivor`.
        """
        phrase = condition.predicate
        if phrase.place in ("state", "happening"):
            return say(
                self.forms.verb("is", plural),
                "not" if condition.negated else "",
                self.phrase(phrase),
            )
        if condition.negated:
            if base := self.forms.base_of_past(phrase.pattern.partition(" ")[0]):
                return say("did not", self.phrase(phrase, first=base))
            return say(self.forms.verb("do", plural), "not", self.phrase(phrase))
        return self.phrase(phrase, plural, agrees=True)


def _owned(words: Sequence[str], slot: object) -> tuple[str, int]:
    """Return the possessive for `the … of you` before a slot, and how many words those are.

    It is "" where no such words stand there.
    """
    if not isinstance(slot, ast.Reference) or slot.alias is not None or len(slot.words) != 1:
        return "", 0
    count = (list(words)[::-1].index("the") if "the" in words else 0) + 1
    belongs = count > 2 and words[-1] == "of" and PLACEHOLDER not in words[-count:]
    return (OWNERS.get(slot.words[0], ""), count) if belongs else ("", 0)
