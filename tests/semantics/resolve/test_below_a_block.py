"""What a line inside a block names, tells or gives anew may be meant by a line below that block:
where a line above the block has given the like, it is refused, and named otherwise it checks.
"""

from __future__ import annotations

from tests.semantics.resolve.test_two_candidates import found

BLOCKS = (
    "if food >= 3\n    {}",
    "if food >= 9\n    nothing happens\notherwise\n    {}",
    'for each survivor at "School"\n    {}',
    "for each player\n    {}",
    "repeat 2 times\n    {}",
    "you may gain 1 morale\n    if so\n        {}",
    "the players together may discard 1 fuel card\n    if not\n        {}",
    "roll a die\n    1 to 3\n        {}\n    otherwise\n        nothing happens",
    'choose one\n    option "C"\n        {}\n    option "D"\n        nothing happens',
    'vote by players\n    passes "Y"\n        {}\n    fails "N"\n        nothing happens',
    "if food >= 3\n    if morale >= 2\n        {}",
)
VOTE = """vote by players
    passes "Y{0}"
        gain 1 morale
    fails "N{0}"
        lose 1 morale"""
AMOUNTS = ("remove 1 helpless survivor", "add 1 zombie to the colony", "discard 1 card")
LIKE = (
    # above the block, inside it, the line below it, and how that line says which
    (
        "choose a survivor at the colony as one",
        "choose a survivor outside the colony as two",
        ("kill that survivor", "kill it"),
        "kill the one",
    ),
    (
        "choose another player as one",
        "choose a player with no cards in hand as two",
        ("that player discards 1 card", "they discard 1 card"),
        "the one discards 1 card",
    ),
    (
        "choose 2 survivors you control as one",
        "choose 2 survivors outside the colony as two",
        ("kill those survivors",),
        "kill the one",
    ),
    (
        'look at the top 3 cards of the "School" deck',
        'look at the top 2 cards of the "Library" deck',
        ("take one of those cards", "put the rest onto the waste pile"),
        "",
    ),
    (
        'reveal the top 3 cards of the "School" deck',
        'reveal the top 2 cards of the "Library" deck',
        ("add (food cards among the revealed cards) food",),
        "",
    ),
    (
        "each player rolls a die",
        "each player with a survivor at the colony rolls a die",
        ("the player with the highest roll discards 1 card",),
        "",
    ),
    (
        "throw 2 dice",
        "throw 3 dice",
        (
            "remove (sum of the throw) food",
            "gain (thrown dice showing 6) morale",
            "if matching dice thrown >= 2\n    gain 1 morale",
            "replace all your dice with the throw",
        ),
        "",
    ),
    (
        VOTE.format("3"),
        VOTE.format("4"),
        (
            "each player who voted for it discards 1 card",
            "each player where (not it voted against it) discards 1 card",
            "gain (votes for it) morale",
            "if votes against it >= 2\n    lose 1 morale",
        ),
        "",
    ),
    (
        "each player picks a number up to 3 in secret",
        "each other player picks a number up to 6 in secret",
        (
            "the player with the highest number discards 1 card",
            "each player where (it picked 2) discards 1 card",
            "gain (number picked by you) morale",
        ),
        "",
    ),
)
REFUSED = {"DOW3003", "DOW3004"}


def below(block: str, inside: str) -> str:
    """The block with a line inside it, and what stands below that line."""
    before = block.partition("{}")[0].rpartition("\n")[2]
    return block.format(inside.replace("\n", f"\n{before}"))


def test_an_amount_of_a_block_is_not_that_of_a_line_above_it() -> None:
    """`that many` would be read as the nearer one; nothing else about the card is wrong."""
    missed = [
        (block, line)
        for block in BLOCKS
        for line in AMOUNTS
        if "DOW3003"
        not in found("if food >= 0", f"remove 3 food\n{below(block, line)}\ngain that many morale")
    ]
    assert not missed
    kept = [
        block
        for block in BLOCKS
        if "roll a die" not in block
        and "DOW3003"
        in found(
            "if food >= 0",
            f"remove 3 food\n{below(block, 'lose that many morale')}\ngain that many morale",
        )
        and not block.startswith(("the players", "you may"))  # an amount of its own
    ]
    assert not kept
    for line in ("discard 1 card", "you may discard 1 card", "another player discards 1 card"):
        told = found("if food >= 0", f"remove 3 food\n{line}\ngain that many morale")
        assert "DOW3003" in told, line


def test_what_a_block_gives_anew_may_be_meant_below_it() -> None:
    missed, wrong = [], []
    for block in BLOCKS:
        for above, inside, uses, said in LIKE:
            for use in uses:
                lines = f"{above}\n{below(block, inside)}\n{use}"
                if not REFUSED & {*found("if food >= 0", lines)}:
                    missed.append(lines)
            lines = f"{above}\n{below(block, inside)}\n{said or 'nothing happens'}"
            if REFUSED & {*found("if food >= 0", lines)}:
                wrong.append(lines)
    assert (missed, wrong) == ([], [])


def test_who_is_called_by_a_name_may_be_meant_by_a_pronoun() -> None:
    """As the subject of a line since, beside the one of a loop or of a later choice."""
    for piece, use, line in (
        ("survivor at the colony", "it gets 1 frostbite", "{} gets 1 wound"),
        ("player", "they discard 1 card", "{} loses 1 die"),
        ("player", "they discard 1 card", "{} may lose 1 die"),
    ):
        named, other = f"choose a {piece} as one", f"choose a {piece} as two"
        of_one, of_two = line.format("the one"), line.format("the two")
        assert "DOW3004" in found("if food >= 0", f"{named}\n{other}\n{of_one}\n{use}")
        loop = f"{named}\nfor each {piece}\n    {of_one}\n    {use}"
        assert "DOW3004" in found("if food >= 0", loop)
        for lines in (f"{of_one}\n{of_two}", of_two):
            told = found("if food >= 0", f"{named}\n{other}\n{lines}\n{use}")
            assert "DOW3004" not in told, lines
