"""Agents that know Dead of Winter."""
