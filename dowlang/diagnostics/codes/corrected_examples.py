"""Correct the example of each code: the text that is replaced in it, as for `re.sub`, and by what.

What lives here: the replacements. What does not: the examples, which stand with their codes.
`tests/diagnostics/test_catalogue_examples.py` holds that the corrected example checks.
"""

from __future__ import annotations

import re

RIGHT: dict[str, tuple[str, str]] = {
    "DOW1001": ("\udce9", "e"),
    "DOW1002": ("\x07", ""),
    "DOW1003": ("\u202e", ""),
    "DOW1004": ("\u200b", ""),
    "DOW1005": (r"(?s)\A.*\Z", 'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n'),
    "DOW1006": ("\t", "    "),
    "DOW1007": (r"\n *goal", "\n    goal"),
    "DOW1008": (r"(?s)( +if morale >= 1\n)+( {70,}.*?\n)", "        lose 1 morale\n"),
    "DOW1009": ('"The Bell\n', '"The Bell"\n'),
    "DOW1010": (r'flavor "[^"]*"', 'flavor "Ring."'),
    "DOW1011": ("1234567", "4"),
    "DOW1012": (r"\(+morale >= 4\)+", "morale >= 4"),
    "DOW1013": (";", ""),
    "DOW1014": ('"The [^"]*"', '"The Bell"'),
    "DOW1015": ("\u0410\u0421\u0415", "TEN"),
    "DOW1016": ('""', '"The Bell"'),
    "DOW1017": (r"(?s)\A.*\Z", 'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n'),
    "DOW2001": ("zombei", "zombie"),
    "DOW2002": ("morale colony add zombie", "add 1 zombie to the colony"),
    "DOW2003": (' +flavor "Again."\n', ""),
    "DOW2004": (
        r"(?s)crosroads.*",
        'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n',
    ),
    "DOW2005": (" +influence 12\n", ""),
    "DOW2006": (r"\n\Z", "\n    goal morale >= 4\n"),
    "DOW2007": (" +goal morale >= 5\n", ""),
    "DOW2008": ('("Ring it"\n)', r"\1        nothing happens" + "\n"),
    "DOW2009": (r"\n +add 1 zombie", "\n        add 1 zombie"),
    "DOW2010": (" if able", ", if able"),
    "DOW2011": ("a zombie add to the colony", "add a zombie to the colony"),
    "DOW2012": ("with a weapon card at the colony", "at the colony with a weapon card"),
    "DOW2013": (
        "discard 1 fuel or medicine cards",
        "discard 1 fuel card\n        discard 1 medicine card",
    ),
    "DOW2014": ("/ 2", "/ 2 rounded up"),
    "DOW2015": (
        " +(you cannot)",
        r"        until the end of this round" + "\n" + r"            \1",
    ),
    "DOW2016": ("zombie to\n", "zombie to the colony\n"),
    "DOW2017": ("gain 1 morale 2\n", "gain 2 morale\n"),
    "DOW2018": ("secret\n", 'secret "The Bell"\n'),
    "DOW2019": ("zombie, to", "zombie to"),
    "DOW2020": ("to School", 'to "School"'),
    "DOW2021": (
        r" +lose 1 morale\n( +)if so\n +gain 1 morale",
        "        you may discard 1 card\n            if so\n                gain 1 morale",
    ),
    "DOW2022": ("gain 1 morale, without exposure", "gain 2 morale"),
    "DOW2023": (r"(?s)\A.*\Z", 'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n'),
    "DOW2024": (r"cases mood, food\n        5, 4", "cases mood\n        5"),
    "DOW2025": (", twice per round", ""),
    "DOW2026": (r" +equip\n.*\n", ""),
    "DOW2028": ("1 survivors", "1 survivor"),
    "DOW2027": ("hero2", "hero"),
    "DOW2029": ("survivor cannot", "survivors cannot"),
    "DOW3001": ('zombie to "Petra Lindqvist"', 'zombie to the location of "Petra Lindqvist"'),
    "DOW3002": ("Schol", "School"),
    "DOW3003": ("kill that survivor", "choose a survivor\n        kill that survivor"),
    "DOW3004": (
        "when you move a survivor\n(?s:(.*))that location",
        r"when you move a survivor" + "\n" + r"\1the destination",
    ),
    "DOW3005": ("kill the scout", "choose a survivor as scout\n        kill the scout"),
    "DOW3006": (
        "(?s)as hero(.*)as hero(.*)kill the hero",
        r"as friend\1as hero\2swap the friend with the hero",
    ),
    "DOW3007": (" using a fuel card", ""),
    "DOW3008": (", before the roll", ""),
    "DOW3009": ("5 to 6", "4 to 6"),
    "DOW3010": ("1 to 4", "1 to 3"),
    "DOW3011": ("1 to 7", "1 to 6"),
    "DOW3012": (r"(attack|search) (7|8|9)\+", r"\1 3+"),
    "DOW3013": ("add 1 to samples", "add 1 food"),
    "DOW3014": (
        r"counter bells\n +counter bells",
        "counter bells\n        at the end of each round\n            add 1 to bells",
    ),
    "DOW3015": ("Leav it", "Leave it"),
    "DOW3016": ('carry out "Ring it"', 'carry out "Leave it"'),
    "DOW3017": (r'(?s)(.*)"Ring it"', r'\1"Leave it"'),
    "DOW3018": ("cancel the action", "lose 1 morale"),
    "DOW3019": ("remove no food", "remove 1 food"),
    "DOW3020": ("a wounded card", "a food card"),
    "DOW3021": ("lose 1 morale\n            1 to 6", "roll a die\n            1 to 6"),
    "DOW3022": (r"(?s)( +for each location\n)+ +lose 1 morale", "        lose 1 morale"),
    "DOW3023": ("like easy", "like standard"),
    "DOW3024": (" +without counter bells\n", ""),
    "DOW3025": ("Have enough food.", "Have 4 food or more."),
    "DOW3026": ('chooses "Rin it"', 'chooses "Ring it"'),
    "DOW3027": ("morale = mod\n", "morale = mood\n"),
    "DOW3028": ("        the colony", "        4"),
    "DOW3029": (r"        4\n", "        4, 4\n"),
    "DOW3030": ("        5\n        5", "        5\n        4"),
    "DOW3031": ("cases mood, mood\n        5, 5", "cases mood\n        5"),
    "DOW3032": (r"(        1\n        2\n        3\n)(?s:.*)\Z", r"\1"),
    "DOW3033": ("exile.no_spaec", "exile.no_space"),
    "DOW3034": ("uses basse", "uses base"),
    "DOW3035": ('discard "Flare"', "discard this card"),
    "DOW3037": ("a survivor", "a survivor they control"),
    "DOW3038": ("unused dice", "unused dice in your pool"),
    "DOW3039": (r"(?s)roll a die.*", "gain 1 gold\n"),
    "DOW3036": ("the walker joins you", "give the walker to you"),
    "DOW3040": (
        r"( +)add 5",
        r"\1without add 3 zombies to the colony\n\1add 5",
    ),
    "DOW3041": (" if food >= 4", ""),
    "DOW4001": ('(?s)(.*)"The Bell"', r'\1"The Gong"'),
    "DOW4004": ("    hardcore", "    standard"),
    "DOW4011": (r'(?s)\A(secret "Bell 0"\n.*?\n).*\Z', r"\1"),
    "DOW4012": (r"Bell\?", "Gong?"),
    "DOW4013": ('id "The Bell!"', 'id "the_bell"'),
    "DOW4025": (r'    art "pictures/no_such_bell.png"\n', ""),
    "DOW4026": (r"(?s)\A.+\Z", 'track "Chapel"\n    from 0 to 6, starting at 3\n'),
    "DOW4023": (r"(?s)\n\nhero.*", "\n"),
    "DOW5001": (" and morale <= 4", ""),
    "DOW5002": (r"(?s)gain 1 morale(.*gain 1 morale)", r"lose 1 morale\1"),
    "DOW5003": (" and morale <= 4", ""),
    "DOW5004": ("900", "2"),
    "DOW5005": (" outside the colony", ""),
    "DOW5006": ("900", "9"),
    "DOW5007": (r"lose 1 morale\n(    option)", r"kill the hero" + "\n" + r"\1"),
    "DOW5008": ('"The Bell"\n', '"The Bell"\n    flavor "Ring."\n'),
    "DOW5010": (r'flavor "[^"]*"', 'flavor "It rang."'),
    "DOW5011": (
        r"\Z",
        '\ntest "Rung"\n    given morale = 6\n    given crossroads "The Bell"\n'
        '    when player 1 chooses "Ring it"\n    then morale = 5\n',
    ),
    "DOW5012": ("remove 3 zombies", "remove up to 3 zombies"),
    "DOW5013": (" +counter bells\n", ""),
    "DOW5014": (
        r"\Z",
        '\ncrossroads "The Bell"\n    flavor "Ring."\n    if morale >= 1\n    option "Ring it"\n   '
        '     carry out "Ring the bells"\n'
        '    option "Leave it"\n        gain 1 morale\n',
    ),
    "DOW5015": (
        r'todo "[^"]*"',
        'given morale = 6\n    given crossroads "The Bell"\n'
        '    when player 1 chooses "Ring it"\n    then morale = 5',
    ),
    "DOW5016": (r"cases mood, kept\n        5, 4", "cases mood\n        5"),
    "DOW5017": ("allow DOW5006", "allow DOW5006: the number is a joke"),
    "DOW5018": (" # allow .*", ""),
    "DOW5019": (
        "you search a location with a wounded survivor",
        "a wounded survivor searches a location",
    ),
    "DOW5020": ("gain 0 morale", "gain 2 morale"),
    "DOW5021": (" +tool\n", '    tool, in "School" x 2\n'),
    "DOW5022": ("on your left", "on their left"),
    "DOW5023": (
        "(?s)move a survivor\n(.*)at the colony\n( +)that survivor",
        r"move a survivor as walker\n\1at the colony\n\2the walker",
    ),
    "DOW5024": (
        "(roll a die\n)( +)gain 1 morale",
        r"\1\2    1 to 3\n\2        gain 1 morale\n\2    otherwise\n\2        nothing happens",
    ),
    "DOW5025": (" and food <= 2", ""),
    "DOW5026": ("(kill the victim)\n( +)(add 1 zombie to the location of the victim)", r"\3\n\2\1"),
    "DOW5027": ("reveal the next card .*", "add 1 food"),
    "DOW5028": (r"# \? Sing\.", "remove 1 food"),
    "DOW5029": (r"there is a zombie", "zombies at it >= 1"),
    "DOW5030": ("when morale is lost", "when morale is lost, once per round"),
    "DOW5031": (
        r'the first player (draws 1 card from the "School" deck)',
        r"each player \1",
    ),
    "DOW5032": (
        '( +)searching at "School" draws',
        r'\1while the bearer is at "School"' + "\n" + r"\1    searching draws",
    ),
}
"""Code of a card's example -> a pattern of it and what stands there instead."""


def written_right(number: str, example: str) -> str:
    """Return the example of a code as it is written right, or an empty text for a code whose
    example is no card.
    """
    if number not in RIGHT:
        return ""
    pattern, new = RIGHT[number]
    return re.sub(pattern, new, example)
