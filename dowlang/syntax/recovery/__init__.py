"""Diagnose lines that do not parse, and find the sentence that was probably meant."""
