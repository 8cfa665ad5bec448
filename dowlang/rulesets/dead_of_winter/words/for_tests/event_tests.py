"""Declare how a test brings about what a card waits for, for the tests that an editor drafts.

Each runs on the table of the base set: the piece is where it acts, with a die that shows enough and
with the cards that it takes. Exposure is given blank where it is rolled for.
"""

from __future__ import annotations

AMARA = 'given player 1 controls {who:"Amara Diallo"}, {who} is at '
DIE = "given dice of player 1 are 6\n"
PLAYED = """given player 1 has {1:"Old Newspapers"}
when player 1 plays {1}
"""
MOVED = """given player 1 controls {1:"Amara Diallo"}, {1} is at {apart 2}
when player 1 moves {1} to {2:"Library"}, exposure blank
"""
BUILT = f'{AMARA}{{1:"Library"}}\n{DIE}when player 1 builds a barricade at {{1}}\n'
SEARCHED = f'{AMARA}{{1:"Library"}}\n{DIE}when player 1 searches {{1}}\n'
FOUGHT = (
    f'{AMARA}{{1:"School"}}\ngiven zombies at {{1}} = 2\n{DIE}'
    "when player 1 attacks a zombie, exposure blank\n"
)
HEALED = """given player 1 controls {1:"Felix Aldana"}, {1} is at the colony
given wounds on {1} = 1, player 1 has "Nurse's Cabinet"
when player 1 plays "Nurse's Cabinet"
"""
ASKED = """given player 1 controls "Yuki Lowe", "Yuki Lowe" is at the colony
given player 2 has {1:"Tinned Soup"}
when player 1 requests {1} from player 2
"""
LURED = (
    f'{AMARA}{{2:"Library"}}\ngiven zombies at {{apart 2}} = 2\n{DIE}'
    "when player 1 attracts 2 zombies to {2}\n"
)
JOINED = """given player 1 has "Man in the Cells"
when player 1 plays "Man in the Cells"
"""

EVENTS = {
    "search": SEARCHED,
    "search {}": SEARCHED,
    "move {}": MOVED,
    "move {} to {}": MOVED,
    "make noise": f'{AMARA}"School"\n{DIE}when player 1 makes noise\n',
    "attack zombie": FOUGHT,
    "kill a zombie": FOUGHT,
    "kill a zombie at {}": FOUGHT,
    "attack survivor": """given player 1 controls "Noor Haddad", "Noor Haddad" is at "School"
given player 2 controls "Chidi Barnes", "Chidi Barnes" is at "School"
given dice of player 1 are 6
when player 1 attacks "Chidi Barnes", die 6
""",
    "build a barricade": BUILT,
    "build a barricade at {}": BUILT,
    "clean waste": f"{AMARA}the colony\ngiven cards in the waste pile = 3\n{DIE}"
    "when player 1 cleans waste\n",
    "attract zombie": LURED,
    "attract zombie to {}": LURED,
    "use the ability of {}": """given player 1 controls {1:"Priya Raman"}, {1} is at "School"
given dice of player 1 are 2 2
when player 1 uses the ability of {1}
""",
    "play {}": PLAYED,
    "heal {}": HEALED,
    "contribute {}": """given player 1 has {1:"Old Newspapers"}
when player 1 contributes {1}
""",
    "request {}": ASKED,
    "request {} from {}": ASKED,
    "pass {} to {}": """given player 1 controls "Emeka Strand", "Emeka Strand" is at "School"
given player 1 controls {2:"Kofi Reyes"}, {2} is at "School"
given "Emeka Strand" is equipped with {1:"Cricket Bat"}
when player 1 passes {1} to {2}
""",
    "spend food": "given dice of player 1 are 1\nwhen player 1 spends food\n",
    "join you": JOINED,
    "roll {} after moving": """given player 1 controls "Felix Aldana", "Felix Aldana" is at "School"
when player 1 moves "Felix Aldana" to "Hospital", exposure {1:blank}
""",
}

STATES = {
    "in play": "given player 1 controls {who}, {who} is at the colony",
    "in the survivor deck": "given {who} is in the survivor deck",
    "outside the colony": 'given {who} is at "Library"',
    "you control {}": "given player 1 controls {1}",
    "at {}": "given player 1 controls {who}, {who} is at {1}",
}

NAMED = {
    "food": '"Tinned Soup"',
    "fuel": '"Siphon Hose"',
    "medicine": '"Aspirin"',
    "education": '"Old Newspapers"',
    "tool": '"Tool Belt"',
    "weapon": '"Cricket Bat"',
}

APART = ("the colony", '"School"', '"Library"')

TABLE = "given players = 3, seed 1, food = 3, morale = 5"

NEEDS = (
    (
        r"\b(?:discard|give|reveal)s? (?:an?|\d+) (?P<sort>\w+) cards?\b",
        "given player 1 has {named}",
    ),
    (
        r"\b(?:discard|give)s? (?:an? card|\d)",
        'given player 1 has "Aspirin", player 1 has "Jerry Can"',
    ),
)

GOALS = {
    "met": "then player 1 fulfils {name}",
    "unmet": "then player 1 does not fulfil {name}",
}

VOTERS = tuple(
    f'given player 2 controls "Noor Haddad", "Noor Haddad" is at {place}' for place in APART
)
