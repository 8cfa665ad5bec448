"""Word a caller's mistakes: one line and an exit code."""

from __future__ import annotations

import errno


class CommandError(Exception):
    """A caller's mistake: shown as one line, without a traceback."""

    def __init__(self, text: str, exit_code: int = 2) -> None:
        super().__init__(text)
        self.exit_code = exit_code


def shown(text: str) -> str:
    """Return a name from outside on one line, without what a terminal obeys."""
    # `dow --version` shows nothing from outside: 5 % of it would be the tables of characters
    from dowlang.source.characters import sanitize

    return sanitize(text)


def reason(error: Exception) -> str:
    """Return the system's reason in words, without numbers and paths."""
    if not isinstance(error, OSError):
        return str(error)
    return (
        REASONS.get(error.errno or 0)
        or (error.strerror or str(error) or type(error).__name__).lower()
    )


REASONS = {
    errno.EACCES: "permission denied",
    errno.EISDIR: "it is a folder",
    errno.ENOTDIR: "a part of the path is no folder",
    errno.ENOENT: "no such file",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ENOSPC: "the disk is full",
    errno.EFBIG: "the file is too large",
    errno.EDQUOT: "no more may be kept there",
    errno.EBADF: "it is closed",
    errno.EROFS: "the file system is read-only",
}
