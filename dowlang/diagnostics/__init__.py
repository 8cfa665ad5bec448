"""Diagnostics as data: a code with its place and message, the collector, fixes, formats.

`diagnostic` is one of them, `codes` the catalogue with wording and pages. `collector` keeps one
file from flooding the screen. `rendering` and `formats` show diagnostics to people and to programs.
`decoding` reads the bytes of a file, `templates` puts a stranger's values into a message.
`fixes` applies what they offer, and `suppressions` are the comments that silence a warning.
"""

from dowlang.diagnostics.collector import Collector
from dowlang.diagnostics.diagnostic import WHOLE_FILE, Diagnostic, Fix, Replacement, Severity

__all__ = ["WHOLE_FILE", "Collector", "Diagnostic", "Fix", "Replacement", "Severity"]
