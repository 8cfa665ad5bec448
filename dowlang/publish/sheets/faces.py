"""The two faces of a printed card as plain data for the template: strings, numbers and lists only.

Nothing here is markup, so nothing that a card says can be read as any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.passages import Branch, Passage
from dowlang.publish.rules_text.printed_card import Fact, Figure, Panel, PrintedCard
from dowlang.publish.rules_text.text_runs import plain
from dowlang.publish.sheets.icons_in_text import IconSetter, TextPart
from dowlang.vocabulary.card_look import CardLook

Block = dict[str, Any]
MOST_SYMBOLS = 3  # that stand side by side in an art box


class Faces:
    """Makes faces for the cards of one game, in the language of `labels`."""

    def __init__(self, look: CardLook, labels: PageLabels) -> None:
        self.look, self.labels = look, labels
        self.marked = IconSetter(look, labels)

    def symbol(self, value: str) -> TextPart:
        """Return a symbol with its icon."""
        return self.marked.word(value, self.labels.symbol(value))

    def front(self, card: PrintedCard) -> Block:
        """Return the front: its head, and its body as blocks from top to bottom."""
        frame = self.look.frame(card.kind.name)
        body = card.body
        side = ""
        if frame.sides:
            whole = [panel for panel in body.panels if _word(panel) != frame.sides[1]]
            side = next((panel.title for panel in whole if _word(panel) == frame.sides[0]), "")
            body = Panel(facts=body.facts, figures=body.figures, panels=tuple(whole))
        return self._face(card, body, side)

    def reverse(self, card: PrintedCard) -> Block | None:
        """Return the side of the card that is printed on its back, None where there is none."""
        frame = self.look.frame(card.kind.name)
        for panel in card.body.panels if frame.sides else ():
            if _word(panel) == frame.sides[1]:
                body = Panel(facts=card.body.facts, panels=(panel,))
                return self._face(card, body, panel.title)
        return None

    def _face(self, card: PrintedCard, body: Panel, side: str) -> Block:
        frame = self.look.frame(card.kind.name)
        own = card.override
        blocks = (
            [{"k": "p", "runs": [["t", own]]}]
            if own is not None
            else list(self.blocks(body, outermost=True))
        )
        return {
            "kind": card.kind.name,
            "name": card.name,
            "colour": frame.colour,
            "pattern": frame.pattern,
            "icon": frame.icon,
            "signs": [self.symbol(sign) for sign in card.signs],
            "marks": [self.marked.word(mark, self.labels.mark(mark)) for mark in card.marks],
            "sub": side or card.subtitle_line,
            "figures": self.figures(card.figures),
            "trigger": self.marked.pieces(card.trigger),
            "flavor": self.labels.text("quote", text=card.flavor) if card.flavor else "",
            "art": self._art(card, frame.icon),
            "picture": f"/{card.picture.path}" if card.picture else None,
            "body": blocks,
        }

    def _art(self, card: PrintedCard, icon: str) -> list[str]:
        """Return the icons in the art box: the symbols of the card where they are few."""
        symbols = card.signs or [sign for fact in card.body.facts for sign in fact.symbols]
        found = [self.symbol(symbol) for symbol in symbols]
        icons = [piece[1] for piece in found if piece[0] == "i"]
        return icons if 0 < len(icons) <= MOST_SYMBOLS else [icon]

    def figures(self, figures: Sequence[Figure]) -> list[Block]:
        """Return numbers with their words."""
        return [
            {"label": self.marked.word(figure.key, figure.label), "value": figure.value}
            for figure in figures
        ]

    def blocks(self, panel: Panel, outermost: bool = False) -> list[Block]:
        """Return the blocks of a panel, in the order printed."""
        out: list[Block] = []
        if panel.figures and not outermost:
            out.append({"k": "figures", "items": self.figures(panel.figures)})
        out += [self._fact(fact) for fact in panel.facts if not fact.aim]
        out += [self.passage(passage) for passage in panel.passages]
        for inner in panel.panels:
            if inner.title and not (outermost and _word(inner) in self._sides()):
                note = self.marked.pieces(inner.note)
                body = self.blocks(inner)
                out.append({"k": "panel", "title": inner.title, "note": note, "body": body})
            else:
                out += self.blocks(inner)
        for fact in panel.facts:
            if fact.aim:
                aim = self.marked.pieces(fact.aim, amount=True)
                out.append({"k": "aim", "label": fact.label, "runs": aim})
        return out

    def _sides(self) -> set[str]:
        """Return the words of panels that are a whole side of a card and need no heading."""
        return {word for frame in self.look.frames for word in frame.sides}

    def _fact(self, fact: Fact) -> Block:
        if fact.symbols and not fact.one_is_enough:
            signs = [self.symbol(symbol) for symbol in fact.symbols]
            return {"k": "signs", "label": fact.label, "items": signs}
        runs = self._signs_in(fact) if fact.symbols else self.marked.pieces(fact.text)
        return {"k": "fact", "label": fact.label, "runs": runs}

    def _signs_in(self, fact: Fact) -> list[TextPart]:
        """Return the text of a fact with the symbols in it as signs: `weapon or food`."""
        rest, out = plain(fact.text), list[TextPart]()
        for value in fact.symbols:
            before, _, rest = rest.partition(self.labels.symbol(value))
            out += [*([["t", before]] if before else []), self.symbol(value)]
        return [*out, ["t", rest]] if rest else out

    def passage(self, passage: Passage) -> Block:
        """Return one passage of rules with what stands below it."""
        lead = self.marked.pieces(passage.lead)
        if passage.form == "manual":
            return {"k": "manual", "runs": lead}
        if passage.form == "sentence":
            return {"k": "p", "runs": lead}
        if passage.form == "block":
            return {"k": "block", "lead": lead, "body": [*map(self.passage, passage.body)]}
        return {
            "k": passage.form,
            "lead": lead,
            "items": [self._item(item, passage.form == "table") for item in passage.items],
        }

    def _item(self, item: Branch, row: bool) -> Block:
        label = (
            self.marked.faces(plain(item.label), item.key)
            if row
            else self.marked.pieces(item.label)
        )
        return {
            "label": label,
            "mark": self.marked.pieces(item.note),
            "kind": item.kind,
            "body": [*map(self.passage, item.body)],
        }


def _word(panel: Panel) -> str:
    return panel.key
