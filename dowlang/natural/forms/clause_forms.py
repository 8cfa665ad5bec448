"""The shapes of clauses that people print in every game: conditions before or after what they are
of, durations, offers and what comes of them, tables of dice, triggers, goals.

What lives here: forms without a noun of any game. What does not: how things and amounts are said
(`thing_forms`), and the idioms of a game, which its vocabulary declares.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dowlang.natural.forms import order_forms, unnamed_player_forms
from dowlang.natural.forms.counter_forms import COUNTED
from dowlang.natural.forms.die_forms import SPANS
from dowlang.natural.forms.limit_forms import FIRST_TIMES, LIMITED, WHENEVER
from dowlang.natural.forms.thing_forms import THINGS
from dowlang.natural.forms.vote_forms import VOTES
from dowlang.natural.offer_questions import DENIED_DEEDS, FORMS_OF_DO, SO, SPOKEN_OF, WHOEVER_DOES
from dowlang.vocabulary.natural_forms import NaturalForm

TOPS: Mapping[str, str] = {
    "statement": "any_do",
    "rule": "any_rules",
    "answer": "answer_line",
    "face": "face_line",
}
"""Place of a line -> the symbol that its readings are of. Of others it is the line of the place."""

DONE = f"({'|'.join((*FORMS_OF_DO, 'can'))}) [{'|'.join(SO)}]"
WHO = f"({'|'.join((*SPOKEN_OF, *WHOEVER_DOES))})"
NOT = f"({'|'.join(DENIED_DEEDS)})"
IF_SO = f"[and] if ({WHO} {DONE}|{unnamed_player_forms.SOMEBODY_DOES}|so)"

YOU_DO = f"[and] if ((you|they|he|she|it|the player) {DONE}|so)"

NOT_IN_FULL = "(you|they|he|she|it) (cannot|do not|does not) do so in full"

IF_NOT = (
    f"[and] if ({WHO} {NOT} [do] [{'|'.join(SO)}|pay]|{NOT_IN_FULL}"
    f"|{unnamed_player_forms.NOBODY_DOES}|not)"
)

IF = "(if|when|whenever|as soon as|once)"
AND = "(STOP [and]|, and|, then|and then|, and then|and|, but|but|STOP then|,)"
LEAD = (
    "[trigger [:]|condition [:]|trigger condition [:]|this card is triggered|it "
    "happens|this happens|triggers|play this card|reveal this card|draw this card|"
    "read aloud|read this|read this card|read this card aloud]"
)
READ_ON = "[[,] (reveal this card|read on|this card is triggered|resolve this card)]"
IN_YOUR_TURN = "[on your turn|during your turn]"
LOSE = (
    "(you lose|you all lose|everyone loses|everybody loses|the players lose|all players lose|"
    "players lose|lose)"
)
YOU = (
    "(you win|you win the game|the players win|players win|everyone wins|you are winner|you "
    "are the winner|you have won|win)"
)

Meaning = tuple[str, float]
"""What a card has for a wording, and how far that lies from it."""

DO: Mapping[str, Meaning | list[Meaning]] = {
    "{statement_line}": ("{statement_line}", 0.0),
    f"{{a:do}} {AND} {{b:do}}": ("{a}\n{b}", 0.5),
    "if {condition} [,] [then] {do}": ("if {condition}\n    {do}", 0.2),
    "{do} [,] [but] [only] if {condition}": ("if {condition}\n    {do}", 0.4),
    "{do} [,] (as long as|so long as|provided|provided that) {condition}": (
        "if {condition}\n    {do}",
        0.4,
    ),
    "unless {condition} [,] {do}": ("if not {!condition}\n    {do}", 0.2),
    "{do} [,] unless {condition}": ("if not {!condition}\n    {do}", 0.3),
    "{do} [,] unless you {effect}": ("you may {effect}\n    if not\n        {do}", 0.4),
    "unless you {effect} [,] {do}": ("you may {effect}\n    if not\n        {do}", 0.4),
    "at the (start|beginning) of your next turn [,] {do}": (
        "for the rest of the game\n    at the start of your turn, once per game\n        {do}",
        0.3,
    ),
    "{do} at the (start|beginning) of your next turn": (
        "for the rest of the game\n    at the start of your turn, once per game\n        {do}",
        0.3,
    ),
    "if {condition} [,] {a:do} [,|STOP] (otherwise|if not|else) [,] {b:do}": (
        "if {condition}\n    {a}\notherwise\n    {b}",
        0.3,
    ),
    f"{{offer}} [STOP|,|:] {IF_SO} [,] {{do}}": ("{offer}\n    if so\n        {do}", 0.3),
    f"{{offer}} [STOP|,|:] {IF_NOT} [,] {{do}}": ("{offer}\n    if not\n        {do}", 0.3),
    "{offer} [STOP|,] otherwise [,] {do}": ("{offer}\n    if not\n        {do}", 0.5),
    f"{{offer}} [STOP|,|:] {IF_SO} [,] {{a:do}} [STOP|,] ({IF_NOT}|otherwise) [,] {{b:do}}": (
        "{offer}\n    if so\n        {a}\n    if not\n        {b}",
        0.4,
    ),
    f"{{duty}} [STOP|,|:] {IF_NOT} [,] {{do}}": ("{duty}\n    if not\n        {do}", 0.3),
    f"{{effect}} (STOP|,|:) {YOU_DO} [,] {{do}}": (
        "you must {effect}\n    if so\n        {do}",
        0.4,
    ),
    "{a:effect} to {b:effect}": [
        ("{a}\n{b}", 1.2),
        ("you may {a}, to {b}", 1.2),
        ("you must {a}\n    if so\n        {b}", 1.2),
    ],
    "{a:effect} (STOP|,) if {condition} [,] {b:effect} instead": (
        "if {condition}\n    {b}\notherwise\n    {a}",
        0.3,
    ),
    "(choose one|you choose|choose) (:|–|STOP) [either] {a:effect} or {b:effect}": (
        'choose one\n    option "{^a}"\n        {a}\n    option "{^b}"\n        {b}',
        0.5,
    ),
    "[you] [must] [either] {a:effect} or {b:effect}": [
        ("you may {a}\n    if not\n        {b}", 1.1),
        ('choose one\n    option "{^a}"\n        {a}\n    option "{^b}"\n        {b}', 1.0),
    ],
    "{thing} [must] [either] {a:effect} or {b:effect}": (
        "{thing} may {a}\n    if not\n        they must {b}, if able\n            if not\n"
        "                they {a}",
        0.9,
    ),
    "{who:thing} may choose {x:thing} STOP {do}": (
        "{who} may choose {x}\n    if so\n        {do}",
        0.5,
    ),
    "for (each|every) {nouns} [,|:] {do}": ("for each {nouns}\n    {do}", 0.4),
    "{do} (for each|for every|per) {nouns}": ("for each {nouns}\n    {do}", 0.6),
    "{when} [,] {do}": ("{when}\n    {do}", 0.2),
    "{do} {when}": ("{when}\n    {do}", 0.3),
    "{each_time} [,] {do}": ("for the rest of the game\n    {each_time}\n        {do}", 0.8),
    "{do} {each_time}": ("for the rest of the game\n    {each_time}\n        {do}", 0.9),
    "{lasting} [,|:] {rules}": ("{lasting}\n    {rules}", 0.2),
    "{rules} {lasting}": ("{lasting}\n    {rules}", 0.3),
    "the next time {event} [,] {do}": ("the next time {event}\n    {do}", 0.1),
    "roll (a|one) die (STOP|,|:) {table}": ("roll a die\n    {table}", 0.2),
    "roll (a|one) die (STOP|,|:) {faces_done}": [
        ("roll a die\n    {faces_done}\n    otherwise\n        nothing happens", 0.4),
        ("roll a die\n    {faces_done}", 0.3),
    ],
    "{who:thing} rolls (a|one) die (STOP|,|:) {table}": ("{who} rolls a die\n    {table}", 0.2),
    "{who:thing} rolls (a|one) die (STOP|,|:) {faces_done}": [
        ("{who} rolls a die\n    {faces_done}", 0.3),
        ("{who} rolls a die\n    {faces_done}\n    otherwise\n        nothing happens", 0.4),
    ],
    "roll (a|one) die for {x:thing} (STOP|,|:) {table}": ("roll a die for {x}\n    {table}", 0.2),
    "roll (a|one) die for {x:thing} (STOP|,|:) {faces_done}": (
        "roll a die for {x}\n    {faces_done}\n    otherwise\n        nothing happens",
        0.4,
    ),
    "vote": ("vote by players", 0.5),
    "{vote_held}": ("{vote_held}", 0.0),
    f"{{a:do}} {AND} {{b:statement_opener}}": ("{a}\n{b}", 0.5),
    "{statement_opener} COLON {do}": ("{statement_opener}\n    {do}", 0.1),
    "{vote_held} (STOP|:|,) {yes} [,|:] {a:do} (STOP|,) [and] {no} [,|:] {b:do}": (
        "{vote_held}\n    passes\n        {a}\n    fails\n        {b}",
        0.3,
    ),
    "[there is] no effect": ("nothing happens", 0.5),
    "nothing": ("nothing happens", 0.5),
}
"""Wordings of what is done. One with several meanings has a list of them."""

PARTS: Mapping[str, Mapping[str, str | list[str]]] = {
    "offer": {
        "{thing} may {effect}": "{thing} may {effect}",
        "{thing} can {effect}": "{thing} may {effect}",
        "{thing} (is|are) allowed to {effect}": "{thing} may {effect}",
        "{thing} may choose to {effect}": "{thing} may {effect}",
        "{thing} (may|can|may choose to) {a:effect} and {b:effect}": "{thing} may {a}, and {b}",
        "{thing} (may|can|may choose to) {a:effect} , {b:effect} [,] and {c:effect}": (
            "{thing} may {a}, and {b}, and {c}"
        ),
    },
    "duty": {
        "{thing} (must|have to|has to|needs to|need to) {effect}": "{thing} must {effect}",
        "{thing} {effect}": "{thing} must {effect}",
    },
    "statement_line": {
        "{thing} can {effect}": "{thing} may {effect}",
        "{thing} (have to|has to|needs to|need to|is forced to|are forced to) {effect}": (
            "{thing} must {effect}"
        ),
        "{thing} each {effect}": "{thing} {effect}",
        "{thing} may {a:effect} to {b:effect}": "{thing} may {a}, to {b}",
        "{thing} can {a:effect} to {b:effect}": "{thing} may {a}, to {b}",
        "{effect} if (possible|able|you can)": "{effect}, if able",
        "{effect} [,] if there (is|are) (one|any)": "{effect}, if able",
        "you [must] {effect}": "{effect}",
        "{thing} will {effect}": "{thing} {effect}",
    },
    "when": {
        "at the (end|close) of (the|this) round": "at the end of this round",
        "at the (end|close) of (the|this|your) turn": "at the end of this turn",
        "at the (end|close) of [the|your] next round": "at the end of next round",
        "at the (end|close) of [the] next turn": "at the end of next turn",
        "at the (start|beginning) of [the|your] next round": "at the start of next round",
        "at the (start|beginning) of [the] next turn": "at the start of next turn",
        "next round [,] at the (start|beginning)": "at the start of next round",
        f"{WHENEVER} (this|the) round ends": "at the end of this round",
        f"{WHENEVER} the next round (starts|begins)": "at the start of next round",
        f"{WHENEVER} the next round ends": "at the end of next round",
        "{moment}": "{moment}",
    },
    "each_time": {
        "at the (end|close) of (each|every) round": "at the end of each round",
        "at the (end|close) of (each|every) turn": "at the end of each turn",
        "at the (start|beginning) of (each|every) round": "at the start of each round",
        "at the (start|beginning) of (each|every) turn": "at the start of each turn",
        "(at the (start|beginning) of|at the start of each of) your (turn|turns)": (
            "at the start of your turn"
        ),
        "at the end of (each of your|your) (turn|turns)": "at the end of your turn",
        f"{WHENEVER} (a|each) round ends": "at the end of each round",
        f"{WHENEVER} (a|each) round (starts|begins)": "at the start of each round",
        "(each|every) round": ["at the end of each round", "at the start of each round"],
        "(each|every) round [,] at the end": "at the end of each round",
        "(each|every) round [,] at the (start|beginning)": "at the start of each round",
    },
    "lasting": {
        "(for the rest of|for the remainder of|until the end of|during) (the|this|your) round": (
            "until the end of this round"
        ),
        "(for the rest of|for the remainder of|until the end of|during) (the|this|your) turn": (
            "until the end of this turn"
        ),
        "[in] this round": "until the end of this round",
        "[in] this turn": "until the end of this turn",
        "until the end of the next round": "until the end of next round",
        "until the end of the next turn": "until the end of next turn",
        "[during|in] [the] next round": "during the next round",
        "(during|in) the next turn": "during the next turn",
        "from (now|this point|here) on": "for the rest of the game",
        "(for|during) the (rest|remainder) of [the|this] game": "for the rest of the game",
        "permanently": "for the rest of the game",
        "(as long as|so long as|for as long as) {condition}": "while {condition}",
        "{duration}": "{duration}",
    },
    "rules": {
        "{a:rules} (STOP|, and|and|STOP and) {b:rules}": "{a}\n{b}",
        f"{WHENEVER} {{event}} [,] {{do}}": "when {event}\n    {do}",
        f"{{do}} {WHENEVER} {{event}}": "when {event}\n    {do}",
        "if {event} [,] {do}": "when {event}\n    {do}",
        f"{WHENEVER} {{event}} [,] if {{condition}} [,] {{do}}": (
            "when {event} if {condition}\n    {do}"
        ),
        "(while|as long as|so long as) {condition} [,] {rules}": "while {condition}\n    {rules}",
        "{rules} (while|as long as|so long as) {condition}": "while {condition}\n    {rules}",
        "if {condition} [,] {rules}": "while {condition}\n    {rules}",
        "{each_time} [,] {do}": "{each_time}\n    {do}",
        "{each_time} [,] if {condition} [,] {do}": "{each_time} if {condition}\n    {do}",
        "{each_time} [,] {do} unless {condition}": "{each_time} if not {!condition}\n    {do}",
        "{do} {each_time}": "{each_time}\n    {do}",
        "(each|every) round [,] {do} at the end": "at the end of each round\n    {do}",
        "(each|every) round [,] {do} at the (start|beginning)": (
            "at the start of each round\n    {do}"
        ),
        "{do} at the end of (each|every) round": "at the end of each round\n    {do}",
        **LIMITED,
        "{rule_opener} COLON {do}": "{rule_opener}\n    {do}",
        "instead of {thing} [,] {do}": "instead of {thing}\n    {do}",
        "{thing} (is|are) skipped": "{thing} is skipped",
        "skip {thing}": "{thing} is skipped",
        "{limit} [,] {rule_sentence}": "{rule_sentence}, {limit}",
        "{first_times} [,] {rule_sentence}": "{rule_sentence}, {first_times}",
        "{rule_sentence} {limit}": "{rule_sentence}, {limit}",
        "{some} cannot {a:any_of_action} and {b:any_of_action}": "{some} cannot {a} or {b}",
        "{some} cannot {a:any_of_action} , {b:any_of_action} [,] (or|and) {c:any_of_action}": (
            "{some} cannot {a} or {b} or {c}"
        ),
        "{some} cannot {a:any_of_action} , {b:any_of_action} , {c:any_of_action} [,] (or|and) "
        "{d:any_of_action}": "{some} cannot {a} or {b} or {c} or {d}",
    },
    "first_times": FIRST_TIMES,
    "limit": {
        "once (each|every|a|in a) (turn)": "once per turn",
        "once (each|every|a|in a) (round)": "once per round",
        "once (each|every|a|in a) (game)": "once per game",
        "(only|up to) once per turn": "once per turn",
        "(only|up to) once per round": "once per round",
        "once per turn in all": "once per turn",
        "once per round in all": "once per round",
        "once per game in all": "once per game",
        "twice (each|every|a) round": "twice per round",
        "twice (each|every|a) turn": "twice per turn",
    },
    "event": {
        "{thing} {event_verb}": "{thing} {event_verb}",
        "{some} (has been|have been|gets|get|becomes|become|were|was) {happening}": (
            "{some} is {happening}"
        ),
    },
    **VOTES,
    "answer_line": {
        f"{IF_SO} [,|:] {{do}}": "if so\n    {do}",
        f"{IF_SO} [:]": "if so",
        f"({IF_NOT}|otherwise) [,|:] {{do}}": "if not\n    {do}",
        f"({IF_NOT}|otherwise) [:]": "if not",
    },
    "face_line": {
        "{span} [,|:|–] {do}": "{span}\n    {do}",
        "{span} [:]": "{span}",
        "(otherwise|on any other result|anything else|else) [,|:] {do}": "otherwise\n    {do}",
    },
    "span": {"{faces}": "{faces}", "on {faces}": "{faces}", "on a {faces}": "{faces}"},
    "faces_done": {
        "{span} [,|:|–] {do}": "{span}\n    {do}",
        "{a:faces_done} (STOP|,) [and] {b:faces_done}": "{a}\n{b}",
        "if (you roll|the result is|it is|the roll is|you rolled) [a] {span} [,] {do}": (
            "{span}\n    {do}"
        ),
    },
    "table": {
        "{faces_done} (STOP|,) [and] (otherwise|on any other result|else) [,|:] {do}": (
            "{faces_done}\notherwise\n    {do}"
        ),
    },
    "when …": {
        f"{LEAD} {WHENEVER} {{event}} {IN_YOUR_TURN} {READ_ON}": "when {event}",
        f"{LEAD} if {{event}} {IN_YOUR_TURN} {READ_ON}": "when {event}",
        f"{LEAD} {{event}} {IN_YOUR_TURN} {READ_ON}": "when {event}",
        f"{LEAD} {IF} {{condition}} {READ_ON}": "if {condition}",
        f"{LEAD} {{condition}} {READ_ON}": "if {condition}",
        f"{LEAD} unless {{condition}} {READ_ON}": "if not {!condition}",
        f"{LEAD} {WHENEVER} {{event}} [,] [and] (if|while|with) {{condition}} {READ_ON}": (
            "when {event} if {condition}"
        ),
        f"{LEAD} {{event}} [,] (if|while) {{condition}} {READ_ON}": "when {event} if {condition}",
        f"{LEAD} {{event}} and {{condition}} {READ_ON}": "when {event} if {condition}",
        f"{LEAD} if {{event}} and {{condition}} {READ_ON}": "when {event} if {condition}",
        f"{LEAD} {IF} {{condition}} and {{event}} {READ_ON}": "when {event} if {condition}",
        f"{LEAD} {WHENEVER} {{event}} , {{point_named}} {READ_ON}": "when {event}, {point_named}",
        f"{LEAD} {WHENEVER} {{event}} , {{point_named}} [,] (if|while|with) {{condition}} "
        f"{READ_ON}": "when {event}, {point_named} if {condition}",
    },
    "statement_opener": {
        "unless {condition}": "if not {!condition}",
        "they choose (one|an option)": "choose one",
    },
    "vote …": {"{vote_held}": "{vote_held}"},
    "goal_said": {
        f"[(at the end of the game|when the game ends)] [,] {YOU} {IF} {{condition}} [at the "
        f"end of "
        "[a|the] round]": "{condition}",
        "{g:goal_said} and (all|each) of (these|the following) [(things|conditions)] (are|is) "
        "(true|met|so|fulfilled) [(when the game ends|at the end of the game)]": "{g}",
        "(goal|objective|to win) [:] {condition} [at the end of [a|the] round]": "{condition}",
    },
    "goal …": {
        "{goal_said}": "goal {goal_said}",
        "{a:condition} [,] unless {b:condition}": "goal {a} or {b}",
        "{condition}": "goal {condition}",
        f"{IF} {{condition}} [,] the [main] objective is "
        f"(achieved|complete|completed|met|fulfilled)": ("goal {condition}"),
        f"the [main] objective is (achieved|complete|completed|met|fulfilled) {IF} {{condition}}": (
            "goal {condition}"
        ),
        f"{LOSE} [the game] {IF} {{condition}}": "everybody loses if {condition}",
        "(defeat|loss) : {condition}": "everybody loses if {condition}",
        f"{IF} {{condition}} [,] {LOSE} [the game]": "everybody loses if {condition}",
    },
}
"""Symbol -> wordings of it and what is written."""

FREE = {
    "goal …": "{goal_said}",
    "event": "{thing} {event_verb}",
    "when": "{moment}",
    "lasting": "{duration}",
}
"""Forms of a symbol that only hand on what a card writes, and cost nothing."""


def _general() -> Iterator[NaturalForm]:
    for said, meanings in DO.items():
        for written, cost in meanings if isinstance(meanings, list) else [meanings]:
            yield NaturalForm("do", said, written, cost)
    for symbol, forms in PARTS.items():
        for said, texts in forms.items():
            free = FREE.get(symbol) == said or symbol in ("yes", "no", "span", "offer", "duty")
            for written in texts if isinstance(texts, list) else [texts]:
                yield NaturalForm(symbol, said, written, 0.0 if free else 0.3)
    for top, lines in (
        ("any_do", ("do", "statement_opener")),
        ("any_rules", ("rules", "rule_opener")),
        ("rules", ("rule_line",)),
    ):
        for line in lines:
            yield NaturalForm(top, f"{{{line}}}", f"{{{line}}}", 0.0)
    for symbol, counted in COUNTED.items():
        for said, (written, cost) in counted.items():
            yield NaturalForm(symbol, said, written, cost)
    for said, written in SPANS.items():
        yield NaturalForm("faces", said, written, 0.2)
    yield from (*unnamed_player_forms.forms(), *order_forms.forms(), *THINGS)


GENERAL: tuple[NaturalForm, ...] = tuple(_general())
"""The forms of every game."""
