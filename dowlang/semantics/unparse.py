"""Write conditions and things in words, as the language writes them."""

from __future__ import annotations

from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Lexicon
from dowlang.syntax import ast
from dowlang.syntax.agreement import article
from dowlang.vocabulary.word_forms import IRREGULAR, third_person


def plain(context: Context, node: ast.Node | None) -> str:
    """Return a thing in words, as the language writes it."""
    return written(node, context.lexicon)


def written(node: ast.Node | None, lexicon: Lexicon) -> str:
    """Return a condition or a thing in words, as the language writes it."""
    match node:
        case None:
            return ""
        case ast.Text():
            return f'"{node.value}"'
        case ast.Integer():
            return str(node.value)
        case ast.Variable():
            return node.name
        case ast.ThatMany():
            return node.name
        case ast.EventHappened() | ast.TimesHappened():
            return _happened(node, lexicon)
        case ast.Words():
            return " or ".join(node.values)
        case ast.Comparison():
            return f"{written(node.left, lexicon)} {node.operator} {written(node.right, lexicon)}"
        case ast.LogicalExpression(operator="not"):
            return f"not {_operand(node.operands[0], ('and', 'or'), lexicon)}"
        case ast.LogicalExpression():
            looser = ("or",) if node.operator == "and" else ()
            return f" {node.operator} ".join(_operand(o, looser, lexicon) for o in node.operands)
        case ast.AtLeastOf():
            return (
                f"at least {node.count.value} of ( "
                f"{', '.join(written(operand, lexicon) for operand in node.operands)} )"
            )
        case ast.ArithmeticExpression():
            rounded = f" rounded {node.rounding}" if node.rounding else ""
            before, after = LOOSER[node.operator]
            left, right = _operand(node.left, before, lexicon), _operand(node.right, after, lexicon)
            return f"{left} {node.operator} {right}{rounded}"
        case ast.Exists():
            thing = node.thing
            several = isinstance(thing, ast.NounPhrase) and thing.noun.text != thing.noun.lemma
            return f"there {'are' if several else 'is'} {written(thing, lexicon)}"
        case ast.Is():
            return _is(node, lexicon)
        case ast.Phrase():
            return _phrase(node, lexicon)
        case ast.Reference():
            return _reference(node, lexicon)
        case ast.Quantity():
            return _quantity(node.kind, _amount(node.amount, lexicon))
        case ast.NounPhrase():
            return _noun_phrase(node, lexicon)
        case _:
            assert isinstance(node, ast.Filter)  # a condition holds nothing else
            if node.where is not None:
                return f"where ( {written(node.where, lexicon)} )"
            return written(node.phrase, lexicon)


def _happened(node: ast.EventHappened | ast.TimesHappened, lexicon: Lexicon) -> str:
    """Return what has happened in words, with `times` before it where it is how often."""
    often = "times " if isinstance(node, ast.TimesHappened) else ""
    negated = "not " if isinstance(node, ast.EventHappened) and node.negated else ""
    when = "since this card" if node.window == "card" else f"this {node.window}"
    said = written(node.event.predicate, lexicon)
    return f"{often}{written(node.event.subject, lexicon)} was {negated}{said} {when}"


PLAIN = {lemma: form for form, lemma in IRREGULAR.items() if lemma == "has"}
"""Verbs of which the lemma is not the plain form."""

OPERATORS = ("+", "-", "*", "/")
LOOSER = {
    "+": ((), ("+", "-")),
    "-": ((), ("+", "-")),
    "*": (("+", "-"), OPERATORS),
    "/": (OPERATORS, OPERATORS),
}
"""Of each sign: the signs of a sum before it and of one after it that stand in parentheses."""

QUANTITIES = {
    "up_to": "up to",
    "at_least": "at least",
    "all_but": "all but",
    "top": "the top",
    "last": "the last",
    "bottom": "the bottom",
    "any_number": "any number of",
    "each_of_those": "each of those",
    "one_of_those": "one of those",
    "any_of_those": "any number of those",
    "all_your": "all your",
    "all_their": "all their",
    "all_its": "all its",
}


def _amount(node: ast.Node | None, lexicon: Lexicon) -> str:
    """Return a number before a noun, in parentheses where it is worked out."""
    counts = isinstance(node, ast.NounPhrase | ast.Phrase)
    return f"({written(node, lexicon)})" if counts else _operand(node, OPERATORS, lexicon)


def _quantity(kind: str, amount: str) -> str:
    if kind in OF_THOSE:
        return OF_THOSE[kind].format(amount)
    return amount if kind == "amount" else f"{QUANTITIES.get(kind, kind)} {amount}".strip()


OF_THOSE = {"some_of_those": "{} of those", "up_to_of_those": "up to {} of those"}


def _operand(node: ast.Node | None, looser: tuple[str, ...], lexicon: Lexicon) -> str:
    """Return a part of a condition or of a sum, in parentheses where its own operator is one of the
    looser ones.
    """
    grouped = (
        isinstance(node, ast.LogicalExpression | ast.ArithmeticExpression)
        and node.operator in looser
    )
    return f"( {written(node, lexicon)} )" if grouped else written(node, lexicon)


def _is(node: ast.Is, lexicon: Lexicon, many: bool = False) -> str:
    """Return a sentence about its subject.

    Behind `who` that is the noun before it, which may be `many`.
    """
    subject = written(node.subject, lexicon)
    verb = written(node.predicate, lexicon)
    many = many or _are_many(node.subject)
    if node.predicate.place == "state":
        verb = f"{'are' if many else 'is'} {'not ' if node.negated else ''}{verb}"
    else:
        first, _, rest = verb.partition(" ")
        lemma = IRREGULAR.get(first, first)
        plain = PLAIN.get(lemma, lemma)
        third = lemma if lemma in PLAIN else third_person(lemma)
        helper = f"{'do' if many else 'does'} not {plain}"
        verb = f"{helper if node.negated else plain if many else third} {rest}".rstrip()
    return f"{subject} {verb}".strip()


def _are_many(subject: ast.Expression | None) -> bool:
    """Return True for a subject whose verb stands in the plural."""
    if isinstance(subject, ast.Reference):
        return subject.words[:1] in (("you",), ("they",), ("those",))
    return isinstance(subject, ast.NounPhrase) and subject.noun.text != subject.noun.lemma


def _phrase(node: ast.Phrase, lexicon: Lexicon) -> str:
    out, slots = [], iter(node.slots)
    overloads = lexicon.overloads(node.place, node.pattern)
    wording = overloads[0].word.phrase.split() if overloads else []
    if "[" in " ".join(wording) or len(wording) != len(node.pattern.split()):
        wording = node.pattern.split()
    for word, plain in zip(wording, node.pattern.split(), strict=True):
        out.append(written(next(slots, None), lexicon) if plain == "{}" else word)
    return " ".join(w for w in out if w)


def _reference(node: ast.Reference, lexicon: Lexicon) -> str:
    words = [w for w in node.words if not w.startswith("{")]
    if words[0] == "those" and words[-1] in lexicon.nouns:  # words of a reference are lemmas
        words[-1] = lexicon.nouns[words[-1]].plural
    if node.thing is not None:  # a name at the end is `text` too
        words.append(written(node.thing, lexicon))
    elif node.text is not None:
        words.insert(1, f'"{node.text.value}"')
    if node.number is not None:
        words.append(str(node.number))
    return " ".join(words)


def _noun_phrase(node: ast.NounPhrase, lexicon: Lexicon) -> str:
    classifier = [node.classifier.text] if node.classifier else []
    words = [
        written(node.quantity, lexicon),
        *(a.text for a in node.adjectives),
        *classifier,
        node.noun.text,
    ]
    if words[0] == "a":
        words[0] = article(words[1])
    words += [
        written(f, lexicon) if f.who is None else f"who {_is(f.who, lexicon, _are_many(node))}"
        for f in node.filters
    ]
    if node.alias is not None:
        words.append(f"as {node.alias.text}")
    return " ".join(w for w in words if w)
