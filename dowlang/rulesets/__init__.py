"""The games. A second game adds a folder here and one under `cards/`, and nothing anywhere else."""
