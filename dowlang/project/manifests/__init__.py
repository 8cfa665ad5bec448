"""Read what a set says of itself in `set.toml`, in the edition and the version that it names."""
