"""Word the parts of the checker's messages: articles, lists, amounts, nearest names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dowlang.source.spelling import nearest
from dowlang.syntax import ast
from dowlang.syntax.agreement import article


def near(name: str, names: Collection[str]) -> tuple[str, ...]:
    """Return the names that a slip of the finger may have meant, best first."""
    return nearest(name, names, 2)


def articled(nouns: Iterable[str]) -> str:
    """Return `a survivor or an item`, in plain words."""
    words = [
        n if n.startswith(("`", "a ", "an ", "no ")) else f"{article(n)} {n}"
        for n in dict.fromkeys(nouns)
    ]
    return " or ".join(words)


def listed(words: Sequence[str]) -> str:
    """Join words by `or`, each between backticks unless it has some."""
    return " or ".join(w if "`" in w or (" " in w and "{" not in w) else f"`{w}`" for w in words)


def with_amounts(node: ast.Node) -> str:
    """Return a sentence as it was written, as far as it says plain amounts: `lose 1 morale`."""
    out = said(node)
    for slot in node.slots if isinstance(node, ast.Phrase) else ():
        amount = (
            slot.quantity.amount
            if isinstance(slot, ast.NounPhrase) and slot.quantity is not None
            else None
        )
        out = out.replace(
            "…", f"{amount.value} {said(slot)}" if isinstance(amount, ast.Integer) else "\0", 1
        )
    return out.replace("\0", "…")


def typed_as(node: ast.Node) -> str:
    """Return the words of a closed thing as they are typed, of anything else `…`."""
    if not isinstance(node, ast.Reference) or node.thing is not None or node.text is not None:
        return "…"
    return f"{said(node)} {node.number}" if node.number is not None else said(node)


def said(node: ast.Node) -> str:
    """Return the words of a node, for a message: lemmas where the text itself is not kept."""
    match node:
        case ast.Text():
            return f'"{node.value}"'
        case ast.NounPhrase():
            return " ".join(
                [
                    *(a.text for a in node.adjectives),
                    *([node.classifier.text] if node.classifier else []),
                    node.noun.text,
                ]
            )
        case ast.Ident():
            return node.text
        case ast.Words():
            return " or ".join(node.values)
        case ast.Reference():
            return " ".join(node.words) or f"the {node.alias}"
        case ast.Phrase():
            return node.pattern.replace("{}", "…")
        case ast.Filter():
            return (
                said(node.phrase)
                if node.phrase is not None
                else "who …"
                if node.who is not None
                else "where ( … )"
            )
        case ast.Variable():
            return node.name
        case _:
            return "this"


OF_EVERYBODY = (
    "what the card says is said of everybody: `a player …`, `each player …`; `when a player …` and "
    "under it `that player …`"
)
"""Said where a line of everybody's speaks of `you`."""

BINDERS = {
    "the roll": ("`roll a die` before it",),
    "it": ("`for each …`", "`choose …`", "`where ( … )`"),
    "they": ("`for each player`", "an offer to a player"),
    "you": ("a card; a test speaks of `player 1`",),
    "shown": ("a line before that draws, reveals or looks at cards",),
    "revealed": ("a line before that reveals cards",),
    "highest": ("`each player rolls a die` above it",),
    "lowest": ("`each player rolls a die` above it",),
}

OF_A_BEARER = ("here", "bearer")
"""Names that lines with a bearer tell, which are other ones in each game."""
