"""Sets and manifests on disk, the chain from card file to handler, the cache.

`load` gives what can be played and imports the compiler only when something is stale. Everything
else of the chain is in `pipeline`, imported by those who check, build or print.
Below it stand `manifests` (`set.toml`), `languages` (translations) and `artwork` (pictures and
templates of sets). On it stand `building` (handlers), `packs` (sets as one file), `mending` (hints
that are typed and checked), `writing` (prose to card files), `printing` (sets to the publisher) and
`documents` (pages and files made from the program).
"""

from dowlang.project.loading import CardErrors, load, load_source, source_of
from dowlang.project.sets import NoSuchSet

__all__ = ["CardErrors", "NoSuchSet", "load", "load_source", "source_of"]
