"""The words of the strand's cards."""
