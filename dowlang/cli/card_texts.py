"""Cards as they are printed, for the screen: read from the set's files when the first one is
wanted.

Where the files cannot be read any more, name and flavor from the compiled set are shown, which are
always there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from dowlang.cli.terminal_words import words_of
from dowlang.engine.decisions import labels_of
from dowlang.project import NoSuchSet, source_of
from dowlang.source.one_line import in_one_line

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.publish import PlainCard

Styled = tuple[str, str]  # text, style
Texts = Mapping[tuple[str, str, str], "PlainCard"]  # by set id, kind and slug
STEP = "   "
SELF_EVIDENT = ("At: anywhere",)


def texts_of(place: str) -> Texts:
    """Return the printed cards of the set at a place, by set id, kind and slug.

    Return nothing where it cannot be read any more.
    """
    # a game is played without parser and checker, which take as long as all of its first round
    from dowlang.project.printing.printed_sets import plain_texts

    try:
        return plain_texts(source_of(place))
    except (OSError, NoSuchSet):
        return {}


class CardTexts:
    """The printed texts of a set's cards, by path. `read` gives them all in the words of their
    files, and is called when the first is wanted. `spoken` are those in the language of the set.
    """

    def __init__(
        self, cards: CardSet, read: Callable[[], Texts], spoken: Texts | None = None
    ) -> None:
        self.cards, self._read = cards, read
        self._spoken = spoken
        self._texts: Texts | None = None

    def of(self, path: str) -> PlainCard | None:
        """Return the printed card in the language of the set, or None where its file is not at
        hand.
        """
        if self._spoken is not None:
            return self._spoken.get(self.cards.key_of(path))
        return self._written(path)

    def _written(self, path: str) -> PlainCard | None:
        """Return the printed card in the words of its file."""
        if self._texts is None:
            self._texts = self._read()
        return self._texts.get(self.cards.key_of(path))

    def written_line(self, path: str, number: int) -> str:
        """Return one line of the card's rules in the words of its file, or ""."""
        text = self._written(path)
        return text.sentences.get(number, "") if text is not None and number else ""

    def written_rules(self, path: str) -> Iterator[str]:
        """Yield the rules of the card in the words of its file."""
        text = self._written(path)
        if text is not None:
            yield text.trigger
            yield from (each.text for each in text.rules)

    def name(self, path: str) -> str:
        """Return the name on the card."""
        return str(self.cards.paths[path]["name"])

    def line(self, path: str, number: int) -> str:
        """Return one line of the card's rules as a sentence, or ""."""
        text = self.of(path)
        return text.sentences.get(number, "") if text is not None and number else ""

    def rules(self, path: str, indent: str = "", section: str = "") -> Iterator[str]:
        """Yield the rules text, a line each.

        With a section's word it is only that part, where there is one, and the part that it says
        it is like.
        """
        text = self.of(path)
        if text is None:
            for label in labels_of(self.cards.paths[path], shown=True).values():
                yield f"{indent}{label}"
            return
        if text.trigger:
            yield f"{indent}{text.trigger}:"
            indent += STEP
        written = self._written(path)
        lines = [(each.depth, each.text) for each in (written or text).rules]
        if len(lines) != len(text.rules):  # another language divides its lines otherwise
            lines = [(each.depth, "") for each in text.rules]
        for each, wanted in zip(text.rules, _of_section(lines, section), strict=True):
            if wanted:
                yield f"{indent}{STEP * each.depth}{each.text}"

    def brief(self, path: str) -> str:
        """Return the rules text in one line.

        An example is `At: the colony. Ability 4+: gain 1 morale`.
        """
        return in_one_line(self.rules(path))

    def option(self, path: str, number: int) -> str:
        """Return the rules of an option of the card, by its number, or ""."""
        text, labels = self.of(path), self.cards.paths[path].get("labels", {})
        if text is None or len(text.options) != len(labels) or str(number) not in labels:
            return ""
        return text.options[sorted(labels, key=int).index(str(number))]

    def side(self, path: str, number: int, yes: bool) -> str:
        """Return what an answer to the vote or offer on a line of the card brings about, or ""."""
        text = self.of(path)
        sides = text.sides.get(number) if text is not None else None
        return "" if sides is None else sides.yes if yes else sides.no

    def whole(self, path: str, indent: str = "", flavor: bool = True) -> Iterator[Styled]:
        """Yield the card in full: name, what is beside it, flavor, rules."""
        facts, text = self.cards.paths[path], self.of(path)
        kind = str(facts["kind"]) if text is None else text.called
        beside = self.cards.speech.commas([kind, *(text.head if text is not None else ())])
        words = words_of(self.cards.speech)
        yield indent + words.said("card-head", card=facts["name"], beside=beside), "card"
        if flavor and facts.get("flavor"):
            yield f"{indent}{STEP}{words.said('flavor', text=facts['flavor'])}", "quiet"
        for line in self.rules(path, indent + STEP):
            yield line, ""


def _of_section(lines: list[tuple[int, str]], section: str) -> Iterator[bool]:
    """Yield of each line (depth, text) whether it is shown: those of a section, of the one that it
    says it is like, or all, but what goes without saying.
    """
    heads = [text for depth, text in lines if depth == 0]
    wanted = [head for head in heads if section and head.startswith(section)]
    inside = not wanted
    for depth, text in lines:
        if wanted and depth == 0:
            like = f"like {text.rstrip(':').casefold()}"
            inside = text in wanted or any(like in head.casefold() for head in wanted)
        yield inside and text not in SELF_EVIDENT
