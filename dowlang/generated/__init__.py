"""Compiled handlers of the sets shipped with the package.

A wheel carries them here. In a checkout they are in `generated/` beside the package, and this
package's path is extended to it. This is one of the two places Python is ever imported from for
cards. The other is the user's cache (`dowlang.project.loading`).
"""

from pathlib import Path

_checkout = Path(__file__).resolve().parent.parent.parent / "generated"
if (
    not (Path(__file__).parent / "base").is_dir()
    and (_checkout / "base").is_dir()
    and (_checkout.parent / "pyproject.toml").is_file()
):
    __path__.append(str(_checkout))
