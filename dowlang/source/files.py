"""Files of the disk, read and written whole.

A name that a stranger chose may belong to a pipe, a device or a socket, which can block for ever or
never end: nothing but an ordinary file is read or replaced. What is written is complete or absent,
also after a power cut.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path

from dowlang.source.limits import MAX_FOLDER_ENTRIES

KINDS = (
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)


class NotAFile(OSError):
    """A path leads to something that is no ordinary file, and was not opened."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(errno.EINVAL, f"it is {what} and no file", str(path))


class LeavesTheSet(OSError):
    """A folder that is written to leads out of its set: a link that is not followed.

    Carries the path.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"`{path}` leads out of its set and is not written to")
        self.path = path


class FolderTooLarge(OSError):
    """A folder with more in it than is looked through. Carries the path."""

    def __init__(self, path: str) -> None:
        said = f"it holds more than {MAX_FOLDER_ENTRIES} files and folders, wanted a smaller one"
        super().__init__(errno.E2BIG, said, path)


def entries_below(folder: Path) -> Iterator[os.DirEntry[str]]:
    """Yield everything below a folder that is no folder. Folders that are links are not entered.

    Raises `FolderTooLarge`, and `OSError` for a folder that cannot be read.
    """
    waiting, seen = [str(folder)], 0
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                seen += 1
                if seen > MAX_FOLDER_ENTRIES:
                    raise FolderTooLarge(str(folder))
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    yield entry


def real(path: Path) -> Path:
    """Return where a path leads, links followed. A link that leads to itself leads nowhere else."""
    return Path(os.path.realpath(path))


def is_plain(path: Path) -> bool:
    """Return True for an ordinary file that is no link."""
    try:
        return stat.S_ISREG(os.lstat(path).st_mode)
    except OSError:
        return False


def what_is_there(path: Path) -> str:
    """Return in words what lies at a path that is no ordinary file, or "" for one."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return "a link that leads nowhere" if path.is_symlink() else "nothing"
    return "" if stat.S_ISREG(mode) else "a folder" if stat.S_ISDIR(mode) else _kind(mode)


def read_file(path: Path, most: int = -1) -> bytes:
    """Return the bytes of an ordinary file, at most `most` of them.

    Raises `NotAFile` and `OSError`.
    """
    _demand_file(path, path.stat().st_mode)
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        there = os.fstat(file.fileno())
        _demand_file(path, there.st_mode)  # it may have been exchanged meanwhile
        if most <= there.st_size:
            return file.read(most)
        # a buffer of the limit's size takes longer than the file
        data = file.read(there.st_size + 1)
        return data + file.read(most - len(data)) if len(data) > there.st_size else data


def write(path: Path, data: bytes, durable: bool = True) -> None:
    """Write a file whole or not at all: beside it first, then renamed. A link is written through.

    The bytes are on the disk before the name is, and the name before this returns. What is not
    `durable` is not waited for: after a power cut it may be damaged, so it has to hold what tells.
    Raises `NotAFile` and `OSError`.
    """
    path = real(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.stat().st_mode if path.exists() else None
    if before is not None:
        _demand_file(path, before)
    with _named(path):
        _put(path, data, before, durable)


def demand_place(path: Path) -> None:
    """Raise what `write` would raise of a path, before there is anything to write.

    Raises `NotAFile` and `OSError`. A disk that is full is seen when it is written to.
    """
    path = real(path)
    if path.exists():
        _demand_file(path, path.stat().st_mode)
    home = next(folder for folder in path.parents if folder.exists())
    if not home.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
    if not os.access(home, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def _put(path: Path, data: bytes, before: int | None, durable: bool) -> None:
    """Write beside a path, then rename. `before` is the mode of what is there."""
    # a name nobody can have waiting there
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:80]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~_umask() if before is None else before & 0o777)
        Path(name).replace(path)
    except BaseException:  # also an interruption: the half-written neighbour goes
        Path(name).unlink(missing_ok=True)
        raise
    if durable:
        _sync_folder(path.parent)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Let errors name this file: those of a full disk name none, others the one beside it."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _demand_file(path: Path, mode: int) -> None:
    """Raise unless the mode is that of an ordinary file. A folder is refused as the system does."""
    if stat.S_ISREG(mode):
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    raise NotAFile(path, _kind(mode))


def _kind(mode: int) -> str:
    return next((what for fits, what in KINDS if fits(mode)), "something else")


def _sync_folder(folder: Path) -> None:
    """Ask the system to keep the names of a folder too.

    Systems that cannot open a folder need no asking.
    """
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@lru_cache(maxsize=1)
def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
