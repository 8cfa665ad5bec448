## What somebody does, and what happens to a thing, behind «когда».

event-start-by-phase = { VERB("start-itself") }
event-start-by-player = { VERB("start") } свой ход
event-end = { VERB("end-itself") }
event-pass-by-player = { VERB("end") } свой ход
event-pass-by-vote = { $mood ->
    [past] прошло
   *[other] проходит
} успешно
event-fail = { $mood ->
    [past] провалилось
   *[other] проваливается
}
event-search-location = { VERB("search") } { SAY($location, "accusative", "any") }
event-search = { VERB("look-for") }
event-make-noise = { VERB("make-noise") }
event-attack-zombie = { VERB("attack") } зомби
event-attack-target = { VERB("attack") } { SAY($target, "accusative", "any") }
event-kill-a-zombie = { VERB("kill") } зомби
event-kill-a-zombie-at-location = { VERB("kill") } зомби { SAY($location, "at", "any") }
event-build-a-barricade-at-location = { VERB("build") } баррикаду { SAY($location, "at", "any") }
event-build-a-barricade = { VERB("build") } баррикаду
event-clean-waste = { VERB("clean") } Отходы
event-attract-zombie-to-destination = { VERB("attract") } { SAY($zombie, "accusative", "any") } { SAY($destination, "to", "any") }
event-attract-zombie = { VERB("attract") } { SAY($zombie, "accusative", "any") }
event-use-the-ability-of-survivor = { VERB("use") } Способность { SAY($survivor, "genitive", "any") }
event-use-the-ability-of-crossroads = { VERB("use") } способность карты { SAY($crossroads, "nominative", "any") }
event-use-the-ability-of-objective = { VERB("use") } способность { SAY($objective, "genitive", "any") }
event-use-the-ability-of-crisis = { VERB("use") } способность Кризиса { SAY($crisis, "nominative", "any") }
event-use-card = { VERB("use") } { SAY($card, "accusative", "any") }
event-play-card = { VERB("play") } { SAY($card, "accusative", "any") }
event-play-using-to-heal-survivor = { VERB("play") } { SAY($using, "accusative", "any") }, чтобы вылечить { SAY($survivor, "accusative", "any") }
event-heal-survivor = { VERB("heal") } { SAY($survivor, "accusative", "any") }
event-contribute-card = { VERB("add") } { SAY($card, "accusative", "any") } на Кризис
event-contribute-card-from-hand = { VERB("add") } { SAY($card, "accusative", "any") } с руки на Кризис
event-spend-food = { VERB("spend") } жетоны Пропитания
event-request-card-from-asked = { VERB("get") } { SAY($card, "accusative", "any") } от { SAY($asked, "genitive", "any") } по запросу
event-request-card = { VERB("get") } { SAY($card, "accusative", "any") } по запросу
event-pass-card-to-receiver = { VERB("pass") } { SAY($card, "accusative", "any") } { SAY($receiver, "dative", "any") }
event-discard-card = { VERB("discard") } { SAY($card, "accusative", "any") }
event-equip-survivor-with-card = { VERB("equip") } { SAY($survivor, "accusative", "any") } { SAY($card, "instrumental", "any") }
event-steal-card-from-owner = { VERB("steal") } { SAY($card, "accusative", "any") } у { SAY($owner, "genitive", "any") }
event-spend-a-die = { VERB("spend") } кубик Действия
event-take-over-survivor = { VERB("get") } контроль над { SAY($survivor, "instrumental", "any") }
event-lose-the-last-survivor = { VERB("lose") } последнего выжившего
event-lose-the-leader = { VERB("lose") } лидера группы
event-become-the-first-player = { VERB("become") } первым игроком
event-draw-card = { VERB("draw") } { SAY($card, "accusative", "any") }
event-find-card-at-location = { VERB("find") } { SAY($card, "accusative", "any") } { SAY($location, "at", "any") }
event-find-card = { VERB("find") } { SAY($card, "accusative", "any") }
event-spend-a-die-showing-die = { VERB("spend") } кубик Действия со значением { $die }
event-roll-action-die = { VERB("throw") } кубики Действия
event-ask-asked-for-a-card = { VERB("ask") } карту у { SAY($asked, "genitive", "any") }
event-start-a-vote-to-exile-target = { VERB("start") } голосование для { FEATURE("person", $target) ->
    [you] вашего Изгнания
   *[third] Изгнания { SAY($target, "genitive", "any") }
}
event-join-player = { VERB("join") } к { SAY($player, "dative", "any") }
event-join-player-along-with-helpless-survivor = { VERB("join") } к { SAY($player, "dative", "any") } вместе с { SAY($helpless-survivor, "instrumental", "any") }
event-roll-face = { VERB("get") } на кубике Воздействия { SAY($face, "accusative", "any") }
event-roll-face-after-cause = { VERB("get") } на кубике Воздействия { SAY($face, "accusative", "any") } после { SAY($cause, "genitive", "any") }
event-get-a-wound = { VERB("get") } рану
event-become-a-leader = { VERB("become") } лидером группы
event-survive-a-bite = { VERB("survive") } Укус
event-get-frostbite = { VERB("get") } обморожение
event-exile-target = { $mood ->
    [past] изгнало
   *[other] изгоняет
} { SAY($target, "accusative", "any") }
event-fail-to-exile-target = не { $mood ->
    [past] изгнало
   *[other] изгоняет
} { SAY($target, "accusative", "any") }
event-move-survivor = { VERB("move") } { SAY($survivor, "accusative", "any") }
event-move-survivor-to-destination = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($destination, "to", "any") }
event-move-survivor-from-origin = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") }
event-move-survivor-from-origin-to-destination = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") } { SAY($destination, "to", "any") }
event-move-survivor-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } с помощью { SAY($using, "genitive", "any") }
event-move-survivor-to-destination-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($destination, "to", "any") } с помощью { SAY($using, "genitive", "any") }
event-move-survivor-from-origin-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") } с помощью { SAY($using, "genitive", "any") }
event-move-survivor-from-origin-to-destination-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") } { SAY($destination, "to", "any") } с помощью { SAY($using, "genitive", "any") }
event-move-survivor-without-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } без помощи { SAY($using, "genitive", "any") }
event-move-survivor-to-destination-without-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($destination, "to", "any") } без помощи { SAY($using, "genitive", "any") }
event-move-survivor-from-origin-without-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") } без помощи { SAY($using, "genitive", "any") }
event-move-survivor-from-origin-to-destination-without-using-using = { VERB("move") } { SAY($survivor, "accusative", "any") } { SAY($origin, "from", "any") } { SAY($destination, "to", "any") } без помощи { SAY($using, "genitive", "any") }
event-move = { VERB("move-oneself") }
event-move-to-destination = { VERB("move-oneself") } { SAY($destination, "to", "any") }
event-move-from-origin = { VERB("move-oneself") } { SAY($origin, "from", "any") }
event-move-from-origin-to-destination = { VERB("move-oneself") } { SAY($origin, "from", "any") } { SAY($destination, "to", "any") }

# пропитание пора оплачивать, Кризис пора разрешать
happening-due = { $mood ->
    [past] было
   *[other] { "" }
} пора { $plurality ->
    [plural] платить
   *[singular] разрешать
}
happening-removed = { $mood ->
    [past] { VERB("be") } { happening-removed.done }
   *[other] { $plurality ->
        [plural] убираются
       *[singular] убирается
    }
}
    .done = { $plurality ->
    [plural] убраны
   *[singular] { $gender ->
        [feminine] убрана
        [neuter] убрано
       *[masculine] убран
    }
    }
happening-lost-without-a-death = { $mood ->
    [past] { VERB("be") } { happening-lost-without-a-death.done }
   *[other] { $plurality ->
        [plural] теряются
       *[singular] теряется
    }
} не из-за гибели
    .done = { $plurality ->
    [plural] потеряны
   *[singular] { $gender ->
        [feminine] потеряна
        [neuter] потеряно
       *[masculine] потерян
    }
    }
happening-killed-at-location = { VERB("die") } { SAY($location, "at", "any") }
happening-killed = { VERB("die") }
happening-removed-from-game = { $mood ->
    [past] { VERB("be") } { happening-removed-from-game.done }
   *[other] { $plurality ->
        [plural] удаляются
       *[singular] удаляется
    }
} из игры
    .done = { $plurality ->
    [plural] удалены
   *[singular] { $gender ->
        [feminine] удалена
        [neuter] удалено
       *[masculine] удалён
    }
    }
happening-removed-from-location = { $mood ->
    [past] { VERB("be") } { happening-removed-from-location.done }
   *[other] { $plurality ->
        [plural] убираются
       *[singular] убирается
    }
} { SAY($location, "from", "any") }
    .done = { $plurality ->
    [plural] убраны
   *[singular] { $gender ->
        [feminine] убрана
        [neuter] убрано
       *[masculine] убран
    }
    }
happening-bitten = { VERB("get") } Укус
happening-healed = { $mood ->
    [past] { VERB("be") } { happening-healed.done }
   *[other] { $plurality ->
        [plural] вылечиваются
       *[singular] вылечивается
    }
}
    .done = { $plurality ->
    [plural] вылечены
   *[singular] { $gender ->
        [feminine] вылечена
        [neuter] вылечено
       *[masculine] вылечен
    }
    }
happening-placed-away-from-origin = { $mood ->
    [past] { VERB("be") } { happening-placed-away-from-origin.done }
   *[other] { $plurality ->
        [plural] перемещаются
       *[singular] перемещается
    }
} { SAY($origin, "from") }
    .done = { $plurality ->
    [plural] перемещены
   *[singular] { $gender ->
        [feminine] перемещена
        [neuter] перемещено
       *[masculine] перемещён
    }
    }
happening-placed-at-destination = { $mood ->
    [past] { VERB("be") } { happening-placed-at-destination.done }
   *[other] { $plurality ->
        [plural] помещаются
       *[singular] помещается
    }
} { SAY($destination, "to", "any") }
    .done = { $plurality ->
    [plural] помещены
   *[singular] { $gender ->
        [feminine] помещена
        [neuter] помещено
       *[masculine] помещён
    }
    }
happening-exiled = { $mood ->
    [past] { VERB("be") } { happening-exiled.done }
   *[other] { $plurality ->
        [plural] изгоняются
       *[singular] изгоняется
    }
}
    .done = { $plurality ->
    [plural] изгнаны
   *[singular] { $gender ->
        [feminine] изгнана
        [neuter] изгнано
       *[masculine] изгнан
    }
    }
happening-searched = { $mood ->
    [past] { VERB("be") } { happening-searched.done }
   *[other] { $plurality ->
        [plural] обыскиваются
       *[singular] обыскивается
    }
}
    .done = { $plurality ->
    [plural] обысканы
   *[singular] { $gender ->
        [feminine] обыскана
        [neuter] обыскано
       *[masculine] обыскан
    }
    }
happening-overrun = { $mood ->
    [past] { VERB("be") }
   *[other] { "" }
} { $plurality ->
    [plural] переполнены
   *[singular] { $gender ->
        [feminine] переполнена
        [neuter] переполнено
       *[masculine] переполнен
    }
}
happening-added-to-location = { $mood ->
    [past] { VERB("be") } { happening-added-to-location.done }
   *[other] { $plurality ->
        [plural] добавляются
       *[singular] добавляется
    }
} { SAY($location, "to", "any") }
    .done = { $plurality ->
    [plural] добавлены
   *[singular] { $gender ->
        [feminine] добавлена
        [neuter] добавлено
       *[masculine] добавлен
    }
    }
happening-destroyed-at-location = { $mood ->
    [past] { VERB("be") } { happening-destroyed-at-location.done }
   *[other] { $plurality ->
        [plural] уничтожаются
       *[singular] уничтожается
    }
} { SAY($location, "at", "any") }
    .done = { $plurality ->
    [plural] уничтожены
   *[singular] { $gender ->
        [feminine] уничтожена
        [neuter] уничтожено
       *[masculine] уничтожен
    }
    }
happening-destroyed = { $mood ->
    [past] { VERB("be") } { happening-destroyed.done }
   *[other] { $plurality ->
        [plural] уничтожаются
       *[singular] уничтожается
    }
}
    .done = { $plurality ->
    [plural] уничтожены
   *[singular] { $gender ->
        [feminine] уничтожена
        [neuter] уничтожено
       *[masculine] уничтожен
    }
    }
happening-revealed = { $mood ->
    [past] { VERB("be") } { happening-revealed.done }
   *[other] { $plurality ->
        [plural] открываются
       *[singular] открывается
    }
}
    .done = { $plurality ->
    [plural] открыты
   *[singular] { $gender ->
        [feminine] открыта
        [neuter] открыто
       *[masculine] открыт
    }
    }
happening-prevented = { $mood ->
    [past] { VERB("be") } { happening-prevented.done }
   *[other] { $plurality ->
        [plural] предотвращаются
       *[singular] предотвращается
    }
}
    .done = { $plurality ->
    [plural] предотвращены
   *[singular] { $gender ->
        [feminine] предотвращена
        [neuter] предотвращено
       *[masculine] предотвращён
    }
    }
happening-wounded = { VERB("get") } рану
happening-frostbitten = { VERB("get") } обморожение
happening-failed = не { $mood ->
    [past] { VERB("be") }
   *[other] { "" }
} { $plurality ->
    [plural] предотвращены
   *[singular] { $gender ->
        [feminine] предотвращена
        [neuter] предотвращено
       *[masculine] предотвращён
    }
}
happening-resolved = { $mood ->
    [past] { VERB("be") } { happening-resolved.done }
   *[other] { $plurality ->
        [plural] разрешаются
       *[singular] разрешается
    }
}
    .done = { $plurality ->
    [plural] разрешены
   *[singular] { $gender ->
        [feminine] разрешена
        [neuter] разрешено
       *[masculine] разрешён
    }
    }
happening-unequipped-from-survivor = { $mood ->
    [past] { VERB("be") } { happening-unequipped-from-survivor.done }
   *[other] { $plurality ->
        [plural] снимаются
       *[singular] снимается
    }
} с { SAY($survivor, "genitive") }
    .done = { $plurality ->
    [plural] сняты
   *[singular] { $gender ->
        [feminine] снята
        [neuter] снято
       *[masculine] снят
    }
    }
happening-unequipped = { $mood ->
    [past] { VERB("be") } { happening-unequipped.done }
   *[other] { $plurality ->
        [plural] снимаются
       *[singular] снимается
    }
}
    .done = { $plurality ->
    [plural] сняты
   *[singular] { $gender ->
        [feminine] снята
        [neuter] снято
       *[masculine] снят
    }
    }
happening-added = { $mood ->
    [past] { VERB("be") } { happening-added.done }
   *[other] { $plurality ->
        [plural] добавляются
       *[singular] добавляется
    }
}
    .done = { $plurality ->
    [plural] добавлены
   *[singular] { $gender ->
        [feminine] добавлена
        [neuter] добавлено
       *[masculine] добавлен
    }
    }
happening-paid = { $mood ->
    [past] { VERB("be") } { happening-paid.done }
   *[other] { $plurality ->
        [plural] оплачиваются
       *[singular] оплачивается
    }
} на шаге «Оплатите пропитание»
    .done = { $plurality ->
    [plural] оплачены
   *[singular] { $gender ->
        [feminine] оплачена
        [neuter] оплачено
       *[masculine] оплачен
    }
    }
happening-gained = { VERB("rise") }
happening-lost = { VERB("do-away") }
happening-shuffled = { $mood ->
    [past] { VERB("be") } { happening-shuffled.done }
   *[other] { $plurality ->
        [plural] перетасовываются
       *[singular] перетасовывается
    }
}
    .done = { $plurality ->
    [plural] перетасованы
   *[singular] { $gender ->
        [feminine] перетасована
        [neuter] перетасовано
       *[masculine] перетасован
    }
    }
happening-refused-a-card-by-asked = { VERB("get") } отказ в запросе карты от { SAY($asked, "genitive", "any") }
happening-refused-a-card = { VERB("get") } отказ в запросе карты
happening-killed-at-location-by-cause = { VERB("die") } { SAY($location, "at", "any") } от { SAY($cause, "genitive", "any") }
happening-killed-by-cause = { VERB("die") } от { SAY($cause, "genitive", "any") }
happening-short = не { VERB("cover") } нужды колонии
happening-prevented-with-a-surplus = { $mood ->
    [past] { VERB("be") } { happening-prevented-with-a-surplus.done }
   *[other] { $plurality ->
        [plural] предотвращаются
       *[singular] предотвращается
    }
} с избытком
    .done = { $plurality ->
    [plural] предотвращены
   *[singular] { $gender ->
        [feminine] предотвращена
        [neuter] предотвращено
       *[masculine] предотвращён
    }
    }
happening-rolled-for = { VERB("get") } бросок кубика за Шум
happening-triggered = { $mood ->
    [past] { VERB("be") } { happening-triggered.done }
   *[other] { $plurality ->
        [plural] активируются
       *[singular] активируется
    }
}
    .done = { $plurality ->
    [plural] активированы
   *[singular] { $gender ->
        [feminine] активирована
        [neuter] активировано
       *[masculine] активирован
    }
    }
happening-wounded-by-cause = { VERB("get") } рану от { SAY($cause, "genitive", "any") }
happening-checked-for-waste = { $mood ->
    [past] { VERB("be") } { happening-checked-for-waste.done }
   *[other] { $plurality ->
        [plural] проверяются
       *[singular] проверяется
    }
} по Отходам
    .done = { $plurality ->
    [plural] проверены
   *[singular] { $gender ->
        [feminine] проверена
        [neuter] проверено
       *[masculine] проверен
    }
    }
happening-moved-from-origin-to-destination = { $mood ->
    [past] { VERB("be") } { happening-moved-from-origin-to-destination.done }
   *[other] { $plurality ->
        [plural] перемещаются
       *[singular] перемещается
    }
} { SAY($origin, "from", "any") } { SAY($destination, "to", "any") }
    .done = { $plurality ->
    [plural] перемещены
   *[singular] { $gender ->
        [feminine] перемещена
        [neuter] перемещено
       *[masculine] перемещён
    }
    }
happening-moved-from-origin = { $mood ->
    [past] { VERB("be") } { happening-moved-from-origin.done }
   *[other] { $plurality ->
        [plural] перемещаются
       *[singular] перемещается
    }
} { SAY($origin, "from", "any") }
    .done = { $plurality ->
    [plural] перемещены
   *[singular] { $gender ->
        [feminine] перемещена
        [neuter] перемещено
       *[masculine] перемещён
    }
    }
happening-moved-to-destination = { $mood ->
    [past] { VERB("be") } { happening-moved-to-destination.done }
   *[other] { $plurality ->
        [plural] перемещаются
       *[singular] перемещается
    }
} { SAY($destination, "to", "any") }
    .done = { $plurality ->
    [plural] перемещены
   *[singular] { $gender ->
        [feminine] перемещена
        [neuter] перемещено
       *[masculine] перемещён
    }
    }
happening-moved = { $mood ->
    [past] { VERB("be") } { happening-moved.done }
   *[other] { $plurality ->
        [plural] перемещаются
       *[singular] перемещается
    }
}
    .done = { $plurality ->
    [plural] перемещены
   *[singular] { $gender ->
        [feminine] перемещена
        [neuter] перемещено
       *[masculine] перемещён
    }
    }
happening-checked = { $mood ->
    [past] { VERB("be") } { happening-checked.done }
   *[other] { $plurality ->
        [plural] проверяются
       *[singular] проверяется
    }
}
    .done = { $plurality ->
    [plural] проверены
   *[singular] { $gender ->
        [feminine] проверена
        [neuter] проверено
       *[masculine] проверен
    }
    }
happening-raised = { VERB("rise") }
happening-lowered = { VERB("sink") }
happening-laid = { $mood ->
    [past] { VERB("be") } { happening-laid.done }
   *[other] { $plurality ->
        [plural] выкладываются
       *[singular] выкладывается
    }
}
    .done = { $plurality ->
    [plural] положены
   *[singular] { $gender ->
        [feminine] положена
        [neuter] положено
       *[masculine] положен
    }
    }
