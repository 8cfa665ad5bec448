"""Declare the reminder text of printed cards: what they repeat of the rules of this game."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.repeated_rules import StandingRule

TWO = "(?:2|two)"
MORE = "(?:more|extra|additional|further)"
CARDS = r"(?:\w+ )?(?:cards?|items?|points?)"
GAIN_1 = (
    r"(?:(?:the colony )?gains? (?:1|one|a) morale|raise (?:the )?morale by (?:1|one)|"
    r"(?:the )?morale (?:rises|is raised|increases|goes up) by (?:1|one)|\+1 morale)"
)
TWO_OR_MORE = rf"(?:at least )?{TWO}(?: or more)?"
GIVEN = "(?:contributed?|add(?:ed)?|give|gave)"
NEEDED = "(?:needed|required|necessary)"
SURPLUS = "|".join(
    (
        rf"if {TWO_OR_MORE} {MORE} {CARDS}(?: (?:are|is|were|was))? (?:added|contributed)"
        rf"(?: to (?:the|this) crisis)?(?: than {NEEDED})?",
        rf"if (?:the )?(?:players|you|they) (?:together )?{GIVEN} {TWO_OR_MORE} "
        rf"(?:{MORE} {CARDS}(?: than {NEEDED})?|{CARDS} more than {NEEDED})",
        rf"if {TWO_OR_MORE} {MORE} \w+(?: cards)? than {NEEDED} (?:is|are|was|were) "
        rf"(?:added|contributed)",
        rf"if {TWO_OR_MORE} {CARDS} too many (?:are|were) (?:added|contributed)",
        rf"(?:if (?:it|(?:the|this) crisis) (?:is|was) prevented )?with {TWO_OR_MORE} "
        rf"{MORE} {CARDS}",
        rf"if (?:it|(?:the|this) crisis) (?:is|was) (?:prevented|passed) by {TWO_OR_MORE}",
        rf"(?:on (?:a )?success|if prevented) with {TWO_OR_MORE} {MORE} {CARDS}",
        rf"\({TWO_OR_MORE} {MORE}(?: {CARDS})?\)",
    )
)
"""Matches how it is printed that two more were given to a crisis than it asks for."""

LOSE = r"(?:you|the players|all players|everyone|everybody) loses?(?: the game)?"
OVER = rf"(?:the game (?:ends|is over|is lost)(?:,? and {LOSE})?|{LOSE})"
NO_MORALE = r"(?:the )?morale (?:reaches|is|drops to|falls to|hits|ever reaches) (?:0|zero)"
NO_TIME = (
    r"(?:the last round (?:ends|is over)|the rounds? (?:run|runs) out|the round (?:track|marker) "
    r"(?:reaches (?:0|zero)|runs out)|there are no rounds left|time runs out)"
)
THEM = r"(?:them|those(?: cards)?|these(?: cards)?)"
SEARCHES = (
    r"(?s:\bsearch(?:es|ing)?\b(?! *(?:value\b|:|\d))"
    r"(?!.*\b(?:looks?|reveals?)\b(?!.*\binstead of (?:1|one)\b))"
    r"(?!.*\b(?:survivor|crossroads|crisis|objective|incident) cards?\b))"
)
"""What a card says of a search, with no cards looked at behind it but those of the search."""
YOU = "(?:you|the active player)"
PAY = r"(?:discard|pay|spend|remove|give|do|afford) [\w ]+?"

words.standing += (
    StandingRule(
        rf"(?:(?:bonus|optional|extra|surplus|prevented|success)\s*:?\s*)?(?:{SURPLUS})\s*"
        rf"[:,]? {GAIN_1}",
        "R-CRISIS-09",
    ),
    StandingRule(
        r"(?:the first player|whoever is (?:the )?first player) (?:breaks|decides|settles) "
        r"(?:all )?(?:ties|tied votes|a tie)(?: in (?:the|this) vote)?",
        "R-VOTE-05",
        r"(?i:\bvotes?\b)",
    ),
    StandingRule(rf"{LOSE} (?:if|when|as soon as) {NO_MORALE}", "R-END-02"),
    StandingRule(rf"{LOSE} (?:if|when|as soon as) {NO_TIME}", "R-END-03"),
    StandingRule(rf"(?:if|when|as soon as) {NO_MORALE},? {OVER}", "R-END-02"),
    StandingRule(rf"(?:if|when|as soon as) {NO_TIME},? {OVER}", "R-END-03"),
    StandingRule(
        rf"{LOSE} (?:if|when|as soon as) (?:{NO_MORALE}|{NO_TIME}),? or (?:if |when )?"
        rf"(?:{NO_MORALE}|{NO_TIME})",
        "R-END-02, R-END-03",
    ),
    StandingRule(
        rf"the game ends (?:if|when|as soon as) (?:{NO_MORALE}|{NO_TIME})", "R-END-02, R-END-03"
    ),
    StandingRule(
        rf"(?:(?:you|they) )?(?:keeps?|takes?) (?:only )?(?:1|one) (?:of {THEM}|card)"
        r"(?:,? and| then|;)? (?:you )?(?:put|place|return)s? the (?:others?|rest)(?: of them)? "
        r"(?:on|at|under|to|onto) the bottom(?: of (?:the|that|its|their)(?: item| location)?"
        r"(?: deck)?)?",
        "R-ACT-SEA-07",
        SEARCHES,
    ),
    StandingRule(
        rf"if {YOU} cannot {PAY},? (?:you|they) (?:must|have to) (?:choose|take|pick) "
        r"(?:option (?:\d|one|two|[a-d])|the other option|the (?:first|second) option)",
        "R-XROADS-06",
    ),
    StandingRule(
        rf"if {YOU} (?:cannot|can't|are unable to|is unable to)(?: do so| {PAY})?,? (?:you|they) "
        r"(?:may not|cannot|can't) (?:choose|take|pick) this(?: option)?",
        "R-XROADS-06",
    ),
    StandingRule(
        r"(?:if|when) (?:you (?:are|become|get) )?exiled[,:]? (?:you )?draw (?:an?|1|one)(?: new)? "
        r"exiled?"
        r"(?: secret)? objective(?: card)?",
        "R-EXILE-02",
    ),
    StandingRule(
        rf"{YOU} (?:may|can) only choose this(?: option)? if (?:you|they) can "
        r"(?:pay|do so|do it|afford it)",
        "R-XROADS-06",
    ),
    StandingRule(
        r"(?:if the vote is tied|on a tie|in case of a tie|ties are broken by|if there is a tie),? "
        r"(?:the first player(?: (?:decides|chooses|breaks the tie|breaks ties))?)",
        "R-VOTE-05",
        r"\bvotes?\b",
    ),
    StandingRule(
        r"(?:a|any|each|every) survivor (?:with|that has|who has) (?:3|three)(?: or more)? wounds? "
        r"(?:dies|is killed)",
        "R-SURV-04",
    ),
    StandingRule(
        rf"(?:on your turn,? )?{YOU} (?:may|can) (?:hand off|hand|pass|give) (?:this|an equipped) "
        r"card to another survivor at (?:the same|this|their|its) location(?: on your turn)?",
        "R-ACT-HND-01",
    ),
    StandingRule(
        r"(?:(?:then|after(?: it is)? resol(?:ved|ving)(?: it)?),? )?"
        r"(?:remove this (?:crossroads )?card from the game|discard this (?:crossroads )?card)"
        r"(?: after(?:wards| it is resolved))?",
        "R-XROADS-08",
        r"^\s*crossroads\b(?!.*\b(?:attach|keep this|in front of|rest of the game|each round|"
        r"each turn|at the (?:start|end|beginning)|whenever)\b)",
    ),
)
