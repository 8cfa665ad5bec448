## A person at a terminal: what belongs to no game. The ids are those of `cli/terminal_words.py`.

says-terminal-greeting = Eres el jugador { $number }. `help` dice lo que puedes escribir en cualquier pregunta, `rules` el juego en una página, `stop` guarda y sale.
says-terminal-command-card = una carta que conoces, entera; `card` a secas las enumera
says-terminal-command-rules = dónde leer las reglas que hablan de ella (en inglés); `rules` a secas es el juego en una página
says-terminal-command-legend = qué significan los signos y las palabras cortas
says-terminal-command-news = lo que ha pasado desde que empezó tu último turno, otra vez
says-terminal-command-menu = la pregunta otra vez
says-terminal-command-undo = deshace tu última respuesta
says-terminal-command-stop = guarda y sale, como `quit` y `save`; `dow play --continue` sigue
says-terminal-command-table = lo que está a la vista, y lo que solo ves tú
says-terminal-NAME = NOMBRE
says-terminal-WORD = PALABRA
says-terminal-say-help = ; escribe un número, algunas palabras de una opción, `help`, o `stop` para guardar y salir
says-terminal-several-fit = { $count } opciones encajan con `{ $said }`; escribe un número, o nada para volver:
says-terminal-prompt = jugador { $number } >
says-terminal-prompt-back = jugador { $number } (Intro vuelve) >
says-terminal-nothing-to-undo = no hay nada que deshacer
says-terminal-taken-back = deshecho
says-terminal-card-head = { $card } ({ $beside })
says-terminal-flavor = «{ $text }»
says-terminal-card-line = { $card }: «{ $line }».
says-terminal-on-this-card = En esta carta, { $meant }.
says-terminal-means-you = «tú» es el jugador { $number }
says-terminal-means-they = quien decide aquí eres tú
says-terminal-no-news = todavía no ha pasado nada
says-terminal-how-to-answer = Cómo responder
says-terminal-how-to-answer-1 = Escribe el número de una línea, o algunas de sus palabras en cualquier orden. Si encajan varias líneas, se enumeran.
says-terminal-how-to-answer-2 = Cantidades y dados se escriben tal cual: 5 es el dado que muestra un 5.
says-terminal-how-to-answer-3 = Lo que queda abierto (qué dado, adónde) se pregunta después; Intro o `back` vuelve atrás.
says-terminal-what-to-look-at = Qué mirar, en cualquier pregunta
says-terminal-what-signs-mean = Qué significan los signos y las palabras
says-terminal-cards-you-know = Cartas que conoces
says-terminal-cards-fit = { $count } cartas encajan con `{ $said }`: { $names }
says-terminal-no-card = ninguna carta que conozcas se llama `{ $said }`; `card` enumera las que conoces
says-terminal-rules-in-full = `rules` muestra el juego en una página; las reglas enteras están en inglés (`dow rules`).
says-terminal-rules-in-english = Las reglas enteras están en inglés: las muestra `dow rules { $said }`.
says-terminal-no-rules = este juego no tiene documento de reglas
says-terminal-no-rule = ninguna regla habla de `{ $said }`
says-terminal-more-rules = y { $count } más; añade una palabra
says-terminal-its-effect = su efecto
says-terminal-clause = { $card }: { $text }
says-terminal-choose-exactly = Elige { $count } en total, uno tras otro; este es el número { $number }. { $so_far }
says-terminal-choose-any = Elige cuantos quieras{ $least }, uno tras otro, y después `done`. { $so_far }
says-terminal-choose-up-to = Elige hasta { $count }{ $least }, uno tras otro, y después `done`. { $so_far }
says-terminal-at-least = , al menos { $count }
says-terminal-so-far = Hasta ahora: { $names }.
says-terminal-tie-passes = se aprueba
says-terminal-tie-fails = se rechaza
says-terminal-before-to = ¿Adónde?
says-terminal-before-from = ¿De dónde?
says-terminal-type-number = Escribe el número mismo.
says-terminal-asks = jugador { $number }: { $question } { $hint }
says-terminal-which-of-them = ¿Cuál de ellas?
says-terminal-with-one-of = con un { $values }
says-terminal-to-choose-from = { $count } para elegir
says-terminal-row = { $text }: { $parts }
says-terminal-nothing-typed = no has escrito nada
says-terminal-nothing-fits = nada encaja con `{ $said }`
says-terminal-many-fit = { $count } opciones encajan con `{ $said }`
says-terminal-numbers-go = los números van del { $low } al { $high }
says-terminal-numbers-are = hay { $values }
says-terminal-more = -- más: Intro sigue, q lo salta --
says-terminal-begins = { $set } { $version }, { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
} ({ $agents }), semilla { $seed }
says-terminal-goes-on = { $set } { $version }, { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
} ({ $agents }), continúa desde { $file }
says-terminal-saved = guardado en { $file }; sigue con: { $command }
says-terminal-whole-table = { $file } contiene la mesa entera: todas las manos, los mazos en su orden, los dados por venir; `--save-seat FILE` guarda lo que ha visto tu puesto
says-terminal-seat-seen = { $set } { $version }, lo que el jugador { $number } había visto de una partida
says-terminal-game-was-over = La partida había terminado.
says-terminal-another-asked = Le tocaba responder a otro jugador.
says-terminal-seat-saved = lo que ha visto tu puesto está en { $file }; míralo con: { $command }
says-terminal-digest = suma de control { $digest }
says-terminal-again = semilla { $seed }; para repetirla: { $command }
says-terminal-replayed = { $count ->
    [1] 1 respuesta reproducida
   *[other] { $count } respuestas reproducidas
}, todas las sumas de control coinciden; suma de control { $digest }
