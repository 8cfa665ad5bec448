"""Assemble a vocabulary and the shapes of `core.lark` into a Lark grammar and an index of patterns.

How a phrase becomes a production (laws G1-G4 and G9 of the language, each found by a conflict):

- every placeholder for an entity is one nonterminal, `thing` (`some` in rules, where a bare noun
  may stand), and types are checked on the tree,
- alternatives with equal symbols are one production, and the checker asks `Grammar.overloads` which
  words it may be,
- a placeholder that the phrase continues with a word that also begins a post-modifier (`… {thing}
  at {place}` beside the filter `at {place}`) is read by a *short* variant of `thing` without that
  post-modifier, worked out here and never written by hand,
- in a post-modifier, and after `who`, only the last placeholder may be open, and it takes no alias
  (`inner`),
- one terminal a word, all its forms in the grammar's own terminal definitions.

The text is deterministic: same vocabulary, same bytes. Lark is not needed to write it.
`syntax.grammar.parser_factory` makes the parser from it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from dowlang.records import dataclass
from dowlang.vocabulary.clause_patterns import ClauseShape, ClauseWriter
from dowlang.vocabulary.declarations import EventWord, Place, Word
from dowlang.vocabulary.noun_heads import HeadGroup
from dowlang.vocabulary.patterns import Alternative, Overload, optional_parts
from dowlang.vocabulary.phrase_productions import PhraseProductions, suffix_of
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.word_forms import terminal_of

CORE_STARTS = ("statement", "option", "vote", "answer", "face", "rule", "card", "test", "case")
"""Start symbols of `core.lark`, without `_line`."""

SIGNS = "STRING INT NAME COMPARE COMMA LEFT RIGHT PLUS MINUS TIMES SLASH NEVER"
"""Terminals that the lexer of the language makes, which are no words."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """One game's assembled grammar.

    `text` is the Lark grammar, `starts` its start symbols without `_line`, `lemmas` word form ->
    lemma, `clauses` the shapes of the card kinds' lines by alias, `wordings` the phrases by place
    as they were declared, `references` the closed things that read as plain nouns (`the main
    objective` where `main` is an adjective): the tree holds them as references all the same.
    `naming` are the words after which a card introduces a bare name. `fields` are names of
    participants that `the` may point at (`the origin`). `habits` and `contraries` are the
    vocabulary's, for hints. `examples` are a line of the game for the places that every game has.
    """

    name: str
    text: str
    starts: tuple[str, ...]
    lemmas: Mapping[str, str]
    clauses: Mapping[str, ClauseShape]
    patterns: Mapping[str, tuple[tuple[str, str], ...]]
    wordings: Mapping[str, tuple[str, ...]]
    references: frozenset[tuple[str, ...]]
    naming: frozenset[str]
    fields: frozenset[str]
    kinds: frozenset[str]
    plurals: Mapping[str, str]
    thirds: Mapping[str, str]
    habits: Mapping[str, str]
    contraries: Mapping[str, str]
    examples: Mapping[str, str]
    _overloads: Mapping[tuple[str, str], tuple[Overload, ...]]

    def overloads(self, place: str, pattern: str) -> tuple[Overload, ...]:
        """Return all words that a phrase of the tree may be, each with its placeholders.

        `ast.Phrase.slots[i]` fills `placeholders[i]`.
        """
        return self._overloads.get((place, pattern), ())

    def every_overload(self) -> Mapping[tuple[str, str], tuple[Overload, ...]]:
        """Return all phrases: place and pattern -> the words they may be."""
        return self._overloads

    def overloaded_words(self, place: str, pattern: str) -> tuple[Word, ...]:
        """Return the words of `overloads`."""
        return tuple(overload.word for overload in self.overloads(place, pattern))


def assemble(vocabulary: Vocabulary, core: str) -> Grammar:
    """Assemble the grammar of a vocabulary. `core` is the text of `core.lark`.

    Raises `WordRefused` for a phrase that breaks a law.
    """
    return _Assembler(vocabulary).grammar(core)


class _Assembler(PhraseProductions):
    # ---- nouns
    def _filters(
        self, group: HeadGroup, without: frozenset[str] = frozenset()
    ) -> tuple[list[str], list[str]]:
        """Return the productions of a group's closed post-modifiers, and of those that end open
        (law G3).
        """
        closed: dict[str, None] = {}
        open_: dict[str, None] = {}
        ours = {id(word) for word in group.filters}
        for alternative in self.alternatives[Place.FILTER]:
            if id(alternative.word) not in ours or alternative.symbols[0].lemma in without:
                continue
            head = self.production(
                Alternative(alternative.word, alternative.symbols[:-1], alternative.key[:-1]),
                inner=True,
            )
            last = alternative.symbols[-1]
            if last.category == "thing":
                closed[f"{head} closed -> filter"] = None
                open_[f"{head} inner_open -> filter"] = None
            else:
                closed[f"{self.production(alternative, inner=True)} -> filter"] = None
        if group.has_entities:
            where, who = self.forms.terminal("where"), self.forms.terminal("who")
            closed[f"{where} LEFT condition RIGHT -> filter_where"] = None
            open_[f"{who} predicate_inner -> filter_who"] = None
        return list(closed), list(open_)

    def _nouns(self, groups: Sequence[HeadGroup]) -> list[str]:
        rules = []
        heads, plain = [], []
        for group in groups:
            name = group.name
            closed, open_ = self._filters(group)
            if closed:
                rules.append(f"post_{name}: " + "\n    | ".join(closed))
            if open_:
                rules.append(f"tail_{name}: " + "\n    | ".join(open_))
            heads.append(
                f"adjective* head_{name}"
                + (f" post_{name}*" if closed else "")
                + (f" tail_{name}?" if open_ else "")
            )
            plain.append(f"head_{name}")
            alternatives = []
            for head, classifiers in group.heads.items():
                before = (
                    f"({'|'.join(self.forms.terminal(each) for each in classifiers)})? "
                    if classifiers
                    else ""
                )
                alternatives.append(before + self.forms.terminal(head) + " -> head")
            rules.append(f"head_{name}: " + "\n    | ".join(alternatives))
        rules.append("nouns: " + "\n    | ".join(heads or ["NEVER"]))
        rules.append("?noun: " + "\n    | ".join(plain or ["NEVER"]))
        tallies = [
            f"adjective* head_{group.name} -> nouns" for group in groups if group.has_tallies
        ]
        rules.append("tally: " + ("\n    | ".join(tallies) or "NEVER"))
        rules.append(
            "adjective: "
            + " | ".join(self.forms.terminal(each) for each in sorted(self.heads.adjectives))
        )
        return rules

    def _short(self, without: frozenset[str], groups: Sequence[HeadGroup]) -> list[str]:
        suffix = suffix_of(without)
        rules, heads = [], []
        for group in groups:
            closed = self._filters(group, without)[0]
            if closed:
                rules.append(f"post_{group.name}{suffix}: " + "\n    | ".join(closed))
            heads.append(
                f"adjective* head_{group.name}" + (f" post_{group.name}{suffix}*" if closed else "")
            )
        the = self.forms.terminal("the")
        rules.append(f"nouns{suffix}: " + "\n    | ".join(f"{each} -> nouns" for each in heads))
        for name, alias in (("short", " alias?"), ("inner_short", "")):
            rules.append(
                f"?{name}{suffix}: closed\n    | quantity nouns{suffix}{alias} -> "
                f"noun_quantified\n    | {the} nouns{suffix}{alias} -> noun_definite"
            )
        return rules

    def _references(self) -> str:
        """Return the productions of closed things.

        One that begins with `the` and reads as a plain noun needs no production: the builder
        recognises it.
        """
        productions: dict[str, None] = {}
        for word in self.by_place[Place.REFERENCE]:
            for tokens in optional_parts(word.phrase):
                if tokens[0] == "the" and self.heads.reads_as_noun(tokens[1:]):
                    self.absorbed.add(tuple(self.forms.lemma(token) for token in tokens))
                    continue
                if self._is_core_reference(tokens):
                    continue
                last = len(tokens) - 1
                symbols = (
                    _reference_symbol(token, at == last) or self.forms.terminal(token)
                    for at, token in enumerate(tokens)
                )
                productions[" ".join(symbols)] = None
        for enumeration in self.vocabulary.enumerations:
            if enumeration.name != "step":
                continue
            for value in enumeration.values:
                words = value.replace("_", " ").split()
                words = words if words[-1] == "step" else [*words, "step"]
                if self.heads.reads_as_noun(words):
                    self.absorbed.add(("the", *(self.forms.lemma(each) for each in words)))
                else:
                    productions[self.forms.terminals(["the", *words])] = None
        return "reference: " + ("\n    | ".join(productions) or "NEVER")

    def _is_core_reference(self, tokens: tuple[str, ...]) -> bool:
        """Return True for closed things that `core.lark` reads in every game.

        A game's declaration says what they mean.
        """
        if tokens in (("the", "rest"), ("the", "players", "together")) or (
            tokens[0] == "player" and len(tokens) == 2
        ):
            return True
        return (
            len(tokens) > 2
            and tokens[0] == "the"
            and _reference_symbol(tokens[1]) == "STRING"
            and tokens[2:] in self._bare_nouns()
        )

    def _bare_nouns(self) -> tuple[tuple[str, ...], ...]:
        """Return the nouns that the core reads after a quoted name: a head with at most one
        classifier.
        """
        heads = [
            ((head,), classifiers)
            for group in self.heads.groups
            for head, classifiers in group.heads.items()
        ]
        return tuple(
            words
            for head, classifiers in heads
            for words in (head, *((each, *head) for each in classifiers))
        )

    # ---- enumerations and kinds
    def _enumerations(self) -> list[str]:
        rules = []
        faces: list[str] = []
        forced: dict[str, None] = {
            f"{self.forms.terminal('die')} {each} -> forced": None for each in ("INT", "NAME")
        }
        for enumeration in self.vocabulary.enumerations:
            name = enumeration.name.replace(" ", "_")
            values = " | ".join(
                self.forms.terminals(value.replace("_", " ").split())
                for value in enumeration.values
            )
            rules.append(f"one_of_{name}: {values}")
            rules.append(
                f"any_of_{name}: one_of_{name} ({self.forms.terminal('or')} one_of_{name})*"
            )
            if enumeration.die:
                faces.append(f"one_of_{name}")
                titles = {
                    enumeration.name,
                    *(word for word in enumeration.die.split()[1:2] if not word.startswith("{")),
                }
                for title in sorted(titles):
                    forced[f"{self.forms.terminals(title.split())} one_of_{name} -> forced"] = None
                    forced[f"{self.forms.terminals(title.split())} NAME -> forced"] = None
        rules.append("die_face: " + (" | ".join(faces) or "NEVER"))
        # once would read like a thing of a game without any
        rules.append("cell_face: " + ("die_face" if faces else "NEVER NEVER"))
        rules.append("forced: " + "\n    | ".join(forced))
        return rules

    def _kinds(self) -> list[str]:
        titles = [self.forms.terminals(kind.name.split()) for kind in self.vocabulary.kinds]
        top = [f"{title} STRING -> card" for title in titles]
        return [
            "card_line: " + "\n    | ".join((*top, "test -> card", "definition -> card")),
            "card_given: " + ("\n    | ".join(f"{title} STRING" for title in titles) or "NEVER"),
        ]

    def _fields(self) -> frozenset[str]:
        """Return the participants of events and bindings of clauses, written after `the`."""
        names = {name for word in self.vocabulary.of_sort(EventWord) for name, _ in word.payload}
        for kind in self.vocabulary.kinds:
            names.update(name for name, _ in kind.scope)
            for clauses in (kind.clauses, *(section.clauses for section in kind.sections)):
                names.update(name for clause in clauses for name, _ in clause.scope)
        return frozenset(name for name in names if name.isalpha())

    def _example(self, place: Place) -> str:
        """Return the example of a word that means something wherever such a line may stand, ""
        where no word has one.
        """
        pointing = POINTING.union(self.vocabulary.bearer.split()[-1:])
        examples = [word.example for word in self.by_place[place] if word.example]
        alone = (
            each
            for each in examples
            if not each.startswith("the ") and pointing.isdisjoint(each.split())
        )
        return next(alone, next(iter(examples), ""))

    def _core(self, core: str) -> str:
        code = re.sub(r"//[^\n]*", "", core)
        code = re.sub(r'"([^"\n]+)"', lambda found: self.forms.terminal(found[1]), code)
        return re.sub(r"\n{2,}", "\n", code).strip()

    def grammar(self, core: str) -> Grammar:
        """Write everything down, short variants last, because the other rules tell which are
        needed.
        """
        writer = ClauseWriter(self.vocabulary, self.forms)
        lines = writer.lines()
        rules = [
            self._core(core),
            *self._kinds(),
            *lines.rules,
            *self.phrases(),
            *self._enumerations(),
        ]
        rules += [self._references(), *self._nouns(self.heads.groups)]
        done: list[frozenset[str]] = []
        while pending := [each for each in self.shorts if each not in done]:
            for each in sorted(pending, key=sorted):
                rules += self._short(each, self.heads.groups)
                done.append(each)
        words = [
            f"{terminal_of(lemma)}: " + " | ".join(f'"{form}"' for form in forms)
            for lemma, forms in self.forms.forms().items()
        ]
        header = (
            f"// Generated from the vocabulary `{self.vocabulary.name}` and core.lark; do not "
            f"edit. Written by `dow build`."
        )
        text = "\n".join((header, *rules, *words, "%declare " + SIGNS)) + "\n"
        overloads: dict[tuple[str, str], dict[int, Overload]] = {}
        for place, alternatives in self.alternatives.items():
            for alternative in alternatives:
                overloads.setdefault((place.value, alternative.pattern), {}).setdefault(
                    id(alternative.word), alternative.overload
                )
        return Grammar(
            name=self.vocabulary.name,
            text=text,
            starts=(*CORE_STARTS, *lines.starts),
            lemmas=self.forms.table(),
            clauses=lines.shapes,
            patterns=writer.patterns_by_start(),
            wordings={
                "point": tuple(
                    dict.fromkeys(
                        p for w in self.vocabulary.of_sort(EventWord) for p, _ in w.points
                    )
                )
            }
            | {
                place.value: tuple(word.phrase for word in words)
                for place, words in self.by_place.items()
            },
            references=frozenset(self.absorbed),
            naming=writer.naming_words(),
            fields=self._fields(),
            kinds=self.vocabulary.kind_names,
            plurals=dict(self.forms.plurals),
            thirds=dict(self.forms.thirds),
            habits=dict(self.vocabulary.habits),
            contraries=dict(self.vocabulary.contraries),
            examples={
                "statement": self._example(Place.EFFECT),
                "rule": self._example(Place.RULE),
            },
            _overloads={key: tuple(found.values()) for key, found in overloads.items()},
        )


POINTING = frozenset(("you", "your", "that", "this", "those", "it", "its", "they", "their", "them"))
"""Words of a line that mean something only where another one stands above it."""


def _reference_symbol(token: str, is_last: bool = False) -> str:
    """Return a placeholder of a closed thing: a number (`{number}`, `{seat}` …), at the end another
    closed thing, in the middle a quoted name.
    """
    if not token.startswith("{"):
        return ""
    if token[1:-1] in ("number", "seat", "int", "amount", "count"):
        return "INT"
    return "closed" if is_last else "STRING"
