"""Compile sets to handlers: written into `generated/`, in memory, or card by card."""
