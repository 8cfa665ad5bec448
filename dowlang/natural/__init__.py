"""Read lines as people print them: the second grammar, tried on lines that the first refuses.

The first grammar is strict and has one way to say a thing. This one is assembled of its productions
and of *natural forms*, each of which says how a wording is written on a card: those of a word stand
beside its declaration (`also=`), those of a game's idioms in its vocabulary, the shapes of clauses
in `clause_forms` and its neighbours. It may be ambiguous. Its readings are canonical lines, the
nearest first. Whoever offers one checks it first (`project.mending.natural_lines`).

Where a wording hangs on its neighbours a form writes a mark (`marks`), which a reading resolves or
is given up by.

What lives here: forms, sentences, the chart, readings. What does not: anything that checks a card,
and any noun of a game.
"""

from dowlang.natural.readings import NaturalReader, Reading

__all__ = ["NaturalReader", "Reading"]
