"""Refuse, with an error, what reads but cannot be meant: of one line, of a card, of a set.

`lower`, `resolve` and the checker ask the modules here. A new check has its place by what it needs:

- what `resolve` must ask itself before it can go on is refused there, and what only the lowering
  of one shape knows, in its module of `lower`;
- what is refused of a line, a card or a set that is resolved stands here, and so does a warning
  that is given where a line is resolved (`ambiguous_with`, `anybodys_rules`, `missed_moments`);
- a warning about a card or a set that checks stands in `lint`;
- what is asked before any card is resolved lies beside the rooms: `names_of_tests`,
  `undeclared_means`, `void_words`.

Two modules also note what a later line is asked about: `not_in_play_yet` and `unseen_choices`.
"""
