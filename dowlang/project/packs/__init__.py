"""Pack a set as one file, check packs from strangers, keep them in the user's library."""
