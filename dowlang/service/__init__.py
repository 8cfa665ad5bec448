"""Answer what an editor asks about cards: findings, words, names, changes.

Pure Python without a protocol: an editor's server and a page in a browser ask the same questions.
A `Workspace` holds the sets that documents belong to, with the texts that are not saved yet. What
is asked of a text that is broken is answered as far as the text can be read.

*Features*, each as the Language Server Protocol calls it: `completion`, `signatures`, `hover`,
`navigation`, `renaming`, `symbol_search`, `outline`, `folding`, `code_lenses`, `semantic_tokens`,
`inlay_hints`, `code_actions`, `indentation`. `drafts` writes tests for actions.

*What they rest on*: `workspace` and its `positions`, the `cursor` in a line; the `name_index` and
the `label_index`, which hold `occurrences`, with `option_labels` and `bare_names` as trees have
them; `phrases` of the language, their `phrase_counts` and `lemmas`; `expected_names` at a cursor,
the `symbols_of_names` of names; `card_templates` and `snippet_syntax`; `measurements` of cards and
`known_measurements`, which remembers them.

*Helpers of one feature*: `shape_lookup` and `card_markdown` for hover; `translated_keys` for
renaming. A `trial_check` is made for code actions and for renaming.
"""

from dowlang.service.positions import Edit, Position, Range, TextMap
from dowlang.service.workspace import Document, Workspace

__all__ = ["Document", "Edit", "Position", "Range", "TextMap", "Workspace"]
