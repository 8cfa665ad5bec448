## What somebody does, and what happens to a thing, behind «cuando».

event-start-by-phase = { VERB("begin") }
event-start-by-player = { VERB("begin") } { event-start-by-player.own } turno
    .own = { $person ->
        [you] tu
       *[third] su
    }
event-pass-by-vote = se { VERB("approve") }
event-pass-by-player = { VERB("end") } { event-start-by-player.own } turno
event-move-survivor-from-origin-to-destination-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") } { SAY($destination, "to") } usando { $using }
event-move-survivor-from-origin-to-destination = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") } { SAY($destination, "to") }
event-move-survivor-from-origin-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") } usando { $using }
event-move-survivor-from-origin = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") }
event-move-survivor-to-destination-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($destination, "to") } usando { $using }
event-move-survivor-to-destination = { VERB("move") } { SAY($survivor, "personal") } { SAY($destination, "to") }
event-move-survivor-using-using = { VERB("move") } { SAY($survivor, "personal") } usando { $using }
event-move-survivor = { VERB("move") } { SAY($survivor, "personal") }
event-move-survivor-from-origin-to-destination-without-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") } { SAY($destination, "to") } sin usar { $using }
event-move-survivor-from-origin-without-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($origin, "from") } sin usar { $using }
event-move-survivor-to-destination-without-using-using = { VERB("move") } { SAY($survivor, "personal") } { SAY($destination, "to") } sin usar { $using }
event-move-survivor-without-using-using = { VERB("move") } { SAY($survivor, "personal") } sin usar { $using }
event-search = { VERB("search") }
event-make-noise = { VERB("make") } ruido
event-attack-zombie = { VERB("attack") } a un zombi
event-attack-target = { VERB("attack") } { SAY($target, "personal") }
event-kill-a-zombie = { VERB("kill") } a un zombi
event-kill-a-zombie-at-location = { VERB("kill") } a un zombi { SAY($location, "at") }
event-build-a-barricade-at-location = { VERB("build") } una barricada { SAY($location, "at") }
event-build-a-barricade = { VERB("build") } una barricada
event-clean-waste = { VERB("clean") } residuos
event-attract-zombie-to-destination = { VERB("attract") } { SAY($zombie, "personal") } { SAY($destination, "to") }
event-attract-zombie = { VERB("attract") } { SAY($zombie, "personal") }
event-use-the-ability-of-survivor = { VERB("use") } la habilidad { SAY($survivor, "of") }
event-use-the-ability-of-crossroads = { VERB("use") } la habilidad { SAY($crossroads, "of") }
event-use-the-ability-of-objective = { VERB("use") } la habilidad { SAY($objective, "of") }
event-use-the-ability-of-crisis = { VERB("use") } la habilidad { SAY($crisis, "of") }
event-use-card = { VERB("use") } { $card }
event-play-card = { VERB("play") } { $card }
event-play-using-to-heal-survivor = { VERB("play") } { $using } para curar { SAY($survivor, "personal") }
event-heal-survivor = { VERB("remove") } una herida { SAY($survivor, "of") }
event-contribute-card = { VERB("contribute") } { $card } a la crisis
event-contribute-card-from-hand = { VERB("contribute") } { $card } de { $person ->
    [you] tu
   *[third] su
} mano a la crisis
event-spend-food = { VERB("spend") } comida
event-request-card-from-asked = { FEATURE("person", $asked) ->
    [you] { VERB("get") } { $card } de tu parte tras pedírtela
   *[third] { VERB("get") } { $card } { SAY($asked, "of") } tras pedírsela
}
event-request-card = { VERB("get") } { $card } tras pedirla
event-pass-card-to-receiver = { FEATURE("person", $receiver) ->
    [you] te { VERB("pass") } { $card }
   *[third] { VERB("pass") } { $card } { SAY($receiver, "to") }
}
event-discard-card = { VERB("discard") } { $card }
event-equip-survivor-with-card = { VERB("equip") } { SAY($survivor, "personal") } con { $card }
event-steal-card-from-owner = { FEATURE("person", $owner) ->
    [you] te { VERB("steal") } { $card }
   *[third] le { VERB("steal") } { $card } { SAY($owner, "to") }
}
event-spend-a-die = { VERB("spend") } un dado
event-take-over-survivor = { VERB("take") } el control { SAY($survivor, "of") }
event-lose-the-last-survivor = { VERB("lose") } al último superviviente
event-lose-the-leader = { VERB("lose") } al líder
event-become-the-first-player = { VERB("become") } el primer jugador
event-draw-card = { VERB("draw") } { $card }
event-find-card-at-location = { VERB("find") } { $card } { SAY($location, "at") }
event-find-card = { VERB("find") } { $card }
event-spend-a-die-showing-die = { VERB("spend") } un dado con { $die }
event-roll-action-die = { VERB("roll") } los dados de acción
event-ask-asked-for-a-card = { FEATURE("person", $asked) ->
    [you] te { VERB("ask") } una carta
   *[third] { VERB("ask") } una carta { SAY($asked, "to") }
}
event-start-a-vote-to-exile-target = { VERB("call") } una votación para exiliar { SAY($target, "personal") }
event-join-player = { VERB("join") } { SAY($player, "to") }
event-join-player-along-with-helpless-survivor = { VERB("join") } { SAY($player, "to") } con { $helpless-survivor }
event-move-from-origin-to-destination = { VERB("move-oneself") } { SAY($origin, "from") } { SAY($destination, "to") }
event-move-from-origin = { VERB("move-oneself") } { SAY($origin, "from") }
event-move-to-destination = { VERB("move-oneself") } { SAY($destination, "to") }
event-move = { VERB("move-oneself") }
event-roll-face = { VERB("roll-face") } { $face } en el dado de exposición
event-roll-face-after-cause = { VERB("roll-face") } { $face } en el dado de exposición después de { $cause }
event-get-a-wound = { VERB("get") } una herida
event-become-a-leader = { VERB("become") } líder
event-survive-a-bite = { VERB("survive") } a una mordida
event-get-frostbite = { VERB("get") } una congelación
event-end = { VERB("end") }
event-fail = se { VERB("reject") }
event-exile-target = { VERB("exile") } { SAY($target, "personal") }
event-fail-to-exile-target = no { VERB("exile") } { SAY($target, "personal") }

happening-due = { VERB("stand") } a punto de resolverse
happening-removed = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("removed") }
   *[other] se { VERB("remove") }
}
happening-lost-without-a-death = se { VERB("lose") }
    .subject = bare
    .behind = sin una muerte
happening-killed-at-location = { VERB("die") } { SAY($location, "at") }
happening-killed = { VERB("die") }
happening-removed-from-game = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("removed") } del juego
   *[other] se { VERB("remove") } del juego
}
happening-removed-from-location = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("removed") } { SAY($location, "from") }
   *[other] se { VERB("remove") } { SAY($location, "from") }
}
happening-bitten = { VERB("get") } una mordida
happening-healed = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("healed") }
   *[other] se { VERB("heal", "singular") } a
}
happening-placed-at-destination = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("placed") } { SAY($destination, "at") }
   *[other] se { VERB("set", "singular") } { SAY($destination, "at") } a
}
happening-placed-away-from-origin = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("placed") } fuera { SAY($origin, "of") }
   *[other] se { VERB("set", "singular") } fuera { SAY($origin, "of") } a
}
happening-exiled = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("exiled") }
   *[other] se { VERB("exile", "singular") } a
}
happening-searched = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("searched") }
   *[other] se { VERB("search", "singular") } en
}
happening-overrun = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("overrun") }
   *[other] los zombis { VERB("overrun", "plural") }
}
happening-added-to-location = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("added") } { SAY($location, "to") }
   *[other] se { VERB("add") } { SAY($location, "to") }
}
happening-destroyed-at-location = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("destroyed") } { SAY($location, "at") }
   *[other] se { VERB("destroy") } { SAY($location, "at") }
}
happening-destroyed = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("destroyed") }
   *[other] se { VERB("destroy") }
}
happening-revealed = se { VERB("reveal") }
happening-prevented = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("prevented") }
   *[other] se { VERB("prevent") }
}
happening-wounded = { VERB("get") } una herida
happening-frostbitten = { VERB("get") } una congelación
happening-failed = no { $mood ->
    [past] { VERB("be") } { ADJECTIVE("prevented") }
   *[other] se { VERB("prevent") }
}
happening-resolved = se { VERB("resolve") }
happening-unequipped-from-survivor = se { VERB("unequip") } { SAY($survivor, "to") }
happening-unequipped = se { VERB("unequip") }
happening-added = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("added") }
   *[other] se { VERB("add") }
}
    .subject = bare
happening-paid = en el paso de comida se { VERB("pay") }
    .subject = bare
happening-gained = se { VERB("gain") }
    .subject = bare
happening-lost = se { VERB("lose") }
    .subject = bare
happening-shuffled = se { VERB("shuffle") }
happening-refused-a-card-by-asked = no { VERB("get") } la carta pedida { SAY($asked, "to") }
happening-refused-a-card = no { VERB("get") } la carta pedida
happening-killed-at-location-by-cause = { VERB("die") } { SAY($location, "at") } por { $cause }
happening-killed-by-cause = { VERB("die") } por { $cause }
happening-short = no { VERB("reach") }
happening-prevented-with-a-surplus = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("prevented") } con excedente
   *[other] se { VERB("prevent") } con excedente
}
happening-rolled-for = { $mood ->
    [past] { VERB("have") } su tirada por el ruido
   *[other] se { VERB("throw", "singular") } por el ruido en
}
happening-triggered = se { VERB("activate") }
happening-wounded-by-cause = { VERB("get") } una herida por { $cause }
happening-checked-for-waste = se { VERB("check") } por los desechos
happening-moved-from-origin-to-destination = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("moved") } { SAY($origin, "from") } { SAY($destination, "to") }
   *[other] se { VERB("move") } { SAY($origin, "from") } { SAY($destination, "to") }
}
happening-moved-from-origin = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("moved") } { SAY($origin, "from") }
   *[other] se { VERB("move") } { SAY($origin, "from") }
}
happening-moved-to-destination = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("moved") } { SAY($destination, "to") }
   *[other] se { VERB("move") } { SAY($destination, "to") }
}
happening-moved = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("moved") }
   *[other] se { VERB("move") }
}
happening-checked = se { VERB("check") }
happening-raised = { VERB("raise") }
happening-lowered = { VERB("lower") }
happening-laid = { $mood ->
    [past] { VERB("be") } { ADJECTIVE("laid") }
   *[other] se { VERB("lay") }
}
