"""Small games that prove the rooms of the house know no word of the large one."""
