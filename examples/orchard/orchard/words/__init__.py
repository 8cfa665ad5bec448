"""The words of the orchard's cards."""
