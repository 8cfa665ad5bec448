"""The ground of the compile half: card text, places in it, findings as data and how they are shown.

`text` reads bytes into a `Source`; `diagnostics` is what a finding is, `findings` the collector, `catalogue` every code with
its wording and its page; `rendering` and `exchange` show findings to people and to programs, `mending` applies their fixes;
`nearest`, `lookalikes`, `slugs` and `limits` are what the checks of the later stages share. Imports nothing else of dowlang.
"""

from dowlang.source.diagnostics import WHOLE_FILE, Diagnostic, Fix, Replacement, Severity, Span
from dowlang.source.findings import Findings
from dowlang.source.nearest import nearest
from dowlang.source.text import Source, read, source_hash

__all__ = ["WHOLE_FILE", "Diagnostic", "Findings", "Fix", "Replacement", "Severity", "Source", "Span", "nearest", "read", "source_hash"]
