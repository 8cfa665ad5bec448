"""Sets that these tests only use are checked once."""

from tests.remembered import sets_remembered

__all__ = ["sets_remembered"]
