## Dwar7s Winter in Russian: nouns, places, kinds of cards. Terms are ours: the game has no Russian edition that we know of.

noun-action = действие | действия | действию | действие | действием | действии | действия | действий | действиям | действия | действиями | действиях
    .features = neuter
noun-hand-card = карта | карты | карте | карту | картой | карте | карты | карт | картам | карты | картами | картах
    .features = feminine
noun-player = игрок | игрока | игроку | игрока | игроком | игроке | игроки | игроков | игрокам | игроков | игроками | игроках
    .features = masculine animate
noun-zone = зона | зоны | зоне | зону | зоной | зоне | зоны | зон | зонам | зоны | зонами | зонах
    .features = feminine
noun-dwarf = гном | гнома | гному | гнома | гномом | гноме | гномы | гномов | гномам | гномов | гномами | гномах
    .features = masculine animate
noun-monster = чудовище | чудовища | чудовищу | чудовище | чудовищем | чудовище | чудовища | чудовищ | чудовищам | чудовищ | чудовищами | чудовищах
    .features = neuter animate
noun-disaster = бедствие | бедствия | бедствию | бедствие | бедствием | бедствии | бедствия | бедствий | бедствиям | бедствия | бедствиями | бедствиях
    .features = neuter
noun-hero = герой | героя | герою | героя | героем | герое | герои | героев | героям | героев | героями | героях
    .features = masculine animate
noun-game = игра | игры | игре | игру | игрой | игре | игры | игр | играм | игры | играми | играх
    .features = feminine
adjective-forest = лесной | лесного | лесному | лесной | лесным | лесном | лесного | лесная | лесной | лесной | лесную | лесной | лесной | лесное | лесного | лесному | лесное | лесным | лесном | лесные | лесных | лесным | лесные | лесных | лесными | лесных
adjective-mine = шахтный | шахтного | шахтному | шахтный | шахтным | шахтном | шахтного | шахтная | шахтной | шахтной | шахтную | шахтной | шахтной | шахтное | шахтного | шахтному | шахтное | шахтным | шахтном | шахтные | шахтных | шахтным | шахтные | шахтных | шахтными | шахтных
adjective-plain = равнинный | равнинного | равнинному | равнинный | равнинным | равнинном | равнинного | равнинная | равнинной | равнинной | равнинную | равнинной | равнинной | равнинное | равнинного | равнинному | равнинное | равнинным | равнинном | равнинные | равнинных | равнинным | равнинные | равнинных | равнинными | равнинных
adjective-wall = стенной | стенного | стенному | стенной | стенным | стенном | стенного | стенная | стенной | стенной | стенную | стенной | стенной | стенное | стенного | стенному | стенное | стенным | стенном | стенные | стенных | стенным | стенные | стенных | стенными | стенных
adjective-blocked = занятый | занятого | занятому | занятый | занятым | занятом | занятого | занятая | занятой | занятой | занятую | занятой | занятой | занятое | занятого | занятому | занятое | занятым | занятом | занятые | занятых | занятым | занятые | занятых | занятыми | занятых
adjective-open = свободный | свободного | свободному | свободный | свободным | свободном | свободного | свободная | свободной | свободной | свободную | свободной | свободной | свободное | свободного | свободному | свободное | свободным | свободном | свободные | свободных | свободным | свободные | свободных | свободными | свободных
adjective-ordinary = обычный | обычного | обычному | обычный | обычным | обычном | обычного | обычная | обычной | обычной | обычную | обычной | обычной | обычное | обычного | обычному | обычное | обычным | обычном | обычные | обычных | обычным | обычные | обычных | обычными | обычных
adjective-legendary = легендарный | легендарного | легендарному | легендарный | легендарным | легендарном | легендарного | легендарная | легендарной | легендарной | легендарную | легендарной | легендарной | легендарное | легендарного | легендарному | легендарное | легендарным | легендарном | легендарные | легендарных | легендарным | легендарные | легендарных | легендарными | легендарных
game-name = Dwar7s Winter

verb-gain = получите | получить | получает | получают | получаете | получаете | получил | получила | получило | получили
verb-produce = добудьте | добыть | добывает | добывают | добываете | добываете | добыл | добыла | добыло | добыли
verb-pay = заплатите | заплатить | платит | платят | платите | платите | заплатил | заплатила | заплатило | заплатили
verb-lose = потеряйте | потерять | теряет | теряют | теряете | теряете | потерял | потеряла | потеряло | потеряли
verb-move = переместите | переместить | перемещает | перемещают | перемещаете | перемещаете | переместил | переместила | переместило | переместили
verb-place = поставьте | поставить | ставит | ставят | ставите | ставите | поставил | поставила | поставило | поставили
verb-return = верните | вернуть | возвращает | возвращают | возвращаете | возвращаете | вернул | вернула | вернуло | вернули
verb-lower = снизьте | снизить | снижает | снижают | снижаете | снижаете | снизил | снизила | снизило | снизили
verb-swap = замените | заменить | заменяет | заменяют | заменяете | заменяете | заменил | заменила | заменило | заменили
verb-take = возьмите | взять | берёт | берут | берёте | берёте | взял | взяла | взяло | взяли
verb-go = сделайте | сделать | делает | делают | делаете | делаете | сделал | сделала | сделало | сделали
verb-reveal = откройте | открыть | открывает | открывают | открываете | открываете | открыл | открыла | открыло | открыли
verb-start = начните | начать | начинает | начинают | начинаете | начинаете | начал | начала | начало | начали
verb-pass = спасуйте | спасовать | пасует | пасуют | пасуете | пасуете | спасовал | спасовала | спасовало | спасовали
verb-defeat = победите | победить | побеждает | побеждают | побеждаете | побеждаете | победил | победила | победило | победили
verb-overcome = преодолейте | преодолеть | преодолевает | преодолевают | преодолеваете | преодолеваете | преодолел | преодолела | преодолело | преодолели
verb-play = сыграйте | сыграть | играет | играют | играете | играете | сыграл | сыграла | сыграло | сыграли
verb-hold = держите | держать | держит | держат | держите | держите | держал | держала | держало | держали
verb-own = имейте | иметь | имеет | имеют | имеете | имеете | имел | имела | имело | имели
verb-sense = почуйте | почуять | чует | чуют | чуете | чуете | почуял | почуяла | почуяло | почуяли
verb-occupy = займите | занять | занимает | занимают | занимаете | занимаете | занял | заняла | заняло | заняли
verb-be-located = находитесь | находиться | находится | находятся | находитесь | находитесь | находился | находилась | находилось | находились
verb-win = выиграйте | выиграть | выигрывает | выигрывают | выигрываете | выигрываете | выиграл | выиграла | выиграло | выиграли

label-by-resource = По ресурсу
label-by-terrain = По местности
label-by-instrument = По инструменту
label-by-title = По титулу
label-by-legend = По легендарному гному
resource-gold = { $count ->
    [0] { $case ->
        [genitive] { $plurality ->
            [plural] золота
           *[singular] золота
        }
        [accusative] золото
       *[other] золото
    }
    [one] золото
    [few] золота
   *[other] золота
}
resource-food = { $count ->
    [0] { $case ->
        [genitive] { $plurality ->
            [plural] еды
           *[singular] еды
        }
        [accusative] еду
       *[other] еда
    }
    [one] еда
    [few] еды
   *[other] еды
}
resource-stone = { $count ->
    [0] { $case ->
        [genitive] { $plurality ->
            [plural] камней
           *[singular] камня
        }
        [accusative] камень
       *[other] камень
    }
    [one] камень
    [few] камня
   *[other] камней
}
resource-wood = { $count ->
    [0] { $case ->
        [genitive] { $plurality ->
            [plural] древесины
           *[singular] древесины
        }
        [accusative] древесину
       *[other] древесина
    }
    [one] древесина
    [few] древесины
   *[other] древесины
}
# `any`: for each of them that is occupied
terrain-castle = { $article ->
    [any] каждый замок, который вы занимаете,
   *[other] замок
}
terrain-wall = { $article ->
    [any] каждую стену, которую вы занимаете,
   *[other] { $case ->
        [accusative] стену
       *[other] стена
    }
}
terrain-forest = { $article ->
    [any] каждый лес, который вы занимаете,
   *[other] лес
}
terrain-mine = { $article ->
    [any] каждую шахту, которую вы занимаете,
   *[other] { $case ->
        [accusative] шахту
       *[other] шахта
    }
}
terrain-plain = { $article ->
    [any] каждую равнину, которую вы занимаете,
   *[other] { $case ->
        [accusative] равнину
       *[other] равнина
    }
}
instrument-drum = { $case ->
    [prepositional] барабане
   *[other] барабан
}
instrument-horn = { $case ->
    [prepositional] роге
   *[other] рог
}
instrument-harp = { $case ->
    [prepositional] арфе
   *[other] арфа
}
instrument-fiddle = { $case ->
    [prepositional] скрипке
   *[other] скрипка
}
instrument-flute = { $case ->
    [prepositional] флейте
   *[other] флейта
}
instrument-bell = { $case ->
    [prepositional] колоколе
   *[other] колокол
}
title-survivor = Выживший
title-beast-hunter = Охотник на зверей
title-knight-of-the-round-table = Рыцарь круглого стола
title-frozen-conqueror = Ледяной завоеватель
title-living-legend = Живая легенда
legend-ice-wall-champion = { $case ->
    [accusative] воителя ледяной стены
   *[other] воитель ледяной стены
}
legend-earth-guardian = { $case ->
    [accusative] стража земли
   *[other] страж земли
}
legend-thunder-lord = { $case ->
    [accusative] повелителя грома
   *[other] повелитель грома
}

kind-hero = Герой
kinds-hero = Герои
kind-monster = Чудовище
kinds-monster = Чудовища
kind-disaster = Бедствие
kinds-disaster = Бедствия
kind-board = Поле
kinds-board = Поля
clause-flavor = цитата
clause-legendary = легенда
clause-starting = начальный герой
deck-starting = Начальная колода
clause-copies = копий
clause-music = музыка
clause-points = очки
clause-ability = способность
clause-appears-at = появляется
clause-needs = нужно
clause-dwarves = { $count ->
    [one] гном
    [few] гнома
   *[other] гномов
}
clause-attack = нападение
clause-arrival = появление
clause-presence = присутствие
clause-occurs-at = происходит
clause-gold = золото
clause-castle-to = Замок — рядом с ним
about-borders-on = { $first } { $second } — рядом

## Places and people

reference-the-bearer = { $case ->
    [genitive] этого чудовища
    [dative] этому чудовищу
    [accusative] это чудовище
    [instrumental] этим чудовищем
    [prepositional] этом чудовище
   *[other] это чудовище
}
    .features = neuter animate
    .from = от этого чудовища
reference-the-lead = { $case ->
    [genitive] первого игрока
    [dative] первому игроку
    [accusative] первого игрока
    [instrumental] первым игроком
    [prepositional] первом игроке
   *[other] первый игрок
}
    .features = masculine animate
reference-the-castle = { $case ->
    [genitive] замка
    [dative] замку
    [instrumental] замком
    [prepositional] замке
   *[other] замок
}
    .features = masculine
reference-the-game = { $case ->
    [genitive] игры
    [dative] игре
    [accusative] игру
    [instrumental] игрой
    [prepositional] игре
   *[other] игра
}
    .features = feminine
reference-forest = { $case ->
    [genitive] леса
    [dative] лесу
    [instrumental] лесом
    [prepositional] лесу
   *[other] лес
} { $number }
    .features = masculine
reference-mine = { $case ->
    [genitive] шахты
    [dative] шахте
    [accusative] шахту
    [instrumental] шахтой
    [prepositional] шахте
   *[other] шахта
} { $number }
    .features = feminine
reference-plain = { $case ->
    [genitive] равнины
    [dative] равнине
    [accusative] равнину
    [instrumental] равниной
    [prepositional] равнине
   *[other] равнина
} { $number }
    .features = feminine
    .at = на равнине { $number }
    .to = на равнину { $number }
    .from = с равнины { $number }
reference-wall = { $case ->
    [genitive] стены
    [dative] стене
    [accusative] стену
    [instrumental] стеной
    [prepositional] стене
   *[other] стена
} { $number }
    .features = feminine
    .at = у стены { $number }
    .to = к стене { $number }
    .from = от стены { $number }
reference-the-zone-of = { $case ->
    [genitive] зоны
    [dative] зоне
    [accusative] зону
    [instrumental] зоной
    [prepositional] зоне
   *[other] зона
} { SAY($thing, "genitive") }
    .features = feminine

## What happens

effect-gain-count-resource = { VERB("gain") } { effect-gain-count-resource.counted }
    .counted = { $count ->
        [one] { $count } { SAY($resource, "accusative") }
        [few] { $count } { SAY($resource, "genitive") }
       *[other] { $count } { SAY($resource, "genitive", "plural") }
    }
effect-produce-count-resource-for-each-terrain = { VERB("produce") } { effect-gain-count-resource.counted } за { SAY($terrain, "any") }
effect-pay-count-resource = { VERB("pay") } { effect-gain-count-resource.counted }
effect-lose-count-resource = { VERB("lose") } { effect-gain-count-resource.counted }
effect-lose-action = { VERB("gain") } на этой неделе на { SAY($action, "accusative") } меньше
effect-lose-hand-card = на этой неделе { VERB("lower") } предел руки на { SAY($hand-card, "accusative") }
effect-move-dwarf-to-a-adjacent-zone = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [imperative] можете { VERB("move", "infinitive") } { SAY($dwarf, "accusative", "leaving", "done") }
       *[other] { VERB("move") } { SAY($dwarf, "accusative", "leaving") }
    }
   *[other] { VERB("move") } { SAY($dwarf, "accusative", "leaving") }{ FEATURE("plurality", $dwarf) ->
        [plural] , каждого
       *[other] {""}
    }
} в соседнюю зону
# up to 1 is said of the deed: можете поставить
effect-place-or-move-dwarf = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [imperative] можете { VERB("place", "infinitive") } или { VERB("move", "infinitive") } { SAY($dwarf, "accusative", "done") }
       *[other] { VERB("place") } или { VERB("move") } { SAY($dwarf, "accusative") }
    }
   *[other] { FEATURE("plurality", $dwarf) ->
        [plural] { $mood ->
            [imperative] { SAY($dwarf, "accusative") }: каждого { VERB("place") } или { VERB("move") }
           *[other] { VERB("place") } или { VERB("move") } { SAY($dwarf, "accusative") }, каждого одним из двух способов
        }
       *[other] { VERB("place") } или { VERB("move") } { SAY($dwarf, "accusative") }
    }
}
effect-return-dwarf-to-camp = { VERB("return") } в лагерь { SAY($dwarf, "accusative", "leaving") }
effect-withdraw-a-dwarf-from-monster = { VERB("return") } в лагерь одного своего гнома из зоны { SAY($monster, "genitive") }
effect-swap-a-dwarf-in-camp-for-a-legendary-dwarf = { VERB("swap") } одного своего гнома в лагере своим легендарным гномом; прежний выбывает из игры
effect-take-a-hero-of-the-pool = { VERB("take") } любого героя из ряда героев, не платя цену ячейки
effect-take-another-step = { VERB("go") } ещё один шаг
sentence-drive-another-monster = первый игрок выбирает другое чудовище, и оно делает шаг к замку, но не нападает
sentence-reveal-a-disaster = { VERB("reveal") } бедствие
event-start = { VERB("start") }
event-pass = { VERB("pass") }
event-defeat-monster = { VERB("defeat") } { SAY($monster, "accusative", "any") }
event-overcome-disaster = { VERB("overcome") } { SAY($disaster, "accusative", "any") }
event-play-the-instrument = { VERB("play") } на { SAY($instrument, "prepositional") }
predicate-hold-hero = { VERB("hold") } на руке { SAY($hero, "accusative", "any") }
predicate-own-hero = { VERB("own") } { SAY($hero, "accusative", "any") }
predicate-own-the-legend = { VERB("own") } { SAY($legend, "accusative") }
predicate-own-the-legend-at-place = { VERB("own") } { SAY($legend, "accusative") } { SAY($place, "at") }
predicate-win = { VERB("win") }
predicate-earn-title = { VERB("gain") } титул «{ $title }»
predicate-sense-a-dwarf = { VERB("sense") } гнома в своей или в соседней зоне
predicate-occupy-place = { VERB("occupy") } { SAY($place, "accusative", "any") }
state-at-place = { VERB("be-located", "present") } { SAY($place, "at") }
state-next-to-appear = { VERB("be-located", "present") } следующим в очереди
state-active = { VERB("be-located", "present") } в игре
state-in-the-pool = { VERB("be-located", "present") } в ряду героев
state-adjacent-to-place = { VERB("be-located", "present") } рядом с { SAY($place, "instrumental") }
state-next-to-occur = { $polarity ->
    [negative] следующее бедствие
   *[affirmative] — следующее бедствие
}
state-a-trophy-of-player = { $polarity ->
    [negative] { state-a-trophy-of-player.trophy }
   *[affirmative] — { state-a-trophy-of-player.trophy }
}
    .trophy = { FEATURE("person", $player) ->
        [you] ваш трофей
       *[third] трофей { SAY($player, "genitive") }
    }
state-the-lead = { $polarity ->
    [negative] первый игрок
   *[affirmative] — первый игрок
}
state-nightmare = в варианте «Кошмар»
state-bloodthirsty = в варианте «Жажда крови»
state-legendary = с дополнением
state-over = окончена
state-survived = пройдена
state-lost-to-disaster = проиграна из-за бедствий
state-lost-to-a-monster = проиграна из-за чудовища
rule-monster-silence-a-instrument = на инструменте зоны { SAY($monster, "genitive") } играть нельзя
number-crew-of-player-at-place = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} гномов у { SAY($player, "genitive") } { SAY($place, "at") }
number-points-of-player = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} очков у { SAY($player, "genitive") }
number-trophies-of-player = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} трофеев у { SAY($player, "genitive") }
number-price-of-hero = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} золота, которого стоит { SAY($hero, "nominative") },
number-ways-from-place = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} путей { SAY($place, "from") }
number-silent-instruments = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} умолкших инструментов
number-resource-of-player = { $case ->
    [genitive] запаса
    [dative] запасу
   *[other] запас
} { SAY($resource, "genitive") } у { SAY($player, "genitive") }
number-camp-of-player = { $case ->
    [genitive] числа
    [dative] числу
   *[other] число
} гномов в лагере у { SAY($player, "genitive") }
number-week = { $case ->
    [genitive] недели
    [dative] неделе
   *[other] неделя
}
number-action-track-of-player = { $case ->
    [genitive] счётчика
    [dative] счётчику
   *[other] счётчик
} действий у { SAY($player, "genitive") }
number-hand-limit-of-player = { $case ->
    [genitive] предела
    [dative] пределу
   *[other] предел
} руки у { SAY($player, "genitive") }
filter-you-occupy = , { ADJECTIVE("which", "accusative") } вы занимаете,
filter-near-place = неподалёку от { SAY($place, "genitive") }
filter-in-a-forest = { $article ->
    [leaving] { filter-in-a-forest.from }
    [done] { filter-in-a-forest.from }
   *[other] в лесу
}
    .from = { $plurality ->
        [plural] из лесов
       *[other] из леса
    }
filter-in-a-mine = { $article ->
    [leaving] { filter-in-a-mine.from }
    [done] { filter-in-a-mine.from }
   *[other] в шахте
}
    .from = { $plurality ->
        [plural] из шахт
       *[other] из шахты
    }
filter-in-a-plain = { $article ->
    [leaving] { filter-in-a-plain.from }
    [done] { filter-in-a-plain.from }
   *[other] на равнине
}
    .from = { $plurality ->
        [plural] с равнин
       *[other] с равнины
    }
filter-on-the-board = { $article ->
    [leaving] с поля
   *[other] на поле
}
filter-in-camp = в лагере
filter-at-place = { $article ->
    [leaving] { SAY($place, "from") }
   *[other] { SAY($place, "at") }
}
filter-you-own = { ADJECTIVE("your") }
filter-they-own = { $own ->
    [yes] { ADJECTIVE("own") }
   *[no] его
}
filter-owned-by-player = { FEATURE("person", $player) ->
    [you] из ваших
   *[third] { SAY($player, "genitive") }
}
filter-with-a-dwarf-near-monster = с гномом в зоне { SAY($monster, "genitive") } или в соседней
filter-with-a-dwarf-beside-monster = с гномом в зоне { SAY($monster, "genitive") }
filter-except-other = , кроме { SAY($other, "genitive") },

## The player aid and what else lies on the table

aid-1 = Неделя
aid-1-1 = Враги: счётчики и жетоны музыки возвращаются, каждое чудовище делает шаг к замку и нападает, чудовища добавляются, пока на поле их не станет 4 (вдвоём — 3, в одиночку — 2), добавляется одно бедствие.
aid-1-2 = Подготовка: выберите столько своих карт, сколько позволяет предел руки: 7 или меньше.
aid-1-3 = Действия: каждый игрок делает один ход; действий столько, сколько показывает счётчик: 5 или меньше.
aid-1-4 = Итог: при 4 и более бедствиях или чудовище в замке все проигрывают. Иначе неделя кончается, жетон первого игрока переходит налево. После недели 7 подсчитывают очки.
aid-2 = Действия
aid-2-1 = Поставьте гнома из своего лагеря в любую зону; за ход не больше одного гнома в каждую зону.
    .lead = Поставить.
aid-2-2 = Переместите своего гнома в соседнюю зону.
    .lead = Переместить.
aid-2-3 = Один раз за ход: заплатите за героя из ряда 4, 3, 2 или 1 золото, считая слева. Герой присоединится к вашим картам, те, что левее, сдвинутся вправо, ряд пополнит новый.
    .lead = Нанять.
aid-2-4 = Один раз за ход: выберите свободный инструмент и разыграйте сколько угодно его карт; затем могут и другие, по очереди.
    .lead = Играть музыку.
aid-3 = Без действия, в свой ход
aid-3-1 = Когда в его зоне достаточно ваших гномов: заплатите, вместо недостающего — по 1 золоту. Гномы возвращаются в лагерь, карта — ваш трофей.
    .lead = Победить чудовище.
aid-3-2 = Так же, но золото здесь ничего не заменяет; вы получаете его золото.
    .lead = Преодолеть бедствие.
aid-4 = Зоны
aid-4-1 = даёт древесину; её инструмент — барабан
aid-4-2 = даёт камень; её инструмент — рог
aid-4-3 = даёт еду; её инструмент — арфа
aid-4-4 = не даёт ничего; её инструмент — скрипка
aid-4-5 = Чудовище или бедствие в зоне останавливает добычу.
aid-4-6 = Вы занимаете зону, если в ней есть ваш гном. Никакого ресурса не бывает больше 7.
aid-4-7 = Гном, которого перемещает карта, может быть чьим угодно.
aid-5 = Очки после недели 7
aid-5-1 = Очки на ваших трофеях.
aid-5-2 = Очки на ваших героях.
aid-5-3 = 3, если золота 7, и по 2 за еду, камень и древесину, которых 7.
aid-5-4 = 3, если все ваши гномы в лагере.
aid-5-5 = По 2 за каждого вашего легендарного гнома.
aid-5-6 = Побеждает тот, у кого больше очков. При равенстве — тот, у кого больше, по порядку: гномов в лагере, очков за героев, золота, еды, камня, древесины, преодолённых бедствий, побеждённых чудовищ. Если всё равно, победа общая.
aid-6 = Легендарные гномы
aid-6-1 = Старый мудрец: ваш гном в лагере выбывает из игры, его место там занимает один из этих. Можно иметь по одному каждого вида.
aid-6-2 = считается за двух гномов, когда вы побеждаете чудовище в его зоне.
    .lead = Воитель ледяной стены:
aid-6-3 = в его зоне вы платите за бедствие на 1 ресурс меньше, на ваш выбор.
    .lead = Страж земли:
aid-6-4 = ставится без действия, сколько угодно раз; за ход не больше одного гнома в каждую зону.
    .lead = Повелитель грома:
table-dwarf = гном
table-champion = воитель
table-guardian = страж
table-thunder-lord = повелитель
table-gold = золото
table-food = еда
table-stone = камень
table-wood = древесина
table-actions = действия
table-hand-limit = предел руки
table-music = музыка
table-disaster = бедствие
table-monster = чудовище
table-winter = зима
table-lead = первый
table-weeks = Недели
table-heroes = Герои
table-monsters = Чудовища
table-disasters = Бедствия

icon-counters = одного | одну
icon-gold = золота | золото
icon-food = еды | еду | еда
icon-stone = камня | камень | камней
icon-wood = древесины | древесину | древесина
icon-dwarf = гном | гнома | гномов
icon-points = очко | очка | очков
