"""Checked cards into readable Python and an index of facts.

See `module.py` for the layout, `statements.py` for how blocks become steps.

Membership: `target` (what the compiler knows of a game), `names`, `control_flow`, `comments`,
`expressions`, `writer`, `statements`, `choices`, `needs`, `ongoing`, `events`, `goals`, `module`,
`index`.
"""

from dowlang.codegen.index import card_hash, facts, index_text, set_hash
from dowlang.codegen.module import compiled, module_text
from dowlang.codegen.target import COMPILER, Target, Uncompilable

__all__ = (
    "COMPILER",
    "Target",
    "Uncompilable",
    "card_hash",
    "compiled",
    "facts",
    "index_text",
    "module_text",
    "set_hash",
)
