## What happens, as you are told to do it or as somebody does it.

effect-lose-die = { VERB("lose") } { SAY($die, "accusative") }
effect-lose-morale = { FEATURE("length", $morale) ->
    [altogether] { VERB("lose") } { SAY($morale, "accusative") }
   *[other] { VERB("lower") } { SAY($morale, "level") }
}
effect-add-zombie-to-place = { VERB("add") } { FEATURE("length", $zombie) ->
    [long] { SAY($place, "to") } { SAY($zombie, "accusative") }
   *[other] { SAY($zombie, "accusative") } { SAY($place, "to") }
}
effect-remove-wound-from-survivor = { VERB("remove") } { FEATURE("length", $wound) ->
    [long] с { SAY($survivor, "genitive") } { SAY($wound, "accusative") }
   *[other] { SAY($wound, "accusative") } с { SAY($survivor, "genitive") }
}
effect-discard-card = { VERB("discard") } { SAY($card, "accusative") }
effect-add-food = { VERB("add") } { SAY($food, "accusative") }
effect-get-wound = { VERB("get") } { SAY($wound, "accusative") }
effect-add-barricade-to-place = { VERB("add") } { FEATURE("length", $barricade) ->
    [long] { SAY($place, "to") } { SAY($barricade, "accusative") }
   *[other] { SAY($barricade, "accusative") } { SAY($place, "to") }
}
effect-add-noise-to-place = { VERB("add") } { FEATURE("length", $noise) ->
    [long] { SAY($place, "to") } { SAY($noise, "accusative") }
   *[other] { SAY($noise, "accusative") } { SAY($place, "to") }
}
effect-add-zombie-to-each-entrance-of-place = { VERB("add") } { SAY($zombie, "accusative") } на каждый Вход { SAY($place, "genitive") }
effect-add-zombie-to-each-besieged-entrance-of-place = { VERB("add") } { SAY($zombie, "accusative") } на каждый Вход { SAY($place, "genitive") }, у которого есть зомби
effect-add-zombie-to-each-empty-entrance-of-place = { VERB("add") } { SAY($zombie, "accusative") } на каждый Вход { SAY($place, "genitive") }, где нет ни зомби, ни баррикад
effect-add-barricade-to-each-entrance-of-place = { VERB("add") } { SAY($barricade, "accusative") } на каждый Вход { SAY($place, "genitive") }
effect-add-barricade-to-each-unbarricaded-entrance-of-place = { VERB("add") } { SAY($barricade, "accusative") } на каждый Вход { SAY($place, "genitive") }, где нет баррикад
effect-add-barricade-to-each-empty-entrance-of-place = { VERB("add") } { SAY($barricade, "accusative") } на каждый Вход { SAY($place, "genitive") }, где нет ни зомби, ни баррикад
effect-remove-zombie-from-place = { VERB("take-away") } { FEATURE("length", $zombie) ->
    [long] { SAY($place, "from") } { SAY($zombie, "accusative") }
   *[other] { SAY($zombie, "accusative") } { SAY($place, "from") }
}
effect-remove-barricade-from-place = { VERB("take-away") } { FEATURE("length", $barricade) ->
    [long] { SAY($place, "from") } { SAY($barricade, "accusative") }
   *[other] { SAY($barricade, "accusative") } { SAY($place, "from") }
}
effect-remove-noise-from-place = { VERB("take-away") } { FEATURE("length", $noise) ->
    [long] { SAY($place, "from") } { SAY($noise, "accusative") }
   *[other] { SAY($noise, "accusative") } { SAY($place, "from") }
}
effect-remove-card-from-game = { VERB("delete") } из игры { SAY($card, "accusative") }
effect-remove-crisis-from-game = { VERB("delete") } из игры { SAY($crisis, "accusative") }
effect-remove-frostbite-from-survivor = { VERB("remove") } { FEATURE("length", $frostbite) ->
    [long] с { SAY($survivor, "genitive") } { SAY($frostbite, "accusative") }
   *[other] { SAY($frostbite, "accusative") } с { SAY($survivor, "genitive") }
}
effect-remove-survivor-from-game = { VERB("delete") } из игры { SAY($survivor, "accusative") }
effect-kill-zombie = { VERB("kill") } { SAY($zombie, "accusative") }
effect-kill-helpless-survivor = { VERB("kill") } { SAY($helpless-survivor, "accusative") }
effect-kill-survivor = { VERB("kill") } { SAY($survivor, "accusative") }
effect-move-zombie-from-origin-to-destination = { VERB("move") } { SAY($zombie, "accusative") } { SAY($origin, "from") } { SAY($destination, "to") }
effect-fill-place-with-noise = { VERB("fill") } { SAY($place, "accusative") } жетонами Шума
effect-replace-zombie-at-place-with-barricade = { VERB("replace") } баррикадами { SAY($place, "at") } { SAY($zombie, "accusative") }
effect-draw-card-from-deck = { VERB("draw") } { SAY($card, "accusative") } { SAY($deck, "from") }
effect-give-card-to-player = { VERB("give") } { SAY($card, "accusative") } { SAY($player, "dative") }
effect-give-survivor-to-player = { FEATURE("person", $player) ->
    [you] { $mood ->
        [imperative] возьмите под свой контроль { SAY($survivor, "accusative") }
       *[other] { VERB("pass") } { SAY($survivor, "accusative") } вам
    }
   *[third] { VERB("pass") } { SAY($survivor, "accusative") } { SAY($player, "dative") }
}
effect-steal-a-random-card-from-victim = { VERB("steal") } случайную карту у { SAY($victim, "genitive") }
effect-equip-survivor-with-card = { VERB("equip") } { SAY($card, "instrumental") } { SAY($survivor, "accusative") }
effect-unequip-card = { VERB("unequip") } { SAY($card, "accusative") }
effect-put-card-into-the-hand-of-player = { FEATURE("person", $player) ->
    [you] { $mood ->
        [imperative] { VERB("take") } на руку { SAY($card, "accusative") }
       *[other] { $person ->
            [you] { VERB("take") } на руку { SAY($card, "accusative") }
           *[third] { VERB("give") } вам на руку { SAY($card, "accusative") }
        }
    }
   *[third] { VERB("give") } { SAY($card, "accusative") } на руку { SAY($player, "dative") }
}
effect-contribute-card-to-the-crisis = { VERB("add") } { SAY($card, "accusative") } на Кризис
effect-stake-card = { VERB("stake") } { SAY($card, "accusative") }
effect-take-card = { VERB("take") } { SAY($card, "accusative") }
effect-gain-morale = { FEATURE("length", $morale) ->
    [altogether] { VERB("gain") } { SAY($morale, "accusative") }
   *[other] { VERB("raise") } { SAY($morale, "level") }
}
effect-gain-die = { VERB("gain") } { SAY($die, "accusative") }
effect-lose-game = { $mood ->
    [imperative] вы проигрываете игру
    [infinitive] проиграть игру
   *[other] { $plurality ->
        [plural] проигрывают игру
       *[singular] проигрывает игру
    }
}
effect-set-morale-marker-to-level = { VERB("set") } Счётчик Морали на { $level }
effect-move-round-marker-back-amount = { VERB("move") } Счётчик Раундов на { $amount } назад
effect-move-round-marker-on-amount = { VERB("move") } Счётчик Раундов на { $amount } вперёд
effect-add-starvation-token = { VERB("add") } { SAY($starvation-token, "accusative") }
effect-add-helpless-survivor = { VERB("add") } { SAY($helpless-survivor, "accusative") }
effect-remove-food = { VERB("take-away") } { SAY($food, "accusative") }
effect-remove-starvation-token = { VERB("take-away") } { SAY($starvation-token, "accusative") }
effect-remove-helpless-survivor = { VERB("take-away") } { SAY($helpless-survivor, "accusative") }
effect-pay-food = { VERB("pay") } { SAY($food, "accusative") }
effect-put-crisis-under-deck = { VERB("put") } { SAY($crisis, "accusative") } под { SAY($deck, "accusative") }
effect-put-card-under-deck = { VERB("put") } { SAY($card, "accusative") } под { SAY($deck, "accusative") }
effect-reveal-a-new-crisis = { VERB("open") } новый Кризис
effect-slip-card-into-the-crisis = { VERB("add") } тайком { SAY($card, "accusative") } на Кризис
# a card of a pile is taken as it lies there, for one of a deck it is looked through
effect-take-card-from-deck = { FEATURE("cover", $deck) ->
    [open] { VERB("take") } { SAY($card, "accusative") } { SAY($deck, "from") }
   *[closed] { effect-search-deck-for-card }
}
effect-shuffle-deck = { VERB("shuffle") } { SAY($deck, "accusative") }
effect-search-deck-for-card = { VERB("find") } { SAY($deck, "at") } { SAY($card, "accusative") }, { VERB("take") } на руку и { VERB("shuffle") } колоду
effect-put-card-onto-deck = { VERB("put") } { SAY($card, "accusative") } на { SAY($deck, "accusative") }
effect-shuffle-cards-into-deck = { VERB("shuffle-in") } { SAY($cards, "accusative") } { SAY($deck, "to") }
effect-look-at-cards = { VERB("look") } { SAY($cards, "accusative") }
effect-look-at-the-hand-of-owner = { VERB("look") } карты на { FEATURE("person", $owner) ->
    [you] вашей руке
   *[other] руке { SAY($owner, "genitive") }
}
effect-show-your-hand-to-other = { VERB("show") } { SAY($other, "dative") } карты с руки
effect-look-at-the-secret-objective-of-owner = { VERB("look") } { FEATURE("person", $owner) ->
    [you] вашу Секретную Цель
   *[third] Секретную Цель { SAY($owner, "genitive") }
}
effect-reveal-card-from-deck-until-count-symbol-card-is-revealed = { VERB("go-on-opening") } карты { SAY($deck, "from") }, пока не { $count ->
    [one] откроется { $count } карта
    [few] откроются { $count } карты
   *[other] откроются { $count } карт
} { SAY($symbol, "genitive") }
effect-reveal-cards = { VERB("open") } { SAY($cards, "accusative") }
effect-spend-die = { VERB("spend") } { SAY($die, "accusative") }
effect-refresh-die = { VERB("refresh") } { SAY($die, "accusative") }
effect-raise-die-by-amount = { VERB("raise") } значение { SAY($die, "genitive") } на { $amount }
effect-raise-track-by-amount = { VERB("raise") } { SAY($track, "accusative") } на { $amount }
effect-reroll-die = { VERB("reroll") } { SAY($die, "accusative") }
effect-set-die-to-amount = { VERB("set") } на { SAY($die, "prepositional") } { ATTR("value", $amount) ->
    [yes] { SAY($amount, "nominative") }
   *[other] значение { $amount }
}
effect-set-track-to-amount = { VERB("set") } { SAY($track, "accusative") } на { $amount }
effect-get-frostbite = { VERB("get") } { SAY($frostbite, "accusative") }
effect-distribute-wound-among-survivors = { VERB("distribute") } { SAY($wound, "accusative") } между { SAY($survivors, "instrumental") }
effect-roll-exposure-for-survivor = { VERB("throw") } кубик Воздействия за { SAY($survivor, "accusative") }
effect-roll-exposure-for-survivor-amount-times = { VERB("throw") } кубик Воздействия за { SAY($survivor, "accusative") } { $amount ->
    [one] { $amount } раз
    [few] { $amount } раза
    [many] { $amount } раз
   *[sum] столько раз, сколько составляет { COUNT($amount, "nominative") }
}
effect-reroll-the-exposure-die = { VERB("reroll") } кубик Воздействия
effect-start-a-bite-at-place = { VERB("start") } распространение эффекта Укуса { SAY($place, "at") }
effect-heal-survivor-completely = полностью { VERB("heal") } { SAY($survivor, "accusative") }
effect-exile-target = { VERB("exile") } { SAY($target, "accusative") }
effect-start-a-vote-to-exile-target = { VERB("start") } голосование для { FEATURE("person", $target) ->
    [you] вашего Изгнания
   *[third] Изгнания { SAY($target, "genitive") }
}
effect-take-the-first-player-token = { VERB("take") } жетон Первого игрока
effect-lose-the-next-turn = { VERB("lose") } следующий ход
effect-end-the-turn = { VERB("end") } ход
effect-draw-a-new-secret-objective = { VERB("draw") } новую Секретную Цель
effect-end-the-game = { VERB("end") } игру
effect-complete-the-main-objective = { VERB("deem") } Основную Цель выполненной
effect-check-the-main-objective = { VERB("check") } Основную Цель
effect-reveal-the-secret-objective-of-owner = { VERB("open") } { FEATURE("person", $owner) ->
    [you] вашу Секретную Цель
   *[third] Секретную Цель { SAY($owner, "genitive") }
}
effect-swap-secret-objective-with-other = { VERB("swap") } Секретными Целями с { SAY($other, "instrumental") }
effect-search-place = { VERB("search") } { SAY($place, "accusative") }
effect-draw-more-card-in-the-search-of-place = { VERB("draw") } на { SAY($more-card, "accusative") } при Поиске { SAY($place, "at") }
effect-draw-card-in-place-of-found = { VERB("draw") } { SAY($card, "accusative") } вместо { SAY($found, "genitive") }
effect-throw-the-exposure-die-for-survivor = { VERB("throw") } кубик Воздействия за { SAY($survivor, "accusative") }, не применяя результат
effect-replace-dice-with-the-throw = { VERB("set") } { SAY($dice, "accusative") } по результату броска
effect-agree = { VERB("agree") } на следующее
effect-keep-a-die-in-secret = тайно { VERB("throw") } кубик, не открывая его
effect-pick-a-number-up-to-amount-in-secret = { VERB("choose") } тайно число от 1 до { COUNT($amount, "genitive") }
effect-stake-card-face-down = { VERB("stake") } { SAY($card, "accusative") } лицом вниз
effect-tuck-card-under-survivor = { VERB("put") } { SAY($card, "accusative") } лицом вниз под { SAY($survivor, "accusative") }
effect-trade-survivor-with-other = { VERB("trade") } { SAY($survivor, "accusative") } на { SAY($other, "accusative") }
effect-make-room-for-survivor-at-location = { VERB("make-room") } место для { SAY($survivor, "genitive") } { SAY($location, "at") }
effect-place-survivor-at-destination = { VERB("place") } { SAY($survivor, "accusative") } { SAY($destination, "to") }
effect-take-survivor-out-of-play = временно { VERB("take-away") } { SAY($survivor, "accusative") } из игры
effect-bring-survivor-back-to-place = { VERB("return") } { SAY($survivor, "accusative") } { SAY($place, "to") }
effect-move-survivor-to-destination = { VERB("move") } { SAY($survivor, "accusative", "leaving") } { SAY($destination, "to", "whichever") }
effect-join-player = { VERB("join") } к { SAY($player, "dative") }
    .comes = new
effect-become-leader = { VERB("become") } { SAY($leader, "instrumental") }
effect-swap-survivor-with-other = { VERB("swap-places") } местами { SAY($survivor, "accusative") } и { SAY($other, "accusative") }
effect-throw-die = { VERB("throw") } { SAY($die, "accusative") } (не из чьей-либо области кубиков)
effect-play-card = { VERB("play") } { SAY($card, "accusative") }
effect-lower-track-by-amount = { VERB("lower") } { SAY($track, "accusative") } на { $amount }
effect-reveal-the-next-card-of-deck = { VERB("open") } следующую карту колоды { SAY($deck, "nominative") }
effect-put-away-the-card-of-deck = { VERB("put") } открытую карту колоды { SAY($deck, "nominative") } в её сброс
effect-lay-amount-token-on-card = { VERB("put") } { $amount ->
    [one] { $amount } жетон { SAY($token, "nominative") } на { SAY($card, "accusative") }
    [few] { $amount } жетона { SAY($token, "nominative") } на { SAY($card, "accusative") }
    [many] { $amount } жетонов { SAY($token, "nominative") } на { SAY($card, "accusative") }
   *[sum] на { SAY($card, "accusative") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
}
effect-lay-amount-token-on-survivor = { VERB("put") } { $amount ->
    [one] { $amount } жетон { SAY($token, "nominative") } на { SAY($survivor, "accusative") }
    [few] { $amount } жетона { SAY($token, "nominative") } на { SAY($survivor, "accusative") }
    [many] { $amount } жетонов { SAY($token, "nominative") } на { SAY($survivor, "accusative") }
   *[sum] на { SAY($survivor, "accusative") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
}
effect-lift-amount-token-on-card = { VERB("remove") } { $all ->
    [yes] с { SAY($card, "genitive") } все жетоны { SAY($token, "nominative") }
   *[no] { $amount ->
        [one] { $amount } жетон { SAY($token, "nominative") } с { SAY($card, "genitive") }
        [few] { $amount } жетона { SAY($token, "nominative") } с { SAY($card, "genitive") }
        [many] { $amount } жетонов { SAY($token, "nominative") } с { SAY($card, "genitive") }
       *[sum] с { SAY($card, "genitive") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
    }
}
effect-lift-amount-token-on-survivor = { VERB("remove") } { $all ->
    [yes] с { SAY($survivor, "genitive") } все жетоны { SAY($token, "nominative") }
   *[no] { $amount ->
        [one] { $amount } жетон { SAY($token, "nominative") } с { SAY($survivor, "genitive") }
        [few] { $amount } жетона { SAY($token, "nominative") } с { SAY($survivor, "genitive") }
        [many] { $amount } жетонов { SAY($token, "nominative") } с { SAY($survivor, "genitive") }
       *[sum] с { SAY($survivor, "genitive") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
    }
}
effect-lay-amount-token-at-place = { VERB("put") } { $amount ->
    [one] { $amount } жетон { SAY($token, "nominative") } { SAY($place, "to") }
    [few] { $amount } жетона { SAY($token, "nominative") } { SAY($place, "to") }
    [many] { $amount } жетонов { SAY($token, "nominative") } { SAY($place, "to") }
   *[sum] { SAY($place, "to") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
}
effect-lay-amount-token-before-player = { VERB("put") } { $amount ->
    [one] { $amount } жетон { SAY($token, "nominative") } перед { SAY($player, "instrumental") }
    [few] { $amount } жетона { SAY($token, "nominative") } перед { SAY($player, "instrumental") }
    [many] { $amount } жетонов { SAY($token, "nominative") } перед { SAY($player, "instrumental") }
   *[sum] перед { SAY($player, "instrumental") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
}
effect-lift-amount-token-at-place = { VERB("take-away") } { $all ->
    [yes] { SAY($place, "from") } все жетоны { SAY($token, "nominative") }
   *[no] { $amount ->
        [one] { $amount } жетон { SAY($token, "nominative") } { SAY($place, "from") }
        [few] { $amount } жетона { SAY($token, "nominative") } { SAY($place, "from") }
        [many] { $amount } жетонов { SAY($token, "nominative") } { SAY($place, "from") }
       *[sum] { SAY($place, "from") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
    }
}
effect-lift-amount-token-before-player = { VERB("take-away") } { $all ->
    [yes] с места перед { SAY($player, "instrumental") } все жетоны { SAY($token, "nominative") }
   *[no] { $amount ->
        [one] { $amount } жетон { SAY($token, "nominative") } с места перед { SAY($player, "instrumental") }
        [few] { $amount } жетона { SAY($token, "nominative") } с места перед { SAY($player, "instrumental") }
        [many] { $amount } жетонов { SAY($token, "nominative") } с места перед { SAY($player, "instrumental") }
       *[sum] с места перед { SAY($player, "instrumental") } столько жетонов { SAY($token, "nominative") }, сколько составляет { COUNT($amount, "nominative") }
    }
}
