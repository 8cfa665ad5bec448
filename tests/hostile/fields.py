"""Every field of a card in which an author writes freely: one small good card for each, with `@`
where the text goes.

Names are tried as a card's own and where another card or a test speaks of it. The list of card
kinds is compared with the vocabulary.
"""

from __future__ import annotations

from collections.abc import Mapping

OPTIONS = '    option "Up"\n        gain 1 morale\n    option "Down"\n        lose 1 morale\n'
CROSSROADS = f'crossroads "Depth"\n    flavor "Down."\n    if morale >= 1\n{OPTIONS}'
SURVIVOR = (
    'survivor "Ada Reed"\n    flavor "Ring."\n    occupation "clerk"\n    influence 44\n    '
    "attack 2+\n    search 3+\n    at the colony\n"
)
SIDE = "        setup\n            morale 6\n            rounds 6\n        goal morale >= 4\n"
OBJECTIVE = (
    f'objective "Depth"\n    flavor "Down."\n    time short\n    standard\n{SIDE}    '
    f"hardcore\n{SIDE}"
)
ITEM = 'item "Depth"\n    flavor "Down."\n    food, starting x 1\n    play\n        add 1 food\n'
TEST = (
    '\ntest "Works"\n    given players = 2, seed 1\n    given crossroads "Depth"\n    when '
    'player 1 chooses "Up"\n    then morale >= 1\n'
)


def _named(kind: str, text: str) -> str:
    """The card under the name `@`."""
    title = text.split('"')[1]
    return text.replace(f'{kind} "{title}"', f'{kind} "@"')


FIELDS: Mapping[str, str] = {
    "name of crossroads": _named("crossroads", CROSSROADS),
    "name of crisis": 'crisis "@"\n    flavor "Down."\n    prevent with food\n    failure\n        '
    "lose 1 morale\n",
    "name of objective": _named("objective", OBJECTIVE),
    "name of secret": 'secret "@"\n    flavor "Down."\n    goal morale >= 4\n',
    "name of betrayal": 'betrayal "@"\n    flavor "Down."\n    goal morale = 0\n',
    "name of exile": 'exile "@"\n    flavor "Down."\n    goal morale = 0\n',
    "name of survivor": _named("survivor", SURVIVOR),
    "name of item": _named("item", ITEM),
    "name of location": 'location "@"\n    id "school"\n    flavor "Down."\n    survivors 3\n    '
    "entrance 4\n    noise 4\n    finds food\n",
    "name of track": 'track "@"\n    flavor "Down."\n    from 0 to 6, starting at 3\n',
    "name of token": 'token "@"\n    flavor "Down."\n    supply 3\n',
    "name of deck": 'deck "@"\n    flavor "Down."\n',
    "name of incident": 'deck "Down"\n\nincident "@"\n    of "Down"\n    copies 2\n',
    "name of scenario": 'scenario "@"\n    flavor "Down."\n    uses base\n    players 3 to 5\n',
    "name of definition": 'define "@"\n    gain 1 morale\n\n'
    + CROSSROADS.replace("gain 1 morale", 'carry out "@"'),
    "name in a condition": _named("survivor", SURVIVOR)
    + "\n"
    + CROSSROADS.replace("morale >= 1", 'you control "@"'),
    "name in an effect": _named("survivor", SURVIVOR)
    + "\n"
    + CROSSROADS.replace("gain 1 morale", '"@" gets 1 wound'),
    "name in an item's line": 'location "@"\n    id "school"\n    survivors 3\n    entrance 4\n    '
    "noise 4\n    finds food\n\n" + ITEM.replace("starting", 'in "@"'),
    "name in a test": _named("crossroads", CROSSROADS)
    + TEST.replace('crossroads "Depth"', 'crossroads "@"'),
    "flavor": CROSSROADS.replace("Down.", "@"),
    "label of an option": CROSSROADS.replace('"Up"', '"@"') + TEST.replace('"Up"', '"@"'),
    "label of an automatic": CROSSROADS.replace(
        "    option", '    automatic "@" if morale >= 2\n        gain 1 morale\n    option', 1
    ),
    "labels of a vote": CROSSROADS.replace(
        OPTIONS,
        '    vote by players\n        passes "@"\n            gain 1 morale\n        fails "@ '
        'too"\n            lose 1 morale\n',
    ),
    "label carried out": CROSSROADS.replace('"Up"', '"@"').replace(
        "lose 1 morale", 'carry out "@"'
    ),
    "what the table does": CROSSROADS.replace("gain 1 morale", 'manual "@"'),
    "trigger of the table": CROSSROADS.replace("if morale >= 1", 'when manual "@"'),
    "occupation": SURVIVOR.replace("clerk", "@"),
    "objective of a scenario": _named("objective", OBJECTIVE)
    + '\nscenario "Depth"\n    uses base\n    objective "@"\n',
    "name of a test": CROSSROADS + TEST.replace("Works", "@"),
    "what a test leaves for later": CROSSROADS + TEST + '    todo "@"\n',
}
"""Field -> a file that checks when the text is an ordinary one."""

BARE_FIELDS: Mapping[str, str] = {
    "alias": CROSSROADS.replace(
        "gain 1 morale", "choose a survivor at the colony as @\n        the @ gets 1 wound"
    ),
    "counter": OBJECTIVE.replace(
        "        goal morale >= 4",
        "        counter @\n        when a zombie is killed\n            add 1 to @\n        goal "
        "@ >= 4",
    ),
    "word": CROSSROADS.replace("gain 1 morale", "@"),
    "number": CROSSROADS.replace("gain 1 morale", "gain @ morale"),
    "set of a scenario": 'scenario "Depth"\n    uses @\n',
    "comment": CROSSROADS.replace("gain 1 morale", "gain 1 morale # @"),
}
"""The same for places that are not quoted."""


def filled(template: str, text: str) -> bytes:
    """The file with the text in its place; lone surrogates become the bytes they stand for."""
    return template.replace("@", text).encode("utf-8", "surrogateescape")
