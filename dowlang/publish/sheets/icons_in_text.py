"""Set the icons of a game into printed text, and take it apart into pieces for the template.

A piece is a list of strings: `["t", text]`, `["n", name]`, `["d", value]`,
`["f", icon, value]`, `["i", icon, word, number]`. The number stands before the icon on its line
(`1 de`), and one behind the word is part of it where no spaces part them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.text_runs import CLOSING, OPENING, Runs
from dowlang.vocabulary.card_look import CardLook, Icon

TextPart = list[str]
DIE = re.compile(r"(?<![\w.])([1-6])(\+)")
FACES = re.compile(r"([1-6])(?:[–～]([1-6]))?")


class IconSetter:
    """Finds the words of a game that bear an icon.

    `icons` are those of the text, by the words of its language. Words of card files have theirs in
    every language.
    """

    def __init__(self, look: CardLook, labels: PageLabels) -> None:
        self.look = look
        self.own = {word: icon for icon in look.icons for word in icon.words}
        self.icons = {word.lower(): icon for word, icon in labels.icons(look).items()}
        longest_first = sorted(self.icons, key=lambda word: (-len(word), word))
        apart = ("", "") if labels.spaceless else (r"(?<![\w-])", r"(?![\w-])")
        self._words = re.compile(
            rf"{apart[0]}({'|'.join(map(re.escape, longest_first))}){apart[1]}", re.IGNORECASE
        )
        numbers = [each for each in labels.counters(look) if each[:1].isdecimal()]
        amount = "|".join((*map(re.escape, numbers), r"\d+"))
        self._number = re.compile(rf"(?<!\S)(?:{amount}) $")
        self._behind = re.compile(r"\d*" if labels.spaceless else "")
        counters = "|".join((r"\d+", *map(re.escape, labels.counters(look))))
        self._counted = re.compile(rf"(?:^|[\s(])(?:{counters}) $", re.IGNORECASE)
        heads = "|".join(map(re.escape, labels.heads(look))) or "(?!)"
        near = rf"(?:{heads})|\D?\d" if labels.spaceless else rf" (?:{heads})(?!\w)"
        self._headed = re.compile(near)

    def pieces(self, runs: Runs, amount: bool = False) -> list[TextPart]:
        """Return the pieces of a text. With `amount` its first word is what is counted."""
        out: list[TextPart] = []
        for place, run in enumerate(runs):
            if run.name:
                out.append(["n", run.text.strip(OPENING + CLOSING)])
            elif run.text:
                out += self._of_text(run.text, amount and not place)
        return out

    def _of_text(self, text: str, amount: bool) -> Iterator[TextPart]:
        at = 0
        for found in self._words.finditer(text):
            icon = self.icons[found[1].lower()]
            if not self._shown(icon, text, found, amount):
                continue
            before = text[at : found.start()]
            number = self._number.search(before)
            yield from _dice(before[: number.start()] if number else before)
            behind = self._behind.match(text, found.end())
            at = behind.end() if behind else found.end()
            yield ["i", icon.name, text[found.start() : at], number[0] if number else ""]
        yield from _dice(text[at:])

    def _shown(self, icon: Icon, text: str, found: re.Match[str], amount: bool) -> bool:
        return (
            icon.always
            or (amount and found.start() == 0)
            or bool(self._counted.search(text[: found.start()]))
            or bool(self._headed.match(text, found.end()))
        )

    def word(self, key: str, shown: str = "") -> TextPart:
        """Return a word of an enumeration, a figure or a mark, with its icon where it has one.

        `key` is the word in card files, `shown` what is printed.
        """
        icon = self.own.get(key.lower())
        return ["i", icon.name, shown or key, ""] if icon else ["t", shown or key]

    def faces(self, label: str, key: str = "") -> list[TextPart]:
        """Return the label of a row of a dice table: the faces where they are those of a die.

        `key` is the face in card files.
        """
        if (found := FACES.fullmatch(label)) and self.look.dice:
            faces: list[TextPart] = [["f", self.look.dice[int(found[1]) - 1], found[1]]]
            if found[2]:
                faces += [["t", "–"], ["f", self.look.dice[int(found[2]) - 1], found[2]]]
            return faces
        named = dict(self.look.faces).get((key or label).lower())
        return [["i", named, label, ""] if named else self.word(key or label, label)]


def _dice(text: str) -> Iterator[TextPart]:
    """Yield a text with the values that a die must show (`4+`) as pieces of their own."""
    at = 0
    for found in DIE.finditer(text):
        if found.start() > at:
            yield ["t", text[at : found.start()]]
        yield ["d", found[0]]
        at = found.end()
    if at < len(text):
        yield ["t", text[at:]]
