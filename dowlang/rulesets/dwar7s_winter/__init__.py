"""Dwar7s Winter: its state, procedures, actions, words, agents, narration and screen."""
