## Questions, pages and options. The ids are those of `screen/sentences.py`, in its order.

says-fights = Combates
says-dwarves = Enanos
says-the-pool = La oferta de héroes
says-the-hall = La sala de música
says-ask-where = ¿En qué zona?
says-ask-where-to = ¿A qué zona?
says-status = Semana { $week }, { $count ->
    [1] queda 1 acción
   *[other] quedan { $count } acciones
}; { $stock }; { $camp } en el campamento{ $tokens }
says-status-tokens = ; fichas de música por usar: { $left } de { $count }
says-do-end-turn = terminar el turno
says-do-end-turn-lost = terminar el turno ({ $count ->
    [1] se perdería 1 acción
   *[other] se perderían { $count } acciones
})
says-do-place = colocar { $dwarf } del campamento
says-do-place-free = colocar { $dwarf } del campamento (gratis)
says-one-a-zone = de tu campamento llega un enano por turno a cada zona
says-do-move = mover { $dwarf } de { $zone }
says-do-hire = contratar a { $hero } por { $gold }
says-do-music = tocar { SAY($instrument, "definite") }
says-do-music-free = tocar { SAY($instrument, "definite") } (gratis)
says-do-defeat = derrotar a { $monster }
says-do-overcome = superar { $disaster }
says-cards-of-hand-none = ninguna carta de tu mano; solo otros podrían jugar las suyas
says-cards-of-hand = puedes jugar { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de tu mano
says-known-of = { $name } ({ $what })
says-known-of-at = { $name } en { $zone } ({ $what })
says-monster-known = pide { $needs }; { $points }
says-disaster-known = pide { $needs }; { $points }, { $gold }
says-camp-known = { $camp } en el campamento
says-steps-away = a { $count ->
    [1] 1 paso
   *[other] { $count } pasos
} del castillo
says-and-there = { $left }; { $right }
says-hand-count = Tu mano ({ $count ->
    [1] 1 carta
   *[other] { $count } cartas
})
says-hand-empty = Tu mano está vacía
says-hand-later = Boca abajo junto a tu tablero, para las próximas semanas
says-hand-of = La mano del jugador { $number } ({ $count ->
    [1] 1 carta
   *[other] { $count } cartas
})
says-in-brackets = ({ $what })
says-pool-empty = La oferta de héroes está vacía
says-enemies-monsters = Monstruos en el tablero
says-enemies-disasters = Desastres en el tablero
says-enemies-none = Ni monstruos ni desastres en el tablero
says-points-now = Puntos hasta ahora, por lo que sabes
says-points-of-militia = milicia (todos los enanos en el campamento)
says-scored-no-part = { $player } no tiene puntos

## The game on one page

says-overview-what = De qué trata
says-overview-what-is = Diriges a siete enanos durante un invierno de { $count ->
    [1] 1 semana
   *[other] { $count } semanas
}. { $goal }
says-overview-goal-alone = Defiendes el castillo sin ayuda, y ganas si resiste hasta el final.
says-overview-goal-together = Todos los jugadores defienden juntos el castillo, y ganan juntos si resiste hasta el final.
says-overview-goal-points = Todos los jugadores defienden juntos el castillo; al final gana solo quien tenga más puntos y, en caso de empate, quien tenga más enanos en el campamento y, después, más puntos de héroes.
says-overview-ends = Cómo termina
says-overview-ends-solo = Al final de una semana pierdes si hay un monstruo en el castillo { $at_once } o { $count ->
    [1] 1 desastre
   *[other] { $count } desastres
} en juego. Tras la semana { $week } se cuentan los puntos. { $titles }
says-overview-ends-all = Al final de una semana pierden todos si hay un monstruo en el castillo { $at_once } o { $count ->
    [1] 1 desastre
   *[other] { $count } desastres
} en juego. Tras la semana { $week } se cuentan los puntos. { $titles }
says-overview-at-once = (en el acto, cuando entra)
says-overview-titles = Dan un título, { $which }: desde 25 puntos y 4 desastres superados, 30 y 5 monstruos, 35 y 7 héroes de la oferta, 40 y un recurso lleno, 50 y 7 monstruos y 7 desastres.
says-overview-titles-all = todos los que alcances
says-overview-titles-highest = el más alto que alcances
says-overview-week = Una semana
says-overview-week-is = Los monstruos dan un paso hacia el castillo y atacan, aparecen otros en las murallas, { $disasters }. { $turns }
says-overview-week-solo = Eliges una mano de cartas y haces tu turno.
says-overview-week-all = Todos eligen una mano de cartas. Todos hacen un turno.
says-overview-disasters = ocurre un desastre { $nightmare }{ $snowball }
says-overview-nightmare = (dos en las semanas { $weeks })
says-overview-snowball = , y otro más si su zona ya tenía uno, mientras haya { $most } o menos en juego
says-overview-turn = Tu turno
says-overview-turn-is = Tantas acciones como muestre tu marcador: colocar un enano del campamento en cualquier zona (una vez por zona y turno), mover un enano una zona, contratar un héroe de la oferta { $once }, { $music }.
says-overview-hire-solo = (cuantas veces puedas pagar)
says-overview-hire-all = (una vez por turno)
says-overview-play-solo = tocar instrumentos (tienes { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
} por semana; las primeras { $free } veces de un turno son gratis)
says-overview-play-all = tocar un instrumento (una vez por turno)
says-overview-music = Música
says-overview-music-is = Cuando suena un instrumento, juegas de tu mano las cartas de ese instrumento que quieras{ $others }.
says-overview-music-others = , y después los demás, en el sentido de las agujas del reloj
says-overview-enemies = Monstruos y desastres
says-overview-enemies-are = Con suficientes enanos tuyos en su zona y los recursos que pide, lo resuelves en cualquier momento de tu turno, sin gastar una acción. Los enanos vuelven al campamento. Da puntos; un desastre da además oro. { $shortage }
says-overview-shortage = Con { $what }, el oro suple lo que falta.
says-overview-a-monster = un monstruo
says-overview-a-disaster = un desastre
says-overview-legends = Enanos legendarios
says-overview-legends-are = El Viejo Sabio los trae en lugar de un enano del campamento. El campeón del muro de hielo cuenta como dos contra un monstruo, el guardián de la tierra ahorra 1 recurso de un desastre en su zona, el señor del trueno se coloca sin gastar una acción ({ $how }).
says-overview-thunder-once = una vez por turno
says-overview-thunder-often = cuantas veces quieras
says-overview-zones = Zonas
says-overview-zones-are = Los bosques dan madera, las minas piedra y los llanos comida, según digan tus cartas, mientras no haya allí ni monstruo ni desastre.
says-overview-points = Puntos
says-overview-points-are = Tus trofeos (los monstruos y desastres superados) y tus héroes según la carta, por un recurso en { $most } estos puntos: { $worth }, y { $militia } por tener todos los enanos en el campamento{ $blood }{ $legend }.
says-overview-blood = ; 1 por cada tipo de monstruo derrotado{ $least }
says-overview-blood-least = , a partir de { $count } tipos
says-overview-legend-points = ; { $count } por cada enano legendario que tengas

## Pages, questions, purposes

says-page-hand = tus cartas con lo que hacen
says-page-pool = los héroes que puedes contratar
says-page-table = zonas, enemigos, jugadores
says-page-enemies = los monstruos y desastres del tablero con lo que hacen
says-page-points = los puntos de todos hasta ahora y de qué son
says-question-action = ¿Qué haces?
says-question-act-with = ¿Qué monstruo actúa ahora?
says-question-way = ¿Por dónde va?
says-question-herd = ¿A qué monstruo empuja?
says-question-guardian = ¿Dónde monta guardia tu enano?
says-question-leave = ¿Qué carta se queda boca abajo esta semana?
says-question-party = ¿Qué enanos tuyos usas?
says-question-spare = ¿Qué recurso te ahorras?
says-question-play-cards = ¿Qué carta juegas con la música?
says-question-option = ¿Qué opción eliges?
says-question-offer = ¿Aceptas la oferta?
says-question-vote = ¿Qué votas? Nadie ve un voto antes de que estén todos.
says-question-tie = Hay empate, y decides tú: ¿se aprueba?
says-several-fit = Varios encajan por igual, y decide el primer jugador: ¿a cuál se refiere?
says-question-clause = Varios efectos esperan el mismo momento. ¿Cuál va primero?
says-question-player = ¿Qué jugador?
says-question-zone = ¿Qué zona?
says-question-dwarf = ¿Qué enano?
says-question-monster = ¿Qué monstruo?
says-question-disaster = ¿Qué desastre?
says-question-hero = ¿Qué héroe?
says-question-resource = ¿Qué recurso?
says-question-number = ¿Cuántos?
says-purpose-acted-on = Tu turno: lo que no está marcado como gratis cuesta una de tus acciones. Los combates no cuestan ninguna.
says-purpose-monster-picked = Esta semana vas primero: cada monstruo da un paso hacia el castillo y ataca, en el orden que digas.
says-purpose-way-chosen = { $monster0 } da un paso, y varios caminos son igual de cortos.
says-purpose-stray-chosen = { $monster0 } empuja un paso a otro monstruo.
says-purpose-stray-named = { $monster0 } empuja a otro monstruo: va el más nombrado.
says-purpose-guardian-placed = Antes de la primera semana, cada jugador coloca enanos en el tablero para montar guardia. Te quedan por colocar: { $number1 }.
says-purpose-hand-chosen = La mano de la semana. Cartas que vienen contigo: { $number0 }. Las demás, que nombras aquí, esperan boca abajo hasta la semana siguiente.
says-purpose-defeated = Luchas contra { $monster1 }: los enanos usados vuelven a tu campamento.
says-purpose-choose-price = Luchas contra { $disaster1 }: los enanos usados vuelven a tu campamento.
says-purpose-overcame = Allí hay un guardián de la tierra: pagas 1 recurso menos.
says-purpose-card-picked = Suena { SAY($instrument1, "definite") }: quien tenga cartas suyas puede jugarlas, un jugador tras otro.
says-purpose-stepped = El enano va a una zona contigua.
says-purpose-placed = El enano pasa del campamento a cualquier zona.
says-purpose-banished = Un enano vuelve a casa desde la zona del monstruo.
says-purpose-swapped = Un enano legendario ocupa el lugar de uno de tu campamento.
says-purpose-recruited = El héroe va boca abajo a tu mazo.

## Signs and short words

says-legend-sign-1 = B1 Mi4 L3 Mu2 C
says-legend-1 = zonas: bosque, mina, llano y muralla con su número, el castillo
says-legend-sign-2 = a 1 paso del centro
says-legend-2 = desde el castillo, por el camino más corto
says-legend-sign-3 = campamento
says-legend-3 = tus enanos junto al tablero
says-legend-sign-4 = pide 3 enanos, 1 de piedra
says-legend-4 = tantos tuyos en su zona, y lo que se paga
says-legend-sign-5 = marcador de acciones
says-legend-5 = las acciones de tu turno, 5, que los ataques bajan hasta 3 esta semana
says-legend-sign-6 = límite de mano
says-legend-6 = las cartas de tu semana, 7, que los ataques bajan hasta 5 esta semana
says-legend-sign-7 = tambor, cuerno, arpa, violín
says-legend-7 = los instrumentos de la sala de música, cada uno una vez por semana
says-legend-sign-8 = en silencio
says-legend-8 = un instrumento que un monstruo no deja sonar
says-legend-sign-9 = primer jugador
says-legend-9 = quien ordena los monstruos, va primero y pasa la ficha cada semana

## Options

says-option-end-turn = terminar el turno
says-option-place = colocar { $dwarf_kind0 } en { $zone1 }
says-option-move = mover { $dwarf_kind0 } de { $zone1 } a { $zone2 }
says-option-hire = contratar a { $hero0 } por { $number1 } de oro
says-option-music = tocar { SAY($instrument0, "definite") }
says-option-defeat = derrotar a { $monster0 }
says-option-overcome = superar { $disaster0 }
says-option-play-hero = jugar la carta { $hero0 }
says-option-leave = { $hero0 }
says-option-act-with = { $monster0 }
says-option-party = { $party0 }
says-option-spare = 1 menos de { $resource0 }
says-option-done = listo
says-option-number = { $number0 }
says-option-clause = primero el efecto { $number0 }
says-option-option = { $label1 }
says-option-accept = sí
says-option-decline = no
says-option-vote = votar { $vote0 }
says-option-player = { $player0 }
says-option-zone = { $zone0 }
says-option-dwarf = { $dwarf0 }
says-option-monster = { $monster0 }
says-option-disaster = { $disaster0 }
says-option-hero = { $hero0 }
says-option-resource = { $resource0 }

## The table of a page

says-draws-week = semana
says-draws-actions = acciones restantes
says-draws-monsters = monstruos por venir
says-draws-disasters = desastres por venir
says-draws-your = tu { $resource }
says-draws-steps = pasos hasta el castillo
says-draws-of-player = del jugador { $number }
says-draws-stock = { $resource } { $count }
says-draws-in-hand = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} en la mano
says-draws-player = Jugador { $number }
says-draws-player-piece = jugador { $number }
says-draws-silenced = { $instrument } (en silencio)
says-draws-hand = Tu mano
says-draws-hand-empty = vacía
says-draws-later = Para las próximas semanas
says-draws-page-enemies = enemigos
says-draws-page-hand = mano
says-draws-page-points = puntos
says-draws-page-pool = oferta
says-draws-page-table = mesa
