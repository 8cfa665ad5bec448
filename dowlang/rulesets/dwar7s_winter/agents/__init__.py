"""Agents that know the rules of Dwar7s Winter. They see a view and a decision, never the game."""
