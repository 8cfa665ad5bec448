## The story of a game and the table. The ids are those of `narration/sentences.py`, in its order.
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
says-nothing = ничего
says-yes = да
says-no = нет
says-whose = игрока { $number }
says-dwarf-of = { SAY($kind, $case) } { $whose }
says-dwarf-yours = ваш { $kind }
says-dwarf-in-camp = { SAY($dwarf, $case) } в лагере
says-dwarf-at = { SAY($dwarf, $case) } { SAY($zone, "at") }
says-a-dwarf = { $case ->
    [accusative] гнома
   *[other] гном
}
says-the-kind = { SAY($kind, $case) }
says-ordinary = { $case ->
    [accusative] гнома
   *[other] гном
}
says-zone-castle = { $case ->
    [at] в замке
    [to] в замок
    [from] из замка
    [genitive] замка
   *[other] замок
}
says-zone-wall = { $case ->
    [at] у стены
    [to] к стене
    [from] от стены
    [genitive] стены
    [accusative] стену
   *[other] стена
} { $number }
says-zone-forest = { $case ->
    [at] в лесу
    [to] в лес
    [from] из леса
    [genitive] леса
   *[other] лес
} { $number }
says-zone-mine = { $case ->
    [at] в шахте
    [to] в шахту
    [from] из шахты
    [genitive] шахты
    [accusative] шахту
   *[other] шахта
} { $number }
says-zone-plain = { $case ->
    [at] на равнине
    [to] на равнину
    [from] с равнины
    [genitive] равнины
    [accusative] равнину
   *[other] равнина
} { $number }
says-copy-second = { $name } № 2
says-copy-number = { $name } № { $number }
says-several-of = { $name } (×{ $count })
says-count-action = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
says-count-card = { $count ->
    [one] { $case ->
        [accusative] { $count } карту
       *[other] { $count } карта
    }
    [few] { $count } карты
   *[other] { $count } карт
}
says-count-disaster = { $count ->
    [one] { $count } бедствие
    [few] { $count } бедствия
   *[other] { $count } бедствий
}
says-count-dwarf = { $count ->
    [one] { $count } гном
    [few] { $count } гнома
   *[other] { $count } гномов
}
says-count-hero = { $count ->
    [one] { $count } герой
    [few] { $count } героя
   *[other] { $count } героев
}
says-count-monster = { $count ->
    [one] { $count } чудовище
    [few] { $count } чудовища
   *[other] { $count } чудовищ
}
says-count-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
says-count-trophy = { $count ->
    [one] { $count } трофей
    [few] { $count } трофея
   *[other] { $count } трофеев
}
says-amount-gold = { $count } { $count ->
    [one] золото
   *[other] золота
}
says-amount-food = { $count } { $count ->
    [one] { $case ->
        [accusative] еду
       *[other] еда
    }
   *[other] еды
}
says-amount-stone = { $count } { $count ->
    [one] камень
    [few] камня
   *[other] камней
}
says-amount-wood = { $count } { $count ->
    [one] { $case ->
        [accusative] древесину
       *[other] древесина
    }
   *[other] древесины
}
says-phase-set-up = подготовка игры
says-phase-invasion = враги
says-phase-preparation = подготовка
says-phase-actions = действия
says-phase-resolution = итог
says-track-action-track = счётчик действий
says-track-hand-limit-track = счётчик предела руки
says-deck-monster-deck = колода чудовищ
says-deck-disaster-deck = колода бедствий
says-deck-hero-deck = колода героев
says-deck-supply-of-disaster-tokens = запас жетонов бедствий
says-measure-points = очки
says-measure-dwarves-in-camp = гномы в лагере
says-measure-points-of-heroes = очки за героев
says-measure-gold = золото
says-measure-food = еда
says-measure-stone = камень
says-measure-wood = древесина
says-measure-disasters-overcome = преодолённые бедствия
says-measure-monsters-defeated = побеждённые чудовища
says-score-monsters = чудовища
says-score-disasters = бедствия
says-score-heroes = герои
says-score-producer = запасы
says-score-militia = ополчение
says-score-bloodthirst = жажда крови
says-score-legends = легенды
says-score-total = всего

## What happens

says-week = Неделя { $number }
says-turn-of = Ходит { $player }
says-phase-begins = фаза { $number }: { $phase }
says-turn-ends = ход кончается, { $count ->
    [one] { $count } действие пропадает
    [few] { $count } действия пропадают
   *[other] { $count } действий пропадают
}
says-lead-passed = жетон первого игрока переходит к { SAY($player, "dative") }
says-set-up = Подготовка игры: { $player } берёт жетон первого игрока
says-player-begins = в начале у игрока по { $stock } каждого ресурса и { $count } { $count ->
    [one] гном
    [few] гнома
   *[other] гномов
} в лагере
says-players-begin = в начале у каждого игрока по { $stock } каждого ресурса и { $count } { $count ->
    [one] гном
    [few] гнома
   *[other] гномов
} в лагере
says-for-the-table = за столом: { $text }
says-moves = { $monster } идёт { SAY($origin, "from") } { SAY($zone, "to") }
says-attacks = { $monster } нападает { SAY($zone, "from") }
says-drives = { $driver } гонит вперёд другое чудовище: { $monster }
says-steps-again = { $monster } делает ещё один шаг
says-stays = { $monster } стоит в замке и остаётся там
says-none-to-drive = { $monster } никого не гонит: других чудовищ нет
says-held-back = { $monster } не нападает: на этой неделе такое чудовище уже нападало
says-appears = { $monster } появляется { SAY($zone, "at") } (нужно: { $needs }; { $points })
says-occurs = бедствие { SAY($zone, "at") }: { $disaster } (нужно: { $needs }; { $points } и { $gold })
says-defeats = { $player } побеждает { SAY($zone, "at") } чудовище «{ $monster }»: { $points }
says-overcomes = { $player } преодолевает { SAY($zone, "at") } бедствие «{ $disaster }»: { $points }
says-deck-empty = { $deck } пуста
says-supply-empty = запас жетонов бедствий пуст: бедствия не происходит
says-more-nightmare = кошмар приносит ещё одно бедствие
says-more-snowball = в этой зоне больше одного бедствия: снежный ком приносит ещё одно
says-more-card = открывается ещё одно бедствие
says-no-harm = вреда нет: гномов рядом нет или терять нечего
says-tracks-reset = все счётчики и жетоны музыки возвращаются на место
says-track-falls = { $track } { $whose } падает до { $now }
says-track-falls-yours = ваш { $track } падает до { $now }
says-gains = { $player } получает { SAY($amount, "accusative") } (всего { $now })
says-pays = { $player } платит { SAY($amount, "accusative") } (осталось { $now })
says-loses = { $player } теряет { SAY($amount, "accusative") } (осталось { $now })
says-overflows = больше не вмещается: у { SAY($player, "genitive") } остаётся { $kept }, из полученного пропадает { $count }
says-spares = { $dwarf } сберегает { SAY($player, "dative") } { SAY($amount, "accusative") }
says-stands-in = { $player } возмещает недостающее: { $amount }
says-is-placed = { $dwarf } выходит { SAY($zone, "to") }
says-goes = { $dwarf } идёт { SAY($origin, "from") } { SAY($zone, "to") } { $sent }
says-sent-by = , его посылает { $player }
says-returns = { $dwarf } возвращается { SAY($zone, "from") } в лагерь
says-swaps = { $player } меняет гнома в лагере на другого: { $kind }
says-takes-hand = { $player } берёт на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
says-takes-hand-known = { $player } берёт на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}: { $cards }
says-lies-in-pool = в ряду героев: { $hero }
says-hires = { $player } нанимает из ряда героев: { $hero } ({ $points })
says-takes = { $player } берёт из ряда героев: { $hero } ({ $points })
says-comes-into-pool = новая карта в ряду героев: { $hero }
says-plays-music = { $player } играет на { SAY($instrument, "prepositional") }
says-plays = { $player } разыгрывает карту «{ $hero }»
says-end-disasters = Слишком много бедствий: игра окончена
says-end-castle = Чудовище заняло замок: игра окончена
says-end-survived = Зима позади: игра окончена
says-lost-to-monster = { $monster } стоит в замке: все игроки проигрывают
says-lost-to-disasters = { $count ->
    [one] { $count } бедствие
    [few] { $count } бедствия
   *[other] { $count } бедствий
} в силе: все игроки проигрывают
says-scored-for = { $part } — { $points }
says-scored = { $player }: { $points } ({ $parts })
says-tied = ничью решает мера «{ $measure }», { $player }: { $amount }
says-no-title = { $player } не заслужил титула
says-may-be-called = { $player } заслужил титул: { $title }
says-wins = побеждает { $player }

## The table

says-board-week = Неделя { $week }, фаза «{ $phase }», первый игрок — { $lead }: { $monsters } (впереди ещё { $more_monsters }), { $disasters } (впереди ещё { $more_disasters })
says-board-zones = Зоны по числу шагов до замка (пути; что там есть)
says-short-castle = З
says-short-wall = С{ $number }
says-short-forest = Л{ $number }
says-short-mine = Ш{ $number }
says-short-plain = Р{ $number }
says-board-ways = ({ $ways })
says-board-monster = { $monster } (нужно: { $needs })
says-board-disaster = бедствие «{ $disaster }» (нужно: { $needs })
says-board-dwarves = { $dwarves } игрока { $number }
says-board-dwarves-yours = { $dwarves } из ваших
says-board-pool = Ряд героев: { $heroes }
says-board-hero = { $hero } ({ $gold })
says-board-slot-empty = пусто
says-board-hall = Музыкальный зал: { $instruments }
says-board-instrument = { $instrument } — { $state }
says-board-silenced = молчит
says-board-free = свободно
says-board-stock = { $resource } { $count }
says-board-player = Игрок { $number } { $you }: { $stock }; действия { $actions }, предел руки { $limit }; в лагере { $camp }; { $trophies }; { $heroes }
says-board-face-down = трофеи лицом вниз
says-board-hand = Ваша рука: { $cards }
says-board-hand-of = Рука игрока { $number }: { $cards }
