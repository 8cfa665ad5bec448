## What a person at a terminal is asked and shown. The ids are those of `screen/sentences.py`.

says-your-group = Tu grupo
says-your-hand = Tu mano
says-other-players = Los demás jugadores
says-in-force-cards = Cartas en vigor
says-ask-with-die = ¿Con qué dado?
says-ask-zombie = ¿Qué zombi?
says-ask-entrance = ¿En qué entrada?
says-ask-whom = ¿A quién?
says-ask-where-from = ¿Desde dónde?
says-ask-where-to = ¿Adónde?
says-ask-who-takes = ¿Quién lo lleva?
says-ask-raised = ¿Qué dado subes?
says-ask-card = ¿Qué carta?
says-ask-player = ¿A quién se la pides?
says-ask-for-what = ¿Qué pides?
says-ask-to-whom = ¿A quién?
says-yes = sí
says-no = no
says-do-noise = hacer ruido aquí y robar una carta más del mazo
says-do-attack = atacar a un zombi en { $place } y después tirar para exponerse
says-do-attack-survivor = atacar a un superviviente de otro jugador
says-do-search = buscar en { $place }
says-do-barricade = construir una barricada en { $place } (cualquier dado)
says-do-clean = limpiar residuos: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en la pila (cualquier dado)
says-do-attract = atraer zombis a { $place } (cualquier dado)
says-do-ability = usar la habilidad
says-do-ability-number = usar la habilidad { $number }
says-do-use = usar { $card }
says-do-use-number = usar { $card }, habilidad { $number }
says-do-play = jugar { $card }
says-do-equip = equipar { $card }
says-do-play-for-die = jugar { $card } para subir un dado en 1
says-do-contribute = agregar una carta a la crisis (pide { $need } de { $symbols }; cada una de otro tipo resta)
says-do-move = moverse a otra ubicación y después tirar para exponerse
says-do-spend-food = gastar 1 de comida (hay { $food }) para subir un dado en 1
says-do-request = pedir una carta, que jugarías enseguida
says-do-hand-off = entregar equipo a alguien en la misma ubicación
says-do-exile-vote = convocar una votación para exiliar a un jugador
says-do-end-turn = terminar el turno
says-do-end-turn-lost = terminar el turno (los dados sin usar se pierden: { $count })
says-of-whom = { $card } de { $who }
says-status = { $round } · rondas restantes { $left } · moral { $morale } · comida { $food } { $crisis }
says-status-crisis = · crisis { $card }: { $count ->
    [1] 1 carta agregada
   *[other] { $count } cartas agregadas
}, pide { $need }
says-status-hand = Tus dados: { $dice } · cartas en mano: { $count }
says-survivor-known = { $who }, { $what }
says-values = ataque { $attack }+, búsqueda { $search }+, influencia { $influence }
says-is-at = en { $place }
says-of-player = del jugador { $number }
says-wounds = heridas: { $count }
says-frostbite = congelaciones: { $count }
says-with-cards = con { $cards }
says-player-known = jugador { $number } { $you }: { $group }; cartas en mano: { $count }{ $exiled }
says-and-exiled = , en el exilio
says-zombies = zombis: { $count }
says-barricades = barricadas: { $count }
says-empty-spaces = espacios vacíos: { $count }
says-people = personas: { $count } de { $most }
says-cards = cartas: { $count }
says-noise-there = ruido: { $count }
says-known-of = { $name } ({ $what })
says-entrance-number = entrada { $number }
says-entrance-of = la entrada de { $place }
says-entrance-known = { $name } (zombis: { $zombies }, barricadas: { $barricades }, vacíos: { $empty })
says-no-symbol = sin símbolo
says-deck-cards = { $name } (cartas: { $count })

## Pages

says-page-hand = tus cartas con lo que hacen, y la carta de encrucijada que guardas para otro
says-page-goal = el objetivo principal y tu objetivo secreto, y cómo van
says-page-table = marcadores, crisis, ubicaciones, los grupos de todos
says-hand-count = Tu mano ({ $count ->
    [1] 1 carta
   *[other] { $count } cartas
})
says-hand-empty = Tu mano está vacía
says-drawn-now = Lo robado en la búsqueda en curso
says-in-brackets = ({ $what })
says-you-hold = Guardas esta carta de encrucijada para el jugador { $number }; ocurre cuando se cumple su condición
says-goal-main = El objetivo principal, de todos
says-hardcore = difícil
says-goal-secret = Tu objetivo secreto: ganas si se cumple cuando termina la partida, ganen o no los demás
says-for-betrayer = de traición
says-goal-none = No tienes objetivo secreto: todos ganan juntos cuando se cumple el objetivo principal, o nadie
says-the-scenario = El escenario
says-how-it-ends = Cómo termina la partida
says-ends-when = La moral en 0 (ahora { $morale }), el marcador de ronda en 0 (ahora { $left }), o el objetivo principal cumplido.
says-reached-now = Ahora mismo se cumple.
says-not-reached-now = Todavía no se cumple.
says-tracks = Los marcadores de la colonia
says-tracks-1 = { $round }, rondas restantes { $left }, moral { $morale }, comida { $food }
says-tracks-2 = Fichas de hambre { $starvation }, supervivientes indefensos { $helpless }, cartas en la pila de desechos { $waste }
says-track-stands = { $track }: { $level }
says-tokens-lie = { $token } ({ $where }): { $count }
says-incident-lies = Carta a la vista de { $deck }
says-deck-stands = { $deck }: boca abajo { $left }
says-deck-seen = { $deck }: boca abajo { $left }; ya vistas: { $seen }
says-this-crisis = La crisis de esta ronda
says-crisis-stands = : cartas agregadas { $count }, pide { $need }
says-locations = Ubicaciones (z: zombi, #: barricada, punto: espacio vacío)
says-being-resolved = La carta de encrucijada que se resuelve
says-people-here = personas { $count } de { $most }
says-cards-here = cartas { $count }
says-noise-here = ruido { $count }
says-mark-you = tú
says-mark-first = primer jugador
says-mark-turn = en su turno
says-mark-exiled = en el exilio
says-mark-out = fuera de la partida
says-group-line = Jugador { $number } { $marks }: dados { $dice }, cartas en mano { $count }
says-leads-too = , dirige el grupo
says-behind = , { $what }

## The table at a glance

says-board-tracks = { $round } (marcador en { $left }) — moral { $morale }, comida { $food }{ $starvation }, { $helpless ->
    [1] 1 superviviente indefenso
   *[other] { $helpless } supervivientes indefensos
}, { $waste ->
    [1] 1 carta
   *[other] { $waste } cartas
} en la pila de desechos
says-board-objective = Objetivo: { $card } { $progress }
says-board-parts = — { $parts }
says-board-crisis = Crisis: { $card } ({ $symbols }): { $count ->
    [1] 1 carta agregada
   *[other] { $count } cartas agregadas
}, pide { $need }
says-board-noise = , ruido { $count }
says-board-cards = , { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
says-board-there = — { $names }
says-board-first = primer jugador
says-board-active = en su turno
says-board-group = { $who } { $marks }: dados { $dice }, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en mano
says-board-leader = , líder
says-board-wounds = , { $count ->
    [1] 1 herida
   *[other] { $count } heridas
}
says-board-frostbite = , { $count ->
    [1] 1 congelación
   *[other] { $count } congelaciones
}
says-board-gear = , { $cards }
says-board-values = (ataque { $attack }+, búsqueda { $search }+)
says-board-survivor = { $who } en { $place } { $values }{ $leader }{ $hurt }{ $gear }
says-board-hand = Tu mano: { $cards }
says-board-hand-empty = Tu mano: vacía
says-board-secret = Tu objetivo secreto: { $card } (alcanzado) { $progress }
says-board-secret-not = Tu objetivo secreto: { $card } (sin alcanzar) { $progress }
says-board-crossroads = Guardas la carta de encrucijada { $card }

## Questions

says-question-action = ¿Qué haces?
says-question-option = ¿Qué opción eliges?
says-question-offer = ¿Aceptas la oferta?
says-question-vote = ¿Qué votas? Nadie ve un voto antes de que estén todos.
says-question-tie = Hay empate, y decides tú: ¿se aprueba?
says-several-fit = Varios encajan por igual, y decide el primer jugador: ¿a cuál se refiere?
says-question-clause = Varios efectos esperan el mismo momento. ¿Cuál va primero?
says-question-card = ¿Qué carta?
says-question-survivor = ¿Qué superviviente?
says-question-location = ¿Qué ubicación?
says-question-entrance = ¿Qué entrada?
says-question-player = ¿Qué jugador?
says-question-die = ¿Qué dado?
says-question-number = ¿Cuántos?
says-question-number-noted = ¿Qué número?
says-question-symbol = ¿Qué tipo de carta?
says-question-deck = ¿Qué mazo?
says-question-face = ¿Qué cara del dado de exposición?
says-question-copy = ¿Cuál de las copias?
says-question-keep-survivor = ¿A quién conservas?
says-question-leader = ¿Quién dirige tu grupo?
says-question-search = ¿Qué carta te quedas?
says-question-under = ¿Qué carta va ahora debajo del mazo?
says-question-request = ¿Qué das?
says-question-use = ¿Para qué se usa la carta?
says-question-hand-off = ¿Aceptas la carta?
says-question-exile = ¿Quién va adónde?
says-question-bite = ¿Muere este superviviente, o tiras?

says-purpose-acted = Tu turno: cuantas acciones quieras, en cualquier orden.
says-purpose-survivors-kept = El grupo con el que empiezas. Los supervivientes que no conservas vuelven a su mazo.
says-purpose-leader-named = Un grupo necesita quien lo dirija: empieza la partida el jugador cuyo líder tenga más influencia.
says-purpose-leader-chosen = Has perdido a tu líder: otro superviviente de tu grupo toma el mando.
says-purpose-barricade-placed = Se construye una barricada en { $location1 }: cierra un espacio vacío de una entrada.
says-purpose-source-chosen = Un zombi va de { $location1 } a { $location2 }: ¿cuál?
says-purpose-target-chosen = El zombi llega a { $location3 }: ¿dónde se pone?
says-purpose-source-named = Se atrae otro zombi a { $location2 }: ¿desde dónde?
says-purpose-entrance-of-killed = Muere un zombi en { $location1 }: ¿cuál?
says-purpose-victim-chosen = Los zombis desbordan { $location0 }, y varios supervivientes de allí tienen la menor influencia: ¿quién muere?
says-purpose-reach = La mordida se extiende en { $location0 }, y varios supervivientes tienen la menor influencia: ¿a quién alcanza?
says-purpose-bite-answered = La mordida en { $location0 } ha alcanzado a un superviviente tuyo. Si muere, se acaba ahí. Si tiras y sale en blanco, vive y la mordida se acaba; con cualquier otra cara muere y la mordida pasa al siguiente.
says-purpose-named-next = Mueren varios supervivientes a la vez: ¿quién es el siguiente?
says-purpose-wound-distributed = { $number0 ->
    [1] Queda 1 herida por repartir
   *[other] Quedan { $number0 } heridas por repartir, de una en una
}: ¿quién recibe la siguiente?
says-purpose-number-noted = Eliges un número que nadie más ve hasta que todos tengan el suyo: ¿cuál es?
says-purpose-sent-home = Se hace sitio en { $location1 }: ¿quién va a la colonia?
says-purpose-heal-both = Se curan { $number1 } fichas de { $survivor0 }: ¿cuántas son de congelación? Las demás son heridas.
says-purpose-entrance-chosen = { $survivor0 } se une a ti y no cabe en la colonia: ¿en qué ubicación aparece?
says-purpose-left-colony = Estás en el exilio: tus supervivientes dejan la colonia uno tras otro, y cada uno tira para exponerse.
says-purpose-exile-vote-ended = Una votación para exiliar a { $player0 }. Sí significa exilio: sus supervivientes dejan la colonia y recibe otro objetivo secreto.
says-purpose-card-chosen = { $survivor1 } busca en { $location2 }: una carta va a tu mano, las demás debajo del mazo. Cada ruido puede traer un zombi al final de la ronda.
says-purpose-keep = { $survivor1 } se queda con una más de las cartas halladas en { $location2 }.
says-purpose-put-under = Las demás cartas van debajo del mazo de { $location1 }: la última que nombres queda la más baja.
says-purpose-request-answered = { $player0 } te pide 1 carta de { $symbol2 }. La jugaría enseguida, en este turno. Solo se ofrecen cartas que sirven, y no tienes que dar ninguna.
says-purpose-equip-given = Te han dado { $card0 }: ¿qué superviviente tuyo la lleva?
says-purpose-food-given = Te han dado { $card0 }: se juega por su efecto, o para subir uno de tus dados en 1.
says-purpose-equip-copy = De dos copias de una carta, una ha agotado su límite y la otra no: ¿cuál se equipa?
says-purpose-contribute-copy = De dos copias de una carta, una ha agotado su límite y la otra no: ¿cuál va a la crisis?
says-purpose-contribute-equipped-copy = De dos copias de una carta, una ha agotado su límite y la otra no: ¿cuál va a la crisis?
says-purpose-hand-off-copy = De dos copias de una carta, una ha agotado su límite y la otra no: ¿cuál se entrega?
says-purpose-card-given = De dos copias de una carta, una ha agotado su límite y la otra no: ¿cuál se da?
says-purpose-hand-off-answered = { $player0 } entrega { $card1 } de { $survivor2 } a { $survivor3 }, que es de tu grupo.

## The game on one page

says-overview-1 = De qué va
says-overview-2 = Diriges a unos pocos supervivientes durante un invierno entre los muertos. Todos los jugadores comparten una colonia y un objetivo principal, y cada uno tiene un objetivo secreto. Ganas si tu objetivo secreto se cumple cuando termina la partida; casi todos exigen también el objetivo principal. `goal` muestra los dos.
says-overview-3 = Cómo termina
says-overview-4 = La moral en 0, el marcador de ronda en 0, o el objetivo principal cumplido cuando lo mira la fase de colonia.
says-overview-5 = Una ronda
says-overview-6 = Se revela una crisis, todos tiran sus dados, cada uno tiene su turno, y después viene la fase de colonia.
says-overview-7 = Tu turno
says-overview-8 = Cada dado es una acción: atacar y buscar piden un dado que iguale o supere el número del superviviente, las demás acciones aceptan cualquiera. Moverse (una vez por turno cada superviviente), jugar cartas, agregar cartas a la crisis y pedir cartas no gastan dado. Una ficha de comida del suministro sube un dado en 1. Los dados sin usar al final del turno se pierden.
says-overview-9 = Exponerse
says-overview-10 = Quien se mueve o mata a un zombi tira el dado de exposición: a menudo no pasa nada; si no, recibe una herida, una congelación (una herida que trae otra al inicio de cada turno tuyo) o una mordida, que mata y puede pasar a otros en la misma ubicación. Tres heridas matan. Cada superviviente muerto cuesta 1 de moral.
says-overview-11 = Cartas de encrucijada
says-overview-12 = En cada turno, el jugador a la derecha de quien actúa guarda una carta. Cuando se cumple su condición, se lee y hay que resolverla.
says-overview-13 = La fase de colonia
says-overview-14 = La colonia consume 1 de comida por cada 2 personas, o pasa hambre y pierde moral. Cada 10 cartas en la pila de desechos cuestan 1 de moral. Se mira la crisis: cada carta de las que pide suma 1, cualquier otra resta 1; si no alcanzan, ocurre. Llegan zombis a donde haya supervivientes, y más por el ruido. Un zombi que no encuentra espacio rompe una barricada o, si no la hay, mata a alguien. Después se mira el objetivo principal, y baja el marcador de ronda.
says-overview-15 = El exilio
says-overview-16 = Una vez por turno puedes convocar una votación para exiliar a otro jugador. Quien va al exilio deja la colonia y recibe otro objetivo secreto.
says-overview-together = Diriges a unos pocos supervivientes durante un invierno entre los muertos. Todos los jugadores comparten una colonia y un objetivo principal: todos ganan juntos cuando se cumple, o nadie. `goal` lo muestra.

says-legend-1 = un dado de 3 o más permite atacar a este superviviente
says-legend-2 = un dado de 2 o más permite buscar a este superviviente, en una ubicación fuera de la colonia
says-legend-3 = el rango: mordidas y desbordamientos alcanzan primero a quien menos tiene; empieza la partida el jugador cuyo líder tiene más
says-legend-4 = una acción: cualquiera que pida 4 o menos, o que acepte cualquier dado
says-legend-5 = los espacios de una entrada: un zombi, una barricada, un espacio vacío
says-legend-6 = fichas que quedan al buscar; en la fase de colonia cada una es un dado que trae un zombi con 3 o menos
says-legend-7 = los tipos de cartas de objeto; una crisis pide algunos de ellos
says-legend-8 = tres en total matan; la congelación trae otra herida al inicio del turno
says-legend-9 = supervivientes sin carta, que solo comen y ocupan sitio
says-legend-10 = cartas usadas; cada 10 cuestan moral en la fase de colonia
says-legend-11 = en 0 termina la partida
says-legend-sign-1 = ataque 3+
says-legend-sign-2 = búsqueda 2+
says-legend-sign-3 = influencia
says-legend-sign-4 = un dado de 4
says-legend-sign-5 = z, # y punto
says-legend-sign-6 = ruido
says-legend-sign-7 = arma, combustible, educación, comida, medicina, herramienta, superviviente
says-legend-sign-8 = herida, congelación
says-legend-sign-9 = indefenso
says-legend-sign-10 = pila de desechos
says-legend-sign-11 = moral

## Options, as they are chosen by their words

says-option-end-turn = terminar el turno
says-option-attack = atacar a un zombi con { $survivor0 }, gastando un { $number1 }, en { $entrance2 }
says-option-attack-survivor = atacar a { $survivor2 } con { $survivor0 }, gastando un { $number1 }
says-option-search = buscar con { $survivor0 }, gastando un { $number1 }
says-option-barricade = construir una barricada en { $entrance1 }, gastando un { $number0 }
says-option-clean-waste = limpiar residuos, gastando un { $number0 }
says-option-attract = atraer zombis de { $location2 } a { $location1 }, gastando un { $number0 }
says-option-ability = usar la habilidad { $number1 } de { $survivor0 }{ $number2 ->
    [0] {""}
   *[other] , gastando un { $number2 }
}
says-option-use = usar la habilidad { $number2 } de { $path1 } con { $survivor0 }{ $number3 ->
    [0] {""}
   *[other] , gastando un { $number3 }
}
says-option-play = jugar { $card0 }
says-option-equip = equipar a { $survivor1 } con { $card0 }
says-option-play-for-die = jugar { $card0 } para subir un { $number1 }
says-option-contribute = agregar { $card0 } a la crisis
says-option-contribute-equipped = agregar { $card0 } de { $survivor1 } a la crisis
says-option-move = mover a { $survivor0 } a { $location1 }
says-option-spend-food = gastar una ficha de comida para subir un { $number0 }
says-option-request = pedir a { $player0 } una carta de { $symbol1 }
says-option-hand-off = entregar { $card0 } de { $survivor1 } a { $survivor2 }
says-option-exile-vote = convocar una votación para exiliar a { $player0 }
says-option-keep = quedarse { $card0 }
says-option-make-noise = hacer ruido y robar una carta más
says-option-bite-accept = { $survivor0 } muere y la mordida se acaba
says-option-bite-roll = tirar para exponerse por { $survivor0 }
says-option-leader = { $survivor0 } dirige el grupo
says-option-keep-survivor = conservar a { $survivor0 }
says-option-give = dar { $card0 }
says-option-refuse = no dar nada
says-option-vote = votar { $vote0 }
says-option-done = listo
says-option-number = { $number0 }
says-option-clause = primero el efecto { $number0 }
says-option-option = { $label1 }
says-option-accept = aceptar la oferta de { $path0 }
says-option-decline = rechazar la oferta de { $path0 }
says-option-player = { $player0 }
says-option-survivor = { $survivor0 }
says-option-location = { $location0 }
says-option-entrance = { $entrance0 }
says-option-card = { $card0 }
says-option-die = { $die0 }
says-option-symbol = { $symbol0 }
says-option-deck = { $deck0 }
says-option-face = { $face0 }
says-option-swap = { $survivor0 } cambia de lugar con { $survivor1 }
says-option-fresh-copy = { $card0 }, la que no se ha usado
says-option-used-copy = { $card0 }, la que se ha usado

## The table of a page

says-draws-round = ronda
says-draws-left = quedan { $count }
says-draws-morale = moral
says-draws-food = comida
says-draws-starvation = hambre
says-draws-waste = desechos
says-draws-helpless = supervivientes indefensos
says-draws-room = gente: sitio para { $count }
says-draws-deck = cartas en el mazo
says-draws-noise = ruido
says-draws-zombie = zombi en { $place }
says-draws-barricade = barricada en { $place }
says-draws-empty = espacio libre en { $place }
says-draws-wound = herida
says-draws-frostbite = congelación
says-draws-leads = dirige el grupo
says-draws-has = tiene { $card }
says-draws-in-hand = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en la mano
says-draws-first = empieza
says-draws-player = Jugador { $number }
says-draws-player-piece = jugador { $number }
says-draws-die = dado { $number }
says-draws-crisis = { $count ->
    [1] 1 carta agregada
   *[other] { $count } cartas agregadas
}, hacen falta { $need }
says-draws-progress = { $have } de { $want }
says-draws-table = En la mesa
says-draws-dice = Tus dados
says-draws-dice-none = no queda ninguno
says-draws-search = Robadas en esta búsqueda
says-draws-hand-empty = vacía
says-draws-held = guardada para el jugador { $number }
says-draws-secret = Solo lo ves tú
says-draws-page-goal = objetivo
says-draws-page-hand = mano
says-draws-page-table = mesa
