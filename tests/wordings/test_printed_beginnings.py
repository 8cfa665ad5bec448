"""How printed cards begin: the line of the kind above the name, what somebody is, results of a roll
and sides of a vote within a paragraph, the story, what repeats a rule of the game.
"""

from __future__ import annotations

import pytest

from dowlang.natural.game_words import NounForms
from dowlang.natural.rewrites.second_person import to_second_person
from dowlang.project.game_language import language
from dowlang.project.writing.cards import write_card
from dowlang.project.writing.naming import with_names
from dowlang.project.writing.nesting import noted
from dowlang.project.writing.stories import tells
from dowlang.project.writing.tables import tabled
from dowlang.project.writing.titles import kind_alone
from dowlang.project.writing.words_of_cards import spoken
from tests.wordings.contexts import card
from tests.wordings.measuring import checker

GAME = "dead_of_winter"
STANDING = language(GAME).vocabulary.standing


def lines(prose: str) -> list[str]:
    """Return the lines of the card file of a printed card, without the reasons."""
    text = write_card(prose, GAME).text
    return [line for line in text.splitlines() if not line.strip().startswith("#   ")]


def help_of(place: str, line: str) -> str:
    """Return what is told of the first error of a card with a line in its place."""
    found, _ = checker().found(card(place, line)[0])
    return found[0].help or ""


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("above", "head"),
    [
        ("Crossroads\nThe Bear", 'crossroads "The Bear"'),
        ("The Bear\nCrossroads", 'crossroads "The Bear"'),
        ("Crossroads: The Bear", 'crossroads "The Bear"'),
        ("Crisis\nCrossroads", 'crossroads "Crisis"'),
        ("Secret objective\nThe Bear", 'secret "The Bear"'),
        ("Main Objective - The Bear", 'objective "The Bear"'),
    ],
)
def test_the_kind_stands_above_or_below_the_name(above: str, head: str) -> None:
    assert lines(f"{above}\n\nYou search the School.")[0] == head


def test_a_line_that_says_more_than_a_kind_is_no_line_of_one() -> None:
    kinds = ("item", "survivor")
    assert kind_alone("The Last Item", kinds) is None
    assert kind_alone("Item - Tool", kinds) == ("item", "Tool")
    assert kind_alone("Survivor of the Fire", kinds) is None


@pytest.mark.parametrize("at", [1, 2])
def test_what_somebody_is_stands_beside_the_kind(at: int) -> None:
    head = ["Survivor", "Odile Marsh"] if at == 2 else ["Odile Marsh"]
    text = [*head, "Juggler", *(["Survivor"] if at == 1 else []), "Influence 46"]
    assert lines("\n".join(text))[:3] == [
        'survivor "Odile Marsh"',
        '    occupation "Juggler"',
        "    influence 46",
    ]


def test_an_item_has_its_sort_and_plays_what_it_does() -> None:
    assert lines("Item\nOats\nFood - Instant\n\nAdd two food.\nFound at: School") == [
        'item "Oats"',
        '    food, in "School" x 1  # how often it lies there is not printed',
        "    play",
        "        add 2 food",
    ]


def test_a_condition_behind_a_label_is_the_one_of_the_option() -> None:
    prose = (
        "The Bear\nCrossroads\nYou search the School.\n\nOption 1: Go on (only if morale = 3).\n"
    )
    assert '    option "Go on" if morale = 3' in lines(f"{prose}Lose 1 morale.")


def test_what_a_game_begins_with_is_in_the_set_up() -> None:
    prose = "A\nMain objective\nMorale: 6 / Rounds: 7\n\nSetup: Add 2 zombies to the colony.\n"
    assert lines(prose + "\nYou win when food is 9 or more.")[2:] == [
        "        setup",
        "            morale 6",
        "            rounds 7",
        "            add 2 zombies to the colony",
        "        goal food >= 9",
    ]


def test_results_stand_below_their_roll_and_a_sentence_that_is_none_ends_them() -> None:
    prose = "  Roll a die. On a 1 or 2, wait. Then sing. On a 3+, go. Sleep."
    assert tabled([prose]) == [
        "  Roll a die.",
        "      On a 1 or 2:",
        "          wait",
        "          Then sing",
        "      On a 3+:",
        "          go",
        "  Sleep.",
    ]
    assert tabled(["  Throw a coin. On a 1, wait."]) == ["  Throw a coin. On a 1, wait."]


def test_one_result_that_is_not_understood_leaves_the_others() -> None:
    prose = "A\nCrossroads\nYou search the School.\n\nOption 1: B\n"
    assert lines(f"{prose}Roll a die. On a 1 or 2, the clown cries. On a 3+, add 2 food.")[3:] == [
        "        roll a die",
        "            1 to 2",
        "                # ? the clown cries",
        "            3 to 6",
        "                add 2 food",
    ]


@pytest.mark.parametrize("held", ["All players vote.", "Everyone votes.", "Hold a vote."])
@pytest.mark.parametrize(
    ("yes", "no"),
    [
        ("If the majority votes thumbs up", "If the majority votes thumbs down"),
        ("If most players vote yes", "If most players vote no"),
        ("If thumbs up", "If thumbs down"),
        ("If the vote passes", "If the vote fails"),
    ],
)
def test_a_vote_is_told_in_its_sentences(held: str, yes: str, no: str) -> None:
    prose = "A\nCrossroads\nYou search the School.\n\nOption 1: B\n"
    assert lines(f"{prose}{held} {yes}, gain 1 morale. {no}, add 2 food.")[3:] == [
        "        vote by players",
        "            passes",
        "                gain 1 morale",
        "            fails",
        "                add 2 food",
    ]


def test_a_vote_above_two_options_is_between_them() -> None:
    prose = "A\nCrossroads\nYou search the School.\n\nAll players vote.\n\n"
    out = lines(f"{prose}Option 1: Go.\nGain 1 morale.\n\nOption 2: Stay.\nAdd 2 food.")
    assert out[2:] == [
        "    vote by players",
        '        passes "Go"',
        "            gain 1 morale",
        '        fails "Stay"',
        "            add 2 food",
    ]


@pytest.mark.parametrize(
    ("line", "story"),
    [
        ("You can hear them all night: the horses, the bear, and something without a name.", True),
        ('"You are bleeding," says the man in the blue cap. "There is a chest in the van."', True),
        ("It is dark.", True),
        ("The stoker spits into the dead firebox and folds his telegram.", True),
        ("If the ice cracks, everybody below the bridge drowns.", False),
        ("The survivor with the lowest influence at the colony is bitten.", False),
        ("Each player shivers by the stove until the kettle whistles.", False),
        ("Trigger: The lamps go out in the mouth of the tunnel tonight.", False),
        ("You may not speak of the oven to anybody who has not smelled its bread.", False),
    ],
)
def test_a_story_is_told_in_words_that_no_card_uses(line: str, story: bool) -> None:
    assert tells(line, spoken(language(GAME))) is story


def test_a_story_of_several_lines_is_one() -> None:
    prose = (
        "A\nCrossroads\nYou search the School.\n\nIt is dark.\nSnow whispers over the rails.\n\n"
    )
    flavor = '    flavor "It is dark. Snow whispers over the rails."'
    assert lines(f"{prose}Option 1: B\nGain 1 morale.")[1].startswith(flavor)


@pytest.mark.parametrize(
    ("sentence", "rule", "before"),
    [
        ("If two additional food cards are added: Gain 1 morale.", "R-CRISIS-09", ""),
        ("If 2 or more extra cards were contributed, raise morale by 1.", "R-CRISIS-09", ""),
        *(
            (f"{bonus}{surplus}, gain 1 morale.", "R-CRISIS-09", "")
            for bonus in ("", "Bonus: ")
            for surplus in (
                "If it is prevented with at least 2 extra cards",
                "If this crisis was prevented with two additional food cards",
                "If at least two more cards are contributed than needed",
                "If the players contribute at least 2 food cards more than needed",
                "If you together added 2 extra cards",
                "With at least 2 extra cards",
            )
        ),
        ("Bonus: With at least 2 extra cards, gain 2 morale.", "", ""),
        ("Bonus: With at least 3 extra cards, gain 1 morale.", "", ""),
        (
            "Keep one of them and put the other on the bottom.",
            "",
            "When you search, draw two survivor cards.",
        ),
        ("You lose if morale reaches 0 or the last round ends.", "R-END-02, R-END-03", ""),
        ("You lose when morale is 0.", "R-END-02", ""),
        (
            "Keep one of them and put the others on the bottom of the deck.",
            "R-ACT-SEA-07",
            "When it searches, draw 2 more.",
        ),
        ("If you cannot discard a fuel card, you must choose option 1.", "R-XROADS-06", ""),
        ("If you cannot, you may not choose this option.", "R-XROADS-06", "Discard 1 card."),
        ("If you can't discard a card, you cannot pick this.", "R-XROADS-06", ""),
        ("If you are exiled, draw an exiled objective.", "R-EXILE-02", ""),
        ("If you are exiled, draw a card.", "", ""),
        ("If the vote is tied, the first player decides.", "R-VOTE-05", "All players vote."),
        ("If the vote is tied, nothing happens.", "", "All players vote."),
        ("Keep one of them and put the others on the bottom of the deck.", "", "Draw 3 cards."),
        ("Take one of them and put the other on the bottom.", "", "Search 2+\nDraw 2 cards."),
        ("Take one and put the rest on the bottom.", "", "Search value: 2\nDraw 2 cards."),
        (
            "Take one of them and put the other on the bottom.",
            "",
            "When you search, look at the top 2 cards of the deck.",
        ),
        ("If two additional food cards are added: Gain 2 morale.", "", ""),
        ("If three additional food cards are added: Gain 1 morale.", "", ""),
        ("You lose if morale reaches 1.", "", ""),
    ],
)
def test_what_repeats_a_rule_is_told_with_it(sentence: str, rule: str, before: str) -> None:
    told = [each.rule for each in STANDING if each.repeats(sentence, before)]
    assert told == ([rule] if rule else [])
    out = noted([f"    {before} {sentence}".rstrip()], (), STANDING)
    assert any(f"({rule})" in line for line in out) is bool(rule)


def test_the_check_tells_that_a_line_repeats_a_rule() -> None:
    line = "If two additional food cards are added: Gain 1 morale."
    told = "that is a rule of the game already (R-CRISIS-09): leave it out"
    assert help_of("crisis", line) == told


ROLLED = "Roll the exposure die for one of your survivors."
NOT_CALLED = "no card of this set is called `Conductor`"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("place", "line", "told"),
    [
        ("effect", "Move a survivor you control to an adjacent location.", "no such thing"),
        ("effect", "The clown cries.", "no card uses the words `clown` or `cries`"),
        (
            "effect",
            f"{ROLLED} The clown cries.",
            "understood: `roll exposure for a survivor you control`; not understood: `The clown",
        ),
        ("effect", "Remove the Conductor from the game.", NOT_CALLED),
        ("effect", "Remove Winterbourne from the game.", "no card of this set"),
        ("item", "Found at: School", 'in its head, behind its sort: `tool, in "School" x 2`'),
    ],
)
def test_what_is_not_understood_is_told_by_its_piece(place: str, line: str, told: str) -> None:
    assert told in help_of(place, line)


@pytest.mark.sample(1)
@pytest.mark.parametrize("count", range(2, 16))
def test_every_sentence_of_a_line_is_told_of(count: int) -> None:
    sentences = [f"Add {at + 2} food." for at in range(count)]
    told = help_of("effect", " ".join([*sentences, "Sing loudly."]))
    for at, each in enumerate(sentences):
        written = each.removesuffix(".").lower() if at < 12 else each
        assert f"`{written}`" in told
    assert "Sing loudly" in told


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["Exposure Die", "First Player", "Food Tokens", "Action Dice"])
def test_words_of_the_game_with_capitals_are_no_names(name: str) -> None:
    assert "no card of this set" not in help_of("effect", f"Give the {name} to the clown.")


def test_a_sentence_with_its_capital_is_no_name_without_quotes() -> None:
    found, _ = checker().found(card("effect", "If the clown cries, gain 1 morale.")[0])
    assert found[0].message == "found a printed sentence, wanted a line of a card"
    found, _ = checker().found(card("effect", "- Weep for the clown")[0])
    assert found[0].message == "found a printed sentence, wanted a line of a card"
    found, _ = checker().found(card("effect", "add 1 zombie to School")[0])
    assert found[0].message == "found `School` without quotes"


def test_a_line_to_the_active_player_is_one_to_you() -> None:
    who = "the active player"
    assert to_second_person("the active player has food and ends their turn", who) == (
        "you have food and you end your turn"
    )
    assert to_second_person("another player has no cards", who) is None
    assert to_second_person("the active player and another player lose their cards", who) is None


WHO = "the active player"
SURVIVOR = NounForms("survivor", "survivors")
ALONE = ("is at the School", "has a wound", "controls 2 survivors", "holds 2 food cards")


@pytest.mark.parametrize("second", ALONE)
@pytest.mark.parametrize(
    "subject",
    [
        f"a survivor of {WHO}",
        f"a survivor controlled by {WHO}",
        f"a survivor {WHO} controls",
        f"{WHO} attacks a zombie and it",
        f"{WHO} controls a survivor who",
        f"the player to the left of {WHO}",
    ],
)
def test_a_verb_behind_and_is_of_the_subject_of_its_clause(subject: str, second: str) -> None:
    said = to_second_person(f"{subject} is killed and {second}", WHO, SURVIVOR)
    assert said is not None and said.endswith(f"is killed and {second}")
    for verb in ("moves", "has"):  # of those to whom something is done, the verb stays
        said = to_second_person(f"a survivor of {WHO} {verb}", WHO, SURVIVOR)
        assert said == f"a survivor of you {verb}"


@pytest.mark.parametrize("second", ALONE[2:])
@pytest.mark.parametrize(
    "first",
    [
        f"{WHO} searches the School",
        f"{WHO} has fuel and food in hand",
        f"a survivor dies and {WHO} has no food",
        f"if a survivor dies while {WHO} is at the School",
    ],
)
def test_a_verb_behind_what_you_do_is_of_you(first: str, second: str) -> None:
    said = to_second_person(f"{first} and {second}", WHO, SURVIVOR)
    verb, rest = second.split(" ", 1)
    assert said is not None and said.endswith(f" and you {verb.rstrip('s')} {rest}")


@pytest.mark.parametrize(
    ("rest", "yours"),
    [
        ("to the School and their hand is empty", True),
        ("with their leader", True),
        ("and they control 2 survivors", True),
        ("and they have a food card in their hand", True),
        ("to their location", False),
        ("and their wounds are gone", False),
        ("and they have a wound", False),
    ],
)
def test_what_may_be_a_survivors_is_not_said_to_be_yours(rest: str, yours: bool) -> None:
    said = to_second_person(f"{WHO} moves a survivor {rest}", WHO, SURVIVOR)
    assert (said is not None) is yours
    assert "their" not in (said or "") and "they" not in (said or "")


def test_a_thing_that_the_next_line_speaks_of_has_a_name() -> None:
    def errors(text: str) -> list[object]:
        return list(checker().found(text, hints=False)[0])

    text, _ = card("effect", "add 1 noise to a location\nadd 1 zombie to that location")
    assert "add 1 noise to a location as chosen\n        add 1 zombie to the chosen" in with_names(
        text,
        errors,  # type: ignore[arg-type]
    )
    alone, _ = card("effect", "add 1 zombie to that location")
    assert with_names(alone, errors) == alone  # type: ignore[arg-type]


def test_who_chooses_is_not_dropped() -> None:
    assert "add 1 noise to a location" in help_of(
        "effect", "Add 1 noise token to the location of your choice."
    )
    assert "each other player" not in help_of(
        "effect", "Each other player discards a card of your choice."
    )


def test_a_line_that_speaks_of_one_that_is_not_understood_is_not_either() -> None:
    prose = "A\nCrossroads\nYou move a survivor to the School.\n\nOption 1: B\n"
    out = lines(f"{prose}Each player mourns a survivor they control. That survivor gets one wound.")
    assert out[3:] == [
        "        # ? Each player mourns a survivor they control.",
        "        # ? that survivor gets 1 wound",
    ]
    out = lines(f"{prose}Sing something. That survivor gets one wound.")
    assert out[3:] == ["        # ? Sing something.", "        that survivor gets 1 wound"]


def test_a_card_that_lacks_a_clause_names_the_comments_that_may_be_it() -> None:
    text = write_card("A\nCrisis\n\nPrevent it by juggling.\nFailure: Lose 1 morale.", GAME).text
    (found,) = checker().found(text)[0]
    at = next(n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith("# ?"))
    assert found.message.endswith("has no `prevent with`")
    assert (found.help or "").endswith(f"behind `# ?` is not on the card yet: line {at}")
