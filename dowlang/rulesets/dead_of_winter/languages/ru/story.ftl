## The story of a game. The ids are those of `narration/sentences.py`, in its order.
### Present tense, so that no verb has to agree with the gender of who is meant.

says-player = { $case ->
    [genitive] игрока
    [dative] игроку
    [accusative] игрока
    [instrumental] игроком
   *[other] игрок
} { $number } { $you }
says-you-mark = (вы)
says-nobody = никто
says-colony = { $case ->
    [genitive] колонии
    [dative] колонии
    [accusative] колонию
    [instrumental] колонией
    [prepositional] колонии
    [at] в колонии
    [to] в колонию
    [from] из колонии
   *[other] колония
}
says-place = { SAY($place, $case) }
says-place-entrance = { SAY($place, $case) } (Вход { $number })
says-entrance = Вход { $number } в { SAY($place, "accusative") }
says-item-deck = { $case ->
    [genitive] колоды
    [accusative] колоду
    [instrumental] колодой
    [from] из колоды
   *[other] колода
} локации { $place }
says-pile-survivor-deck = { $case ->
    [genitive] колоды
    [accusative] колоду
    [instrumental] колодой
    [from] из колоды
   *[other] колода
} Выживших
says-pile-crisis-deck = { $case ->
    [genitive] колоды
    [accusative] колоду
    [instrumental] колодой
    [from] из колоды
   *[other] колода
} Кризисов
says-pile-crossroads-deck = { $case ->
    [genitive] колоды
    [accusative] колоду
    [instrumental] колодой
    [from] из колоды
   *[other] колода
} Перекрёстков
says-pile-exile-deck = { $case ->
    [genitive] колоды
    [accusative] колоду
    [instrumental] колодой
    [from] из колоды
   *[other] колода
} Целей Изгнанных
says-pile-waste-pile = { $case ->
    [genitive] стопки
    [accusative] стопку
    [instrumental] стопкой
    [from] из стопки
   *[other] стопка
} Отходов
says-pile-removed = { $case ->
    [genitive] удалённых карт
    [instrumental] удалёнными картами
    [from] из удалённых карт
   *[other] удалённые карты
}
says-pile-box = { $case ->
    [genitive] коробки
    [accusative] коробку
    [instrumental] коробкой
    [from] из коробки
   *[other] коробка
}
# `named` stands behind the word «карту», and is said of a card without a name
says-a-card = { $article ->
    [named] {""}
   *[one] { $case ->
        [accusative] карту
       *[other] карта
    }
}
says-some-cards = { $article ->
    [named] { $count ->
        [1] {""}
       *[other] ({ $count })
    }
   *[one] { $count ->
        [one] { $case ->
            [accusative] { $count } карту
           *[other] { $count } карта
        }
        [few] { $count } карты
       *[other] { $count } карт
    }
}
says-several-of = { SAY($name, $case) } (×{ $count })
says-ability-of = способность { SAY($who, "genitive") }
says-see-the-card = смотрите карту
says-cause-effect = эффект
says-cause-moving = перемещение
says-cause-killing = убийство зомби
says-cause-wounds = раны
says-cause-bite = укус
says-cause-overrun = прорыв
says-cause-frostbite = обморожение
says-cause-attack = атака
says-cause-hunger = голод

## Actions

says-kills-zombie = { $who } убивает зомби { SAY($place, "at") } { $die }
says-attacks-later = { $who } собирается атаковать { SAY($whom, "accusative") } { SAY($place, "at") }
says-a-zombie = зомби
says-builds-later = { $who } собирается построить баррикаду { SAY($place, "at") }
says-cleans-later = { $who } собирается очистить Отходы
says-lures-later = { $who } собирается привлечь зомби { SAY($origin, "from") } { SAY($place, "to") }
says-attack-hits = { $who } атакует { SAY($whom, "accusative") } { SAY($place, "at") } { $die }, выпадает { $roll } — попадание
says-attack-misses = { $who } атакует { SAY($whom, "accusative") } { SAY($place, "at") } { $die }, выпадает { $roll } — промах
says-searches-later = { $who } собирается обыскать { SAY($place, "accusative") }
says-noise-too = { $first } и шумит { $count }
says-times = { $count ->
    [1] один раз
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}
says-twice = дважды
says-keeps-more = { $who } оставляет ещё карту { SAY($card, "accusative", "named") }
says-searches = { $who } обыскивает { SAY($place, "accusative") } { $die } { $noise } и оставляет карту { SAY($card, "accusative", "named") } { $others }
says-with-noise = , шумит { $count }
says-of-several = из { $count }
says-rather-than = , а не { $cards }
says-builds = { $who } строит баррикаду { SAY($place, "at") } { $die }
says-cleans = { $who } очищает Отходы { $die }: из стопки Отходов { $count ->
    [one] удалена { $count } карта
    [few] удалены { $count } карты
   *[other] удалено { $count } карт
}
says-lures = { $who } привлекает зомби { SAY($origin, "from") } { SAY($place, "to") } { $die }
says-lures-none = { $who } привлекает зомби { SAY($origin, "from") } { SAY($place, "to") } { $die }, но никто не приходит
says-uses-ability = { $who } применяет способность { $die }
says-uses-card = { $who } применяет карту { SAY($card, "accusative", "named") } { $die }
says-moves = { $who } идёт { SAY($origin, "from") } { SAY($place, "to") }
says-placed = { $who } попадает { SAY($place, "to") } { SAY($origin, "from") }
says-with-die = (кубик { $die })
says-with-that-die = { $first } { $die }
says-spends-die = { $who } тратит кубик { $die }

## Cards

says-plays-equipment = { $who } разыгрывает карту { SAY($card, "accusative", "named") } { $whence } как снаряжение
says-plays = { $who } разыгрывает карту { SAY($card, "accusative", "named") } { $whence }
says-plays-for-good = { $who } разыгрывает карту { SAY($card, "accusative", "named") } { $whence } (удаляется из игры)
says-plays-for-die = { $who } разыгрывает карту { SAY($card, "accusative", "named") } { $whence }, чтобы увеличить кубик (удаляется из игры)
says-equips = { $who } снаряжает { SAY($whom, "accusative") } картой { SAY($card, "nominative", "named") } { $whence }
says-equipped = { $whom } получает в снаряжение карту { SAY($card, "accusative", "named") } { $whence }
says-cancelled-removed = карта { $card } { $whence } удаляется из игры без эффекта
says-cancelled-waste = карта { $card } { $whence } уходит в стопку Отходов без эффекта
says-contributes = { $who } добавляет карту { SAY($card, "accusative", "named") } на Кризис
says-contributes-equipment = { $who } добавляет на Кризис карту { SAY($card, "accusative", "named") } у { SAY($whom, "genitive") }
says-asks-granted = { $who } запрашивает у { SAY($whom, "genitive") } { SAY($what, "accusative") } и получает карту { SAY($card, "accusative", "named") }
says-asks-in-vain = { $who } запрашивает у { SAY($whom, "genitive") } { SAY($what, "accusative") }, но не получает её
says-card-of-kind = { $case ->
    [accusative] карту
   *[other] карта
} { SAY($symbol, "genitive") }
says-card-of-kind-vowel = { $case ->
    [accusative] карту
   *[other] карта
} { SAY($symbol, "genitive") }
says-hands = { $who } передаёт карту { SAY($card, "accusative", "named") } { SAY($whom, "dative") }
says-steals = { $who } забирает карту { SAY($card, "accusative", "named") } с руки { SAY($whom, "genitive") }
says-draws = { $who } берёт { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") } { SAY($deck, "from") }
says-takes = { $who } берёт { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") } { $whence }
says-takes-from = { $who } берёт { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") } у { SAY($whom, "genitive") }
says-goes-to-deck = { $cards } { $whence }: { $where }
says-goes-back = { $cards }: обратно { $where }
says-under-deck = под { SAY($deck, "accusative") }
says-onto-deck = на { SAY($deck, "accusative") }
says-into-deck = в { SAY($deck, "accusative") }
says-discards = { $who } сбрасывает { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") } { $whence }
says-goes-to-waste = { $cards } { $whence }: в стопку Отходов
says-removed = карта { $card } { $whence } удаляется из игры
says-left-to-hand = { $cards } у { SAY($whom, "genitive") }: на руку { SAY($who, "genitive") }
says-left-in-deck = { $cards } у { SAY($whom, "genitive") }: в { SAY($deck, "accusative") }
says-left-for-good = { $cards } у { SAY($whom, "genitive") }: из игры
says-takes-back = { $who } забирает обратно { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") }
says-gives = { $who } отдаёт { SAY($whom, "dative") } { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") }
says-looks-at = { $who } смотрит { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") } { $whence }
says-revealed = открыто { $whence }: { $cards }
says-slips-in = { $cards } { $whence }: на Кризис
says-shuffled = перетасована { $deck }
says-from-hand = с руки { SAY($who, "genitive") }
says-of-survivor = у { SAY($who, "genitive") }
says-from-deck = { SAY($deck, "from") }
says-from-waste = из стопки Отходов
says-from-crisis = с Кризиса
says-from-removed = из удалённых карт
says-from-box = из коробки
says-from-stakes = из поставленных карт
says-is-dealt = { $who } получает { $count ->
    [1] карту
   *[other] карты
} { SAY($cards, "accusative", "named") }

## Harm

says-happened-blank = { $first } — без последствий
says-happened-wound = { $first } и получает рану
says-happened-frostbite = { $first } и получает обморожение
says-happened-bitten = { $first } — укус
says-shown-blank = { $first } — пустая грань, без последствий
says-shown-wound = { $first } — выпадает рана
says-shown-frostbite = { $first } — выпадает обморожение
says-shown-bitten = { $first } — выпадает укус
says-bite-blank = пустая грань: { $who } остаётся в живых
says-bite-against = бросок неудачен: { $who } погибает
says-rolls-exposure = { $who } бросает кубик Воздействия
says-frostbite-costs = { $who } получает рану от обморожения
says-wounded-by-attack = { $who } получает рану от атаки
says-gets-frostbite = { $who } получает обморожение
says-bite-reaches = укус настигает { SAY($who, "accusative") }
says-overrun-empty = зомби прорываются { SAY($place, "to") }, и ни одного выжившего нет на их пути
says-killed-overrun = { $who } ({ $owner }) погибает: зомби прорвались { SAY($place, "to") }
says-killed-bite = { $who } ({ $owner }) погибает от укуса { SAY($place, "at") }
says-killed-wounds = { $who } ({ $owner }) погибает от ран { SAY($place, "at") }
says-killed = { $who } ({ $owner }) погибает { SAY($place, "at") }
says-gone = { $who } ({ $owner }) уходит навсегда
says-leads = { $who } теперь лидер у { SAY($owner, "genitive") }
says-nobody-left = { $who } теряет последнего выжившего: все карты с руки удаляются из игры
says-eliminated = { $who } выбывает из игры вместе со всеми картами и кубиками
says-survivor-out = { $who } уходит из колоды Выживших
says-joins = { $who } присоединяется к { SAY($owner, "dative") } { SAY($place, "at") }
says-helpless-come = в колонии { $count ->
    [one] находит приют { $count } беспомощный выживший
   *[other] находят приют { $count } беспомощных выживших
}
says-helpless-killed = { $count ->
    [one] погибает { $count } беспомощный выживший
   *[other] погибают { $count } беспомощных выживших
}
says-helpless-leave = { $count ->
    [one] колонию покидает { $count } беспомощный выживший
   *[other] колонию покидают { $count } беспомощных выживших
}
says-death-of = гибель { SAY($who, "genitive") }
says-death-of-helpless = гибель { $count ->
    [1] беспомощного выжившего
   *[other] { $count } беспомощных выживших
}

## Turns

says-main-objective = Основная Цель: { $card }
says-main-objective-hardcore = Основная Цель: { $card } (сложная сторона)
says-quoted = «{ $text }»
says-game-begins = Игра начинается
says-wants-secretly = Секретная Цель, { $who }: { $card }
says-now-wants = Новая Секретная Цель, { $who }: { $card }
says-gets-another = { $who } получает другую Секретную Цель
says-round = Раунд { $number }
says-round-numbers = Раунд { $number } (счётчик на { $left }) — мораль { $morale }, пропитание { $food }
says-before-first-round = Перед первым раундом
says-leads-group = { $who } — лидер у { SAY($owner, "genitive") }
says-leads-group-with = { $who } — лидер у { SAY($owner, "genitive") }, в группе ещё { $others }
says-begin-at-colony = все начинают в колонии
says-is-first = первый игрок — { $who }
says-rolled = { $who }: { $dice }
says-no-dice = нет
says-dice = кубики: { $rolls }
says-and-dice = { $left }; { $right }
says-takes-turn = ходит { $who }
says-holds-crossroads = { $who } держит карту Перекрёстков { $card }
says-crossroads-for = Перекрёсток для { SAY($who, "genitive") }: { $card }
says-with-flavor = { $first } — «{ $text }»
says-crossroads-stays-away = карта Перекрёстков этого хода не сработала
says-raises-die = { $who } увеличивает { $die } до { $value }
says-raises-die-food = { $who } тратит жетон Пропитания и увеличивает { $die } до { $value }
says-that-die = кубик { $die }
says-a-die = кубик
says-loses-die = { $who } теряет кубик, на котором { $die }
says-gains-dice = { $who } получает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}: { $dice }
says-rolls-again = { $who } перебрасывает кубик { $before }: { $after }
says-turns-die = { $who } поворачивает кубик { $before } на { $after }
says-refreshes = { $who } возвращает потраченные кубики: { $dice }
says-will-miss = { $who } пропустит ход
says-misses = { $who } пропускает ход
says-turn-cut = на этом ход кончается
says-spends-food = { $who } тратит жетон Пропитания
says-calls-vote = { $who } предлагает изгнать { SAY($whom, "accusative") }: голосование
says-vote-passes = голосование: { $ups } за, { $downs } против — принято { $sides }
says-vote-fails = голосование: { $ups } за, { $downs } против — отклонено { $sides }
says-votes-in = голоса отданы { $sides }
says-tie-passes = голосование: { $ups } за, { $downs } против, поровну; решено: принято
says-tie-fails = голосование: { $ups } за, { $downs } против, поровну; решено: отклонено
says-sides-for = (за: { $ups })
says-sides-against = (против: { $downs })
says-sides-both = (за: { $ups }; против: { $downs })
says-exiled = { $who } отправляется в изгнание
says-exile-of = изгнание { SAY($who, "genitive") }, второго, кто не был Предателем

## The crisis and the colony

says-crisis-removed = карты, добавленные на прежний Кризис, удаляются из игры ({ $cards })
says-crisis = Кризис: { $card }
says-crisis-against = Кризис: { $card }, нужны карты: { $symbols }
says-colony-phase = Фаза Колонии
says-prevented = Кризис { $card } предотвращён { $worth }
says-fails = Кризис { $card } наступает { $worth }
says-crisis-gets = на Кризис добавлено: { $cards }; { $then }
says-crisis-gets-none = на Кризис никто ничего не добавил; { $then }
says-with-points = , { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} из { $need } нужных
says-surplus = избыток карт на Кризис { $card }
says-step-food = оплата пропитания
says-step-waste = проверка Отходов
says-step-crisis = разрешение Кризиса
says-step-zombie = добавление зомби
says-step-objective = проверка Основной Цели
says-step-marker = счётчик раундов
says-step-player = передача жетона первого игрока
says-step-skipped = шаг пропускается: { $step } ({ $card })
says-step-replaced = шаг заменяется: { $step } ({ $card })
says-noise-rolled = бросок за шум { SAY($place, "at") }: { $rolls }
says-supply-gains = { $count ->
    [one] в кладовую добавлен { $count } жетон
    [few] в кладовую добавлено { $count } жетона
   *[other] в кладовую добавлено { $count } жетонов
} Пропитания
says-supply-loses = { $count ->
    [one] из кладовой убран { $count } жетон
    [few] из кладовой убрано { $count } жетона
   *[other] из кладовой убрано { $count } жетонов
} Пропитания
says-eats = колония платит { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} Пропитания
says-eats-nothing = в колонии никому не нужно есть
says-starves = пропитания не хватает; в кладовой { $count ->
    [one] { $count } жетон Голода
    [few] { $count } жетона Голода
   *[other] { $count } жетонов Голода
}
says-hunger = голод
says-starvation-removed = { $count ->
    [one] снят { $count } жетон Голода
    [few] снято { $count } жетона Голода
   *[other] снято { $count } жетонов Голода
}
says-waste-grown = стопка Отходов выросла: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
says-waste = Отходы
says-morale-rises-to = мораль растёт до { $level } { $because }
says-morale-rises-by = мораль растёт на { $count } { $because }
says-morale-falls-to = мораль падает до { $level } { $because }
says-morale-falls-by = мораль падает на { $count } { $because }
says-because = ({ $reason })
says-marker-moves = счётчик раундов теперь на { $left }
says-objective-complete = Основная Цель выполнена
says-objective-open = Основная Цель не выполнена
says-becomes-first = первым игроком становится { $who }
says-rolls-die = { $who } бросает кубик: { $roll }
says-die-rolled = бросок кубика: { $roll }
says-in-force = эффект карты действует { $end }
says-end-never = отныне
says-end-this-turn = до конца этого хода
says-end-next-turn = до конца следующего хода
says-end-this-round = до конца этого раунда
says-end-round = до конца раунда { $number }
says-attached = карта { $card } приложена: { $thing }
says-bearer-secret = Секретная Цель
says-bearer-card = карта
says-bearer-die = кубик
says-bearer-table = стол
says-detached = карта { $card } больше ни к чему не приложена
says-counter = { $name }, карта { $card }: { $count }
says-the-counter = счётчик карты { $card }: { $count }
says-table-laid = стол готов: мораль { $morale }, счётчик раундов на { $left }, пропитание { $food }{ $more }
says-more-helpless = , { $count ->
    [one] { $count } беспомощный выживший
   *[other] { $count } беспомощных выживших
}
says-more-starvation = , { $count ->
    [one] { $count } жетон Голода
    [few] { $count } жетона Голода
   *[other] { $count } жетонов Голода
}
says-scenario = Сценарий: { $card }
says-for-the-table = за столом: { $text }

## Choices

says-chooses = { $who } выбирает: { $label }
says-chooses-number = { $who } выбирает вариант { $number }
says-nothing-else = { $first } (ничего другого нельзя)
says-accepts-offer = { $who } принимает предложение карты { $card }
says-declines-offer = { $who } отклоняет предложение карты { $card }
says-accepts-held-out = { $who } принимает то, что предлагают
says-declines-held-out = { $who } отказывается от того, что предлагают
says-lets-die = { $who } жертвует { SAY($whom, "instrumental") }, чтобы остановить укус
says-rolls-for = { $who } бросает кубик за { SAY($whom, "accusative") }
says-comes-to-nothing = ничего не происходит
says-card-speaks = { $card }:

## Things of a kind told together

says-entrances = { $count ->
    [1] (Вход { $numbers })
   *[other] (Входы { $numbers })
}
says-moved-to = { SAY($place, "to") }
says-hurt = { $who } получает { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
says-healed = вылечено: { $of }
says-wounds-of = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
} у { SAY($who, "genitive") }
says-frostbites-of = { $count ->
    [one] { $count } обморожение
    [few] { $count } обморожения
   *[other] { $count } обморожений
} у { SAY($who, "genitive") }
says-starvation-added = { $count ->
    [one] добавлен { $count } жетон Голода
    [few] добавлено { $count } жетона Голода
   *[other] добавлено { $count } жетонов Голода
}
says-zombie = { $count ->
    [one] приходит { $count } зомби
   *[other] приходят { $count } зомби
} { SAY($place, "to") } { $entrances } { $to }
says-zombie-several = { $count ->
    [one] приходит
   *[other] приходят
} { $count } зомби: { $places }
says-gone-zombie = { $count ->
    [one] убран { $count } зомби
   *[other] убраны { $count } зомби
} { SAY($place, "from") } { $entrances } { $to }
says-gone-zombie-several = { $count ->
    [one] убран
   *[other] убрано
} { $count } зомби: { $places }
says-moved = { $count ->
    [one] { $count } зомби идёт
   *[other] { $count } зомби идут
} { SAY($place, "from") } { $entrances } { $to }
says-moved-several = { $count } зомби { $count ->
    [one] идёт
   *[other] идут
}: { $places }
says-dead = { $count ->
    [one] погибает { $count } зомби
   *[other] погибают { $count } зомби
} { SAY($place, "at") } { $entrances } { $to }
says-dead-several = { $count ->
    [one] погибает
   *[other] погибают
} { $count } зомби: { $places }
says-built = { $count ->
    [one] появляется { $count } баррикада
    [few] появляются { $count } баррикады
   *[other] появляются { $count } баррикад
} { SAY($place, "at") } { $entrances } { $to }
says-built-several = { $count ->
    [one] появляется { $count } баррикада
    [few] появляются { $count } баррикады
   *[other] появляются { $count } баррикад
}: { $places }
says-broken = { $count ->
    [one] разрушена { $count } баррикада
    [few] разрушены { $count } баррикады
   *[other] разрушено { $count } баррикад
} { SAY($place, "at") } { $entrances } { $to }
says-broken-several = { $count ->
    [one] разрушена { $count } баррикада
    [few] разрушены { $count } баррикады
   *[other] разрушено { $count } баррикад
}: { $places }
says-cleared = { $count ->
    [one] убрана { $count } баррикада
    [few] убраны { $count } баррикады
   *[other] убрано { $count } баррикад
} { SAY($place, "from") } { $entrances } { $to }
says-cleared-several = { $count ->
    [one] убрана { $count } баррикада
    [few] убраны { $count } баррикады
   *[other] убрано { $count } баррикад
}: { $places }
says-noise = { $count ->
    [one] положен { $count } жетон Шума
    [few] положено { $count } жетона Шума
   *[other] положено { $count } жетонов Шума
} { SAY($place, "to") } { $entrances } { $to }
says-noise-several = { $count ->
    [one] положен { $count } жетон Шума
    [few] положено { $count } жетона Шума
   *[other] положено { $count } жетонов Шума
}: { $places }
says-quiet = { $count ->
    [one] убран { $count } жетон Шума
    [few] убрано { $count } жетона Шума
   *[other] убрано { $count } жетонов Шума
} { SAY($place, "from") } { $entrances } { $to }
says-quiet-several = { $count ->
    [one] убран { $count } жетон Шума
    [few] убрано { $count } жетона Шума
   *[other] убрано { $count } жетонов Шума
}: { $places }
says-part-to = { $count } { SAY($place, "to") } { $entrances } { $to }
says-part-from = { $count } { SAY($place, "from") } { $entrances } { $to }
says-part-at = { $count } { SAY($place, "at") } { $entrances } { $to }
says-zombies-of-part = { $count }
says-barricades-of-part = { $count }
says-noise-of-part = { $count }

## The end

says-end-heading = Конец игры
says-end-morale = Мораль на 0: колония распадается
says-end-rounds = Последний раунд позади: зима пережила колонию
says-end-objective = Основная Цель выполнена: колония справилась
says-end-elimination = Никого не осталось
says-end-defeat = Карта говорит, что игра проиграна: проигрывают все
says-end-card = Карта завершает игру
says-end-defeat-by = { $card }: игра проиграна, проигрывают все
says-end-card-by = { $card }: игра завершается
says-wins = { $count ->
    [1] побеждает
   *[other] побеждают
} { $names }
says-nobody-wins = никто не побеждает
says-main-reached = Основная Цель { $card }: достигнута
says-main-by-card = Основная Цель { $card }: выполнена картой, её условия не достигнуты
says-main-not-completed = Основная Цель { $card }: не выполнена, хотя её условия соблюдены
says-main-not-reached = Основная Цель { $card }: не достигнута
says-wanted-wins = { $who } ({ $role }), цель — { $what }: победа
says-wanted-loses = { $who } ({ $role }), цель — { $what }: поражение
says-secret-reached = { $card }, достигнута
says-secret-not-reached = { $card }, не достигнута
says-like-everybody = Основная Цель, как у всех
says-role-exiled = в изгнании
says-role-betrayer = Предатель
says-role-loyal = верен колонии

## Goals

says-goal-so-now = сейчас соблюдено: { $words }
says-goal-not-so-now = сейчас не соблюдено: { $words }
says-goal-so-end = соблюдено: { $words }
says-goal-not-so-end = не соблюдено: { $words }
says-goal-of-now = { $words }; сейчас { $have } из { $want }
says-goal-of-end = { $words }; в конце { $have } из { $want }
says-goal-count-now = { $words } { $reckoned }; сейчас { $have }
says-goal-count-end = { $words } { $reckoned }; в конце { $have }
says-goal-reckoned = , то есть { $limit }
says-goal-unknown = цель
says-goal-at-least = { $left }: не меньше { $right }
says-goal-at-most = { $left }: не больше { $right }
says-goal-more-than = { $left }: больше { $right }
says-goal-fewer-than = { $left }: меньше { $right }
says-goal-exactly = { $left }: ровно { $right }

## What is told as it is declared with its event

says-event-actions-limited = { $player }: на этот ход запросов и передач достаточно
says-event-control-changed = { $survivor } переходит от { SAY($owner, "genitive") } к { SAY($player, "dative") }
says-event-crisis-put-away = Кризис { $crisis } откладывается
says-event-objective-seen = { $player } смотрит Секретную Цель { SAY($owner, "genitive") }
says-event-card-staked = { $player } ставит карту { SAY($card, "accusative", "named") }
says-event-exposure-thrown = кубик Воздействия за { SAY($survivor, "accusative") } показывает { $face }
says-event-agreed = { $player } соглашается
says-event-survivor-taken-out = { $survivor } временно выходит из игры
says-event-survivor-back = { $survivor } возвращается в игру: { $location }
says-event-track-raised = { $track } растёт до { $level }
says-event-track-lowered = { $track } падает до { $level }
says-event-tokens-laid = положено { $count }: { $token }
says-event-tokens-lifted = убрано { $count }: { $token }
says-event-incident-revealed = открыто из { $source }: { $incident }
says-event-incident-put-away = { $incident } откладывается
says-event-rolled-in-secret = { $player } бросает кубик, которого больше никто не видит
says-event-number-noted = { $player } загадывает число, которого больше никто не видит
says-event-number-shown = { $player } открывает загаданное число: { $picked }
says-event-level-decided = { $player } решает, кто из равных: { $owner }
says-event-card-tucked = { $player } кладёт карту лицом вниз под { SAY($survivor, "accusative") }
says-event-tucked-left = карта, лежавшая под { SAY($survivor, "instrumental") }, уходит оттуда
