"""Checked cards into readable Python and an index of facts.

See `module.py` for the layout, `blocks.py` for how blocks become steps.
"""

from dowlang.codegen.index import card_hash, facts, index_text, set_hash
from dowlang.codegen.module import module_text
from dowlang.codegen.target import COMPILER, Target, Uncompilable

__all__ = (
    "COMPILER",
    "Target",
    "Uncompilable",
    "card_hash",
    "facts",
    "index_text",
    "module_text",
    "set_hash",
)
