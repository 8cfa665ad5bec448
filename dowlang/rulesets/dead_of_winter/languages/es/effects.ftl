## What happens, as you are told to do it or as somebody does it.

effect-add-barricade-to-place = { VERB("add") } { FEATURE("length", $barricade) ->
    [long] { SAY($place, "to") } { $barricade }
   *[other] { $barricade } { SAY($place, "to") }
}
effect-add-noise-to-place = { VERB("add") } { FEATURE("length", $noise) ->
    [long] { SAY($place, "to") } { $noise }
   *[other] { $noise } { SAY($place, "to") }
}
effect-add-zombie-to-each-entrance-of-place = { VERB("add") } { $zombie } a cada entrada { SAY($place, "of") }
effect-add-zombie-to-each-besieged-entrance-of-place = { VERB("add") } { $zombie } a cada entrada { SAY($place, "of") } con algún zombi
effect-add-zombie-to-each-empty-entrance-of-place = { VERB("add") } { $zombie } a cada entrada { SAY($place, "of") } sin zombis ni barricadas
effect-add-barricade-to-each-entrance-of-place = { VERB("add") } { $barricade } a cada entrada { SAY($place, "of") }
effect-add-barricade-to-each-unbarricaded-entrance-of-place = { VERB("add") } { $barricade } a cada entrada { SAY($place, "of") } sin barricadas
effect-add-barricade-to-each-empty-entrance-of-place = { VERB("add") } { $barricade } a cada entrada { SAY($place, "of") } sin zombis ni barricadas
effect-remove-zombie-from-place = { VERB("remove") } { FEATURE("length", $zombie) ->
    [long] { SAY($place, "from") } { $zombie }
   *[other] { $zombie } { SAY($place, "from") }
}
effect-remove-barricade-from-place = { VERB("remove") } { FEATURE("length", $barricade) ->
    [long] { SAY($place, "from") } { $barricade }
   *[other] { $barricade } { SAY($place, "from") }
}
effect-remove-noise-from-place = { VERB("remove") } { FEATURE("length", $noise) ->
    [long] { SAY($place, "from") } { $noise }
   *[other] { $noise } { SAY($place, "from") }
}
effect-remove-card-from-game = { VERB("remove") } del juego { $card }
effect-remove-crisis-from-game = { VERB("remove") } del juego { $crisis }
effect-remove-frostbite-from-survivor = { VERB("remove") } { FEATURE("length", $frostbite) ->
    [long] { SAY($survivor, "from") } { $frostbite }
   *[other] { $frostbite } { SAY($survivor, "from") }
}
effect-remove-survivor-from-game = { VERB("remove") } del juego { SAY($survivor, "personal") }
effect-kill-zombie = { VERB("kill") } { $zombie }
effect-kill-helpless-survivor = { VERB("kill") } { $helpless-survivor }
effect-kill-survivor = { VERB("kill") } { SAY($survivor, "personal") }
effect-move-zombie-from-origin-to-destination = { VERB("move") } { $zombie } { SAY($origin, "from") } { SAY($destination, "to") }
effect-fill-place-with-noise = { VERB("fill") } { $place } de fichas de ruido
effect-replace-zombie-at-place-with-barricade = { VERB("replace") } { SAY($place, "at") } { $zombie } por barricadas
effect-draw-card-from-deck = { VERB("draw") } { $card } { SAY($deck, "from") }
effect-give-card-to-player = { FEATURE("person", $player) ->
    [you] { $mood ->
        [infinitive] { VERB("give") }te
       *[other] te { VERB("give") }
    } { $card }
   *[third] { VERB("give") } { $card } { SAY($player, "to") }
}
effect-give-survivor-to-player = { FEATURE("person", $player) ->
    [you] { $mood ->
        [imperative] toma el control { SAY($survivor, "of") }
        [infinitive] { VERB("give") }te { $survivor }
       *[other] te { VERB("give") } { $survivor }
    }
   *[third] { VERB("give") } { $survivor } { SAY($player, "to") }
}
effect-steal-a-random-card-from-victim = { FEATURE("person", $victim) ->
    [you] { $mood ->
        [infinitive] { VERB("steal") }te
       *[other] te { VERB("steal") }
    } una carta al azar
   *[third] { $mood ->
        [imperative] quédate con una carta al azar de la mano { SAY($victim, "of") }
        [infinitive] { VERB("steal") }le una carta al azar { SAY($victim, "to") }
       *[other] le { VERB("steal") } una carta al azar { SAY($victim, "to") }
    }
}
effect-equip-survivor-with-card = { VERB("equip") } con { $card } { SAY($survivor, "personal") }
effect-unequip-card = { VERB("unequip") } { $card }
effect-put-card-into-the-hand-of-player = { VERB("put") } { $card } en { FEATURE("person", $player) ->
    [you] tu mano
   *[third] la mano { SAY($player, "of") }
}
effect-contribute-card-to-the-crisis = { VERB("contribute") } { $card } a la crisis
effect-stake-card = { VERB("stake") } { $card }
effect-take-card = { VERB("take") } { $card }
# of the morale of all: nobody loses it alone
effect-gain-morale = { $mood ->
    [imperative] se { FEATURE("length", $morale) ->
        [long] { VERB("gain", "singular", "third", "present") }
       *[other] { VERB("gain", $morale, "present") }
    }
   *[other] { VERB("gain") }
} { $morale }
effect-gain-die = { VERB("gain") } { $die }
effect-lose-game = { VERB("lose") } la partida
effect-set-morale-marker-to-level = { VERB("set") } el marcador de moral en { $level }
effect-move-round-marker-back-amount = { VERB("move") } el marcador de ronda { $amount } hacia atrás
effect-move-round-marker-on-amount = { VERB("move") } el marcador de ronda { $amount } hacia delante
effect-add-starvation-token = { VERB("add") } { $starvation-token }
effect-add-helpless-survivor = { VERB("add") } { $helpless-survivor }
effect-remove-food = { VERB("remove") } { $food }
effect-remove-starvation-token = { VERB("remove") } { $starvation-token }
effect-remove-helpless-survivor = { VERB("remove") } { $helpless-survivor }
effect-pay-food = { VERB("pay") } { $food }
effect-put-crisis-under-deck = { VERB("put") } { $crisis } en el fondo { SAY($deck, "of") }
effect-put-card-under-deck = { VERB("put") } { $card } en el fondo { SAY($deck, "of") }
effect-reveal-a-new-crisis = { VERB("reveal") } una nueva crisis
effect-slip-card-into-the-crisis = { VERB("add") } { $card } a la crisis a escondidas
# a card of a pile is taken as it lies there, for one of a deck it is looked through
effect-take-card-from-deck = { FEATURE("cover", $deck) ->
    [open] { VERB("take") } { $card } { SAY($deck, "from") }
   *[closed] { effect-search-deck-for-card }
}
effect-shuffle-deck = { VERB("shuffle") } { $deck }
effect-search-deck-for-card = { VERB("take") } { $card } { SAY($deck, "from") } y { VERB("shuffle") } el mazo
effect-put-card-onto-deck = { VERB("put") } { $card } encima { SAY($deck, "of") }
effect-shuffle-cards-into-deck = { VERB("shuffle") } { $cards } { SAY($deck, "at") }
effect-look-at-cards = { VERB("look") } { $cards }
effect-look-at-the-hand-of-owner = { VERB("look") } { FEATURE("person", $owner) ->
    [you] tu mano
   *[third] la mano { SAY($owner, "of") }
}
effect-show-your-hand-to-other = { FEATURE("person", $other) ->
    [you] { $mood ->
        [infinitive] { VERB("show") }te
       *[other] te { VERB("show") }
    } su mano
   *[third] { VERB("show") } tu mano { SAY($other, "to") }
}
effect-look-at-the-secret-objective-of-owner = { VERB("look") } { FEATURE("person", $owner) ->
    [you] tu objetivo secreto
   *[third] el objetivo secreto { SAY($owner, "of") }
}
effect-reveal-card-from-deck-until-count-symbol-card-is-revealed = { VERB("reveal") } cartas { SAY($deck, "from") } hasta que { $count ->
    [1] aparezca 1 carta de { $symbol }
   *[other] aparezcan { $count } cartas de { $symbol }
}
effect-reveal-cards = { VERB("reveal") } { $cards }
effect-get-frostbite = { VERB("get") } { $frostbite }
effect-distribute-wound-among-survivors = { VERB("distribute") } { $wound } entre { $survivors }
effect-roll-exposure-for-survivor = { VERB("roll") } el dado de exposición por { $survivor }
effect-roll-exposure-for-survivor-amount-times = { VERB("roll") } el dado de exposición por { $survivor } { $amount ->
    [1] 1 vez
    [2] dos veces
    [one] { $amount } vez
    [other] { $amount } veces
   *[sum] tantas veces como { COUNT($amount, "definite") }
}
effect-reroll-the-exposure-die = { VERB("reroll") } el dado de exposición
effect-start-a-bite-at-place = { VERB("start") } una mordida { SAY($place, "at") }
effect-heal-survivor-completely = { VERB("heal") } por completo { SAY($survivor, "personal") }
effect-spend-die = { VERB("spend") } { $die }
effect-refresh-die = { VERB("refresh") } { $die }
effect-raise-die-by-amount = { VERB("raise") } en { $amount } { $die }
effect-raise-track-by-amount = { VERB("raise") } { $track } en { $amount }
effect-reroll-die = { VERB("reroll") } { $die }
effect-set-die-to-amount = { VERB("put") } { $die } en { $amount }
effect-set-track-to-amount = { VERB("set") } { $track } en { $amount }
effect-exile-target = { VERB("exile") } { SAY($target, "personal") }
effect-start-a-vote-to-exile-target = { VERB("call") } una votación para exiliar { SAY($target, "personal") }
effect-take-the-first-player-token = { VERB("take") } la ficha de primer jugador
effect-lose-the-next-turn = { VERB("lose") } el próximo turno
effect-end-the-turn = { VERB("end") } el turno
effect-draw-a-new-secret-objective = { VERB("draw") } un nuevo objetivo secreto
effect-end-the-game = { VERB("end") } la partida
effect-complete-the-main-objective = { VERB("complete") } el objetivo principal
effect-check-the-main-objective = { VERB("check") } el objetivo principal
effect-reveal-the-secret-objective-of-owner = { VERB("reveal") } { FEATURE("person", $owner) ->
    [you] tu objetivo secreto
   *[third] el objetivo secreto { SAY($owner, "of") }
}
effect-swap-secret-objective-with-other = { VERB("swap") } el objetivo secreto { SAY($other, "beside") }
effect-search-place = { VERB("search") } { SAY($place, "at") }
effect-draw-more-card-in-the-search-of-place = { VERB("draw") } { $more-card } en la búsqueda { SAY($place, "at") }
effect-draw-card-in-place-of-found = { VERB("draw") } { $card } en lugar de { $found }
effect-throw-the-exposure-die-for-survivor = { VERB("throw") } el dado de exposición por { $survivor } sin aplicar su efecto
effect-replace-dice-with-the-throw = { VERB("replace") } { $dice } por la tirada
effect-agree = { VERB("agree") } lo siguiente
effect-keep-a-die-in-secret = { VERB("throw") } un dado en secreto, que queda tapado
effect-pick-a-number-up-to-amount-in-secret = { VERB("choose") } en secreto un número entre 1 y { COUNT($amount) }
effect-stake-card-face-down = { VERB("stake") } { $card } boca abajo
effect-tuck-card-under-survivor = { VERB("put") } { $card } boca abajo debajo de { $survivor }
effect-trade-survivor-with-other = { VERB("trade") } { SAY($survivor, "personal") } por { $other }
effect-make-room-for-survivor-at-location = { VERB("make") } sitio para { $survivor } { SAY($location, "at") }
effect-place-survivor-at-destination = { VERB("put") } { SAY($survivor, "personal") } { SAY($destination, "at") }
effect-take-survivor-out-of-play = { VERB("put") } { SAY($survivor, "personal") } aparte, sin estar en juego
effect-bring-survivor-back-to-place = { VERB("put") } de nuevo en juego { SAY($survivor, "personal") } { SAY($place, "at") }
effect-move-survivor-to-destination = { VERB("move") } { SAY($survivor, "personal") } { SAY($destination, "to") }
effect-join-player = { VERB("join") } { SAY($player, "to") }
effect-become-leader = { VERB("become") } { $leader }
effect-swap-survivor-with-other = { VERB("swap") } de sitio { SAY($survivor, "personal") } y { SAY($other, "personal") }
effect-throw-die = { VERB("throw") } { $die } (de ninguna reserva)
effect-play-card = { VERB("play") } { $card }
effect-lower-track-by-amount = { VERB("lower") } { $track } en { $amount }
effect-reveal-the-next-card-of-deck = { VERB("reveal") } la siguiente carta { SAY($deck, "of") }
effect-put-away-the-card-of-deck = { VERB("put") } aparte la carta a la vista { SAY($deck, "of") }
effect-lay-amount-token-on-card = { VERB("lay") } { $amount ->
    [one] { $amount } { $token } sobre { $card }
    [other] { $amount } { $token } sobre { $card }
   *[sum] sobre { $card } tantas fichas de { $token } como { COUNT($amount, "definite") }
}
effect-lay-amount-token-on-survivor = { VERB("lay") } { $amount ->
    [one] { $amount } { $token } sobre { $survivor }
    [other] { $amount } { $token } sobre { $survivor }
   *[sum] sobre { $survivor } tantas fichas de { $token } como { COUNT($amount, "definite") }
}
effect-lift-amount-token-on-card = { VERB("remove") } { $all ->
    [yes] todas las fichas de { $token } { SAY($card, "from") }
   *[no] { $amount ->
        [one] { $amount } { $token } { SAY($card, "from") }
        [other] { $amount } { $token } { SAY($card, "from") }
       *[sum] { SAY($card, "from") } tantas fichas de { $token } como { COUNT($amount, "definite") }
    }
}
effect-lift-amount-token-on-survivor = { VERB("remove") } { $all ->
    [yes] todas las fichas de { $token } { SAY($survivor, "from") }
   *[no] { $amount ->
        [one] { $amount } { $token } { SAY($survivor, "from") }
        [other] { $amount } { $token } { SAY($survivor, "from") }
       *[sum] { SAY($survivor, "from") } tantas fichas de { $token } como { COUNT($amount, "definite") }
    }
}
effect-lay-amount-token-at-place = { VERB("lay") } { $amount ->
    [one] { $amount } { $token } { SAY($place, "at") }
    [other] { $amount } { $token } { SAY($place, "at") }
   *[sum] { SAY($place, "at") } tantas fichas de { $token } como { COUNT($amount, "definite") }
}
effect-lay-amount-token-before-player = { VERB("lay") } { $amount ->
    [one] { $amount } { $token } delante { SAY($player, "of") }
    [other] { $amount } { $token } delante { SAY($player, "of") }
   *[sum] delante { SAY($player, "of") } tantas fichas de { $token } como { COUNT($amount, "definite") }
}
effect-lift-amount-token-at-place = { VERB("remove") } { $all ->
    [yes] todas las fichas de { $token } { SAY($place, "from") }
   *[no] { $amount ->
        [one] { $amount } { $token } { SAY($place, "from") }
        [other] { $amount } { $token } { SAY($place, "from") }
       *[sum] { SAY($place, "from") } tantas fichas de { $token } como { COUNT($amount, "definite") }
    }
}
effect-lift-amount-token-before-player = { VERB("remove") } { $all ->
    [yes] todas las fichas de { $token } de delante { SAY($player, "of") }
   *[no] { $amount ->
        [one] { $amount } { $token } de delante { SAY($player, "of") }
        [other] { $amount } { $token } de delante { SAY($player, "of") }
       *[sum] de delante { SAY($player, "of") } tantas fichas de { $token } como { COUNT($amount, "definite") }
    }
}
