## Russian: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.

dimensions = case | plurality | gender | animacy | declension | person | mood | polarity
dimension-case = nominative | genitive | dative | accusative | instrumental | prepositional | at | to | from
dimension-plurality = singular | plural
dimension-gender = masculine | feminine | neuter
dimension-animacy = inanimate | animate
# `adjectival`: a noun that is declined as an adjective (выживший) and stays one after 2, 3, 4
dimension-declension = substantive | adjectival
dimension-person = third | you
dimension-mood = imperative | infinitive | present | past
dimension-polarity = affirmative | negative
agreement = plurality | gender | animacy | person

forms-noun = singular-nominative | singular-genitive | singular-dative | singular-accusative | singular-instrumental | singular-prepositional | plural-nominative | plural-genitive | plural-dative | plural-accusative | plural-instrumental | plural-prepositional
forms-adjective = singular-masculine-nominative | singular-masculine-genitive | singular-masculine-dative | singular-masculine-accusative | singular-masculine-instrumental | singular-masculine-prepositional | singular-masculine-accusative-animate | singular-feminine-nominative | singular-feminine-genitive | singular-feminine-dative | singular-feminine-accusative | singular-feminine-instrumental | singular-feminine-prepositional | singular-neuter-nominative | singular-neuter-genitive | singular-neuter-dative | singular-neuter-accusative | singular-neuter-instrumental | singular-neuter-prepositional | plural-nominative | plural-genitive | plural-dative | plural-accusative | plural-accusative-animate | plural-instrumental | plural-prepositional
forms-verb = imperative | infinitive | singular-third-present | plural-third-present | singular-you-present | plural-you-present | singular-masculine-past | singular-feminine-past | singular-neuter-past | plural-past

## Places: a preposition and a case

wrapped-at = в { $thing }
    .features = prepositional
wrapped-to = в { $thing }
    .features = accusative
wrapped-from = из { $thing }
    .features = genitive

## Words that are declined

adjective-each = каждый | каждого | каждому | каждый | каждым | каждом | каждого | каждая | каждой | каждой | каждую | каждой | каждой | каждое | каждого | каждому | каждое | каждым | каждом | каждые | каждых | каждым | каждые | каждых | каждыми | каждых
adjective-one = один | одного | одному | один | одним | одном | одного | одна | одной | одной | одну | одной | одной | одно | одного | одному | одно | одним | одном | одни | одних | одним | одни | одних | одними | одних
adjective-other = другой | другого | другому | другой | другим | другом | другого | другая | другой | другой | другую | другой | другой | другое | другого | другому | другое | другим | другом | другие | других | другим | другие | других | другими | других
adjective-all = весь | всего | всему | весь | всем | всём | всего | вся | всей | всей | всю | всей | всей | всё | всего | всему | всё | всем | всём | все | всех | всем | все | всех | всеми | всех
adjective-that = этот | этого | этому | этот | этим | этом | этого | эта | этой | этой | эту | этой | этой | это | этого | этому | это | этим | этом | эти | этих | этим | эти | этих | этими | этих
adjective-which = который | которого | которому | который | которым | котором | которого | которая | которой | которой | которую | которой | которой | которое | которого | которому | которое | которым | котором | которые | которых | которым | которые | которых | которыми | которых

## How many

noun-group = { $adjectives } { $noun } { $classifier } { $filters }

quantity-bare = { NOUN() }
quantity-amount = { $count } { $case ->
    [nominative] { $count ->
        [one] { NOUN("singular") }
        [few] { $declension ->
            [adjectival] { NOUN("plural", "genitive") }
           *[substantive] { NOUN("singular", "genitive", adjectives: "plural") }
        }
       *[other] { NOUN("plural", "genitive") }
    }
    [accusative] { $count ->
        [one] { NOUN("singular") }
        [few] { $declension ->
            [adjectival] { NOUN("plural", "genitive") }
           *[substantive] { NOUN("singular", "genitive", adjectives: "plural") }
        }
       *[other] { NOUN("plural", "genitive") }
    }
   *[other] { $count ->
        [one] { NOUN("singular") }
       *[other] { NOUN("plural") }
    }
}
    .features = { $count ->
        [one] singular
       *[other] plural
    }
quantity-up-to = до { $count ->
    [one] { $count } { NOUN("singular", "genitive") }
   *[other] { $count } { NOUN("plural", "genitive") }
}
    .features = plural
quantity-exactly = ровно { quantity-amount }
    .features = plural
quantity-at-least = не меньше { $count ->
    [one] { $count } { NOUN("singular", "genitive") }
   *[other] { $count } { NOUN("plural", "genitive") }
}
    .features = plural
quantity-a = { $case ->
    [nominative] { NOUN("singular") }
   *[other] { ADJECTIVE("one", "singular") } { NOUN("singular") }
}
    .features = singular
quantity-another = { ADJECTIVE("other", "singular") } { NOUN("singular") }
    .features = singular
quantity-each = { ADJECTIVE("each", "singular") } { NOUN("singular") }
    .features = singular
quantity-all = { ADJECTIVE("all", "plural") } { NOUN("plural") }
    .features = plural
quantity-the = { NOUN() }

with-alias = { $thing } ({ $alias })

## Things

reference-you = { $case ->
    [genitive] вас
    [dative] вам
    [accusative] вас
    [instrumental] вами
    [prepositional] вас
   *[other] вы
}
    .features = plural you
reference-they = { $case ->
    [genitive] него
    [dative] ему
    [accusative] его
    [instrumental] им
    [prepositional] нём
   *[other] он
}
    .features = singular masculine third
reference-that = { ADJECTIVE("that", "singular") } { NOUN("singular") }
    .features = singular
reference-those = { ADJECTIVE("that", "plural") } { NOUN("plural") }
    .features = plural
reference-this = { ADJECTIVE("that", "singular") } { NOUN("singular") }
    .features = singular

list-and = { $left } и { $right }
list-and-more = { $left }, { $right }
list-or = { $left } или { $right }
list-or-more = { $left }, { $right }

## Conditions

is-state = { $subject } { $predicate }
is-not-state = { $subject } не { $predicate }
is-event = { $subject } { SAY($predicate, "present") }
is-happening = { $subject } { SAY($predicate, "present") }
is-predicate = { $subject } { SAY($predicate, "present") }
is-not-predicate = { $subject } не { SAY($predicate, "present") }
measure-exactly = { $left } равно { $count }
measure-at-least = { SAY($left, "genitive") } не меньше { $count }
measure-at-most = { SAY($left, "genitive") } не больше { $count }
count-at-least = { ATTR("where", $left) } не меньше { SAY($counted, "genitive") }
count-at-most = { ATTR("where", $left) } не больше { SAY($counted, "genitive") }
count-none = { ATTR("where", $left) } нет { SAY($left, "genitive") }
having-at-least = { $count ->
    [6] в каждой из шести { SAY($left, "genitive") } есть { $thing }
   *[other] не меньше чем в { $count } { SAY($left, "prepositional") } есть { $thing }
}
logic-and = { $left } и { $right }
logic-and-more = { $left }, { $right }
logic-or = { $left } или { $right }
logic-or-more = { $left }, { $right }

## Lines

end-of-sentence = .
end-of-opening = :
opened = { $lead }: { $body }
line-run = { DO($do, "imperative") }
line-run-by = { $who } { DO($do, $who, "present") }
line-modify = { $do }
line-offer = { $who } { VERB("can", $who, "present") } { DO($do, "infinitive") }
line-demand = { $who } { VERB("must", $who, "present") } { DO($do, "infinitive") }
line-each = { $each }
with-modifier = { $lead }, { $value }
line-branch = если { $if }
line-otherwise = иначе
line-choose-one = выберите одно
line-nothing = ничего не происходит
line-if-so = если { HEAD($do, $who, "past") }
line-if-not = если нет
line-trigger = когда { $event }
line-trigger-if = если { $if }
line-watch = когда { $event }
line-skipped = шаг { $of } пропускается
line-vote = голосование: { $by }
with-limit = { $value } { $lead }
with-if = { $lead }, если { $value }
with-ties = { $lead }; при равенстве решает { $value }
duration-this-turn = до конца этого хода
duration-this-round = до конца этого раунда
duration-next-round = до конца следующего раунда
duration-game = до конца игры
mark-only-if = только если { $if }
face-range = { $from }–{ $to }
face-otherwise = иначе
limit-once-per-turn = один раз за ход
limit-once-per-round = один раз за раунд
limit-once-per-game = один раз за игру

core-roll-a-die = { VERB("throw") } кубик

verb-can = – | мочь | может | могут | можете | можете | мог | могла | могло | могли
verb-must = – | – | должен | должны | должны | должны | – | – | – | –
verb-throw = бросьте | бросить | бросает | бросают | бросаете | бросаете | бросил | бросила | бросило | бросили
