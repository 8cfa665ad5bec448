"""Lines of a card in a language: openings, their ends, options, votes, dice tables.

How lines stand below each other is told by `passages`. Here each shape gets its message
(`line-offer` with `$who` and `$do`), and what stands behind a comma a message around that
(`with-limit`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from dowlang.publish.rules_text.counted_newcomers import counts_newcomer
from dowlang.publish.rules_text.localised.message_arguments import NodeArgument
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.publish.rules_text.passages import Branch, PassageBuilder
from dowlang.publish.rules_text.text_runs import Run, Runs
from dowlang.semantics.lower.orders import RANKED, is_order
from dowlang.source.text_forms import capitalised
from dowlang.syntax import ast
from dowlang.syntax.ast import Line
from dowlang.syntax.relocation import nodes

AROUND = ("modifier", "limit", "point", "ties", "tied", "without", "if")
"""Parts that are said by a message around the line, where the line's own message has no place for
them."""
OWN = {
    "branch": ("if",),
    "while": ("if",),
    "also_needs": ("if",),
    "lasting": ("if",),
}
"""Parts of `AROUND` that the messages of these shapes have places for."""

PER = " per "
"""Within a limit that counts how often: `twice per round`."""
TIED = "with-modifier-tied"
"""The message of an order among those whom the order before it leaves equal."""


class LocalisedLines(PassageBuilder):
    """Puts lines into words of one language."""

    figures = ("setting",)

    def __init__(self, wording: LocalisedWording) -> None:
        super().__init__(wording)
        self.local = wording
        self._before_capital: dict[Runs, Runs] = {}
        self.colon = self._plain("end-of-opening").strip()

    def node(self, node: object) -> Runs:
        """Return a node in words."""
        return self.local.node(node)

    def is_somebody(self, thing: object) -> bool:
        """Return True for a thing that is a person, and no place."""
        return self.local.noun_of(thing) in ("", *self.local.nouns.persons)

    # ---- ends of sentences
    def finished(self, lead: Runs, end: str) -> Runs:
        """Return a sentence with a capital and its end."""
        if end:
            id = {".": "end-of-sentence", ":": "end-of-opening"}[end]
            lead = self.local.marks.runs(self.local.marks.text_of(lead) + self._plain(id))
        said = _capital(lead)
        self._before_capital[said] = lead
        return said

    def in_one(self, lead: Runs, first: Runs) -> Runs:
        """Return an opening and the only sentence below it as one sentence."""
        first = self._before_capital.get(first, first)
        text_of = self.local.marks.text_of
        arguments = {"lead": text_of(lead), "body": text_of(first)}
        return _capital(self.local.runs("opened", arguments))

    def besides(self, lead: Runs) -> Runs:
        """Return a line of which comes what it brings by itself and what stands below it."""
        arguments = {"lead": self.local.marks.text_of(lead)}
        return self.local.runs("line-besides", arguments)

    def _plain(self, id: str) -> str:
        return self.local.message(id, {}, {})

    # ---- lines
    @contextmanager
    def within(self, line: Line) -> Iterator[None]:
        """Read a line and those below it: those of a card that is attached are said of whoever has
        it (`$attached`), an ability of players is told to each of them, and what an event does not
        name is who did it (`$unnamed`), until a line names another one.
        """
        local = self.local
        before = local.attached, local.own, local.addressed, local.unnamed
        if line.shape == "attach":
            local.attached = "yes"
        elif line.shape == "ability":
            local.own = any(local.noun_of(who) == "player" for who in line.part("who"))
            local.addressed = local.own
        elif line.part("event"):
            local.unnamed = self._unnamed(line)
        try:
            with super().within(line):
                yield
        finally:
            local.attached, local.own, local.addressed, local.unnamed = before
            named = {
                local.noun_of(each)
                for each in nodes(line.parts)
                if isinstance(each, ast.NounPhrase) and each.alias is None
            }
            local.unnamed = {noun: how for noun, how in local.unnamed.items() if noun not in named}

    def lead(self, line: Line) -> Runs:
        """Return the words of a line of the core, without capital and stop."""
        if line.shape == "manual":
            text = next(part.value for part in line.part("text") if isinstance(part, ast.Text))
            return (Run(text),)
        return self.local.marks.runs(self._line_text(line))

    def trigger(self, line: Line) -> Runs:
        """Return the event that a card waits for, or the condition."""
        self.local.unnamed = self._unnamed(line)
        return self.lead(line)

    def _unnamed(self, line: Line) -> dict[str, str]:
        """Return the nouns of what an event has with it and the line does not name: who builds of
        `when you build a barricade`, and where. Each has the verb of what the player does, or the
        noun of another person who is there.
        """
        (event,) = line.part("event") or (None,)
        if not isinstance(event, ast.Is):
            return {}
        subject = self.local.noun_of(event.subject)
        word = self.local.ids.event(event.predicate, subject)
        if word is None or subject not in self.local.nouns.persons:
            return {}
        how = word.phrase.split()[0] if subject == "player" else subject
        named = {self.local.noun_of(each) for each in nodes(event)}
        return {noun: how for _, noun in word.payload if noun not in named}

    def _line_text(self, line: Line) -> str:
        own = OWN.get(line.shape, ())
        arguments: dict[str, object] = {}
        around: list[tuple[str, object]] = []
        for part in line.parts:
            value: object = part.values[0] if len(part.values) == 1 else part.values
            if part.slot == "moment":
                assert isinstance(value, ast.Words)
                edge, what, which = value.values
                arguments["moment"] = self._plain(f"moment-{edge}-{which}-{what}")
            elif part.slot == "manual" and isinstance(value, ast.Text):
                arguments["manual"] = value.value  # the author's sentence, not a name
            elif part.slot in AROUND and part.slot not in own:
                around.append((part.slot, value))
            else:
                arguments[part.slot] = value
        arguments["point"] = _point(around)
        said = self.local.message(self._id(line, arguments, around), arguments, {})
        ranked = False  # the order before leaves equals, and the next one is among these
        for slot, value in around:
            words = value.values[0] if isinstance(value, ast.Words) else ""
            id = f"with-{slot}-{words}" if slot in ("tied", "without") else f"with-{slot}"
            if slot == "limit" and line.shape == "modify":
                value = _by_itself(value)
            if slot == "modifier":
                id, ranked = TIED if ranked else id, is_order(value, RANKED)
            if not said:  # `if` is all that the trigger has
                said = self.local.message("line-trigger-if", {"if": value}, {})
                continue
            particular = f"{id}-of-{line.shape.replace('_', '-')}"
            if self.is_of_several(line):
                particular = f"{id}-of-several"
            id = particular if self.local.messages.has(particular) else id
            said = self.local.message(id, {"lead": said, "value": value}, {})
        if counts_newcomer(line, self.local.forms):
            said = self.local.message("newcomer-counted", {"lead": said}, {})
        if line.shape == "attach" and self.is_of_its_controller(line):
            said = self.local.message("attached-to-you", {"lead": said}, {})
        return said

    def _id(
        self, line: Line, arguments: dict[str, object], around: list[tuple[str, object]]
    ) -> str:
        """Return the id of the message of a line, and add what it needs from lines around it."""
        shape = line.shape.replace("_", "-")
        match line.shape:
            case "lasting":
                duration = arguments.pop("duration")
                assert isinstance(duration, ast.Words)  # core.lark
                return f"duration-{duration.values[0].replace(' ', '-')}"
            case "trigger" if "event" not in arguments:
                if "manual" in arguments:
                    return "line-trigger-manual"
                condition = next(value for slot, value in around if slot == "if")
                around.clear()
                arguments["if"] = condition
                return "line-trigger-if"
            case "if_so" | "if_not" if offer := self.offer():
                arguments["who"] = offer.part("who")[0]
                arguments["do"] = NodeArgument(offer.part("do")[0], self.local.say)
                if (line.shape, offer.shape) == ("if_not", "demand"):
                    return "line-if-not-done"
            case "choose_one" if self.in_a_loop():
                arguments["who"] = ast.Reference(line.span, ("they",))
                return "line-they-choose-one"
            case "next_time" if "times" in arguments:
                return "line-next-times"
            case "cancel":
                what = arguments["what"]
                assert isinstance(what, ast.Words)  # core.lark
                return f"line-cancel-{what.values[0]}"
            case "attach" if "counting" in arguments:
                return "line-attach-counting"
            case "ability" if "die" in arguments:
                return "line-ability-die" + ("-at" if "at" in arguments else "")
            case "ability" if "at" in arguments:
                return "line-ability-at"
        return f"line-{shape}"

    # ---- items
    def _option(self, line: Line) -> Branch:
        condition = line.part("if")
        arguments = {"if": condition[0]} if condition else {}
        id = {("option", True): "mark-only-if", ("option", False): ""}.get(
            (line.shape, bool(condition)),
            "mark-automatic-if" if condition else "mark-automatic",
        )
        mark = _capital(self.local.runs(id, arguments)) if id else ()
        before = self.local.unnamed
        body = self.passages(line.block)
        self.local.unnamed = before  # what one option names no other one does
        return Branch(self.label(line), mark, body, line.shape)

    def _ballot(self, line: Line) -> Branch:
        label = self.label(line)
        result = _capital(self.local.runs(f"ballot-{line.shape}", {}))
        return Branch(
            label or result, result if label else (), self.passages(line.block), line.shape
        )

    def _face(self, line: Line) -> Runs:
        numbers = line.part("range")
        if len(numbers) == 2:
            return self.local.runs("face-range", {"from": numbers[0], "to": numbers[1]})
        values = (*numbers, *line.part("face"))
        return self.local.node(values[0]) if values else self.local.runs("face-otherwise", {})


def _by_itself(limit: object) -> object:
    """Return a limit of what helps by itself as what it is the first time, and nobody's choice:
    `first-time-once-per-round`.
    """
    if isinstance(limit, ast.Words) and any(PER in each for each in limit.values):
        return replace(limit, kind="first_time")
    return limit


def _point(around: list[tuple[str, object]]) -> str:
    """Return the moment of an event that a line waits for, "none" where it is the event itself."""
    words = dict(around).get("point")
    return slug_of(words.values[0]) if isinstance(words, ast.Words) else "none"


def _capital(runs: Runs) -> Runs:
    if not runs:
        return runs
    text = runs[0].text
    return (replace(runs[0], text=capitalised(text)), *runs[1:])
