## Russian: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.

dimensions = case | plurality | gender | animacy | declension | countability | article | person | mood | polarity | part | length | cover | order | standing
dimension-case = nominative | genitive | dative | accusative | instrumental | prepositional | cause | sheer | at | to | from
dimension-plurality = singular | plural
dimension-gender = masculine | feminine | neuter
dimension-animacy = inanimate | animate
# `cause`: what a face of the exposure die does; `sheer`: how many, сколько свободных мест
# `adjectival`: a noun that is declined as an adjective (выживший) and stays one after 2, 3, 4
dimension-declension = substantive | adjectival
# `mass`: what is not counted by pieces, вся Мораль; `tokens`: what is always counted, жетоны Пропитания
dimension-countability = countable | mass | tokens
# `counted`: карт на руке, and not с руки. `any`: whichever, behind «когда», where «один» would be said of an effect
# `named`: behind a word for it, карту «Тесак»
# `subject`: whoever does it, один выживший получает; `fresh`: who was not there before, новый выживший
# `leaving`: what is moved from where it is, гномов из леса; `whichever`: в любую локацию
# `done`: the verb has said that it may be none, можете поставить 1 гнома
dimension-article = one | any | counted | named | subject | fresh | leaving | whichever | done
dimension-person = third | you
dimension-mood = imperative | infinitive | present | past
dimension-polarity = affirmative | negative
# of a number that says what lies where: на водителе, жетон «Ящик»; `level`: how far a track is moved, Мораль на 2
dimension-part = entire | spot | things | level
# `long`: how many of it there are is worked out, so a place is said before it; `nil`: 0 of it; `altogether`: all of them
dimension-length = short | long | nil | altogether | optional
# `open`: its faces are seen, so a card of it is taken without looking through a deck
dimension-cover = closed | open
# `tied`: an order among those that another one leaves equal
dimension-order = first | tied
# `known`: of a subject whom the card has spoken of before
dimension-standing = stranger | known
agreement = plurality | gender | animacy | person

# where a sentence in quotes has its full stop
stops-of-quotes = .» = ».
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
# мужского пола stands behind the noun as well
adjectives-before = more | fewer | male | female | human
# whose a thing is stands where an adjective does: до 2 ваших гномов
filters-as-adjectives = filter-you-own | filter-they-own | who-state
contractions = у ни = ни у | к ему = к нему | к ей = к ней | с им = с ним | с ею = с ней | под им = под ним | перед им = перед ним
# выживший под вашим контролем (далее — преемник), кроме вашего лидера группы
filters-before-alias = filter-you-control | filter-they-control | filter-controlled-by-player
filters-behind-alias = filter-with-survivor | filter-with-card | filter-except-place | filter-except-other
filters-after = filter-except-place | filter-except-other
# where things are stands before how many there are: в колонии не меньше 5 баррикад
filters-before-count = filter-at-place | filter-on-survivor | filter-among-cards | filter-at-location | filter-outside-place | filter-you-control | filter-they-control | filter-in-hand | filter-you-hold | filter-they-hold | filter-in-deck | filter-in-the-hand-of-player

## Words that are declined

adjective-each = каждый | каждого | каждому | каждый | каждым | каждом | каждого | каждая | каждой | каждой | каждую | каждой | каждой | каждое | каждого | каждому | каждое | каждым | каждом | каждые | каждых | каждым | каждые | каждых | каждыми | каждых
adjective-random = случайный | случайного | случайному | случайный | случайным | случайном | случайного | случайная | случайной | случайной | случайную | случайной | случайной | случайное | случайного | случайному | случайное | случайным | случайном | случайные | случайных | случайным | случайные | случайных | случайными | случайных
adjective-one = один | одного | одному | один | одним | одном | одного | одна | одной | одной | одну | одной | одной | одно | одного | одному | одно | одним | одном | одни | одних | одним | одни | одних | одними | одних
adjective-new = новый | нового | новому | новый | новым | новом | нового | новая | новой | новой | новую | новой | новой | новое | нового | новому | новое | новым | новом | новые | новых | новым | новые | новых | новыми | новых
adjective-other = другой | другого | другому | другой | другим | другом | другого | другая | другой | другой | другую | другой | другой | другое | другого | другому | другое | другим | другом | другие | других | другим | другие | других | другими | других
adjective-all = весь | всего | всему | весь | всем | всём | всего | вся | всей | всей | всю | всей | всей | всё | всего | всему | всё | всем | всём | все | всех | всем | все | всех | всеми | всех
adjective-that = этот | этого | этому | этот | этим | этом | этого | эта | этой | этой | эту | этой | этой | это | этого | этому | это | этим | этом | эти | этих | этим | эти | этих | этими | этих
adjective-which = который | которого | которому | который | которым | котором | которого | которая | которой | которой | которую | которой | которой | которое | которого | которому | которое | которым | котором | которые | которых | которым | которые | которых | которыми | которых

## How many

# на 2 кубика Действия больше
noun-group = { $adjectives } { $noun } { $classifier } { $before } { $filters }

quantity-bare = { $countability ->
    [tokens] { NOUN("plural") }
   *[other] { NOUN() }
}
    .features = { $countability ->
        [tokens] plural
       *[other] { "" }
    }
quantity-amount = { $part ->
    [level] { NOUN("singular", "accusative") } на { $worked ->
        [no] { $count }
       *[yes] { COUNT($count, "accusative") }
    }
   *[other] { quantity-amount.many }
}
    .many = { $worked ->
    [no] { quantity-amount.counted }
    [that-many] столько же { NOUN("plural", "genitive") }
    [the-roll] столько { NOUN("plural", "genitive") }, сколько выпало,
    [count] столько { NOUN("plural", "genitive") }, сколько { SAY($count, "genitive") },
   *[yes] { $countability ->
        [mass] столько { NOUN("singular", "genitive") }, сколько составляет { COUNT($count, "nominative") },
       *[countable] { quantity-amount.worked }
    }
}
    .worked = { $case ->
        [genitive] числа { quantity-amount.equal } равного { COUNT($count, "dative") }
        [dative] числу { quantity-amount.equal } равному { COUNT($count, "dative") }
        [instrumental] числом { quantity-amount.equal } равным { COUNT($count, "dative") }
        [prepositional] числе { quantity-amount.equal } равном { COUNT($count, "dative") }
       *[other] столько { quantity-amount.equal } сколько { ATTR("numeral", $count) ->
            [neuter] { SAY($count, "sheer") }
           *[other] составляет { COUNT($count, "nominative") }
        }
    },
    .equal = { NOUN("plural", "genitive") },
    .features = { $count ->
        [one] singular
       *[other] plural
    } { $worked ->
        [no] { $count ->
            [0] nil
           *[other] short
        }
       *[yes] long
    }
    .counted = { $count } { $case ->
    [nominative] { $count ->
        [one] { NOUN("singular") }
        [few] { $declension ->
            [adjectival] { NOUN("plural", "genitive") }
           *[substantive] { $gender ->
                [feminine] { NOUN("singular", "genitive", adjectives: "plural nominative") }
               *[other] { NOUN("singular", "genitive", adjectives: "plural") }
            }
        }
       *[other] { NOUN("plural", "genitive") }
    }
    [accusative] { $count ->
        [one] { NOUN("singular") }
        [few] { $declension ->
            [adjectival] { NOUN("plural", "genitive") }
           *[substantive] { $gender ->
                [feminine] { NOUN("singular", "genitive", adjectives: "plural nominative") }
               *[other] { NOUN("singular", "genitive", adjectives: "plural") }
            }
        }
       *[other] { NOUN("plural", "genitive") }
    }
   *[other] { $count ->
        [one] { NOUN("singular") }
       *[other] { NOUN("plural") }
    }
    }
quantity-up-to = { $worked ->
    [no] { $part ->
        [level] { NOUN("singular", "accusative") } не больше чем на { $count }
       *[other] { quantity-up-to.many }
    }
   *[other] { $part ->
        [level] { NOUN("singular", "accusative") } не больше чем на { COUNT($count, "accusative") }
       *[other] не больше { NOUN("plural", "genitive") }, чем { quantity-up-to.than },
    }
}
    .than = { $worked ->
        [count] { SAY($count, "genitive") }
        [the-roll] выпало
       *[yes] { ATTR("numeral", $count) ->
            [neuter] { SAY($count, "sheer") }
           *[other] составляет { COUNT($count, "nominative") }
        }
    }
    .many = { $count ->
        [1] { $article ->
            [done] { quantity-amount.counted }
           *[other] не больше { $count } { NOUN("singular", "genitive") }
        }
       *[other] { $case ->
            [genitive] не более чем
           *[other] до
        } { $count } { $count ->
            [one] { NOUN("singular", "genitive") }
           *[other] { NOUN("plural", "genitive") }
        }
    }
    .features = plural { $count ->
        [1] optional
       *[other] { "" }
    }
quantity-exactly = ровно { quantity-amount }
    .features = plural
quantity-at-least = не меньше { $count ->
    [one] { $count } { NOUN("singular", "genitive") }
   *[other] { $count } { NOUN("plural", "genitive") }
}
    .features = plural
quantity-a = { $article ->
    [any] { NOUN("singular") }
    [subject] { ADJECTIVE("one", "singular") } { NOUN("singular") }
    [fresh] { ADJECTIVE("new", "singular") } { NOUN("singular") }
    [whichever] { ADJECTIVE("any", "singular") } { NOUN("singular") }
   *[one] { $case ->
        [nominative] { NOUN("singular") }
       *[other] { ADJECTIVE("one", "singular") } { NOUN("singular") }
    }
}
    .features = singular
quantity-another = { ADJECTIVE("other", "singular") } { NOUN("singular") }
    .features = singular
quantity-each = { ADJECTIVE("each", "singular") } { NOUN("singular") }
    .features = singular
quantity-each-other = { ADJECTIVE("each", "singular") } из остальных { NOUN("plural", "genitive") }
    .features = singular
quantity-all = { $countability ->
    [mass] { ADJECTIVE("all", "singular") } { NOUN("singular") }
   *[countable] { ADJECTIVE("all", "plural") } { NOUN("plural") }
}
    .features = altogether { $countability ->
        [mass] singular
       *[countable] plural
    }
quantity-the = { NOUN() }

each-of = { ADJECTIVE("each", "singular") } из { SAY($thing, "genitive") }

with-alias = { $thing } (далее — { $alias })

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

# ни один игрок не изгнан; у игрока есть карта
is-state = { $subject } { is-state.not } { $predicate }
    .not = { FEATURE("polarity", $subject) ->
        [negative] не
       *[affirmative] { "" }
    }
is-not-state = { $subject } не { $predicate }
is-event = { $subject } { is-state.not } { SAY($predicate, "present") }
is-happening = { $subject } { is-state.not } { SAY($predicate, "present") }
is-predicate = { ATTR("whose", $predicate) ->
    [yes] у { SAY($subject, "genitive") } { FEATURE("polarity", $subject) ->
        [negative] { SAY($predicate, "negative") }
       *[affirmative] { $predicate }
    }
    [place] { SAY($subject, "at") } { $predicate }
   *[other] { $subject } { is-state.not } { SAY($predicate, "present") }
}
is-not-predicate = { ATTR("whose", $predicate) ->
    [yes] у { SAY($subject, "genitive") } { $predicate }
    [place] { SAY($subject, "at") } { $predicate }
   *[other] { $subject } не { SAY($predicate, "present") }
}
# `there`: what lies where, на водителе есть жетон; `pieces`: what is counted by pieces
measure-exactly = { $worked ->
    [no] { ATTR("stock", $left) ->
        [track] { SAY($left, "nominative") } равна { $count }
        [there] { SAY($left, "spot") } { $count ->
            [0] нет { SAY($left, "things", "plural", "genitive") }
           *[other] ровно { measure-exactly.things }
        }
        [yes] { $count ->
            [0] нет { SAY($left, "genitive") }
           *[other] { SAY($left, "genitive") } ровно { $count }
        }
        [pieces] { $count ->
            [0] нет { SAY($left, "genitive", "plural") }
           *[other] { SAY($left, "genitive", "plural") } ровно { $count }
        }
       *[other] { SAY($left, "nominative") } равно { $count }
    }
   *[yes] { ATTR("stock", $left) ->
        [track] { SAY($left, "nominative") } равна { COUNT($count, "dative") }
        [yes] { SAY($left, "genitive") } ровно столько, сколько составляет { COUNT($count, "nominative") }
        [pieces] { SAY($left, "genitive", "plural") } ровно столько, сколько составляет { COUNT($count, "nominative") }
       *[other] { SAY($left, "nominative") } равно { COUNT($count, "dative") }
    }
}
    .things = { $count } { $count ->
        [one] { SAY($left, "things", "singular", "nominative") }
        [few] { SAY($left, "things", "singular", "genitive") }
       *[other] { SAY($left, "things", "plural", "genitive") }
    }
    .than = { $count } { $count ->
        [one] { SAY($left, "things", "singular", "genitive") }
       *[other] { SAY($left, "things", "plural", "genitive") }
    }
measure-not = { ATTR("stock", $left) ->
    [track] { SAY($left, "nominative") } не равна { COUNT($count, "dative") }
    [yes] { SAY($left, "genitive") } не ровно { measure-not.much }
    [pieces] { SAY($left, "genitive", "plural") } не ровно { measure-not.much }
   *[other] { SAY($left, "nominative") } не равно { COUNT($count, "dative") }
}
    .much = { $worked ->
        [yes] столько, сколько составляет { COUNT($count, "nominative") }
       *[no] { $count }
    }
measure-at-least = { ATTR("stock", $left) ->
    [track] { SAY($left, "nominative") } не ниже { COUNT($count, "genitive") }
    [there] { $worked ->
        [no] { SAY($left, "spot") } { $count ->
            [1] есть хотя бы { measure-exactly.things }
           *[other] не меньше { measure-exactly.than }
        }
       *[yes] { SAY($left, "nominative") } не меньше { COUNT($count, "genitive") }
    }
    [yes] { SAY($left, "genitive") } не меньше { COUNT($count, "genitive") }
    [pieces] { SAY($left, "genitive", "plural") } не меньше { COUNT($count, "genitive") }
   *[other] { SAY($left, "nominative") } не меньше { COUNT($count, "genitive") }
}
measure-at-most = { ATTR("stock", $left) ->
    [track] { SAY($left, "nominative") } не выше { COUNT($count, "genitive") }
    [there] { $worked ->
        [no] { SAY($left, "spot") } не больше { measure-exactly.than }
       *[yes] { SAY($left, "nominative") } не больше { COUNT($count, "genitive") }
    }
    [yes] { SAY($left, "genitive") } не больше { COUNT($count, "genitive") }
    [pieces] { SAY($left, "genitive", "plural") } не больше { COUNT($count, "genitive") }
   *[other] { SAY($left, "nominative") } не больше { COUNT($count, "genitive") }
}
measure-more = { ATTR("stock", $left) ->
    [track] { SAY($left, "nominative") } выше { COUNT($count, "genitive") }
    [there] { $worked ->
        [no] { SAY($left, "spot") } больше { measure-exactly.than }
       *[yes] { SAY($left, "nominative") } больше { COUNT($count, "genitive") }
    }
    [yes] { SAY($left, "genitive") } больше { COUNT($count, "genitive") }
    [pieces] { SAY($left, "genitive", "plural") } больше { COUNT($count, "genitive") }
   *[other] { SAY($left, "nominative") } больше { COUNT($count, "genitive") }
}
measure-fewer = { ATTR("stock", $left) ->
    [track] { SAY($left, "nominative") } ниже { COUNT($count, "genitive") }
    [there] { $worked ->
        [no] { SAY($left, "spot") } меньше { measure-exactly.than }
       *[yes] { SAY($left, "nominative") } меньше { COUNT($count, "genitive") }
    }
    [yes] { SAY($left, "genitive") } меньше { COUNT($count, "genitive") }
    [pieces] { SAY($left, "genitive", "plural") } меньше { COUNT($count, "genitive") }
   *[other] { SAY($left, "nominative") } меньше { COUNT($count, "genitive") }
}
count-at-least = { $count ->
    [1] { count-at-least.where } есть хотя бы { SAY($counted, "nominative", "counted") }
   *[other] { count-at-least.there } не меньше { SAY($counted, "genitive", "counted") }
}
    .where = { $fronted ->
        [yes] { SAY($where, "counted") }
       *[no] { ATTR("place", $left) ->
            [colony] в колонии
           *[other] { "" }
        }
    }
    .there = { $fronted ->
        [yes] { SAY($where, "counted") }
       *[no] { ATTR("place", $left) ->
            [colony] в колонии
           *[other] есть
        }
    }
count-at-most = { count-at-least.where } не больше { SAY($counted, "genitive", "counted") }
count-none = { count-at-least.where } нет { SAY($left, "genitive", "counted") }
having-at-least = не меньше чем в { SAY($counted, "prepositional") } есть { $thing }
having-exactly = ровно в { SAY($counted, "prepositional") } есть { $thing }
having-not = не ровно в { SAY($counted, "prepositional") } есть { $thing }
having-at-most = не больше чем в { SAY($counted, "prepositional") } есть { $thing }
having-more = больше чем в { SAY($counted, "prepositional") } есть { $thing }
having-fewer = меньше чем в { SAY($counted, "prepositional") } есть { $thing }
count-exactly = { count-at-least.there } ровно { SAY($counted, "nominative", "counted") }
count-not = { count-at-least.there } не ровно { SAY($counted, "nominative", "counted") }
count-more = { count-at-least.there } больше { SAY($counted, "genitive", "counted") }
count-fewer = { count-at-least.there } меньше { SAY($counted, "genitive", "counted") }
compare-exactly = { SAY($left, "genitive", "counted") } столько же, сколько { SAY($right, "genitive", "counted") }
compare-not = { SAY($left, "genitive", "counted") } не столько же, сколько { SAY($right, "genitive", "counted") }
compare-at-least = { SAY($left, "genitive", "counted") } не меньше, чем { SAY($right, "genitive", "counted") },
compare-at-most = { SAY($left, "genitive", "counted") } не больше, чем { SAY($right, "genitive", "counted") },
compare-more = { SAY($left, "genitive", "counted") } больше, чем { SAY($right, "genitive", "counted") },
compare-fewer = { SAY($left, "genitive", "counted") } меньше, чем { SAY($right, "genitive", "counted") },
number-of = { FEATURE("countability", $thing) ->
    [mass] { SAY($thing, $case) }
   *[countable] { $case ->
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } { SAY($thing, "genitive", "plural", "counted") }
}
relate-exactly = число { SAY($left, "genitive") } равно { COUNT($right, "dative") }
relate-not = число { SAY($left, "genitive") } не равно { COUNT($right, "dative") }
relate-at-least = число { SAY($left, "genitive") } не меньше { COUNT($right, "genitive") }
relate-at-most = число { SAY($left, "genitive") } не больше { COUNT($right, "genitive") }
relate-more = число { SAY($left, "genitive") } больше { COUNT($right, "genitive") }
relate-fewer = число { SAY($left, "genitive") } меньше { COUNT($right, "genitive") }
# behind «нет зомби» a genitive would be one more thing that is not there
logic-and = { $turned ->
    [yes] { $left }, а { $right }
   *[no] { $left } и { $right }
}
logic-and-more = { $turned ->
    [yes] { $left }, а { $right }
   *[no] { $left }, { $right }
}
logic-or = { $left } или { $right }
logic-or-more = { $left }, { $right }
logic-either = либо { $left }, либо { $right }
logic-either-more = { $left }, либо { $right }

## Lines

end-of-sentence = .
end-of-opening = :
opened = { $lead }: { $body }
line-run = { DO($do, "imperative") }
line-run-by = { line-run-by.doer } { DO($do, $who, "present") }
    .doer = { ATTR("comes", $do) ->
        [new] { SAY($who, "fresh") }
       *[other] { SAY($who, "subject") }
    }
line-modify = { $do }
line-offer = { line-run-by.doer } { VERB("can", $who, "present") } { DO($do, $who, "infinitive") }
line-demand = { line-run-by.doer } { VERB("must", $who, "present") } { DO($do, $who, "infinitive") }
line-each = для { SAY($each, "genitive") }
with-modifier = { $lead } { $value }
with-modifier-tied = { $lead } { SAY($value, "tied") }
line-branch = если { $if }
line-otherwise = иначе
line-choose-one = выберите одно
line-they-choose-one = { $who } { VERB("choose", $who, "present") } одно
line-nothing = ничего не происходит
line-besides = { $lead }; результат применяется, и кроме того
line-if-so = если { HEAD($do, $who, "past") }
line-if-not = если нет
line-if-not-done = если не { VERB("can", $who, "present") } сделать это полностью
line-trigger = когда { $event }
line-trigger-if = если { $if }
line-watch = когда { $event }
line-skipped = шаг { $of } пропускается
line-vote = { VERB("vote", $by, "present") } { $by }
with-limit = { $value } { $lead }
with-limit-of-several = { $value }, кто бы это ни был, { $lead }
with-limit-of-ability = { $lead } ({ $value })
with-limit-of-watch = { $value }, { $lead }
with-if = { $lead }, если { $value }
with-ties = { $lead }; при равенстве { VERB("decide", $value, "present") } { $value }
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

core-roll-a-die-for = { VERB("throw") } кубик за { SAY($first, "accusative") }
core-roll-die = { VERB("throw") } { $first ->
    [one] { $first } кубик
    [few] { $first } кубика
    [many] { $first } кубиков
   *[sum] столько кубиков, сколько составляет { COUNT($first, "nominative") }
}
core-choose = { VERB("choose") } { SAY($first, "accusative") }
core-carry-out = { VERB("carry-out") } вариант «{ $first }»
verb-reset = обнулите | обнулить | обнуляет | обнуляют | обнуляете | обнуляете | обнулил | обнулила | обнулило | обнулили
core-set-to-zero = { VERB("reset") } { SAY($first, "accusative") }
core-add-to = { VERB("add") } { SAY($first, "accusative") } к { SAY($second, "dative") }
core-clockwise-from = { $order ->
    [tied] а при равенстве — по часовой стрелке, начиная с { SAY($first, "genitive") },
   *[first] , по часовой стрелке, начиная с { SAY($first, "genitive") },
}
core-first = , по порядку: первым — { SAY($first, "nominative") } и так далее,
modifier-if-able = , если возможно,
modifier-in-turn-order = в порядке хода
modifier-rerolling-ties = (те, у кого выпало поровну, перебрасывают)
modifier-counting-the-highest = , считая наибольший
modifier-counting-the-lowest = , считая наименьший

## More quantities

adjective-any = любой | любого | любому | любой | любым | любом | любого | любая | любой | любой | любую | любой | любой | любое | любого | любому | любое | любым | любом | любые | любых | любым | любые | любых | любыми | любых
adjective-top = верхний | верхнего | верхнему | верхний | верхним | верхнем | верхнего | верхняя | верхней | верхней | верхнюю | верхней | верхней | верхнее | верхнего | верхнему | верхнее | верхним | верхнем | верхние | верхних | верхним | верхние | верхних | верхними | верхних
adjective-bottom = нижний | нижнего | нижнему | нижний | нижним | нижнем | нижнего | нижняя | нижней | нижней | нижнюю | нижней | нижней | нижнее | нижнего | нижнему | нижнее | нижним | нижнем | нижние | нижних | нижним | нижние | нижних | нижними | нижних
adjective-last = последний | последнего | последнему | последний | последним | последнем | последнего | последняя | последней | последней | последнюю | последней | последней | последнее | последнего | последнему | последнее | последним | последнем | последние | последних | последним | последние | последних | последними | последних
adjective-own = свой | своего | своему | свой | своим | своём | своего | своя | своей | своей | свою | своей | своей | своё | своего | своему | своё | своим | своём | свои | своих | своим | свои | своих | своими | своих
adjective-your = ваш | вашего | вашему | ваш | вашим | вашем | вашего | ваша | вашей | вашей | вашу | вашей | вашей | ваше | вашего | вашему | ваше | вашим | вашем | ваши | ваших | вашим | ваши | ваших | вашими | ваших
quantity-any = { ADJECTIVE("any", "singular") } { NOUN("singular") }
    .features = singular
quantity-no = ни { ADJECTIVE("one", "singular") } { NOUN("singular") }
    .features = singular negative
quantity-all-but = { $countability ->
    [mass] { ADJECTIVE("all", "singular") } { NOUN("singular") }, кроме { $count },
   *[countable] { ADJECTIVE("all", "plural") } { NOUN("plural") }, кроме { $count },
}
    .features = { $countability ->
        [mass] singular
       *[countable] plural
    }
quantity-any-number = { $case ->
    [genitive] любого числа
    [dative] любому числу
    [instrumental] любым числом
    [prepositional] любом числе
   *[other] любое число
} { NOUN("plural", "genitive") }
    .features = plural
quantity-top = { $count ->
    [1] { ADJECTIVE("top", "singular") } { NOUN("singular") }
   *[other] { $case ->
        [nominative] { $count ->
            [few] { $count } { ADJECTIVE("top", "plural") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("top", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
        [accusative] { $count ->
            [few] { $count } { ADJECTIVE("top", "plural", "nominative") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("top", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
       *[other] { $count } { ADJECTIVE("top", "plural") } { NOUN("plural") }
    }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-last = { $count ->
    [1] { ADJECTIVE("last", "singular") } { NOUN("singular") }
   *[other] { $case ->
        [nominative] { $count ->
            [few] { $count } { ADJECTIVE("last", "plural") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("last", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
        [accusative] { $count ->
            [few] { $count } { ADJECTIVE("last", "plural", "nominative") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("last", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
       *[other] { $count } { ADJECTIVE("last", "plural") } { NOUN("plural") }
    }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-bottom = { $count ->
    [1] { ADJECTIVE("bottom", "singular") } { NOUN("singular") }
   *[other] { $case ->
        [nominative] { $count ->
            [few] { $count } { ADJECTIVE("bottom", "plural") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("bottom", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
        [accusative] { $count ->
            [few] { $count } { ADJECTIVE("bottom", "plural", "nominative") } { NOUN("singular", "genitive", adjectives: "plural") }
           *[other] { $count } { ADJECTIVE("bottom", "plural", "genitive") } { NOUN("plural", "genitive") }
        }
       *[other] { $count } { ADJECTIVE("bottom", "plural") } { NOUN("plural") }
    }
}
    .features = { $count ->
        [1] singular
       *[other] plural
    }
quantity-each-of-those = { ADJECTIVE("each", "singular") } из { ADJECTIVE("that", "plural", "genitive") } { NOUN("plural", "genitive") }
    .features = singular
quantity-one-of-those = { ADJECTIVE("one", "singular") } из { ADJECTIVE("that", "plural", "genitive") } { NOUN("plural", "genitive") }
    .features = singular
quantity-some-of-those = { $count } из { ADJECTIVE("that", "plural", "genitive") } { NOUN("plural", "genitive") }
    .features = plural
quantity-up-to-of-those = до { $count } из { ADJECTIVE("that", "plural", "genitive") } { NOUN("plural", "genitive") }
    .features = plural
quantity-any-of-those = { $case ->
    [genitive] любого числа
    [dative] любому числу
    [instrumental] любым числом
    [prepositional] любом числе
   *[other] любое число
} { ADJECTIVE("that", "plural", "genitive") } { NOUN("plural", "genitive") }
    .features = plural
quantity-all-your = { ADJECTIVE("all", "plural") } { ADJECTIVE("your", "plural") } { NOUN("plural") }
    .features = plural
quantity-all-their = { ADJECTIVE("all", "plural") } { $own ->
    [yes] { ADJECTIVE("own", "plural") }
   *[no] его
} { NOUN("plural") }
    .features = plural
quantity-all-its = { ADJECTIVE("all", "plural") } его { NOUN("plural") }
    .features = plural

## More things

# clauses close with a comma, which falls before any other mark
filter-where = , где { $condition },
filter-relative = , { $condition },
relative-prepositions = в | на | у | к | с | из | под | перед | за | от
relative-of = genitive
relative = { $word ->
    [none] { $owned }
   *[other] { $word } { $owned }
} { ADJECTIVE("which") } { $rest }
relative-words = который — = который называется | которая — = которая называется | которое — = которое называется
name-alias = { $name }
that-many = { $case ->
    [genitive] этого числа
    [dative] этому числу
    [instrumental] этим числом
    [prepositional] этом числе
   *[other] это число
}
the-roll = результат броска
reference-it = { $gender ->
    [feminine] { $case ->
        [genitive] неё
        [dative] ей
        [accusative] её
        [instrumental] ею
        [prepositional] ней
       *[other] она
    }
    [neuter] { $case ->
        [prepositional] нём
        [nominative] оно
       *[other] { reference-they }
    }
   *[masculine] { reference-they }
}
    .features = third
reference-them = { reference-they }
    .features = singular masculine third
reference-player = { TERM("player", $case) } { $number }
    .features = singular masculine animate third
reference-the-rest = { $case ->
    [genitive] остальных
    [dative] остальным
    [instrumental] остальными
    [prepositional] остальных
   *[other] остальные
}
    .features = plural third
reference-the-player-together = { $case ->
    [genitive] всех игроков вместе
    [dative] всем игрокам вместе
    [accusative] всех игроков вместе
    [instrumental] всеми игроками вместе
   *[other] все игроки вместе
}
    .features = plural animate third
reference-its = его { NOUN("singular") }
    .features = singular
reference-their = { $own ->
    [yes] { ADJECTIVE("own", "singular") }
   *[no] его
} { NOUN("singular") }
    .features = singular
reference-your = { ADJECTIVE("your", "singular") } { NOUN("singular") }
    .features = singular

## More conditions

who-state = , { ADJECTIVE("which", "nominative") } { $predicate },
who-not-state = , { ADJECTIVE("which", "nominative") } не { $predicate },
who-predicate = , { ATTR("whose", $predicate) ->
    [yes] у { ADJECTIVE("which", "genitive") } { $predicate }
    [place] в { ADJECTIVE("which", "prepositional") } { $predicate }
   *[other] { ADJECTIVE("which", "nominative") } { SAY($predicate, "present") }
},
who-not-predicate = , { ATTR("whose", $predicate) ->
    [yes] у { ADJECTIVE("which", "genitive") } { $predicate }
    [place] в { ADJECTIVE("which", "prepositional") } { $predicate }
   *[other] { ADJECTIVE("which", "nominative") } не { SAY($predicate, "present") }
},
exists = { $fronted ->
    [yes] { SAY($where, "counted") }
   *[no] { "" }
} есть { $thing }
exists-none = { $fronted ->
    [yes] { SAY($where, "counted") }
   *[no] { "" }
} нет { SAY($thing, "genitive") }
not = неверно, что { $condition }
grouped = ({ $condition })
some-of = выполнено не меньше { $count } из этих условий: { $parts }
# плюс удвоенное число: a product begins with its factor, so nothing parts it from what is added
plus = { COUNT($left, $case) } плюс { COUNT($right, $case) }
    .pauses = yes
minus = { COUNT($left, $case) } минус { COUNT($right, $case) }
times = { $left ->
    [2] { $counts ->
        [yes] { FEATURE("countability", $right) ->
            [mass] { times.by }
           *[countable] { times.double } { COUNT($right, $case) }
        }
       *[no] { ATTR("numeral", $right) ->
            [neuter] { times.double } { SAY($right, $case) }
           *[other] { times.by }
        }
    }
    [3] { $counts ->
        [yes] { FEATURE("countability", $right) ->
            [mass] { times.by }
           *[countable] { times.triple } { COUNT($right, $case) }
        }
       *[no] { ATTR("numeral", $right) ->
            [neuter] { times.triple } { SAY($right, $case) }
           *[other] { times.by }
        }
    }
    [one] { times.by }
    [few] { times.by }
    [many] { times.by }
   *[product] { COUNT($left, $case) }, { times.many } на { COUNT($right, "accusative") }
}
    .double = { $case ->
        [genitive] удвоенного
        [dative] удвоенному
        [instrumental] удвоенным
        [prepositional] удвоенном
       *[other] удвоенное
    }
    .triple = { $case ->
        [genitive] утроенного
        [dative] утроенному
        [instrumental] утроенным
        [prepositional] утроенном
       *[other] утроенное
    }
    .by = { COUNT($right, $case) }, { times.many } на { $left },
    .many = { $case ->
        [genitive] умноженного
        [dative] умноженному
        [instrumental] умноженным
        [prepositional] умноженном
       *[other] умноженное
    }
divided-up = { $right ->
    [2] { divided-up.half } { COUNT($left, "genitive") } с округлением вверх
   *[other] { divided-up.part } с округлением вверх,
}
    .half = { $case ->
        [genitive] половины
        [dative] половине
        [accusative] половину
        [instrumental] половиной
        [prepositional] половине
       *[other] половина
    }
    .part = { COUNT($left, $case) }, { divided-up.by } на { COUNT($right, "accusative") }
    .by = { $case ->
        [genitive] делённого
        [dative] делённому
        [instrumental] делённым
        [prepositional] делённом
       *[other] делённое
    }
divided-down = { $right ->
    [2] { divided-up.half } { COUNT($left, "genitive") } с округлением вниз
   *[other] { divided-up.part } с округлением вниз,
}
happened-turn = в этом ходу { $subject } { is-state.not } { DO($event, $subject, "past") }
happened-round = в этом раунде { $subject } { is-state.not } { DO($event, $subject, "past") }
happened-game = в этой игре { $subject } { is-state.not } { DO($event, $subject, "past") }
happened-card = с розыгрыша этой карты { $subject } { is-state.not } { DO($event, $subject, "past") }
happened-not-turn = в этом ходу { $subject } не { DO($event, $subject, "past") }
happened-not-round = в этом раунде { $subject } не { DO($event, $subject, "past") }
happened-not-game = в этой игре { $subject } не { DO($event, $subject, "past") }
happened-not-card = с розыгрыша этой карты { $subject } не { DO($event, $subject, "past") }
happened-times-turn = { happened-times-turn.times } в этом ходу { $subject } { DO($event, $subject, "past") },
    .times = { $case ->
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } раз, когда
happened-times-round = { happened-times-turn.times } в этом раунде { $subject } { DO($event, $subject, "past") },
happened-times-game = { happened-times-turn.times } в этой игре { $subject } { DO($event, $subject, "past") },
happened-times-card = { happened-times-turn.times } с розыгрыша этой карты { $subject } { DO($event, $subject, "past") },

## More lines

line-price = { DO($do, "imperative") }, чтобы { DO($to, "infinitive") }
line-bargain = { line-run-by.doer } { VERB("can", $who, "present") } { DO($do, $who, "infinitive") }, чтобы { DO($to, $who, "infinitive") }
line-attach = приложите эту карту к { SAY($to, "dative") }
newcomer-counted = { $lead } (считая прибывшего)
attached-to-you = { $lead } (ниже «вы» — тот, кто управляет этим выжившим)
line-attach-counting = приложите эту карту к { SAY($to, "dative") }, считая { SAY($counting, "accusative") }
line-detach = уберите эту карту
line-repeat = повторите { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[sum] столько раз, сколько составляет { COUNT($times, "nominative") }
}
line-later = { $moment }
line-next-time = в следующий раз, когда { $event }
line-next-times = следующие { $times } { $times ->
    [one] раз
    [few] раза
   *[other] раз
}, когда { $event }
line-counted-time = в следующий раз, когда { $event }, считая до { $to }
line-cancel-action = отмените действие
line-cancel-result = отмените результат
line-trigger-manual = когда { $manual }
line-while = пока { $if }
line-instead = вместо шага { SAY($of, "genitive") }
line-also-needs = для выполнения { SAY($who, "genitive") } нужно ещё одно условие: { $if }
line-ability = у { SAY($who, "genitive") } есть Способность
line-ability-die = у { SAY($who, "genitive") } есть Способность { $die }+
line-ability-at = у { SAY($who, "genitive") } есть Способность { SAY($at, "at") }
line-ability-die-at = у { SAY($who, "genitive") } есть Способность { $die }+ { SAY($at, "at") }
line-chooser = выбирает { $who }
line-automatic = автоматически
line-setting = { $setting } { $int }
with-point = { $lead }, { $value },
with-tied-pass = { $lead }; при равенстве предложение принято
with-tied-fail = { $lead }; при равенстве предложение отклонено
with-without-pass = { $lead }; если голосовать некому, предложение принято
with-without-fail = { $lead }; если голосовать некому, предложение отклонено
duration-next-turn = до конца следующего хода
duration-during-next-turn = в течение следующего хода
duration-during-next-round = в течение следующего раунда
duration-attached = пока карта приложена
duration-while = пока { $if }
moment-start-this-turn = в начале этого хода
moment-start-this-round = в начале этого раунда
moment-start-next-turn = в начале следующего хода
moment-start-next-round = в начале следующего раунда
moment-start-each-turn = в начале каждого хода
moment-start-each-round = в начале каждого раунда
moment-start-your-turn = в начале вашего хода
moment-end-this-turn = в конце этого хода
moment-end-this-round = в конце этого раунда
moment-end-next-turn = в конце следующего хода
moment-end-next-round = в конце следующего раунда
moment-end-each-turn = в конце каждого хода
moment-end-each-round = в конце каждого раунда
moment-end-your-turn = в конце вашего хода
mark-automatic = автоматически
mark-automatic-if = автоматически, если { $if }
ballot-passes = если принято
ballot-fails = если отклонено
limit-any-number-of-times = любое число раз
limit-twice-per-turn = дважды за ход
limit-twice-per-round = дважды за раунд
limit-twice-per-game = дважды за игру
limit-times-per-turn = { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за ход
limit-times-per-round = { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за раунд
limit-times-per-game = { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за игру
# of what helps by itself, and at nobody's choice
first-time-once-per-turn = в первый раз за ход
first-time-twice-per-turn = в первые 2 раза за ход
first-time-times-per-turn = в первые { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за ход
first-time-once-per-round = в первый раз за раунд
first-time-twice-per-round = в первые 2 раза за раунд
first-time-times-per-round = в первые { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за раунд
first-time-once-per-game = в первый раз за игру
first-time-twice-per-game = в первые 2 раза за игру
first-time-times-per-game = в первые { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
} за игру

## The words of a page

list-commas = { $left }, { $right }
list-commas-more = { $left }, { $right }
without = без
label-reference-for = Справочник по { $game }, версия { $version }.
label-reference = Справочник, версия { $version }.
label-reference-title = { $name } — справочник
label-cards = { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
label-with-all-copies = { $count } со всеми копиями
label-version = версия { $version }
label-by = Авторы: { $authors }
label-licence = лицензия { $licence }
label-contents = Содержание
label-indexes = Указатели
label-marks = Пометки
label-deck-of = в колоде { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
label-no-deck = Без колоды
label-credit = Сделано с помощью dowlang. Не связано ни с одним издательством.
label-own-text = текст автора
label-at-the-table = За столом
label-by-kind = По виду
label-by-deck = По колоде
label-cards-title = Карты
label-quote = «{ $text }»
label-with-colon = { $label }: { $text }
label-with-note = { $text } ({ $note })
label-name = Название
label-decks = Колоды
label-rules = Правила
label-nothing-happens = Ничего не происходит.
label-of-copy = { $text } (№ { $number })
