"""What two readers take of the same pieces or of any, of each or of all, is refused with the line
that says which, and that line checks.
"""

from __future__ import annotations

import re

from dowlang.advice import offers_of
from dowlang.diagnostics import Diagnostic
from tests.semantics.winter_world import checked_text

WANTED = re.compile(r"wanted `([^`]+)`")
PIECES = {
    "location": ("zombies at {}", "survivors at {}"),
    "player": ("cards in the hand of {}", "survivors controlled by {}"),
    "survivor": ("wounds on {}", "influence of {}"),
}


def errors(lines: str) -> list[Diagnostic]:
    """Return the errors of an option with these lines."""
    rows = lines.replace("\n", "\n        ")
    text = (
        f'crossroads "Slips"\n    flavor "x"\n    if food >= 0\n    option "A"\n        {rows}\n'
        '    option "B"\n        lose 2 morale\n'
    )
    return [each for each in checked_text(text)[1] if each.code < "DOW5"]


def found(lines: str) -> list[tuple[str, str]]:
    """Return codes and messages of errors of an option with these lines."""
    return [(each.code, each.message) for each in errors(lines)]


def test_so_many_on_both_sides_of_a_comparison_are_the_same_ones() -> None:
    for noun, (left, right) in PIECES.items():
        for which in (f"a {noun}", f"each {noun}", f"2 {noun}s", f"at least 2 {noun}s"):
            for sign in (">", "<=", "="):
                line = f"if {left.format(which)} {sign} {right.format(which)}"
                ((code, told),) = found(f"{line}\n    gain 1 morale")
                wanted = WANTED.search(told)
                assert code == "DOW3019" and wanted, line
                assert found(f"if {wanted[1]}\n    gain 1 morale") == [], wanted[1]
    other = "if cards in the hand of a player > cards in the hand of each other player"
    assert found(f"{other}\n    gain 1 morale") == []


def test_of_random_ones_a_number_is_said() -> None:
    for which in (
        "all random survivors",
        "each random survivor",
        "the random survivors",
        "up to 2 random survivors",
    ):
        line = f"kill {which} at the colony"
        assert [code for code, _ in found(line)] == ["DOW3019"], line
    for which in ("a random survivor", "2 random survivors", "exactly 2 random survivors"):
        assert found(f"kill {which} at the colony") == []


def test_what_came_of_an_offer_is_asked_of_each_or_of_all() -> None:
    for who in ("2 players", "up to 2 players", "at least 2 players"):
        for answer in ("if so", "if not"):
            lines = f"{{}} may discard 1 card\n    {answer}\n        gain 1 morale"
            assert [code for code, _ in found(lines.format(who))] == ["DOW3019"]
            each = f"choose {who}\n{lines.format('each of those players')}"
            assert found(each) == [], each
        assert found(f"{who} may discard 1 card") == []


def test_another_beside_two_that_were_chosen_may_be_the_first() -> None:
    for noun, use in (("survivor", "kill the three"), ("location", "add 1 zombie to the three")):
        first = f"choose a {noun} as one\nchoose another {noun} as two\n"
        third = f"choose another {noun} as three\n{use}"
        assert [code for code, _ in found(first + third)] == ["DOW3004"]
        named = third.replace(f"another {noun}", f"a {noun} except the one except the two")
        assert found(first + named) == []


def test_who_is_told_anew_is_never_brought_back() -> None:
    for who in ("your leader", "the leader of the first player"):
        lines = f'take {who} out of play\nbring {who} back to "School"'
        assert [code for code, _ in found(lines)] == ["DOW3019"]
    lines = (
        'choose a survivor you control as x\ntake the x out of play\nbring the x back to "School"'
    )
    assert found(lines) == []


TOLD_BY_ONE = {
    "location": ("zombies at {}", "wounded survivors at {}"),
    "player": ("cards in the hand of {}", "dice of {}", "wounded survivors controlled by {}"),
}
ONE_OR_NONE = ("a {}", "another {}", "no {}", "no other {}")
HOW_MANY = ("no", "2", "exactly 2", "at least 2", "exactly 1")


def test_there_is_of_one_or_of_all_is_a_number() -> None:
    """`there are no cards in the hand of another player` and `cards in the hand of another player
    = 0` were printed alike, and held at different times.
    """
    missed, wrong = [], []
    for noun, phrases in TOLD_BY_ONE.items():
        above = f"choose a {noun} as one\n" if noun == "location" else ""
        for phrase in phrases:
            for who in ONE_OR_NONE:
                for many in HOW_MANY:
                    line = f"there are {many} {phrase.format(who.format(noun))}"
                    if many.endswith(" 1"):
                        line = line.replace("are", "is").replace("survivors", "survivor")
                        line = line.replace("cards", "card").replace("dice", "die")
                        line = line.replace("zombies", "zombie")
                    told = errors(f"{above}if {line}\n    gain 1 morale")
                    offers = [offer for each in told for offer in offers_of(each.help)]
                    lines = [one for offer in offers for one in offer.lines]
                    if [each.code for each in told] != ["DOW3019"] or not lines:
                        missed.append((line, [each.message for each in told]))
                    wrong += [one for one in lines if found(f"{above}if {one}\n    gain 1 morale")]
    assert (missed, wrong) == ([], [])
    for line in (
        "there is a card in the hand of another player",
        "there are no cards in the hand of any other player",
        "there are 2 cards in the hand of all other players",
        "there is no survivor with a weapon card",
        "there is no player with a survivor at the colony",
    ):
        assert found(f"if {line}\n    gain 1 morale") == [], line


def test_so_many_of_the_pieces_are_of_each_or_of_all() -> None:
    for who, said in (
        ("the survivors you control", "are equipped with 2 weapon cards"),
        ('the survivors at "School"', "are equipped with at least 2 cards"),
        ("the players with no survivors", "have 2 food cards"),
    ):
        ((code, told),) = found(f"if {who} {said}\n    gain 1 morale")
        wanted = WANTED.search(told)
        assert code == "DOW3019" and wanted, who
        each = f"{wanted[1]} {said}".replace("are equipped", "is equipped").replace("have", "has")
        assert found(f"if {each}\n    gain 1 morale") == [], each


SEVERAL = {
    "survivor": (
        "when you move a survivor",
        "each other survivor gets 1 frostbite",
        "{} gets 1 wound",
    ),
    "location": (
        "when you search a location",
        "add 1 noise to each other location outside the colony",
        "add 1 zombie to {}",
    ),
    "card": ("when you play a medicine card", "discard all other cards in hand", "reveal {}"),
}


def test_others_beside_several_may_be_other_than_those() -> None:
    """And than the one of the event: the line says whom it leaves out."""
    for noun, (trigger, other, deed) in SEVERAL.items():
        where = {"survivor": 'at "School"', "location": "with 2 survivors", "card": "in hand"}[noun]
        chosen = f"choose 2 {noun}s {where} as two"
        above = [chosen, f"{chosen}\n{deed.format(f'each of those {noun}s')}"]
        if noun != "card":
            above.append(deed.format(f"each {noun} {where}"))
        for lines in above:
            assert "DOW3004" in codes_below(trigger, f"{lines}\n{other}"), lines
        named = re.sub(r"(each|all) other (\w+)", r"\1 \2 except the two", other)
        if noun != "card":  # no words leave out cards
            assert not codes_below(trigger, f"{chosen}\n{named}"), named
        assert not codes_below(trigger, other)


def codes_below(trigger: str, lines: str) -> list[str]:
    """Return the codes of errors of an option with these lines below a trigger."""
    rows = lines.replace("\n", "\n        ")
    text = f'crossroads "Slips"\n    flavor "x"\n    {trigger}\n    option "A"\n        {rows}\n'
    return [each.code for each in checked_text(text)[1] if each.code < "DOW5"]
