"""Collect what the second grammar asks of a game: its deeds, pieces and places, the forms of its
nouns.

What lives here: `GameWords`, made once for a game of its vocabulary.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from dowlang.records import dataclass
from dowlang.syntax.lexer import WordLexer
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from dowlang.vocabulary.patterns import optional_parts

NEVER = re.compile("(?!)")
"""Matches nothing."""


@dataclass(frozen=True, slots=True)
class NounForms:
    """A noun for one thing and for several (`dwarf`, `dwarves`). Empty for a game without it."""

    one: str = ""
    several: str = ""

    def __contains__(self, word: object) -> bool:
        """Return True for either form."""
        return bool(word) and word in (self.one, self.several)

    @property
    def either(self) -> str:
        """Return a pattern of both forms, of nothing where there is no noun.

        >>> NounForms("dwarf", "dwarves").either, NounForms().either
        ('(?:dwarves|dwarf)', '(?!)')
        """
        forms = sorted(map(re.escape, {self.one, self.several} - {""}), key=len, reverse=True)
        return f"(?:{'|'.join(forms)})" if forms else "(?!)"


NO_NOUN = NounForms()
"""Stands for a noun that a game does not have."""


@dataclass(frozen=True, slots=True)
class PieceWords:
    """How a game names its pieces: their noun, words for a single one, other things that are
    several or lie in hands, the words before the noun by which it is another one, and what is of
    the piece that bears a card.
    """

    piece: NounForms = NO_NOUN
    single: re.Pattern[str] = NEVER
    others: re.Pattern[str] = NEVER
    kinds: frozenset[str] = frozenset()
    bearer: re.Pattern[str] = NEVER


def collect_piece_words(piece: str, words: Sequence[Word], nouns: Sequence[Noun]) -> PieceWords:
    """Return how a game names its pieces, the noun of which is `piece`."""
    told = (
        re.sub(r"\\\{\w+\\\}", r'(?:"[^"]+"|(?:the|that|a|another) [\\w ]*?\\w+|them|you)', phrase)
        for word in words
        if word.place is Place.REFERENCE and word.noun == piece
        for phrase in (re.escape(word.phrase).replace("\\ ", " "),)
        if not word.phrase.startswith(("that ", "{"))
    )
    others = {noun.plural for noun in nouns if noun.is_tally and noun.plural != noun.name}
    others |= {form for noun in nouns if noun.name == "card" for form in (noun.name, noun.plural)}
    kinds = (noun.name.removesuffix(f" {piece}") for noun in nouns)
    return PieceWords(
        forms_of_noun(piece, nouns),
        re.compile(rf"\b(?:{'|'.join(sorted(told, key=len, reverse=True)) or '(?!)'})\b"),
        re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(others))) or '(?!)'})\b"),
        frozenset(kinds) - {noun.name for noun in nouns},
        re.compile(rf"\b(?:{'|'.join(sorted(_of_the_bearer(words))) or '(?!)'})\b"),
    )


def forms_of_noun(name: str, nouns: Iterable[Noun]) -> NounForms:
    """Return both forms of the noun of that name, none where the game has no such noun."""
    return next((NounForms(name, noun.plural) for noun in nouns if noun.name == name), NO_NOUN)


def _of_the_bearer(words: Iterable[Word]) -> set[str]:
    """Return how the phrases begin that are of the piece which bears a card, and do not name it."""
    own = (
        word
        for word in words
        if word.implicit == ("bearer",) or getattr(word, "binding", "") == "bearer"
    )
    return {re.escape(begin) for word in own if (begin := word.phrase.partition("{")[0].strip())}


SAID = r"(?:they|you|controlled|where|who|with|of|outside|joins?)\b"
"""Matches what says behind a noun which one is meant."""


@dataclass(frozen=True, slots=True)
class OwnedPiece:
    """A piece that is somebody's: what finds one of which nothing is said, and the words behind it
    for one of a player's own and for anybody's.
    """

    open: re.Pattern[str]
    own: str
    anybodys: str


def collect_owned_pieces(nouns: Iterable[Noun], words: Sequence[Word]) -> tuple[OwnedPiece, ...]:
    """Return the pieces of a game that are somebody's and may be anybody's."""
    out = []
    for noun in nouns:
        own = [
            word.phrase
            for word in words
            if isinstance(word, FilterWord)
            and word.noun == noun.name
            and word.implicit == ("they",)
        ]
        if not noun.anybodys or not own:
            continue
        slot = re.compile(rf"(\w+) \{{{noun.name}\}} (?:at|in|on)\b")
        phrases = (word.phrase for word in words if word.place is Place.EFFECT)
        brought = "|".join({found[1] for each in phrases if (found := slot.match(each))}) or "(?!)"
        piece = (
            rf"(?:an?|1|\d+|up to \d+|any number of)(?: random)?(?: (?!random)[\w-]+)?"
            rf" (?:{noun.name}|{noun.plural})(?! {SAID})"
        )
        lies = r"(?! (?:at|in|on|here)\b)"
        opened = rf"(?P<brought>^ *(?:{brought}) {piece})|(?P<piece>\b{piece}{lies})"
        state = f"where (it is {noun.anybodys})"
        out.append(OwnedPiece(re.compile(opened), own[0], state))
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Deeds:
    """What lines of an effect do: the words by which they begin, which of them nobody does, and
    which are done in full whatever there is.
    """

    verbs: frozenset[str] = frozenset()
    of_nobody: re.Pattern[str] = NEVER
    always: re.Pattern[str] = NEVER


def collect_deeds(words: Iterable[Word]) -> Deeds:
    """Return the deeds of a vocabulary."""
    effects = [word for word in words if word.place is Place.EFFECT]
    ways = (way for word in effects if not word.subject for way in optional_parts(word.phrase))
    told = (
        " ".join(".+" if part.startswith("{") else re.escape(part) for part in way) for way in ways
    )
    nobody = "|".join(dict.fromkeys(told)) or "(?!)"
    always = "|".join(
        re.escape(word.phrase).replace(r"\{count\}", r"\d+")
        for word in effects
        if isinstance(word, EffectWord)
        and word.slots == ("count",)
        and word.available is None
        and word.possible is None
    )
    verbs = frozenset(word.phrase.split()[0] for word in effects)
    return Deeds(verbs, re.compile(nobody), re.compile(always or "(?!)"))


@dataclass(frozen=True, slots=True)
class GameWords:
    """What a game's words say of its pieces, places and deeds. Empty for a game without them.

    `place` is the noun of its places, `nouns` are all forms of nouns, `singles` the plurals of
    pieces with their nouns, `plurals` the nouns with their plurals, `noun_of_forms` both forms of
    pieces with the noun, `shown` the pieces that a card may show, `places` the words for single
    places, `there` those that `there` may mean where a line names none, `spellings` are patterns of
    print with what stands for them.
    """

    place: NounForms = NO_NOUN
    nouns: frozenset[str] = frozenset()
    singles: Mapping[str, str] = field(default_factory=dict)
    plurals: Mapping[str, str] = field(default_factory=dict)
    noun_of_forms: Mapping[str, str] = field(default_factory=dict)
    deeds: Deeds = Deeds()
    pieces: PieceWords = PieceWords()
    owned: tuple[OwnedPiece, ...] = ()
    shown: frozenset[str] = frozenset()
    places: tuple[str, ...] = ()
    there: tuple[str, ...] = ()
    spellings: tuple[tuple[str, str], ...] = ()
    lexer: WordLexer | None = None

    @property
    def piece(self) -> NounForms:
        """Return the noun of what does something beside players."""
        return self.pieces.piece

    @property
    def terminals(self) -> Mapping[str, str]:
        """Return the forms of words with their terminals."""
        return self.lexer.terminals if self.lexer else {}

    def lemmas(self, text: str) -> str:
        """Return a text with each word as the vocabulary declares it."""
        lemmas = self.lexer.lemmas if self.lexer else {}
        return re.sub(r"\w+", lambda word: lemmas.get(word[0], word[0]), text)


def collect_game_words(vocabulary: Vocabulary, lexer: WordLexer) -> GameWords:
    """Return what the words of a game say of its pieces, places and deeds."""
    nouns, words = vocabulary.nouns, vocabulary.words
    values = {value for each in vocabulary.enumerations for value in each.values}
    place = vocabulary.place_noun
    singles = {noun.plural: noun.name for noun in nouns if not noun.is_tally}
    return GameWords(
        place=forms_of_noun(place, nouns),
        nouns=frozenset(form for noun in nouns for form in (*noun.words, noun.plural, noun.name)),
        singles=singles,
        noun_of_forms=singles | {each: each for each in singles.values()},
        plurals={noun.name: noun.plural for noun in nouns},
        deeds=collect_deeds(words),
        pieces=collect_piece_words(vocabulary.bearer.rpartition(" ")[2], words, nouns),
        owned=collect_owned_pieces(nouns, words),
        shown=frozenset(values & {noun.name for noun in nouns if not noun.is_tally}),
        places=(
            *(
                word.phrase
                for word in words
                if word.place is Place.REFERENCE and word.noun == place and not word.slots
            ),
            f"that {place}",
            f"this {place}",
        ),
        there=vocabulary.there,
        spellings=tuple(vocabulary.spellings.items()),
        lexer=lexer,
    )
