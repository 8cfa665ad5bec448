"""Declare how people print what holds for a time in this game, and what an item or an ability says
of the survivor who bears it.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.natural.clauses.beginnings import THE_BEARER
from dowlang.rulesets.dead_of_winter.words.registry import words

NOBODY = "(nobody|no one|no player|no survivor|no players|no survivors)"
NO_PLAYER = "(nobody|no one|no player|no players)"
CAN = "(can|may)"
NO_ROLL = (
    "(does not|do not|need not|does not need to|do not need to|does not have to|do not have to|"
    "needs not|never) (roll|rolls) [for] [the] (exposure|exposure die|exposure dice)"
)
WITHOUT = (
    "(without|with no) (rolling for exposure|rolling the exposure die|rolling exposure|an exposure "
    "roll|exposure roll|exposure|rolling|a roll|the exposure die)"
)
MOVING = "(when|while|for) (moving|it moves|they move|he moves|she moves|this survivor moves)"
ATTACKING = (
    "(when|while|for) (attacking|it attacks|they attack|he attacks) [(a zombie|zombies|a survivor)]"
)
HAVE_NO = "(no exposure roll|no exposure rolls|no roll for exposure)"

words.natural_forms(
    "rules",
    {
        **{
            f"(you|the colony|players|the players) (need|needs|pay|pays) {{n:INT}} "
            f"{less} food (during|in|for) the food (phase|step)": (
                f"paying food costs {{n}} {way} food"
            )
            for less, way in (("(less|fewer)", "fewer"), ("(more|additional|extra)", "more"))
        },
        **{
            f"{who} exile {whom}": "players cannot start exile votes"
            for who in (
                "(players|the players|you) (may not|cannot|can not)",
                "(nobody|no player) (may|can)",
            )
            for whom in ("(anyone|anybody)", "other players", "each other", "(a player|players)")
        },
    },
    0.2,
)
words.natural_forms(
    "rules", {"{who:some} (is|are|stays|stay|becomes) exhausted": "{who} cannot take actions"}, 0.4
)
FIRST = "the first {h:one_of_harm} (he|she|it|they) would (get|receive|take|suffer)"
words.natural_forms(
    "rules",
    {
        f"{{who:some}} ignores {FIRST} (each|every|in each) {span}": (
            f"{{who}} ignores {{h}}, once per {span}"
        )
        for span in ("turn", "round", "game")
    },
    0.2,
)
words.natural_forms("one_of_harm", {"frostbite [wound]": "frostbite"}, 0.0)
words.natural_forms(
    "rules",
    {
        f"{NO_PLAYER} {CAN} (search|search a location|search anywhere)": "players cannot search",
        "(no survivor|no survivors) (can|may) {a:any_of_action}": "survivors cannot {a}",
        "(no searching|searching is forbidden)": "players cannot search",
        f"{NOBODY} {CAN} search {{place:thing}}": "survivors at {place} cannot search",
        f"{NOBODY} {CAN} search (at|in) {{place:thing}}": "survivors at {place} cannot search",
        "{place:thing} cannot be searched": "survivors at {place} cannot search",
        "{who:some} cannot search [(at|in)] {place:thing}": "{who} at {place} cannot search",
        "(the food step|paying food|feeding the colony) costs {n:INT} (less|fewer) food": (
            "paying food costs {n} fewer food"
        ),
        f"{NOBODY} (at|in) {{place:thing}} {CAN} {{a:any_of_action}}": (
            "survivors at {place} cannot {a}"
        ),
        f"{NO_PLAYER} {CAN} {{a:any_of_action}}": "players cannot {a}",
        f"{NOBODY} {CAN} attack": "survivors cannot attack",
        f"{NOBODY} {CAN} build (a barricade|barricades)": "players cannot build barricades",
        f"no barricades {CAN} be built": "players cannot build barricades",
        f"{NOBODY} {CAN} (move|leave)": "survivors cannot move",
        f"{NOBODY} {CAN} (leave|move out of|move from) {{place:thing}}": (
            "survivors cannot move from {place}"
        ),
        f"{NOBODY} {CAN} (enter|move to|move into|go to|move in) {{place:thing}}": (
            "survivors cannot move to {place}"
        ),
        "{who:some} cannot (leave|move out of) {place:thing}": "{who} cannot move from {place}",
        "{who:some} cannot (enter|move into|move in) {place:thing}": "{who} cannot move to {place}",
        "{who:some} may not {a:any_of_action}": "{who} cannot {a}",
        "{who:some} may not move to {place:thing}": "{who} cannot move to {place}",
        "{who:some} (cannot|may not) (contribute cards|contribute|add cards) [to the crisis]": (
            "{who} cannot add cards to the crisis"
        ),
        "{who:some} (cannot|may not) (ask {player:thing} for cards|request cards of {player:thing}|"
        "ask for cards of {player:thing})": "{who} cannot request cards from {player}",
        "{who:some} (cannot|may not) (hand off|hand|give|pass) (equipment|items|cards) to "
        "{player:thing}": "{who} cannot hand off cards to {player}",
        "{who:some} also (win|wins) (if|when) the main objective is (complete|completed)": (
            "{who} win with the main objective too"
        ),
        "(betrayal objectives|traitors) count the end of the rounds as no morale": (
            "betrayers count the end of the rounds as no morale"
        ),
        "{who:some} cannot die": "{who} cannot be killed",
        "{who:some} cannot {a:any_of_action} again": "{who} cannot {a}",
        "(players|survivors) cannot use [survivor|their] (ability|abilities)": (
            "survivors cannot use its ability"
        ),
        "(players|survivors) cannot use [survivor|their] (ability|abilities) (at|in) "
        "{place:thing}": "survivors at {place} cannot use its ability",
        "survivors (at|in) {place:thing} cannot use their (ability|abilities)": (
            "survivors at {place} cannot use its ability"
        ),
        "{who:some} cannot move to {x:thing} or [move] from {y:thing}": (
            "{who} cannot move to {x}\n{who} cannot move from {y}"
        ),
        "{who:some} cannot move from {x:thing} to {y:thing}": "{who} at {x} cannot move to {y}",
        f"{NOBODY} {CAN} move from {{x:thing}} to {{y:thing}}": (
            "survivors at {x} cannot move to {y}"
        ),
        f"{NOBODY} {CAN} move from {{x:thing}} to {{y:thing}} or [from] {{v:thing}} to "
        "{w:thing}": "survivors at {x} cannot move to {y}\nsurvivors at {v} cannot move to {w}",
        "{who:some} cannot move from {x:thing} to {y:thing} or [from] {v:thing} to {w:thing}": (
            "{who} at {x} cannot move to {y}\n{who} at {v} cannot move to {w}"
        ),
        "(attacking|attacks) (does not|do not) (require|need|cause) an exposure roll": (
            "survivors do not roll exposure when attacking"
        ),
        **{
            f"({which}) crisis (needs|requires) {said} [to be prevented]": (
                "crises need {n} fewer points"
            )
            for which in ("the|this", "each|every")
            for said in (
                "{n:INT} (fewer|less) (card|cards|point|points)",
                "{n:INT} (card|cards|point|points) (fewer|less)",
            )
        },
        "you (have|get|roll) {n:INT} (additional|more|extra) dice": "you roll {n} more dice",
        "you (have|get|roll) (an additional|an extra|one more) dice": "you roll 1 more dice",
        f"when {{who:thing}} attacks [a zombie] [,] (it|they|he|she) {NO_ROLL}": (
            "{who} does not roll exposure when attacking"
        ),
        f"when {{who:thing}} moves [,] (it|they|he|she) {NO_ROLL}": (
            "{who} does not roll exposure when moving"
        ),
        "(skip paying|do not pay|nobody pays|players do not pay) [for] food": "the food step is "
        "skipped",
        "the colony (does not have to|does not need to|need not|does not) pay [for] food": (
            "the food step is skipped"
        ),
        "(nobody|no one) (eats|needs to eat|has to eat)": "the food step is skipped",
        "skip the {step:step_named}": "the {step} is skipped",
        "no zombies are added (in|during) the (colony phase|zombie step)": (
            "the zombie step is skipped"
        ),
        "{some} also {rule_sentence}": "{some} {rule_sentence}",
        "(crises|each crisis|every crisis|a crisis) (need|require|demand|cost) {n:quantity} "
        "(more|additional|extra) (point|points|card|cards) [than usual]": (
            "crises need {n} more points"
        ),
        "(crises|each crisis|every crisis|a crisis) (need|require|demand) {n:INT} "
        "(card|cards|points|point) more": ("crises need {n} more points"),
        "(crises|each crisis|every crisis|a crisis) (need|require|demand|cost) {n:INT} "
        "(fewer|less) (point|points|card|cards) [than usual]": ("crises need {n} fewer points"),
        "{who:some} (roll|rolls) {n:INT} (die|dice) (fewer|less)": "{who} rolls {n} fewer dice",
        "{who:some} (roll|rolls) {n:INT} (less|fewer) dice": "{who} rolls {n} fewer dice",
        "{who:some} (roll|rolls) {n:INT} (additional|extra|more) dice": "{who} rolls {n} more dice",
        "{who:some} (roll|rolls) (an additional|an extra|one more) dice": "{who} rolls 1 more dice",
        f"{{who:some}} {NO_ROLL} {MOVING}": "{who} do not roll exposure when moving",
        f"{{who:some}} {NO_ROLL} {ATTACKING}": "{who} do not roll exposure when attacking",
        f"{{who:some}} (may|can) move {WITHOUT}": "{who} do not roll exposure when moving",
        f"{{who:some}} (move|moves) {WITHOUT}": "{who} do not roll exposure when moving",
        f"{{who:some}} [(may|can)] (attack|attacks) [zombies] {WITHOUT}": "{who} do not roll "
        "exposure when attacking",
        "{who:thing} 's attack value is {n:INT}": "attack of {who} is {n}",
        "{who:thing} attacks on [a] {n:INT} [+]": "attack of {who} is {n}",
        "{who:thing} 's search value is {n:INT}": "search value of {who} is {n}",
        "{who:thing} searches on [a] {n:INT} [+]": "search value of {who} is {n}",
        "{who:thing} (may|can) move (an|one|1) (additional|extra|more) time [each turn]": (
            "{who} has 1 more move"
        ),
        "moving does not (require|need|cause) an exposure roll": (
            "survivors do not roll exposure when moving"
        ),
        "(no exposure rolls|no exposure roll|nobody rolls exposure) (for|when) moving": (
            "survivors do not roll exposure when moving"
        ),
        "nobody needs to roll exposure (when|while|for) (it moves|they move)": (
            "survivors do not roll exposure when moving"
        ),
        "searching draws {n:INT} (additional|extra|more) (card|cards)": (
            "searching draws {n} more cards"
        ),
        "(when|while) searching [,] (draw|players draw) {n:INT} (additional|extra|more) "
        "(card|cards)": ("searching draws {n} more cards"),
        "players draw {n:INT} (additional|extra|more) (card|cards) when (they search|searching)": (
            "searching draws {n} more cards"
        ),
        "players draw (an extra|an additional) card when (they search|searching)": (
            "searching draws 1 more cards"
        ),
        "the colony [must] (pay|pays) {n:INT} (more|additional|extra) food": (
            "paying food costs {n} more food"
        ),
        "feeding the colony costs {n:INT} more food": "paying food costs {n} more food",
        "(each|every) death costs {n:INT} morale": "morale per death is {n}",
        "lose {n:INT} morale instead of 1 when a survivor dies": "morale per death is {n}",
        "{place:some} [can] (hold|holds) {n:INT} (fewer|less) survivors": (
            "{place} holds {n} fewer survivors"
        ),
        "{place:some} [can] (hold|holds) {n:INT} (more|additional|extra) survivors": (
            "{place} holds {n} more survivors"
        ),
        "{place:some} has room for {n:INT} (fewer|less) survivors": (
            "{place} holds {n} fewer survivors"
        ),
        "{place:some} has room for {n:INT} (more|additional) survivors": (
            "{place} holds {n} more survivors"
        ),
        "instead of (adding zombies|the zombies) [as usual] [,] {do}": (
            "instead of the zombie step\n    {do}"
        ),
        "instead of the {step:step_named} [,] {do}": "instead of the {step}\n    {do}",
        "(each|every) survivor killed costs {n:INT} morale": "morale per death is {n}",
        "{who:some} (do not|does not) need food": "{who} do not count for food",
        "{who:some} never (make|makes) noise": "{who} make no noise",
        "when a survivor (dies|is killed) [,] lose {n:INT} additional morale": (
            "when a survivor is killed\n    lose {n} morale"
        ),
        "each round ends with the loss of {n:INT} morale": "at the end of each round\n    lose "
        "{n} morale",
    },
    0.4,
)
words.natural_forms(
    "step_named",
    {f"{name} step": f"{name} step" for name in ("food", "waste", "crisis", "zombie")},
    0.0,
)

BEARER = f"({THE_BEARER}|that survivor|the survivor (with|carrying) this card)"
"""Who bears an item, in a line about what is rolled for: lines above may have spoken of them."""

words.natural_forms(
    "rules",
    {
        f"{BEARER} {NO_ROLL} {MOVING}": "the bearer does not roll exposure when moving",
        f"{BEARER} {NO_ROLL} {ATTACKING}": "the bearer does not roll exposure when attacking",
        f"{BEARER} (does not|do not) roll when moving": "the bearer does not roll exposure when "
        "moving",
        f"{{limit}} [,] {BEARER} {NO_ROLL} {MOVING}": (
            "the bearer does not roll exposure when moving, {limit}"
        ),
        f"{BEARER} [(may|can)] (move|moves) {WITHOUT}": (
            "the bearer does not roll exposure when moving"
        ),
        f"{{limit}} [,] {BEARER} (may|can) move {WITHOUT}": (
            "the bearer does not roll exposure when moving, {limit}"
        ),
        f"{BEARER} (may|can) move {WITHOUT} [,] {{limit}}": (
            "the bearer does not roll exposure when moving, {limit}"
        ),
        f"{BEARER} [(may|can)] (attack|attacks) [zombies] {WITHOUT}": (
            "the bearer does not roll exposure when attacking"
        ),
        "moving does not (require|need|cause) an exposure roll": (
            "the bearer does not roll exposure when moving"
        ),
        "(attacking|attacks) (does not|do not) (require|need|cause) an exposure roll": (
            "the bearer does not roll exposure when attacking"
        ),
        f"{HAVE_NO} (when|for) (moving|this survivor moves|it moves)": (
            "the bearer does not roll exposure when moving"
        ),
        f"{HAVE_NO} (when|for) (attacking|this survivor attacks|it attacks)": (
            "the bearer does not roll exposure when attacking"
        ),
        f"when {BEARER} searches [,] draw {{n:INT}} (more|extra|additional) (card|cards)": (
            "searching draws {n} more cards"
        ),
        f"{BEARER} draws {{n:INT}} (more|extra|additional) (card|cards) when searching": (
            "searching draws {n} more cards"
        ),
        f"{BEARER} looks at {{n:INT}} more (card|cards) when searching [, before choosing what to "
        "keep]": "searching draws {n} more cards",
        f"{BEARER} keeps {{n:INT}} more (card|cards) when searching": (
            "searching keeps {n} more cards"
        ),
        f"when {BEARER} searches {{place:thing}} [,] draw {{n:INT}} (more|extra|additional) "
        "(card|cards)": "while the bearer is at {place}\n    searching draws {n} more cards",
        f"{BEARER} (may|can) move (an|one|1) (additional|extra|more) time [each turn]": (
            "the bearer has 1 more move"
        ),
        f"{BEARER} (cannot|can not) (be killed|die)": "the bearer cannot be killed",
        f"{BEARER} ignores frostbite": "the bearer ignores frostbite",
        f"{BEARER} ignores {{face:one_of_face}}": "the bearer ignores {face}",
        f"{BEARER} 's attack value is {{n:INT}}": "attack of the bearer is {n}",
        f"{BEARER} attacks on [a] {{n:INT}} [+]": "attack of the bearer is {n}",
        f"{BEARER} 's search value is {{n:INT}}": "search value of the bearer is {n}",
        f"{BEARER} searches on [a] {{n:INT}} [+]": "search value of the bearer is {n}",
        f"{BEARER} (makes no noise|does not make noise) [when searching]": (
            "the bearer makes no noise"
        ),
        f"{BEARER} (cannot|may not) {{a:any_of_action}}": "the bearer cannot {a}",
        f"(while|as long as) {BEARER} is (at|in) {{place:thing}} [,] {{rules}}": (
            "while the bearer is at {place}\n    {rules}"
        ),
        f"(while|as long as) {BEARER} is (outside|not in|not at) {{place:thing}} [,] {{rules}}": (
            "while the bearer is outside {place}\n    {rules}"
        ),
        f"(when|whenever|each time) {BEARER} kills a zombie [,] {{do}}": (
            "when the bearer kills a zombie\n    {do}"
        ),
        f"(when|whenever|each time) {BEARER} {{event_verb}} [,] {{do}}": (
            "when the bearer {event_verb}\n    {do}"
        ),
    },
    0.5,
)

SAME_PLACE = "(at the same location|at this survivor 's location|here|at its location)"
words.natural_forms(
    "rules",
    {
        "{limit} [,] you may discard this card to {do}": (
            "the bearer has the ability, {limit}\n    {do}\n    discard this card"
        ),
        f"{{limit}} [,] when ({THE_BEARER}) moves [,] you may choose not to roll [for] exposure": (
            "the bearer does not roll exposure when moving, {limit}"
        ),
        "ignore (all|any) frostbite [(results|faces)]": "the bearer ignores frostbite",
        f"(when|whenever|after) ({THE_BEARER}|you) searches [with this survivor] [,] you may look "
        "at the top card of (that|its|the) [item] deck and put it back (on|at) [the] top or "
        "[(on|at)] [the] bottom": (
            "when the bearer searches\n    you may look at the top 1 card of the deck of that "
            "location\n        if so\n            you may put those cards under the deck of that "
            "location"
        ),
    },
    0.3,
)
words.natural_forms(
    "do",
    {
        f"heal {{n:quantity}} {harm} [wounds] from (any|a|one) survivor {SAME_PLACE}": (
            f"remove {{n}} {harm} from a survivor here"
        )
        for harm in ("wounds", "frostbite")
    },
    0.3,
)
words.spellings.update(
    {
        r"\b(?:the |a )?survivor (?:with|who (?:has|carries|holds|bears)|carrying|holding|bearing) "
        r"this (?:item|card)(?: equipped)?\b": "the equipped survivor",
        r"\bafter you search with this survivor\b": "after this survivor searches",
    }
)
words.natural_forms(
    "do",
    {
        "(each|every) player loses {n:INT} dice for the next round": (
            "during the next round\n    each player rolls {n} fewer dice"
        ),
        "(each|every) player loses (a|one) die for the next round": (
            "during the next round\n    each player rolls 1 fewer die"
        ),
    },
    0.3,
)
words.natural_forms(
    "rules",
    {
        "{limit} [,] (when|whenever|after) {event} [,] {do}": "when {event}, {limit}\n    {do}",
        "after {event} [,] {do}": "when {event}\n    {do}",
    },
    0.3,
)
