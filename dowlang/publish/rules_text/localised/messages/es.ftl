## Spanish: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.

dimensions = case | plurality | gender | countability | person | mood | polarity | length | motion | cover | order | limit | position | standing
# `bare`: without an article; the others are said by a preposition around the thing
# `definite`: a bare noun with its article; `stressed`: tú, where nothing else says the person
# `cause`: what a face of the exposure die does
# `compared`: más que tú, que cualquier otro jugador
# `behind`: ti, behind a preposition; `beside`: with con, contigo
dimension-case = plain | bare | definite | stressed | compared | behind | cause | to | from | at | of | personal | beside
dimension-plurality = singular | plural
dimension-gender = masculine | feminine
# `mass`: what is not counted by pieces, 1 de comida
dimension-countability = countable | mass
dimension-person = third | you
# `present` for what somebody does or would do, `imperative` for what you are told to do
# `counted`: said before how many there are, controlas al menos 3 supervivientes
# `uncounted`: the same where it is not so, no controlas
# `absent`: of what there is none of, no hay cartas en la mano
dimension-mood = imperative | infinitive | present | subjunctive | past | counted | uncounted | absent
dimension-polarity = affirmative | negative
# `long`: how many of it there are is worked out, so a place is said before it; `nil`: 0 of it; `altogether`: all of them
dimension-length = short | long | nil | altogether | optional
# `leaving`: moved away from where it is, de un bosque
dimension-motion = still | leaving
# `open`: its faces are seen, so a card of it is taken without looking through a deck
dimension-cover = closed | open
# `tied`: an order among those that another one leaves equal
dimension-order = first | tied
# `done`: the deed says that up to one is one or none
dimension-limit = told | done
# `top`, `bottom`: where in a pile it lies, la carta superior
dimension-position = anywhere | top | bottom
# `known`: of a subject whom the card has spoken of before
dimension-standing = stranger | known
agreement = plurality | gender | person

# where a sentence in quotes has its full stop
stops-of-quotes = .» = ».
forms-noun = singular | plural
forms-adjective = singular-masculine | singular-feminine | plural-masculine | plural-feminine
forms-verb = imperative | infinitive | singular-third-present | plural-third-present | you-present | singular-third-subjunctive | plural-third-subjunctive | you-subjunctive | singular-third-past | plural-third-past | you-past

wrapped-to = a { $thing }
    .features = plain
wrapped-from = de { $thing }
    .features = plain
wrapped-at = en { $thing }
    .features = plain
closed-definite = { $thing }
    .features = plain
wrapped-of = de { $thing }
    .features = plain
wrapped-personal = a { $thing }
    .features = plain
wrapped-beside = con { $thing }
    .features = plain
adjectives-before = other
# un superviviente que controles (el sucesor) salvo tu líder
filters-before-alias = filter-you-control | filter-they-control
filters-behind-alias = filter-with-survivor | filter-with-card | filter-except-place | filter-except-other
filters-as-adjectives = who-state
filters-before-count = filter-you-control | filter-they-control | filter-on-survivor | filter-you-hold | filter-they-hold
prepositions = en
contractions = a el = al | de el = del | a El = al | y i… = e i… | y í… = e í… | y hí… = e hí… | y hij… = e hij… | y hil… = e hil… | y him… = e him… | y hin… = e hin… | y hip… = e hip… | y his… = e his… | y hit… = e hit… | y yl… = e yl… | y yr… = e yr… | y ys… = e ys… | o o… = u o… | o ó… = u ó… | o ho… = u ho… | o hó… = u hó…

## Words that change

adjective-each = cada
adjective-random = al azar
adjective-other = otro | otra | otros | otras
adjective-all = todo | toda | todos | todas
adjective-the = el | la | los | las
adjective-a = un | una | unos | unas
adjective-this = este | esta | estos | estas
adjective-as-many = tanto | tanta | tantos | tantas
adjective-no = ningún | ninguna | ningunos | ningunas
adjective-that = ese | esa | esos | esas

## How many

noun-group = { $before } { $noun } { $classifier } { $adjectives } { $position ->
    [top] { ADJECTIVE("upper") }
    [bottom] { ADJECTIVE("lower") }
   *[anywhere] { "" }
} { $filters }

quantity-bare = { $case ->
    [definite] { ADJECTIVE("the") } { NOUN() }
   *[other] { NOUN() }
}
quantity-amount = { $worked ->
    [no] { $count } { $countability ->
        [mass] de { NOUN() }
       *[countable] { NOUN() }
    }
   *[other] { $countability ->
        [mass] { ADJECTIVE("as-many", "singular") } { NOUN("singular") }
       *[countable] { ADJECTIVE("as-many", "plural") } { NOUN("plural") }
    } como { SAY($count, "bare") }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    } { $worked ->
        [no] { $count ->
            [0] nil
           *[other] short
        }
       *[yes] long
    }
# of a single one it is said of the deed: puedes mover 1 enano
quantity-up-to = { $count ->
    [1] { $limit ->
        [done] { "" }
       *[other] como mucho
    }
   *[other] hasta
} { quantity-amount }
    .features = { quantity-amount.features } { $count ->
        [1] optional
       *[other] { "" }
    }
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
quantity-each-other = { $case ->
    [compared] cualquier { ADJECTIVE("other", "singular") } { NOUN("singular") }
   *[other] { ADJECTIVE("each-one", "singular") } de { ADJECTIVE("the", "plural") } demás { NOUN("plural") }
}
    .features = singular
quantity-all = { $countability ->
    [mass] { ADJECTIVE("all", "singular") } { ADJECTIVE("the", "singular") } { NOUN("singular") }
   *[countable] { ADJECTIVE("all", "plural") } { ADJECTIVE("the", "plural") } { NOUN("plural") }
}
    .features = plural altogether
quantity-the = { ADJECTIVE("the") } { NOUN() }

each-of = { ADJECTIVE("each-one", "singular") } de { $thing }

with-alias = { $thing } ({ $alias })

## Things

reference-you = { $case ->
    [stressed] tú
    [compared] tú
    [behind] ti
   *[other] { "" }
}
    .features = you singular
    .to = a ti
    .personal = a ti
    .from = de ti
    .of = de ti
    .at = en ti
    .beside = contigo
reference-they = { $case ->
    [stressed] ese jugador
    [compared] ese jugador
    [behind] ese jugador
   *[other] { "" }
}
    .features = third singular masculine
    .to = a ese jugador
    .personal = a ese jugador
    .from = de ese jugador
    .of = de ese jugador
    .at = en ese jugador
    .beside = con ese jugador
reference-that = { ADJECTIVE("that", "singular") } { NOUN("singular") }
    .features = singular
reference-those = { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
reference-this = { ADJECTIVE("this", "singular") } { NOUN("singular") }
    .features = singular

list-and = { $left } y { $right }
list-and-more = { $left }, { $right }
list-or = { $left } { $polarity ->
    [negative] ni
   *[affirmative] o
} { $right }
list-or-more = { $left }, { $right }

## Conditions

is-state = { $subject } { is-state.so }
    .so = { $mood ->
        [subjunctive] { SAY($predicate, "subjunctive") }
       *[other] { SAY($predicate, "present") }
    }
is-event = { $subject } { SAY($predicate, $mood) }
# cuando se revele una crisis, cuando no alcance la comida
is-happening = { SAY($predicate, $mood) } { ATTR("subject", $predicate) ->
    [bare] { SAY($subject, "bare") }
   *[other] { SAY($subject, "definite") }
} { ATTR("behind", $predicate) }
is-predicate = { $subject } { is-state.so }
is-not-predicate = { $subject } no { is-state.so }
# ser, as a number is: it agrees with what is counted
verb-equal = sé | ser | es | son | eres | sea | sean | seas | ha sido | han sido | has sido
measure-exactly = { $worked ->
    [yes] { COUNT($left, "definite") } { measure-exactly.is } igual a { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [yes] { $count ->
            [0] no { count-exactly.hay } { SAY($left, "bare") }
           *[other] { count-exactly.hay } { $count } de { SAY($left, "bare") }
        }
        [pieces] { $count ->
            [0] no { count-exactly.hay } { SAY($left, "bare", "plural", "present") }
           *[other] { count-exactly.hay } exactamente { measure-exactly.pieces }
        }
       *[other] { SAY($left, "definite") } { measure-exactly.is } { $count }
    }
}
    .is = { $mood ->
        [subjunctive] { VERB("equal", $left, "subjunctive") }
       *[other] { VERB("equal", $left, "present") }
    }
    .pieces = { $count } { $count ->
        [1] { SAY($left, "bare", "singular", "present") }
       *[other] { SAY($left, "bare", "plural", "present") }
    }
measure-at-least = { $worked ->
    [yes] { COUNT($left, "definite") } { measure-exactly.is } al menos { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [pieces] { count-exactly.hay } al menos { measure-exactly.pieces }
        [yes] { count-exactly.hay } { $count } de { SAY($left, "bare") } o más
       *[other] { SAY($left, "definite") } { measure-exactly.is } { $count } o más
    }
}
measure-at-most = { $worked ->
    [yes] { COUNT($left, "definite") } { measure-exactly.is } como mucho { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [pieces] { count-exactly.hay } como mucho { measure-exactly.pieces }
        [yes] { count-exactly.hay } { $count } de { SAY($left, "bare") } o menos
       *[other] { SAY($left, "definite") } { measure-exactly.is } { $count } o menos
    }
}
count-exactly = { count-exactly.there } exactamente { SAY($counted, "present") }
    .there = { $fronted ->
        [yes] { SAY($where, "counted") }
       *[no] { count-exactly.hay }
    }
    .hay = { $mood ->
        [subjunctive] haya
       *[other] hay
    }
count-at-least = { count-exactly.there } al menos { SAY($counted, "present") }
count-at-most = { count-exactly.there } como mucho { SAY($counted, "present") }
count-more = { count-exactly.there } más de { SAY($counted, "present") }
count-fewer = { count-exactly.there } menos de { SAY($counted, "present") }
count-none = { $fronted ->
    [yes] { SAY($where, "uncounted") } { ATTR("none", $left) ->
        [yes] { SAY($none, "bare", "absent") }
       *[other] { SAY($left, "bare", "absent") }
    }
   *[no] no { count-exactly.hay } { SAY($left, "bare", "absent") }
}
having-at-least = al menos { having-at-least.have }
    .have = { SAY($counted, "present") } { $count ->
        [1] tiene
       *[other] tienen
    } { $thing }
logic-and = { SAY($left, $mood) } y { SAY($right, $mood) }
logic-and-more = { SAY($left, $mood) }, { SAY($right, $mood) }
logic-or = { SAY($left, $mood) } o { SAY($right, $mood) }
logic-or-more = { SAY($left, $mood) }, { SAY($right, $mood) }
logic-either = o bien { SAY($left, $mood) } o bien { SAY($right, $mood) }
logic-either-more = { SAY($left, $mood) }, o bien { SAY($right, $mood) }

## Lines

end-of-sentence = .
end-of-opening = :
opened = { $lead }: { $body }
line-run = { DO($do, "imperative") }
# `pierde` is an order as well, so who does it is said; `puede` and `debe` are none
line-run-by = { line-run-by.doer } { DO($do, $who, "present") }
    .doer = { FEATURE("person", $who) ->
        [you] { $who }
       *[third] { SAY($who, "stressed") }
    }
line-modify = { $do }
line-offer = { $who } { VERB("can", $who, "present") } { DO($do, $who, "infinitive") }
line-each = para { $each }
with-modifier = { $lead }, { $value }
with-modifier-tied = { $lead }, { SAY($value, "tied") }
line-branch = si { $if }
line-otherwise = si no
line-choose-one = elige una opción
line-they-choose-one = ese jugador elige una opción
line-nothing = no ocurre nada
line-besides = { $lead }; se aplica el resultado y, además
line-if-so = si lo { VERB("do", $who, "present") }
line-if-not = si no
line-if-not-done = si no { VERB("can", $who, "present") } hacerlo por completo
line-trigger = cuando { SAY($event, "subjunctive") }
line-trigger-if = si { $if }
line-watch = cuando { SAY($event, "subjunctive") }
line-skipped = se omite { $of }
line-vote = votación: { SAY($by, "definite") }
with-limit = { $value }, { $lead }
with-limit-of-several = { $value }, sea quien sea, { $lead }
with-limit-of-ability = { $lead } ({ $value })
with-ties = { $lead }; en caso de empate { FEATURE("person", $value) ->
    [you] decides
   *[third] decide
} { SAY($value, "stressed") }
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

## More quantities

quantity-any = cualquier { NOUN("singular") }
    .features = singular
quantity-no = { ADJECTIVE("no", "singular") } { NOUN("singular") }
    .features = singular negative
quantity-all-but = { $countability ->
    [mass] { ADJECTIVE("all", "singular") } { ADJECTIVE("the", "singular") } { NOUN("singular") } menos { $count }
   *[countable] { ADJECTIVE("all", "plural") } { ADJECTIVE("the", "plural") } { NOUN("plural") } menos { $count }
}
    .features = plural
quantity-any-number = cualquier número de { NOUN("plural") }
    .features = plural
quantity-top = { $count ->
    [1] { ADJECTIVE("the", "singular") } { NOUN("singular", "top") }
   *[other] { ADJECTIVE("the", "plural") } { $count } { NOUN("plural", "top") }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-last = { $count ->
    [1] { ADJECTIVE("the", "singular") } { ADJECTIVE("last", "singular") } { NOUN("singular") }
   *[other] { ADJECTIVE("the", "plural") } { $count } { ADJECTIVE("last", "plural") } { NOUN("plural") }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-bottom = { $count ->
    [1] { ADJECTIVE("the", "singular") } { NOUN("singular", "bottom") }
   *[other] { ADJECTIVE("the", "plural") } { $count } { NOUN("plural", "bottom") }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-each-of-those = { ADJECTIVE("each-one", "singular") } de { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = singular
quantity-one-of-those = { ADJECTIVE("one", "singular") } de { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = singular
quantity-some-of-those = { $count } de { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
quantity-up-to-of-those = hasta { $count } de { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
quantity-any-of-those = cualquier número de { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
quantity-all-your = { ADJECTIVE("all", "plural") } tus { NOUN("plural") }
    .features = plural
quantity-all-their = { ADJECTIVE("all", "plural") } sus { NOUN("plural") }
    .features = plural
quantity-all-its = { ADJECTIVE("all", "plural") } sus { NOUN("plural") }
    .features = plural

adjective-last = último | última | últimos | últimas
adjective-first = primer | primera | primeros | primeras
adjective-upper = superior | superior | superiores | superiores
adjective-lower = inferior | inferior | inferiores | inferiores
adjective-each-one = cada uno | cada una | cada uno | cada una
adjective-one = uno | una | unos | unas

## More things

name-alias = { $case ->
    [bare] { $name }
   *[other] { ADJECTIVE("the") } { $name }
}
filter-where = donde { $condition }
# what is said of any that may be so; of some that are so as elsewhere
filter-relative = { $mood ->
    [present] { SAY($condition, "present") }
   *[other] { SAY($condition, "subjunctive") }
}
relative-prepositions = a | de | en | con | sobre | por
relative-of = de
relative-verbs-first = está | esté | están | estén
relative-whose = el = cuyo | la = cuya | los = cuyos | las = cuyas
relative = { $word ->
    [none] { $whose ->
        [none] que
       *[other] { $whose } { $owned }
    }
   *[other] { $word } { $whose ->
        [none] { ADJECTIVE("the") } que
       *[other] { $whose } { $owned }
    }
} { $rest }
that-many = esa cantidad
the-roll = el resultado de la tirada
reference-it = { ADJECTIVE("that", "singular") }
    .features = third
    .personal = { reference-it }
reference-them = { reference-they }
    .features = third singular masculine
    .to = a ese jugador
    .personal = a ese jugador
    .from = de ese jugador
    .of = de ese jugador
    .at = en ese jugador
    .beside = con ese jugador
reference-player = el jugador { $number }
    .features = third singular masculine
reference-the-rest = el resto
    .features = third singular masculine
reference-the-player-together = entre todos, los jugadores
    .features = third plural masculine
reference-its = su { NOUN("singular") }
    .features = singular
reference-their = su { NOUN("singular") }
    .features = singular
reference-your = tu { NOUN("singular") }
    .features = singular

## More conditions

is-not-state = { $subject } no { is-state.so }
# there are some that are so; elsewhere any that may be so is meant: que está, que esté
who-state = que { who-state.so }
    .so = { $mood ->
        [present] { SAY($predicate, "present") }
       *[other] { SAY($predicate, "subjunctive") }
    }
who-not-state = que no { who-state.so }
who-predicate = que { who-state.so }
who-not-predicate = que no { who-state.so }
exists = { count-exactly.there } { SAY($thing, "present") }
exists-none = { $fronted ->
    [yes] { SAY($where, "uncounted") }
   *[no] no { count-exactly.hay }
} { FEATURE("plurality", $thing) ->
    [singular] { FEATURE("countability", $thing) ->
        [countable] { ADJECTIVE("no", $thing, "singular") }
       *[mass] { "" }
    }
   *[plural] { "" }
} { SAY($thing, "bare", "absent") }
measure-not = { $worked ->
    [yes] { COUNT($left, "definite") } no { measure-exactly.is } igual a { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [yes] no { count-exactly.hay } { $count } de { SAY($left, "bare") }
        [pieces] no { count-exactly.hay } exactamente { measure-exactly.pieces }
       *[other] { SAY($left, "definite") } no { measure-exactly.is } { $count }
    }
}
measure-more = { $worked ->
    [yes] { COUNT($left, "definite") } { measure-exactly.is } mayor que { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [yes] { count-exactly.hay } más de { $count } de { SAY($left, "bare") }
        [pieces] { count-exactly.hay } más de { measure-exactly.pieces }
       *[other] { SAY($left, "definite") } { measure-exactly.is } más de { $count }
    }
}
measure-fewer = { $worked ->
    [yes] { COUNT($left, "definite") } { measure-exactly.is } menor que { COUNT($count, "definite") }
   *[no] { ATTR("stock", $left) ->
        [yes] { count-exactly.hay } menos de { $count } de { SAY($left, "bare") }
        [pieces] { count-exactly.hay } menos de { measure-exactly.pieces }
       *[other] { SAY($left, "definite") } { measure-exactly.is } menos de { $count }
    }
}
count-not = { $fronted ->
    [yes] { SAY($where, "uncounted") }
   *[no] no { count-exactly.hay }
} exactamente { SAY($counted, "present") }
having-exactly = exactamente { having-at-least.have }
having-not = { $count ->
    [1] no es exactamente { SAY($counted, "present") } { ADJECTIVE("the", $left, "singular") } que tiene
   *[other] no son exactamente { SAY($counted, "present") } { ADJECTIVE("the", $left, "plural") } que tienen
} { $thing }
having-at-most = como mucho { having-at-least.have }
having-more = más de { having-at-least.have }
having-fewer = menos de { having-at-least.have }
compare-exactly = { count-exactly.hay } { ADJECTIVE("as-many", $left, "plural") } { SAY($left, "present") } como { SAY($right, "present") }
compare-not = no { count-exactly.hay } { ADJECTIVE("as-many", $left, "plural") } { SAY($left, "present") } como { SAY($right, "present") }
compare-at-least = { count-exactly.hay } al menos { ADJECTIVE("as-many", $left, "plural") } { SAY($left, "present") } como { SAY($right, "present") }
compare-at-most = { count-exactly.hay } como mucho { ADJECTIVE("as-many", $left, "plural") } { SAY($left, "present") } como { SAY($right, "present") }
compare-more = { count-exactly.hay } más { SAY($left, "present") } que { SAY($right, "present") }
compare-fewer = { count-exactly.hay } menos { SAY($left, "present") } que { SAY($right, "present") }
number-of = { FEATURE("countability", $thing) ->
    [mass] { SAY($thing, "definite") }
   *[countable] el número de { SAY($thing, "bare", "plural") }
}
relate-exactly = el número de { $left } { relate-exactly.is } igual a { COUNT($right, "definite") }
    .is = { $mood ->
        [subjunctive] sea
       *[other] es
    }
relate-not = el número de { $left } no { relate-exactly.is } igual a { COUNT($right, "definite") }
relate-at-least = el número de { $left } { relate-exactly.is } al menos { COUNT($right, "definite") }
relate-at-most = el número de { $left } { relate-exactly.is } como mucho { COUNT($right, "definite") }
relate-more = el número de { $left } { relate-exactly.is } mayor que { COUNT($right, "definite") }
relate-fewer = el número de { $left } { relate-exactly.is } menor que { COUNT($right, "definite") }
not = no se cumple que { SAY($condition, "subjunctive") }
grouped = ({ SAY($condition, $mood) })
some-of = se cumplen al menos { $count } de estas condiciones: { $parts }
# el triple del número de jugadores, más 3
plus = { COUNT($left) }{ $pause ->
    [yes] ,
   *[no] { "" }
} más { COUNT($right) }
    .pauses = yes
minus = { COUNT($left) }{ $pause ->
    [yes] ,
   *[no] { "" }
} menos { COUNT($right) }
times = { $left ->
    [2] el doble de { COUNT($right) }
    [3] el triple de { COUNT($right) }
    [one] una vez { COUNT($right) }
    [other] { $left } veces { COUNT($right) }
   *[product] { COUNT($left) } por { COUNT($right) }
}
divided-up = { divided-up.part }, redondeando hacia arriba
    .part = { $right ->
        [2] la mitad de { COUNT($left) }
       *[other] { COUNT($left) } entre { COUNT($right) }
    }
divided-down = { divided-up.part }, redondeando hacia abajo
happened-turn = este turno { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-round = esta ronda { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-game = en esta partida { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-card = desde que se resolvió esta carta { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-not-turn = este turno { SAY($subject, "definite") } no { DO($event, $subject, "past") }
happened-not-round = esta ronda { SAY($subject, "definite") } no { DO($event, $subject, "past") }
happened-not-game = en esta partida { SAY($subject, "definite") } no { DO($event, $subject, "past") }
happened-not-card = desde que se resolvió esta carta { SAY($subject, "definite") } no { DO($event, $subject, "past") }
happened-times-turn = las veces que este turno { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-times-round = las veces que esta ronda { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-times-game = las veces que en esta partida { SAY($subject, "definite") } { DO($event, $subject, "past") }
happened-times-card = las veces que desde que se resolvió esta carta { SAY($subject, "definite") } { DO($event, $subject, "past") }

## More lines

line-price = { DO($do, "imperative") } para { DO($to, "infinitive") }
line-bargain = { $who } { VERB("can", $who, "present") } { DO($do, $who, "infinitive") } para { DO($to, $who, "infinitive") }
line-demand = { $who } { VERB("must", $who, "present") } { DO($do, $who, "infinitive") }
line-attach = asigna esta carta a { $to }
newcomer-counted = { $lead } (contando a quien llega)
attached-to-you = { $lead } (aquí abajo, «tú» es quien controle al portador)
line-attach-counting = asigna esta carta a { $to } y lleva un contador de { SAY($counting, "bare") }
line-detach = separa esta carta de donde está asignada
line-repeat = { $times ->
    [one] repite { $times } vez
    [other] repite { $times } veces
   *[sum] repite tantas veces como { COUNT($times, "definite") }
}
line-later = { $moment }
line-next-time = la próxima vez que { SAY($event, "subjunctive") }
line-next-times = las próximas { $times } veces que { SAY($event, "subjunctive") }
line-counted-time = la próxima vez que { SAY($event, "subjunctive") }, contando hasta { $to }
line-cancel-action = cancela la acción
line-cancel-result = cancela el resultado
line-trigger-manual = cuando { $manual }
line-while = mientras { SAY($if, "subjunctive") }
line-instead = en lugar { SAY($of, "of") }
line-also-needs = { $who } además { VERB("need", $who, "present") } que { SAY($if, "subjunctive") }
line-ability = { $who } { VERB("have", $who, "present") } esta habilidad
line-ability-die = { line-ability } de { $die }+
line-ability-at = { line-ability }, solo { SAY($at, "at") }
line-ability-die-at = { line-ability } de { $die }+, solo { SAY($at, "at") }
line-chooser = { $who } { VERB("choose", $who, "present") }
line-automatic = automáticamente
line-setting = { $setting } { $int }
with-point = { $lead }, { $value }
with-if = { $lead }, si { $value }
with-tied-pass = { $lead }; en caso de empate se aprueba
with-tied-fail = { $lead }; en caso de empate se rechaza
with-without-pass = { $lead }; sin votantes se aprueba
with-without-fail = { $lead }; sin votantes se rechaza
duration-next-turn = hasta el final del próximo turno
duration-during-next-turn = durante el próximo turno
duration-during-next-round = durante la próxima ronda
duration-attached = mientras esté asignada
duration-while = mientras { SAY($if, "subjunctive") }
moment-start-this-turn = al inicio de este turno
moment-start-this-round = al inicio de esta ronda
moment-start-next-turn = al inicio del próximo turno
moment-start-next-round = al inicio de la próxima ronda
moment-start-each-turn = al inicio de cada turno
moment-start-each-round = al inicio de cada ronda
moment-start-your-turn = al inicio de tu turno
moment-end-this-turn = al final de este turno
moment-end-this-round = al final de esta ronda
moment-end-next-turn = al final del próximo turno
moment-end-next-round = al final de la próxima ronda
moment-end-each-turn = al final de cada turno
moment-end-each-round = al final de cada ronda
moment-end-your-turn = al final de tu turno
mark-automatic = automático
mark-automatic-if = automático si { $if }
ballot-passes = si se aprueba
ballot-fails = si se rechaza
limit-any-number-of-times = cualquier número de veces
limit-twice-per-turn = dos veces por turno
limit-twice-per-round = dos veces por ronda
limit-twice-per-game = dos veces por partida
limit-times-per-turn = { $count } veces por turno
limit-times-per-round = { $count } veces por ronda
limit-times-per-game = { $count } veces por partida
# of what helps by itself, and at nobody's choice
first-time-once-per-turn = la primera vez de cada turno
first-time-twice-per-turn = las 2 primeras veces de cada turno
first-time-times-per-turn = las { $count } primeras veces de cada turno
first-time-once-per-round = la primera vez de cada ronda
first-time-twice-per-round = las 2 primeras veces de cada ronda
first-time-times-per-round = las { $count } primeras veces de cada ronda
first-time-once-per-game = la primera vez de la partida
first-time-twice-per-game = las 2 primeras veces de la partida
first-time-times-per-game = las { $count } primeras veces de la partida
core-roll-a-die-for = { VERB("throw") } un dado por { $first }
core-roll-die = { VERB("throw") } { $first ->
    [one] { $first } dado
    [other] { $first } dados
   *[sum] tantos dados como { COUNT($first, "definite") }
}
core-choose = { VERB("choose") } { ATTR("chosen", $first) ->
    [person] { SAY($first, "personal") }
   *[other] { $first }
}
core-carry-out = { VERB("resolve") } «{ SAY($first, "bare") }»
core-set-to-zero = { VERB("reset") } { $first } a 0
verb-reset = pon | poner | pone | ponen | pones | ponga | pongan | pongas | ha puesto | han puesto | has puesto
core-add-to = { VERB("add") } { $first } a { $second }
core-clockwise-from = { $order ->
    [tied] y, en caso de empate, en sentido horario a partir { SAY($first, "of") }
   *[first] en sentido horario a partir { SAY($first, "of") }
}
core-first = por orden: primero { $first }, y así sucesivamente
modifier-if-able = si es posible
modifier-in-turn-order = en orden de turno
modifier-rerolling-ties = y quienes empaten vuelven a tirar
modifier-counting-the-highest = contando el más alto
modifier-counting-the-lowest = contando el más bajo

## The words of a page

list-commas = { $left }, { $right }
list-commas-more = { $left }, { $right }
without = sin
label-reference-for = Referencia de { $game }, versión { $version }.
label-reference = Referencia, versión { $version }.
label-reference-title = { $name } – referencia
label-cards = { $count } { $count ->
    [1] carta
   *[other] cartas
}
label-with-all-copies = { $count } con todas las copias
label-version = versión { $version }
label-by = Autores: { $authors }
label-licence = licencia { $licence }
label-contents = Contenido
label-indexes = Índices
label-marks = Marcas
label-deck-of = mazo de { $count }
label-no-deck = Sin mazo
label-credit = Hecho con dowlang. Sin relación con ninguna editorial.
label-own-text = el texto del autor
label-at-the-table = En la mesa
label-by-kind = Por tipo
label-by-deck = Por mazo
label-cards-title = Cartas
label-quote = «{ $text }»
label-with-colon = { $label }: { $text }
label-with-note = { $text } ({ $note })
label-name = Nombre
label-decks = Mazos
label-rules = Reglas
label-nothing-happens = No ocurre nada.
label-of-copy = { $text } (n.º { $number })
