"""Write the productions of phrases: one for each order of words and placeholders."""

from __future__ import annotations

from collections.abc import Mapping

from dowlang.vocabulary.declarations import EventWord, Place, Word
from dowlang.vocabulary.grammar_rules import refuse_broken_laws, refuse_equal_words
from dowlang.vocabulary.noun_heads import Heads
from dowlang.vocabulary.patterns import Alternative, Splitter
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.word_forms import Forms

NONTERMINALS: Mapping[Place, str] = {
    Place.EFFECT: "effect",
    Place.SENTENCE: "sentence",
    Place.EVENT: "event_verb",
    Place.HAPPENING: "happening",
    Place.PREDICATE: "verb",
    Place.STATE: "state",
    Place.RULE: "rule_sentence",
    Place.NUMBER: "number_phrase",
    Place.MODIFIER: "modifier",
}
"""Places whose phrases are one nonterminal each.

Filters and references are assembled with the nouns.
"""


class PhraseProductions:
    """Writes the productions of the phrases of a vocabulary, and notes which short variants they
    use.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.forms = Forms(vocabulary)
        self.heads = Heads(vocabulary, self.forms)
        refuse_broken_laws(vocabulary, self.heads)
        self.splitter = Splitter(vocabulary, self.heads)
        self.by_place: dict[Place, list[Word]] = {place: [] for place in Place}
        for word in vocabulary.words:
            self.by_place[word.place].append(word)
        self.alternatives = {
            place: self.splitter.alternatives(words) for place, words in self.by_place.items()
        }
        refuse_equal_words(
            alternative for some in self.alternatives.values() for alternative in some
        )
        self.openers = frozenset(
            alternative.symbols[0].lemma
            for alternative in self.alternatives[Place.FILTER]
            if alternative.symbols[0].lemma
        )
        self.followers = self._followers()
        self.shorts: dict[frozenset[str], None] = {}
        self.absorbed: set[tuple[str, ...]] = set()

    def _followers(self) -> dict[tuple[Place, tuple[str, ...]], frozenset[str]]:
        """Return the openers that go on from each beginning of an alternative, by its place."""
        found: dict[tuple[Place, tuple[str, ...]], set[str]] = {}
        for place, alternatives in self.alternatives.items():
            for each in alternatives:
                for at, symbol in enumerate(each.symbols[1:], start=1):
                    if symbol.lemma in self.openers:
                        found.setdefault((place, each.key[:at]), set()).add(symbol.lemma)
        return {beginning: frozenset(lemmas) for beginning, lemmas in found.items()}

    # ---- phrases
    def _slot(self, alternative: Alternative, at: int, inner: bool) -> str:
        category = alternative.symbols[at].category
        if category not in ("thing", "some"):
            return {"text": "STRING"}.get(category, category)
        if at == 0 and alternative.word.place is Place.STATE:
            return "quoted"  # `is "NAME"`: other states begin with words that begin things too
        place = alternative.word.place
        followers = self.followers.get((place, alternative.key[: at + 1]))
        if not followers:
            return "inner" if inner else category
        self.shorts[followers] = None
        return ("inner_short" if inner else "short") + suffix_of(followers)

    def production(self, alternative: Alternative, inner: bool = False) -> str:
        return " ".join(
            self._slot(alternative, at, inner)
            if symbol.category
            else self.forms.terminal(symbol.lemma)
            for at, symbol in enumerate(alternative.symbols)
        )

    def _phrase_rule(self, name: str, place: Place, *more: str, inner: bool = False) -> str:
        texts = [self.production(each, inner) for each in self.alternatives[place]]
        productions = [f"{text} -> phrase_{place.value}" for text in dict.fromkeys(texts)]
        return f"?{name}: " + "\n    | ".join((*productions, *more) or ("NEVER",))

    def phrases(self) -> list[str]:
        rules = []
        for place, name in NONTERMINALS.items():
            rules.append(
                self._phrase_rule(name, place, *(["built_in"] if place is Place.EFFECT else []))
            )
        rules.append(self._phrase_rule("verb_inner", Place.PREDICATE, inner=True))
        rules.append(self._phrase_rule("state_inner", Place.STATE, inner=True))
        is_, do, not_ = (self.forms.terminal(word) for word in ("is", "do", "not"))
        for suffix in ("", "_inner"):
            rules.append(
                f"predicate{suffix}: {is_} state{suffix} -> predicate\n    | {is_} {not_} "
                f"state{suffix} -> predicate_not\n"
                f"    | verb{suffix} -> predicate\n    | {do} {not_} verb{suffix} -> predicate_not"
            )
        points = dict.fromkeys(
            point for word in self.vocabulary.of_sort(EventWord) for point, _ in word.points
        )
        rules.append(
            "point: "
            + ("\n    | ".join(self.forms.terminals(point.split()) for point in points) or "NEVER")
        )
        return rules


def suffix_of(words: frozenset[str]) -> str:
    """Name the variants of `thing` that end before these words."""
    return "".join(f"_no_{word.replace('-', '_')}" for word in sorted(words))
