## What is so, what is counted, which ones are meant.

predicate-picked-number = { VERB("choose", "past") } { $number }
predicate-fulfil-secret = { VERB("fulfil") } { SAY($secret, "nominative") }
predicate-fulfil-betrayal = { VERB("fulfil") } { SAY($betrayal, "nominative") }
predicate-fulfil-exiled = { VERB("fulfil") } { SAY($exiled, "nominative") }
predicate-fulfil-objective = { VERB("fulfil") } { SAY($objective, "nominative") }
predicate-hold-secret = { $polarity ->
    [negative] нет { SAY($secret, "genitive") }
   *[affirmative] есть { SAY($secret, "nominative") }
}
    .whose = yes
predicate-hold-betrayal = { $polarity ->
    [negative] нет { SAY($betrayal, "genitive") }
   *[affirmative] есть { SAY($betrayal, "nominative") }
}
    .whose = yes
predicate-hold-exiled = { $polarity ->
    [negative] нет { SAY($exiled, "genitive") }
   *[affirmative] есть { SAY($exiled, "nominative") }
}
    .whose = yes
predicate-voted-for-it = { VERB("vote", "past") } «за»
predicate-voted-against-it = { VERB("vote", "past") } «против»
predicate-has-card = { $polarity ->
    [negative] нет { SAY($card, "genitive", "any") }
   *[affirmative] есть { SAY($card, "nominative", "any") }
}
    .whose = yes
predicate-control-survivor = { VERB("control") } { SAY($survivor, "accusative", "any") }
predicate-control-more-survivor-than-other = { VERB("control") } больше выживших, чем { SAY($other, "nominative") },
predicate-control-fewer-survivor-than-other = { VERB("control") } меньше выживших, чем { SAY($other, "nominative") },
predicate-share-a-location-with-other = { VERB("be-located") } в одной локации с { SAY($other, "instrumental", "any") }
predicate-share-a-location-and-wound-with-other = { VERB("be-located") } в одной локации с { SAY($other, "instrumental", "any") } и с тем же числом ран
predicate-started-this-turn-at-place = { VERB("start", "past") } этот ход { SAY($place, "at") }
predicate-moved-this-turn = { VERB("move-oneself", "past") } в этом ходу
predicate-has-room = { $polarity ->
    [negative] нет свободного места
   *[affirmative] есть свободное место
}
    .whose = place
predicate-need-symbol-card = { VERB("need") } карты { SAY($symbol, "genitive") }
predicate-lie-open = { VERB("be-located") } на столе лицом вверх

state-a-betrayer = { $polarity ->
    [negative] предатель
   *[affirmative] — предатель
}
# at set-up, whatever is held now
state-dealt-a-betrayal-objective = { VERB("get", "past") } в начале игры Секретную Цель Предателя
state-on-top-of-deck = { VERB("be-located", "present") } наверху { SAY($deck, "genitive") }
state-tucked-under-survivor = { VERB("be-located", "present") } под { SAY($survivor, "instrumental") }
state-voted-out = { $plurality ->
    [plural] изгнаны
   *[singular] { $gender ->
        [feminine] изгнана
        [neuter] изгнано
       *[masculine] изгнан
    }
} голосованием
state-the-first-leader-of-player = { $polarity ->
    [negative] { state-the-first-leader-of-player.leader }
   *[affirmative] — { state-the-first-leader-of-player.leader }
}
    .leader = { FEATURE("person", $player) ->
        [you] ваш первый лидер группы
       *[third] первый лидер группы у { SAY($player, "genitive") }
    }
state-exiled = { $plurality ->
    [plural] изгнаны
   *[singular] { $gender ->
        [feminine] изгнана
        [neuter] изгнано
       *[masculine] изгнан
    }
}
state-the-active-player = { $polarity ->
    [negative] активный игрок
   *[affirmative] — активный игрок
}
state-the-first-player = { $polarity ->
    [negative] первый игрок
   *[affirmative] — первый игрок
}
state-at-place = { VERB("be-located", "present") } { SAY($place, "at") }
state-outside-place = { VERB("be-located", "present") } за пределами { SAY($place, "genitive") }
state-in-play = { $standing ->
    [known] { $polarity ->
        [negative] в игре
       *[affirmative] всё ещё в игре
    }
   *[stranger] в игре
}
state-out-of-play = временно вне игры
state-alive = { $plurality ->
    [plural] живы
   *[singular] { $gender ->
        [feminine] жива
        [neuter] живо
       *[masculine] жив
    }
}
state-wounded = { $plurality ->
    [plural] ранены
   *[singular] { $gender ->
        [feminine] ранена
        [neuter] ранено
       *[masculine] ранен
    }
}
state-frostbitten = { $plurality ->
    [plural] обморожены
   *[singular] { $gender ->
        [feminine] обморожена
        [neuter] обморожено
       *[masculine] обморожен
    }
}
state-equipped-with-card = { $plurality ->
    [plural] снаряжены
   *[singular] { $gender ->
        [feminine] снаряжена
        [neuter] снаряжено
       *[masculine] снаряжён
    }
} { SAY($card, "instrumental", "any") }
state-the-leader-of-player = { $polarity ->
    [negative] { state-the-leader-of-player.leader }
   *[affirmative] — { state-the-leader-of-player.leader }
}
    .leader = { FEATURE("person", $player) ->
        [you] ваш лидер группы
       *[third] лидер группы у { SAY($player, "genitive") }
    }
state-in-deck = { VERB("be-located", "present") } { SAY($deck, "at") }
state-other = { $polarity ->
    [negative] { SAY($other, "nominative") }
   *[affirmative] — { SAY($other, "nominative") }
}
state-cooperative = кооперативная
state-hardcore = на «сложной» стороне
state-two-player = для двух игроков
state-the-betrayer-variant = { $polarity ->
    [negative] вариант с предателем
   *[affirmative] — вариант с предателем
}
state-the-elimination-variant = { $polarity ->
    [negative] вариант с выбыванием игрока
   *[affirmative] — вариант с выбыванием игрока
}
state-a-symbol-card = { $polarity ->
    [negative] { state-a-symbol-card.named }
   *[affirmative] — { state-a-symbol-card.named }
}
    .named = { $plurality ->
        [plural] карты
       *[singular] карта
    } { SAY($symbol, "genitive") }
state-needed-by-the-current-crisis = { $polarity ->
    [negative] подходит для текущего Кризиса
   *[affirmative] подходит для текущего Кризиса
}
state-a-event-card = { $polarity ->
    [negative] { state-a-event-card.named }
   *[affirmative] — { state-a-event-card.named }
}
    .named = { $plurality ->
        [plural] разовые карты
       *[singular] разовая карта
    }
state-full = { $plurality ->
    [plural] заполнены
   *[singular] { $gender ->
        [feminine] заполнена
        [neuter] заполнено
       *[masculine] заполнен
    }
}
state-empty = { $plurality ->
    [plural] пусты
   *[singular] { $gender ->
        [feminine] пуста
        [neuter] пусто
       *[masculine] пуст
    }
}
state-unused = не { $plurality ->
    [plural] использованы
   *[singular] { $gender ->
        [feminine] использована
        [neuter] использовано
       *[masculine] использован
    }
}
state-the-main-objective = { $polarity ->
    [negative] Основная Цель
   *[affirmative] — Основная Цель
}
state-the-current-crisis = { $polarity ->
    [negative] текущий Кризис
   *[affirmative] — текущий Кризис
}
state-complete = { $plurality ->
    [plural] выполнены
   *[singular] { $gender ->
        [feminine] выполнена
        [neuter] выполнено
       *[masculine] выполнен
    }
}
state-lost = { $plurality ->
    [plural] проиграны
   *[singular] { $gender ->
        [feminine] проиграна
        [neuter] проиграно
       *[masculine] проигран
    }
}

number-secret-die-of-player = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} { FEATURE("person", $player) ->
    [you] вашего тайного кубика
   *[third] тайного кубика { SAY($player, "genitive") }
}
number-number-picked-by-player = { $case ->
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
}, { ADJECTIVE("chosen", "singular", "neuter") } { SAY($player, "instrumental") },
number-stake-of-player = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} карт, поставленных { SAY($player, "instrumental") },
    .numeral = neuter
number-value-of-die = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} { SAY($die, "genitive") }
    .value = yes
number-sum-of-the-throw = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} очков на брошенных кубиках в сумме
    .numeral = neuter
number-highest-of-the-throw = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} старшего из брошенных кубиков
number-lowest-of-the-throw = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} младшего из брошенных кубиков
number-thrown-die-showing-number = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} брошенных кубиков со значением { $number }
    .numeral = neuter
number-matching-die-thrown = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} одинаковых кубиков в броске
    .numeral = neuter
number-matching-die-of-player = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} одинаковых неиспользованных кубиков у { SAY($player, "genitive") }
    .numeral = neuter
number-rounds-left = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} Счётчика Раундов
    .numeral = neuter
    .exactly = Счётчик Раундов стоит на { $count }
    .not = Счётчик Раундов стоит не на { $count }
    .at-least = Счётчик Раундов стоит на { $count } или выше
    .at-most = Счётчик Раундов стоит на { $count } или ниже
    .more = Счётчик Раундов стоит выше { $count }
    .fewer = Счётчик Раундов стоит ниже { $count }
    .none = Счётчик Раундов стоит на 0
number-rounds = раунды
number-starvation = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} жетонов Голода
    .numeral = neuter
    .figure = жетоны Голода
number-starting-player = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} игроков в начале игры
    .numeral = neuter
number-waste-per-morale = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} карт Отходов на 1 деление Морали
    .numeral = neuter
number-people-per-food = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} едоков на 1 жетон Пропитания
    .numeral = neuter
number-people-per-zombie = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} жителей на 1 зомби
    .numeral = neuter
number-crisis-prevented = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} предотвращённых Кризисов
    .numeral = neuter
number-point-a-crisis-need = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} очков, нужных для Предотвращения Кризиса,
    .numeral = neuter
number-the-lower-of-first-and-second = { $case ->
    [sheer] составляет меньшее
    [genitive] меньшего
    [dative] меньшему
    [instrumental] меньшим
    [prepositional] меньшем
   *[other] меньшее
} из двух чисел ({ COUNT($first, "nominative") }; { COUNT($second, "nominative") })
    .numeral = neuter
    .apart = yes
number-the-higher-of-first-and-second = { $case ->
    [sheer] составляет большее
    [genitive] большего
    [dative] большему
    [instrumental] большим
    [prepositional] большем
   *[other] большее
} из двух чисел ({ COUNT($first, "nominative") }; { COUNT($second, "nominative") })
    .numeral = neuter
    .apart = yes
number-contributions = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} карт, добавленных на Кризис,
    .numeral = neuter
number-contributions-of-player = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} взносов на Кризис у { SAY($player, "genitive") }
    .numeral = neuter
number-influence-of-survivor = { FEATURE("length", $survivor) ->
    [altogether] { $case ->
        [genitive] суммарного
        [dative] суммарному
        [instrumental] суммарным
        [prepositional] суммарном
       *[other] суммарное
    }
   *[other] { "" }
} { $case ->
    [genitive] Влияния
    [dative] Влиянию
    [instrumental] Влиянием
    [prepositional] Влиянии
   *[other] Влияние
} { SAY($survivor, "genitive") }
number-attack-of-survivor = { $case ->
    [genitive] Параметра
    [dative] Параметру
    [instrumental] Параметром
    [prepositional] Параметре
   *[other] Параметр
} Атаки { SAY($survivor, "genitive") }
number-search-value-of-survivor = { $case ->
    [genitive] Параметра
    [dative] Параметру
    [instrumental] Параметром
    [prepositional] Параметре
   *[other] Параметр
} Поиска { SAY($survivor, "genitive") }
number-zombie-killed-this-turn = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} убитых в этом ходу зомби
    .numeral = neuter
number-actions-taken-this-turn = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} совершённых в этом ходу действий
    .numeral = neuter
number-free-entrance-spaces-at-place = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} свободных мест у Входов { SAY($place, "genitive") }
    .numeral = neuter
number-crisis-resolved = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} разрешённых Кризисов
    .numeral = neuter
number-crisis-with-a-card-of-player = { $part ->
    [spot] у { SAY($player, "genitive") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] Кризис с добавленной картой
           *[genitive] Кризиса с добавленной картой
        }
       *[plural] Кризисов с добавленной картой
    }
   *[entire] { FEATURE("length", $player) ->
        [altogether] { number-crisis-with-a-card-of-player.number } Кризисов с картой (сумма по всем игрокам)
       *[other] { number-crisis-with-a-card-of-player.number } Кризисов с картой, добавленной { SAY($player, "instrumental") },
    }
}
    .numeral = neuter
    .stock = there
    .number = { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    }
number-crisis-with-a-right-card-of-player = { $part ->
    [spot] у { SAY($player, "genitive") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] Кризис с добавленной подходящей картой
           *[genitive] Кризиса с добавленной подходящей картой
        }
       *[plural] Кризисов с добавленной подходящей картой
    }
   *[entire] { FEATURE("length", $player) ->
        [altogether] { number-crisis-with-a-right-card-of-player.number } Кризисов с подходящей картой (сумма по всем игрокам)
       *[other] { number-crisis-with-a-right-card-of-player.number } Кризисов с подходящей картой, добавленной { SAY($player, "instrumental") },
    }
}
    .numeral = neuter
    .stock = there
    .number = { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    }
number-right-card-given-by-player = { $part ->
    [spot] среди карт, добавленных { SAY($player, "instrumental") } на Кризисы,
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] подходящая карта
           *[genitive] подходящей карты
        }
       *[plural] подходящих карт
    }
   *[entire] { FEATURE("length", $player) ->
        [altogether] { number-right-card-given-by-player.number } подходящих карт (сумма по всем игрокам)
       *[other] { number-right-card-given-by-player.number } подходящих карт, добавленных { SAY($player, "instrumental") } на Кризисы,
    }
}
    .numeral = neuter
    .stock = there
    .number = { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    }
number-wrong-card-given-by-player = { $part ->
    [spot] среди карт, добавленных { SAY($player, "instrumental") } на Кризисы,
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] неподходящая карта
           *[genitive] неподходящей карты
        }
       *[plural] неподходящих карт
    }
   *[entire] { FEATURE("length", $player) ->
        [altogether] { number-wrong-card-given-by-player.number } неподходящих карт (сумма по всем игрокам)
       *[other] { number-wrong-card-given-by-player.number } неподходящих карт, добавленных { SAY($player, "instrumental") } на Кризисы,
    }
}
    .numeral = neuter
    .stock = there
    .number = { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    }
number-point-missing = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} недостающих очков
    .numeral = neuter
number-loss-of-morale = { $case ->
    [genitive] количества
    [dative] количеству
    [instrumental] количеством
    [prepositional] количестве
   *[other] количество
} потерянной Морали
    .numeral = neuter
number-vote-for-it = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} голосов «за»
    .numeral = neuter
number-vote-against-it = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} голосов «против»
    .numeral = neuter
number-rounds-begun = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} начатых раундов
    .numeral = neuter
number-rank-of-survivor = { $case ->
    [genitive] места
    [dative] месту
    [instrumental] местом
    [prepositional] месте
   *[other] место
} { SAY($survivor, "genitive") } по возрастанию Влияния (1 — наименьшее)
number-rounds-since-the-exile-of-player = { $case ->
    [sheer] { "" }
    [genitive] числа
    [dative] числу
    [instrumental] числом
    [prepositional] числе
   *[other] число
} раундов после { FEATURE("person", $player) ->
    [you] вашего изгнания
   *[third] изгнания { SAY($player, "genitive") }
}
    .numeral = neuter
number-level-of-track = { $case ->
    [genitive] значения
    [dative] значению
    [instrumental] значением
    [prepositional] значении
   *[other] значение
} счётчика { SAY($track, "nominative") }
number-number-of-token-at-place = { $part ->
    [spot] { SAY($place, "at") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] жетон { SAY($token, "nominative") }
           *[genitive] жетона { SAY($token, "nominative") }
        }
       *[plural] жетонов { SAY($token, "nominative") }
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } жетонов { SAY($token, "nominative") } { SAY($place, "at") }
}
    .numeral = neuter
    .stock = there
number-number-of-token-on-survivor = { $part ->
    [spot] на { SAY($survivor, "prepositional") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] жетон { SAY($token, "nominative") }
           *[genitive] жетона { SAY($token, "nominative") }
        }
       *[plural] жетонов { SAY($token, "nominative") }
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } жетонов { SAY($token, "nominative") } на { SAY($survivor, "prepositional") }
}
    .numeral = neuter
    .stock = there
number-number-of-token-on-card = { $part ->
    [spot] на { SAY($card, "prepositional") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] жетон { SAY($token, "nominative") }
           *[genitive] жетона { SAY($token, "nominative") }
        }
       *[plural] жетонов { SAY($token, "nominative") }
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } жетонов { SAY($token, "nominative") } на { SAY($card, "prepositional") }
}
    .numeral = neuter
    .stock = there
number-number-of-token-before-player = { $part ->
    [spot] перед { SAY($player, "instrumental") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] жетон { SAY($token, "nominative") }
           *[genitive] жетона { SAY($token, "nominative") }
        }
       *[plural] жетонов { SAY($token, "nominative") }
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } жетонов { SAY($token, "nominative") } перед { SAY($player, "instrumental") }
}
    .numeral = neuter
    .stock = there
number-supply-of-token = { $part ->
    [spot] в запасе
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] жетон { SAY($token, "nominative") }
           *[genitive] жетона { SAY($token, "nominative") }
        }
       *[plural] жетонов { SAY($token, "nominative") }
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } жетонов { SAY($token, "nominative") } в запасе
}
    .numeral = neuter
    .stock = there
number-card-left-in-deck = { $part ->
    [spot] в колоде { SAY($deck, "nominative") }
    [things] { $plurality ->
        [singular] { $case ->
            [nominative] карта
           *[genitive] карты
        }
       *[plural] карт
    }
   *[entire] { $case ->
        [sheer] { "" }
        [genitive] числа
        [dative] числу
        [instrumental] числом
        [prepositional] числе
       *[other] число
    } оставшихся карт колоды { SAY($deck, "nominative") }
}
    .numeral = neuter
    .stock = there

filter-at-place = { $article ->
    [leaving] { SAY($place, "from") }
   *[other] { SAY($place, "at") }
}
filter-outside-place = за пределами { SAY($place, "genitive") }
filter-they-control = под { $own ->
    [yes] своим
   *[no] его
} контролем
filter-you-control = под вашим контролем
filter-with-survivor = , { $animacy ->
    [animate] у { ADJECTIVE("which", "genitive") }
   *[inanimate] в { ADJECTIVE("which", "prepositional") }
} { FEATURE("polarity", $survivor) ->
    [negative] нет { SAY($survivor, "genitive") }
   *[affirmative] есть { SAY($survivor, "nominative") }
},
filter-with-the-highest-number = с наибольшим числом
filter-with-the-lowest-number = с наименьшим числом
filter-staked-by-player = , { ADJECTIVE("which", "accusative") } { VERB("stake", $player, "past") } { SAY($player, "nominative") },
filter-showing-amount = со значением { $amount }
filter-showing-at-least-amount = со значением { $amount } или больше
filter-with-the-lowest-value = с наименьшим значением
filter-with-the-highest-value = с наибольшим значением
filter-in-hand = { $article ->
    [counted] у вас на руке
   *[other] { $case ->
        [nominative] у вас на руке
       *[other] с руки
    }
}
# in the hand or equipped
filter-you-hold = { $article ->
    [counted] у вас (на руке и в снаряжении)
   *[other] { $case ->
        [nominative] у вас (на руке и в снаряжении)
       *[other] { $plurality ->
            [singular] с вашей руки или из вашего снаряжения
           *[plural] с вашей руки и из вашего снаряжения
        }
    }
}
filter-they-hold = { $article ->
    [counted] у него (на руке и в снаряжении)
   *[other] { $case ->
        [nominative] у него (на руке и в снаряжении)
       *[other] { $own ->
            [yes] { $plurality ->
                [singular] со своей руки или из своего снаряжения
               *[plural] со своей руки и из своего снаряжения
            }
           *[no] { $plurality ->
                [singular] с его руки или из его снаряжения
               *[plural] с его руки и из его снаряжения
            }
        }
    }
}
filter-on-survivor = у { SAY($survivor, "genitive") }
filter-beneath-survivor = под { SAY($survivor, "instrumental") }
filter-in-use = у кого-либо из выживших
filter-aside = из отложенных в сторону
filter-in-the-hand-of-player = { $article ->
    [counted] у { SAY($player, "genitive") } на руке
   *[other] { $case ->
        [nominative] у { SAY($player, "genitive") } на руке
       *[other] { FEATURE("person", $player) ->
            [you] с вашей руки
           *[third] с руки { SAY($player, "genitive") }
        }
    }
}
filter-in-deck = { $article ->
    [counted] { SAY($deck, "at") }
   *[other] { SAY($deck, "from") }
}
filter-among-cards = { $article ->
    [counted] среди
   *[other] { $case ->
        [accusative] из
       *[other] среди
    }
} { SAY($cards, "genitive") }
filter-of-deck = { SAY($deck, "genitive") }
filter-of-place = { SAY($place, "genitive") }
filter-of-player = { FEATURE("person", $player) ->
    [you] из ваших
   *[third] { SAY($player, "genitive") }
}
filter-contributed-to-the-crisis = , { ADJECTIVE("added") } на Кризис,
filter-contributed-by-player = , { ADJECTIVE("added") } на Кризис { SAY($player, "instrumental") },
filter-in-your-pool = из вашей области кубиков
filter-in-their-pool = из { $own ->
    [yes] своей
   *[no] его
} области кубиков
filter-with-the-most-staked-card = с наибольшим числом поставленных карт
filter-with-the-fewest-staked-card = с наименьшим числом поставленных карт
filter-with-the-most-contributions = с наибольшим числом карт, добавленных на Кризис,
filter-with-the-fewest-contributions = с наименьшим числом карт, добавленных на Кризис,
filter-with-the-most-weapon-card = с наибольшим числом карт оружия
filter-with-the-fewest-weapon-card = с наименьшим числом карт оружия
filter-with-the-most-fuel-card = с наибольшим числом карт топлива
filter-with-the-fewest-fuel-card = с наименьшим числом карт топлива
filter-with-the-most-education-card = с наибольшим числом карт образования
filter-with-the-fewest-education-card = с наименьшим числом карт образования
filter-with-the-most-food-card = с наибольшим числом карт пропитания
filter-with-the-fewest-food-card = с наименьшим числом карт пропитания
filter-with-the-most-medicine-card = с наибольшим числом карт медикаментов
filter-with-the-fewest-medicine-card = с наименьшим числом карт медикаментов
filter-with-the-most-tool-card = с наибольшим числом карт инструментов
filter-with-the-fewest-tool-card = с наименьшим числом карт инструментов
filter-except-place = , кроме { SAY($place, "genitive") },
filter-except-other = , кроме { SAY($other, "genitive") },
filter-with-the-most-zombie = с наибольшим числом зомби
filter-with-the-fewest-zombie = с наименьшим числом зомби
filter-with-card = { FEATURE("polarity", $card) ->
    [negative] , у { ADJECTIVE("which", "genitive") } нет { SAY($card, "genitive") },
   *[affirmative] с { SAY($card, "instrumental", "any") }
}
filter-with-the-most-card = с наибольшим числом карт
filter-with-the-fewest-card = с наименьшим числом карт
filter-with-the-largest-hand = , у { $plurality ->
    [plural] которых
   *[singular] которого
} на руке больше всего карт,
filter-with-the-smallest-hand = , у { $plurality ->
    [plural] которых
   *[singular] которого
} на руке меньше всего карт,
filter-with-the-most-survivor = с наибольшим числом выживших
filter-with-the-fewest-survivor = с наименьшим числом выживших
filter-on-your-left = слева от вас
filter-on-your-right = справа от вас
filter-on-their-left = слева от { $own ->
    [yes] себя
   *[no] него
}
filter-on-their-right = справа от { $own ->
    [yes] себя
   *[no] него
}
filter-on-the-left-of-other = слева от { SAY($other, "genitive") }
filter-on-the-right-of-other = справа от { SAY($other, "genitive") }
filter-with-the-highest-roll = с наибольшим значением на кубике
filter-with-the-lowest-roll = с наименьшим значением на кубике
filter-at-location = { $article ->
    [leaving] { SAY($location, "from") }
   *[other] { SAY($location, "at") }
}
filter-here = { $article ->
    [leaving] отсюда
    [counted] здесь
   *[other] { $declension ->
        [adjectival] , { ADJECTIVE("which", "nominative") } { VERB("be-located", "present") } здесь,
       *[substantive] здесь
    }
}
filter-controlled-by-player = под контролем { SAY($player, "genitive") }
filter-with-the-lowest-influence = с наименьшим Влиянием
filter-with-the-highest-influence = с наибольшим Влиянием
filter-with-the-most-wound = с наибольшим числом ран
filter-with-the-fewest-wound = с наименьшим числом ран
filter-on-top-of-the-survivor-deck = с верха колоды Выживших
filter-at-entrance-number-of-place = у Входа { $number } { SAY($place, "genitive") }
