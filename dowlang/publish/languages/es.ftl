## Spanish: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.

dimensions = case | plurality | gender | countability | person | mood | polarity
# `bare`: without an article; the others are said by a preposition around the thing
dimension-case = plain | bare | to | from | at | of | personal
dimension-plurality = singular | plural
dimension-gender = masculine | feminine
# `mass`: what is not counted by pieces, 1 de comida
dimension-countability = countable | mass
dimension-person = third | you
# `present` for what somebody does or would do, `imperative` for what you are told to do
dimension-mood = imperative | infinitive | present | subjunctive | past
dimension-polarity = affirmative | negative
agreement = plurality | gender | person

forms-noun = singular | plural
forms-adjective = singular-masculine | singular-feminine | plural-masculine | plural-feminine
forms-verb = imperative | infinitive | singular-third-present | plural-third-present | you-present | singular-third-subjunctive | plural-third-subjunctive | you-subjunctive | singular-third-past | plural-third-past | you-past

wrapped-to = a { $thing }
    .features = plain
wrapped-from = de { $thing }
    .features = plain
wrapped-at = en { $thing }
    .features = plain
wrapped-of = de { $thing }
    .features = plain
wrapped-personal = a { $thing }
    .features = plain
contractions = a el = al | de el = del

## Words that change

adjective-each = cada
adjective-other = otro | otra | otros | otras
adjective-all = todo | toda | todos | todas
adjective-the = el | la | los | las
adjective-a = un | una | unos | unas
adjective-this = este | esta | estos | estas
adjective-that = ese | esa | esos | esas

## How many

noun-group = { $noun } { $classifier } { $adjectives } { $filters }

quantity-bare = { NOUN() }
quantity-amount = { $count } { $countability ->
    [mass] de { NOUN() }
   *[countable] { NOUN() }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-up-to = hasta { quantity-amount }
    .features = { quantity-amount.features }
quantity-exactly = exactamente { quantity-amount }
    .features = { quantity-amount.features }
quantity-at-least = al menos { quantity-amount }
    .features = { quantity-amount.features }
quantity-a = { ADJECTIVE("a", "singular") } { NOUN("singular") }
    .features = singular
quantity-another = { ADJECTIVE("other", "singular") } { NOUN("singular") }
    .features = singular
quantity-each = cada { NOUN("singular") }
    .features = singular
quantity-all = { ADJECTIVE("all", "plural") } { ADJECTIVE("the", "plural") } { NOUN("plural") }
    .features = plural
quantity-the = { ADJECTIVE("the") } { NOUN() }

with-alias = { $thing } ({ $alias })

## Things

reference-you = { $case ->
    [plain] { "" }
   *[other] ti
}
    .features = you singular
reference-they = { $case ->
    [plain] { "" }
   *[other] ese jugador
}
    .features = third singular masculine
reference-that = { ADJECTIVE("that", "singular") } { NOUN("singular") }
    .features = singular
reference-those = { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
reference-this = { ADJECTIVE("this", "singular") } { NOUN("singular") }
    .features = singular

list-and = { $left } y { $right }
list-and-more = { $left }, { $right }
list-or = { $left } o { $right }
list-or-more = { $left }, { $right }

## Conditions

is-state = { $subject } { $predicate }
is-event = { $subject } { SAY($predicate, $mood) }
is-happening = { $subject } { SAY($predicate, $mood) }
is-predicate = { $subject } { SAY($predicate, "present") }
is-not-predicate = { $subject } no { SAY($predicate, "present") }
measure-exactly = { ATTR("stock", $left) ->
    [yes] hay { $count } de { SAY($left, "bare") }
   *[other] { $left } es { $count }
}
measure-at-least = { ATTR("stock", $left) ->
    [yes] hay { $count } de { SAY($left, "bare") } o más
   *[other] { $left } es { $count } o más
}
measure-at-most = { ATTR("stock", $left) ->
    [yes] hay { $count } de { SAY($left, "bare") } o menos
   *[other] { $left } es { $count } o menos
}
count-exactly = hay exactamente { $counted }
count-at-least = hay al menos { $counted }
count-at-most = hay como mucho { $counted }
count-more = hay más de { $counted }
count-fewer = hay menos de { $counted }
count-none = no hay { SAY($left, "bare") }
having-at-least = { $count ->
    [6] cada una de las seis { $left } tiene { $thing }
   *[other] al menos { $count } { $left } tienen { $thing }
}
logic-and = { $left } y { $right }
logic-and-more = { $left }, { $right }
logic-or = { $left } o { $right }
logic-or-more = { $left }, { $right }

## Lines

end-of-sentence = .
end-of-opening = :
opened = { $lead }: { $body }
line-run = { DO($do, "imperative") }
line-run-by = { $who } { DO($do, $who, "present") }
line-modify = { $do }
line-offer = { $who } { VERB("can", $who, "present") } { DO($do, "infinitive") }
line-each = para { $each }
with-modifier = { $lead }, { $value }
line-branch = si { $if }
line-otherwise = si no
line-choose-one = elige una opción
line-nothing = no ocurre nada
line-if-so = si lo { VERB("do", $who, "present") }
line-if-not = si no
line-trigger = cuando { SAY($event, "subjunctive") }
line-trigger-if = si { $if }
line-watch = cuando { SAY($event, "subjunctive") }
line-skipped = se omite { $of }
line-vote = votación: { $by }
with-limit = { $value }, { $lead }
with-ties = { $lead }; en caso de empate decide { $value }
duration-this-turn = hasta el final de este turno
duration-this-round = hasta el final de esta ronda
duration-next-round = hasta el final de la próxima ronda
duration-game = durante el resto de la partida
mark-only-if = solo si { $if }
face-range = { $from }–{ $to }
face-otherwise = en otro caso
limit-once-per-turn = una vez por turno
limit-once-per-round = una vez por ronda
limit-once-per-game = una vez por partida

core-roll-a-die = { VERB("throw") } un dado

verb-can = puedes | poder | puede | pueden | puedes | pueda | puedan | puedas | pudo | pudieron | pudiste
verb-do = haz | hacer | hace | hacen | haces | haga | hagan | hagas | hizo | hicieron | hiciste
verb-throw = tira | tirar | tira | tiran | tiras | tire | tiren | tires | tiró | tiraron | tiraste
