"""Places in a card file."""

from dowlang.records import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a card file: lines and columns count characters from 1, the end is exclusive.

    A span that covers nothing (`column == end_column` on one line) is a place between two
    characters.
    """

    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, other: "Span") -> "Span":
        """Return the span from the start of this one to the end of `other`."""
        return Span(self.line, self.column, other.end_line, other.end_column)
