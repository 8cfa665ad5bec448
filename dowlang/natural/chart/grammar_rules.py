"""The rules of the second grammar of a game: the productions of the first, and the natural forms.

What lives here: how productions, words with `also=` and forms become rules of the chart. Symbols
that the first grammar keeps apart to stay unambiguous (where a thing may end) are one here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dowlang.natural.chart.chart import Rule
from dowlang.natural.chart.printed_prose import prose_of
from dowlang.natural.chart.wording_patterns import NAMED, SIGNS, Part, expansions, slots_of
from dowlang.natural.marks.known_marks import THERE, unknown_marks
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place, Word, WordRefused
from dowlang.vocabulary.natural_forms import NaturalForm
from dowlang.vocabulary.patterns import optional_parts, slot_types
from dowlang.vocabulary.phrase_productions import NONTERMINALS

MERGED_SYMBOLS = {
    "closed": "thing",
    "open": "thing",
    "inner": "thing",
    "inner_open": "thing",
    "predicate_inner": "predicate",
    "verb_inner": "verb",
    "state_inner": "state",
}
"""Symbols of the first grammar that are another symbol here."""

VARIANT = re.compile(r"_no_|^short|^inner_short|_inner$|^inner|^test_|^given|^case|^cell|^column")
"""Matches symbols of the first grammar that are variants of others, or stand in tests only."""

PREPOSITIONS = ("W_TO", "W_AT", "W_FROM", "W_IN", "=at", "=in", "=to", "=from", "=on")
OPENED = {"statement_line": "statement_opener", "rule_line": "rule_opener"}
"""Lines of a place -> those of them below which a block stands."""

OPENERS = frozenset(
    [
        "W_IF",
        "W_OTHERWISE",
        "W_FOR",
        "W_REPEAT",
        "W_ATTACH",
        "W_WHEN",
        "W_WHILE",
        "W_INSTEAD",
        "vote",
        "duration",
        "moment",
    ]
)
CONDITIONS = frozenset({"conjunction", "negation"})
"""Symbols of conditions that stand beside others."""

BINDING_TIGHTER = {"W_NOT": "not", "W_AND": "and"}
"""Words that bind tighter than the `or` which a form may write in a slot beside them."""

BY_FIRST_WORD = re.compile(r"^(\w+) …$")
"""Matches the symbol of each line that begins with a word."""

DETERMINERS = frozenset(("the", "a", "an", "each", "every", "all", "no", "another", "one"))


class GrammarRules:
    """The rules of one game, by their first part, and the terminals that a symbol may begin
    with.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        productions: Sequence[tuple[str, tuple[str, ...]]],
        terminals: Mapping[str, str],
        forms: Iterable[NaturalForm],
    ) -> None:
        self.vocabulary, self.terminals = vocabulary, terminals
        self.enumerations = {each.name for each in vocabulary.enumerations}
        self.productions = productions
        self._beginnings: dict[str, list[str]] = defaultdict(list)  # first symbols, by origin
        for origin, expansion in productions:
            self._beginnings[origin].append(expansion[0])
        found: dict[tuple[str, tuple[str, ...], str | None], Rule] = {}
        self.groups: dict[str, None] = {}
        self.lines: dict[str, tuple[str, ...]] = {}  # symbols of forms, by how they are told
        made = [
            *self._of_productions(),
            *self._of_words(),
            *self._of_forms((*forms, *vocabulary.natural)),
        ]
        made += [*_rules_with_there(made), *self._of_groups()]
        for rule in made:
            key = (rule.symbol, rule.parts, rule.template)
            if key not in found or found[key].cost > rule.cost:
                found[key] = rule
        self.by_first: dict[str, list[Rule]] = defaultdict(list)
        for rule in found.values():
            self.by_first[rule.parts[0]].append(rule)
        self.firsts = _firsts(found.values())
        symbols = {part for rule in found.values() for part in rule.parts if part[0] in "=("}
        self.words = {word for part in symbols for word in re.findall(r"[a-z]+", part)}
        # lines of a place that may be an option, and the words of clauses that hold a text only
        self.options = frozenset(self._symbols("option …"))
        self.texts: dict[str, set[str]] = defaultdict(set)
        words = {terminal: form for form, terminal in terminals.items() if len(form) > 1}
        for origin, expansion in productions:
            if len(expansion) == 2 and expansion[1] in ("STRING", "part_text"):
                self.texts[origin].add(words.get(expansion[0], ""))

    # ---- the first grammar
    def _of_productions(self) -> Iterator[Rule]:
        for origin, expansion in self.productions:
            symbol = MERGED_SYMBOLS.get(origin, origin)
            if VARIANT.search(origin) and origin not in MERGED_SYMBOLS:
                continue
            parts = tuple(_merged_symbol(part) for part in expansion)
            if symbol in OPENED and opens(parts):
                symbol = OPENED[symbol]
            if parts != (symbol,):
                yield _production_rule(symbol, parts)
        posts = {origin for origin, _ in self.productions if re.match(r"(post|tail)_\w+", origin)}
        for post in posts:
            if not VARIANT.search(post):
                yield _rule("nouns", ("nouns", post), 0.05, None, ("", ""))
                yield from self._named_before(NaturalForm("nouns", *(f"{{nouns}} {{{post}}}",) * 2))

    # ---- words with other wordings
    def _of_words(self) -> Iterator[Rule]:
        for word in self.vocabulary.words:
            for said in word.also:
                yield from self._of_word(word, said, _template_with_slots_of(word, said), 1.0)
            for prose in prose_of(word):
                said = prose.said
                for pattern, words in self.vocabulary.spellings.items():
                    said = re.sub(pattern, words, said, flags=re.IGNORECASE)
                yield from self._of_word(word, said, prose.written, prose.cost, prose.symbol)

    def _of_word(
        self, word: Word, said: str, template: str, cost: float, symbol: str = ""
    ) -> Iterator[Rule]:
        symbols = {
            name: self._category(kind.noun, kind.many, word, name)
            for name, kind in slot_types(word).items()
        }
        if not symbol:
            symbol, said, template = self._symbol_of_wording(word, said, template)
        wordings = (
            tuple(
                Part(symbol=symbols.get(part.slot, part.symbol), slot=part.slot)
                if part.slot and part.symbol == part.slot
                else part
                for part in parts
            )
            for parts in expansions(said)
        )
        yield from self._rules_of_form((symbol,), wordings, template, cost)

    def _symbol_of_wording(self, word: Word, said: str, template: str) -> tuple[str, str, str]:
        """Return the symbol of a wording of a word, and both as they are of that symbol."""
        if word.place is Place.FILTER:
            return "nouns", "{nouns} " + said, "{nouns} " + template
        symbol = NONTERMINALS.get(word.place, word.place.value)
        if word.place is Place.REFERENCE:
            symbol = "thing"
        elif word.place is Place.EFFECT and self._is_sentence(said):
            symbol = "statement_line"
        elif word.place is Place.EVENT and self._is_sentence(said):
            symbol = "event"
        return symbol, said, template

    def _is_sentence(self, said: str) -> bool:
        """Return True for a wording with a subject of its own: one that begins with a thing."""
        first = re.findall(r"[\w{}]+", said)[0]
        nouns = {form for noun in self.vocabulary.nouns for form in (*noun.words, noun.plural)}
        return first.startswith("{") or first in DETERMINERS or first in nouns

    def _category(self, noun: str, many: bool, word: Word, name: str) -> str:
        if name == "count":
            return "quantity"
        if noun in self.enumerations:
            several = many or word.place is Place.RULE
            return f"{'any_of' if several else 'one_of'}_{noun.replace(' ', '_')}"
        plain = {"number": "amount", "text": "STRING", "condition": "condition", "int": "amount"}
        return plain.get(noun, "some" if word.place is Place.RULE else "thing")

    # ---- forms
    def _of_forms(self, forms: Iterable[NaturalForm]) -> Iterator[Rule]:
        for form in forms:
            symbols = self._symbols(form.symbol)
            yield from self._rules_of_form(symbols, expansions(form.said), form.written, form.cost)
            yield from self._named_before(form)

    def _named_before(self, form: NaturalForm) -> Iterator[Rule]:
        """Yield the rules of a name before what describes its thing: `a player (the host) with the
        fewest cards`. None for a form that describes nothing.
        """
        described = "{nouns} "
        if form.symbol == "nouns" and form.said.startswith(described):
            if form.written.startswith(described):
                said = form.said.removeprefix(described)
                written = form.written.removeprefix(described)
                named = expansions(f"{{one:thing}} LEFT the {{called:NAME}} RIGHT {said}")
                yield from self._rules_of_form(
                    ("thing",), named, f"{{one}} {written} as {{called}}", 0.3
                )

    def _of_groups(self) -> Iterator[Rule]:
        """Yield the rules of brackets that hold words only, whose text is of no account."""
        known = 0
        while known < len(self.groups):  # a bracket may hold others
            for group in list(self.groups)[known:]:
                known += 1
                yield from self._rules_of_form((group,), expansions(group[1:-1]), "", 0.0)

    def _symbols(self, symbol: str) -> tuple[str, ...]:
        """Return the symbols that a form is of: `goal …` is each line that may begin so."""
        if symbol not in self.lines:
            self.lines[symbol] = self._lines(symbol)
        return self.lines[symbol]

    def _lines(self, symbol: str) -> tuple[str, ...]:
        word = BY_FIRST_WORD.match(symbol)
        if word is None:
            return (symbol,)
        first = f"W_{word[1].upper()}"
        return tuple(
            dict.fromkeys(
                origin
                for origin, expansion in self.productions
                if origin.endswith("_line")
                and first in (expansion[0], *self._beginnings[expansion[0]])
                and origin not in ("statement_line", "rule_line", "test_line")
            )
        )

    def _rules_of_form(
        self,
        symbols: Sequence[str],
        wordings: Iterable[Sequence[Part]],
        template: str,
        cost: float,
    ) -> Iterator[Rule]:
        """Yield the rules of a form: one for each of its wordings and symbols.

        Raises `WordRefused` for a slot that a wording does not fill, and for a mark that is none.
        """
        slots = frozenset(slots_of(template))
        for mark in unknown_marks(template):
            raise WordRefused(f"`{template}`: there is no mark `{mark}`")
        for parts in wordings:
            missing = slots.difference(part.slot for part in parts)
            if missing:
                raise WordRefused(
                    f"`{template}`: nothing fills `{min(missing)}` in each way to say it"
                )
            self.groups.update(
                dict.fromkeys(part.symbol for part in parts if part.symbol and not part.slot)
            )
            said = tuple(
                _merged_symbol(part.symbol) if part.symbol else self._terminal(part.word)
                for part in parts
            )
            filled = tuple(part.slot for part in parts)
            for symbol in symbols:
                yield _rule(symbol, said, cost, template, filled)

    def _terminal(self, word: str) -> str:
        if word in SIGNS or word in NAMED:
            return SIGNS.get(word, word)
        return self.terminals.get(word, f"={word}")


def _template_with_slots_of(word: Word, said: str) -> str:
    """Return the way to write a phrase that has the slots of another wording of it.

    Raises `WordRefused` where none has.
    """
    slots = set(re.findall(r"\{(\w+)", said))
    for way in optional_parts(word.phrase):
        if {each[1:-1] for each in way if each.startswith("{")} == slots:
            return " ".join(way)
    raise WordRefused(f"`{word.phrase}`: `{said}` has other slots")


def opens(parts: Sequence[str]) -> bool:
    """Return True for a production of a line below which a block stands."""
    return (
        parts[0] in OPENERS
        or tuple(parts[:2]) in (("W_THE", "W_NEXT"), ("W_CHOOSE", "W_ONE"))
        or "W_ABILITY" in parts[:4]
    )


def _rule(
    symbol: str, parts: tuple[str, ...], cost: float, template: str | None, slots: tuple[str, ...]
) -> Rule:
    words = frozenset(part for part in parts if part[0] == "=" or part[0].isupper())
    return Rule(symbol, parts, cost, template, slots, words)


def _production_rule(symbol: str, parts: tuple[str, ...]) -> Rule:
    """Return the rule of a production: its parts as they are, those of a condition in brackets
    where a `not` or `and` beside them would tear apart what a form makes of them.
    """
    sign = "!" if parts[0] == "W_NOT" else "&"
    conditions = [at for at, part in enumerate(parts) if part in CONDITIONS]
    if not conditions or parts[0] not in {*BINDING_TIGHTER, *CONDITIONS} or len(parts) == 1:
        return _rule(symbol, parts, 0.0, None, ("",) * len(parts))
    slots = tuple(f"p{at}" for at in range(len(parts)))
    words = (
        BINDING_TIGHTER.get(part) or f"{{{sign if at in conditions else ''}{slots[at]}}}"
        for at, part in enumerate(parts)
    )
    return _rule(symbol, parts, 0.0, " ".join(words), slots)


def _merged_symbol(symbol: str) -> str:
    if symbol.startswith(("short", "inner_short")):
        return "thing"
    return MERGED_SYMBOLS.get(symbol, symbol)


def _rules_with_there(rules: Iterable[Rule]) -> Iterator[Rule]:
    """Yield the rules that end in a preposition and a thing once more, with `there` for both."""
    for rule in rules:
        parts = rule.parts
        if (
            rule.symbol in ("effect", "statement_line", "do")
            and len(parts) > 2
            and (parts[-2] in PREPOSITIONS or parts[-2].startswith(("(at|", "(to|", "(from|")))
            and parts[-1] == "thing"
        ):
            if rule.template is None:
                preposition = parts[-2].removeprefix("W_").lower()
                slots = tuple(f"p{at}" for at in range(len(parts) - 2))
                text = " ".join((*(f"{{{slot}}}" for slot in slots), preposition, THERE))
            else:
                slots, text = rule.slots[:-2], rule.template.replace(f"{{{rule.slots[-1]}}}", THERE)
            made = _rule(rule.symbol, (*parts[:-2], "=there"), rule.cost + 0.3, text, (*slots, ""))
            yield made


def _firsts(rules: Iterable[Rule]) -> dict[str, frozenset[str]]:
    """Return the terminals that each symbol may begin with."""
    begins: dict[str, set[str]] = defaultdict(set)
    for rule in rules:
        begins[rule.symbol].add(rule.parts[0])
    out: dict[str, frozenset[str]] = {}

    def first(symbol: str) -> frozenset[str]:
        seen, open_, found = {symbol}, [symbol], set()
        while open_:
            for part in begins[open_.pop()]:
                if part not in begins:
                    found.add(part)
                elif part not in seen:
                    seen.add(part)
                    open_.append(part)
        return frozenset(found)

    for symbol in tuple(begins):
        out[symbol] = first(symbol)
    return out
