"""Read lines as people print them: the second grammar, tried on lines that the first refuses.

The first grammar is strict and has one way to say a thing. This one is assembled of its productions
and of *natural forms*, each of which says how a wording is written on a card: those of a word stand
beside its declaration (`also=`), those of a game's idioms in its vocabulary, the shapes of clauses
in `forms`. It may be ambiguous. Its readings are canonical lines, the nearest first. Whoever offers
one checks it first (`project.mending.natural_lines`).

The rooms, in the order in which the `reader` asks them: `rewrites` of the sentence, the `chart`
over the `forms`, `marks` that a form leaves where a wording hangs on its neighbours, `variants` of
a reading, `refusals` of readings that mean something else, and the choice between those that say
the same (`equal_readings`). Rewrites, marks and refusals have a `registry` each. Below the rooms:
`game_words`, `lines_above`, `offer_questions`, the `surroundings` of a sentence, and
`weighted_texts`, which marks hand back.

What does not live here: anything that checks a card. Forms of a game's nouns stand with the game.
What is refused or rewritten knows some words itself besides those that it asks of the vocabulary:
of players and their things (`hand`, `deck`, `dice`, `turn`), and headings of clauses (`play`).
"""

from dowlang.natural.reader import NaturalReader, Reading

__all__ = ["NaturalReader", "Reading"]
