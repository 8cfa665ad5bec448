"""Write the games of a result file as Parquet tables, for programs that read columns.

pyarrow is an extra, imported when it is first needed. The tables are those of the file, with the
names of counted things written out. Rows are in the order of the games, so the same file gives the
same tables.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from dowlang.simulate.result_file import ResultFile

GAMES_AT_ONCE = 1000
Columns = tuple[tuple[str, str], ...]
TABLES: dict[str, tuple[str, Columns]] = {
    "games": (
        "SELECT number AS game, seed, settings, cause, result, decisions, checksum, error"
        " FROM games WHERE number >= ? AND number < ? ORDER BY number",
        (
            ("game", "int64"),
            ("seed", "int64"),
            ("settings", "string"),
            ("cause", "string"),
            ("result", "string"),
            ("decisions", "int32"),
            ("checksum", "string"),
            ("error", "string"),
        ),
    ),
    "counts": (
        "SELECT game, what, names.name, detail, seat, count FROM counts"
        " JOIN names ON names.id = counts.name WHERE game >= ? AND game < ?"
        " ORDER BY game, what, names.name, detail, seat",
        (
            ("game", "int64"),
            ("what", "string"),
            ("name", "string"),
            ("detail", "string"),
            ("seat", "int32"),
            ("count", "int32"),
        ),
    ),
    "goals": (
        "SELECT game, round, card, seat, clause, have, want FROM goals"
        " WHERE game >= ? AND game < ? ORDER BY game, rowid",
        (
            ("game", "int64"),
            ("round", "int32"),
            ("card", "string"),
            ("seat", "int32"),
            ("clause", "int32"),
            ("have", "int64"),
            ("want", "int64"),
        ),
    ),
}
"""Table -> what is read of the games from one number to another, then its columns and types."""


class NoParquet(RuntimeError):
    """Raised when the extra that brings pyarrow is not installed."""


class InTheWay(RuntimeError):
    """Raised when a table is there already. Carries its path."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path}: there is a file already")


def tables_of(folder: Path) -> dict[str, Path]:
    """Return where the tables go. Raises `NoParquet` and `InTheWay`, before anything is played."""
    _pyarrow()
    out = {name: folder / f"{name}.parquet" for name in TABLES}
    for path in out.values():
        if path.exists() or path.is_symlink():
            raise InTheWay(path)
    return out


def write_tables(file: ResultFile, folder: Path) -> dict[str, Path]:
    """Write the tables into a folder and return their paths. None is there before it is whole.

    Raises `NoParquet`, `InTheWay`, `ResultFileError`, `OSError`.
    """
    arrow, parquet = _pyarrow()
    out = tables_of(folder)
    folder.mkdir(parents=True, exist_ok=True)
    count = int(file.rows("SELECT count(*) FROM games")[0][0])
    for name, (query, columns) in TABLES.items():
        shape = arrow.schema([(column, getattr(arrow, kind)()) for column, kind in columns])
        unfinished = out[name].with_suffix(".unfinished")
        try:
            with parquet.ParquetWriter(unfinished, shape) as writer:
                for first in range(0, count, GAMES_AT_ONCE):
                    rows = file.rows(query, (first, first + GAMES_AT_ONCE))
                    values = [[row[place] for row in rows] for place in range(len(columns))]
                    writer.write_table(arrow.table(values, schema=shape))
            unfinished.replace(out[name])
        finally:
            unfinished.unlink(missing_ok=True)
    return out


def _pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NoParquet(
            "Parquet tables want pyarrow; type `pip install 'dowlang[parquet]'`"
        ) from None
