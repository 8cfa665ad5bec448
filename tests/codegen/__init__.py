"""From checked card to handler text."""
