## Nouns and closed words of Dead of Winter. Terms: Part 6 of docs/rules/dead-of-winter.md.
# chosen here, as the rulebook has none: «счётчик» for a track, «кубик Действия» whichever way it is thrown, «добавить на Кризис» for contributing and slipping in

noun-player = игрок | игрока | игроку | игрока | игроком | игроке | игроки | игроков | игрокам | игроков | игроками | игроках
    .features = masculine animate
noun-die = кубик Действия | кубика Действия | кубику Действия | кубик Действия | кубиком Действия | кубике Действия | кубики Действия | кубиков Действия | кубикам Действия | кубики Действия | кубиками Действия | кубиках Действия
    .features = masculine
noun-zombie = зомби | зомби | зомби | зомби | зомби | зомби | зомби | зомби | зомби | зомби | зомби | зомби
    .features = masculine animate
noun-wound = рана | раны | ране | рану | раной | ране | раны | ран | ранам | раны | ранами | ранах
    .features = feminine
noun-survivor = выживший | выжившего | выжившему | выжившего | выжившим | выжившем | выжившие | выживших | выжившим | выживших | выжившими | выживших
    .features = masculine animate adjectival
noun-fallen-survivor = погибший выживший | погибшего выжившего | погибшему выжившему | погибшего выжившего | погибшим выжившим | погибшем выжившем | погибшие выжившие | погибших выживших | погибшим выжившим | погибших выживших | погибшими выжившими | погибших выживших
    .features = masculine animate adjectival
noun-helpless-survivor = беспомощный выживший | беспомощного выжившего | беспомощному выжившему | беспомощного выжившего | беспомощным выжившим | беспомощном выжившем | беспомощные выжившие | беспомощных выживших | беспомощным выжившим | беспомощных выживших | беспомощными выжившими | беспомощных выживших
    .features = masculine animate adjectival
    .place = colony
noun-card = карта | карты | карте | карту | картой | карте | карты | карт | картам | карты | картами | картах
    .features = feminine
noun-location = локация | локации | локации | локацию | локацией | локации | локации | локаций | локациям | локации | локациями | локациях
    .features = feminine
noun-barricade = баррикада | баррикады | баррикаде | баррикаду | баррикадой | баррикаде | баррикады | баррикад | баррикадам | баррикады | баррикадами | баррикадах
    .features = feminine
noun-food = жетон Пропитания | жетона Пропитания | жетону Пропитания | жетон Пропитания | жетоном Пропитания | жетоне Пропитания | жетоны Пропитания | жетонов Пропитания | жетонам Пропитания | жетоны Пропитания | жетонами Пропитания | жетонах Пропитания
    .features = masculine tokens
    .stock = pieces
    .figure = жетоны Пропитания
noun-morale = Мораль | Морали | Морали | Мораль | Моралью | Морали | Мораль | Морали | Морали | Мораль | Моралью | Морали
    .features = feminine mass
    .stock = track
noun-hidden-goal = Секретная Цель | Секретной Цели | Секретной Цели | Секретную Цель | Секретной Целью | Секретной Цели | Секретные Цели | Секретных Целей | Секретным Целям | Секретные Цели | Секретными Целями | Секретных Целях
    .features = feminine
noun-betrayal-goal = Секретная Цель Предателя | Секретной Цели Предателя | Секретной Цели Предателя | Секретную Цель Предателя | Секретной Целью Предателя | Секретной Цели Предателя | Секретные Цели Предателя | Секретных Целей Предателя | Секретным Целям Предателя | Секретные Цели Предателя | Секретными Целями Предателя | Секретных Целях Предателя
    .features = feminine
noun-exile-goal = Секретная Цель Изгнанных | Секретной Цели Изгнанных | Секретной Цели Изгнанных | Секретную Цель Изгнанных | Секретной Целью Изгнанных | Секретной Цели Изгнанных | Секретные Цели Изгнанных | Секретных Целей Изгнанных | Секретным Целям Изгнанных | Секретные Цели Изгнанных | Секретными Целями Изгнанных | Секретных Целях Изгнанных
    .features = feminine
noun-deck = колода | колоды | колоде | колоду | колодой | колоде | колоды | колод | колодам | колоды | колодами | колодах
    .features = feminine
noun-crisis = Кризис | Кризиса | Кризису | Кризис | Кризисом | Кризисе | Кризисы | Кризисов | Кризисам | Кризисы | Кризисами | Кризисах
    .features = masculine
noun-objective = Основная Цель | Основной Цели | Основной Цели | Основную Цель | Основной Целью | Основной Цели | Основные Цели | Основных Целей | Основным Целям | Основные Цели | Основными Целями | Основных Целях
    .features = feminine
noun-crossroads = карта Перекрёстков | карты Перекрёстков | карте Перекрёстков | карту Перекрёстков | картой Перекрёстков | карте Перекрёстков | карты Перекрёстков | карт Перекрёстков | картам Перекрёстков | карты Перекрёстков | картами Перекрёстков | картах Перекрёстков
    .features = feminine
noun-phase = фаза | фазы | фазе | фазу | фазой | фазе | фазы | фаз | фазам | фазы | фазами | фазах
    .features = feminine
noun-vote = голосование | голосования | голосованию | голосование | голосованием | голосовании | голосования | голосований | голосованиям | голосования | голосованиями | голосованиях
    .features = neuter
noun-game = игра | игры | игре | игру | игрой | игре | игры | игр | играм | игры | играми | играх
    .features = feminine
noun-step = шаг | шага | шагу | шаг | шагом | шаге | шаги | шагов | шагам | шаги | шагами | шагах
    .features = masculine
noun-starvation-token = жетон Голода | жетона Голода | жетону Голода | жетон Голода | жетоном Голода | жетоне Голода | жетоны Голода | жетонов Голода | жетонам Голода | жетоны Голода | жетонами Голода | жетонах Голода
    .features = masculine
noun-noise = жетон Шума | жетона Шума | жетону Шума | жетон Шума | жетоном Шума | жетоне Шума | жетоны Шума | жетонов Шума | жетонам Шума | жетоны Шума | жетонами Шума | жетонах Шума
    .features = masculine
    .stock = pieces
noun-round-marker = Счётчик Раундов | Счётчика Раундов | Счётчику Раундов | Счётчик Раундов | Счётчиком Раундов | Счётчике Раундов | Счётчики Раундов | Счётчиков Раундов | Счётчикам Раундов | Счётчики Раундов | Счётчиками Раундов | Счётчиках Раундов
    .features = masculine
noun-frostbite = обморожение | обморожения | обморожению | обморожение | обморожением | обморожении | обморожения | обморожений | обморожениям | обморожения | обморожениями | обморожениях
    .features = neuter
    .stock = pieces
noun-track = счётчик | счётчика | счётчику | счётчик | счётчиком | счётчике | счётчики | счётчиков | счётчикам | счётчики | счётчиками | счётчиках
    .features = masculine
noun-token-kind = вид жетона | вида жетона | виду жетона | вид жетона | видом жетона | виде жетона | виды жетона | видов жетона | видам жетона | виды жетона | видами жетона | видах жетона
    .features = masculine
noun-incident-deck = колода происшествий | колоды происшествий | колоде происшествий | колоду происшествий | колодой происшествий | колоде происшествий | колоды происшествий | колод происшествий | колодам происшествий | колоды происшествий | колодами происшествий | колодах происшествий
    .features = feminine
noun-incident = происшествие | происшествия | происшествию | происшествие | происшествием | происшествии | происшествия | происшествий | происшествиям | происшествия | происшествиями | происшествиях
    .features = neuter
    .stock = pieces

symbol-weapon = { $case ->
    [genitive] оружия
   *[other] оружие
}
symbol-fuel = { $case ->
    [genitive] топлива
   *[other] топливо
}
symbol-education = { $case ->
    [genitive] образования
   *[other] образование
}
symbol-food = { $case ->
    [genitive] пропитания
   *[other] пропитание
}
symbol-medicine = { $case ->
    [genitive] медикаментов
   *[other] медикаменты
}
symbol-tool = { $case ->
    [genitive] инструментов
   *[other] инструменты
}
symbol-survivor = { $case ->
    [genitive] с символом «выжившие»
   *[other] выжившие
}
reference-the-food-step = «Оплатите пропитание»
    .features = masculine
reference-the-waste-step = «Проверьте Отходы»
    .features = masculine
reference-the-crisis-step = «Разрешите Кризис»
    .features = masculine
reference-the-zombie-step = «Добавьте Зомби»
    .features = masculine
reference-the-objective-step = «Проверьте Основную Цель»
    .features = masculine
reference-the-round-step = «Переместите Счётчик Раундов»
    .features = masculine
reference-the-token-step = «Передайте жетон Первого игрока»
    .features = masculine
action-move = перемещаться
action-search = выполнять Поиск
action-attack = атаковать
action-use-its-ability = использовать свою Способность
action-be-moved = быть перемещённым
action-be-attacked = быть атакованным
action-clean-waste = очищать Отходы
action-add-cards-to-the-crisis = добавлять карты на Кризис
action-spend-food = тратить жетоны Пропитания
action-build-barricades = строить баррикады
action-attract-zombies = привлекать зомби
action-request-cards = запрашивать карты
action-hand-off-cards = передавать карты
action-start-exile-votes = начинать голосование для Изгнания
action-be-equipped = получать снаряжение
action-be-wounded = получать раны
action-be-healed = лечиться
action-take-actions = совершать действия
doing-moving = перемещении
doing-attacking = атаке
doing-killing = убийстве зомби
cause-effect = { $case ->
    [genitive] эффекта
   *[other] эффект
}
cause-moving = { $case ->
    [genitive] перемещения
   *[other] перемещение
}
cause-killing = { $case ->
    [genitive] убийства
   *[other] убийство
}
cause-wounds = { $case ->
    [genitive] ран
   *[other] раны
}
cause-bite = { $case ->
    [genitive] укуса
   *[other] укус
}
cause-overrun = { $case ->
    [genitive] переполнения
   *[other] переполнение
}
cause-frostbite = { $case ->
    [genitive] обморожения
   *[other] обморожение
}
cause-attack = { $case ->
    [genitive] атаки
   *[other] атака
}
cause-hunger = { $case ->
    [genitive] голода
   *[other] голод
}
point-before-the-roll = до броска
point-after-the-roll = после броска
point-before-it-takes-effect = до применения эффекта
point-before-the-first-takes-effect = прежде чем что-либо из этого подействует
point-before-a-card-is-taken = до того, как карта взята
point-after-paying = после оплаты

# whom or what the card waits for without saying so: когда вы строите баррикаду
reference-that-survivor = { $unnamed ->
    [no] { reference-that }
    [search] { TERM("survivor", $case) }, который выполнил Поиск,
    [make] { TERM("survivor", $case) }, который пошумел,
    [attack] { TERM("survivor", $case) }, который атаковал,
    [kill] { TERM("survivor", $case) }, который убил зомби,
    [build] { TERM("survivor", $case) }, который построил баррикаду,
    [attract] { TERM("survivor", $case) }, который привлёк зомби,
    [use] { TERM("survivor", $case) }, который использовал карту,
   *[yes] { TERM("survivor", $case) }, который это сделал,
}
    .features = singular
reference-that-location = { $unnamed ->
    [no] { reference-that }
    [search] { TERM("location", $case) }, где только что выполнен Поиск,
    [make] { TERM("location", $case) }, где только что пошумели,
    [attack] { TERM("location", $case) }, где только что была атака,
    [kill] { TERM("location", $case) }, где только что убит зомби,
    [build] { TERM("location", $case) }, где только что построена баррикада,
    [attract] { TERM("location", $case) }, куда только что привлечены зомби,
    [pass] { TERM("location", $case) }, где только что передана карта,
    [find] { TERM("location", $case) }, где только что найдена карта,
    [survivor] { TERM("location", $case) } этого выжившего
   *[yes] { TERM("location", $case) }, где это произошло,
}
    .features = singular
reference-this-location = { reference-here }
    .at = { reference-here.at }
    .to = { reference-here.to }
    .from = { reference-here.from }
    .features = feminine
reference-here = { $case ->
    [genitive] этой локации
    [dative] этой локации
    [instrumental] этой локацией
    [prepositional] этой локации
   *[other] здесь
}
    .at = здесь
    .to = сюда
    .from = отсюда
    .features = feminine
reference-anywhere = где угодно
    .at = где угодно
    .to = куда угодно
    .from = откуда угодно
    .features = feminine
reference-the-location-of = { $case ->
    [genitive] локации
    [dative] локации
    [accusative] локацию
    [instrumental] локацией
    [prepositional] локации
   *[other] локация
} { SAY($thing, "genitive") }
    .features = feminine
reference-the-origin = { $case ->
    [genitive] исходной локации
    [dative] исходной локации
    [accusative] исходную локацию
    [instrumental] исходной локацией
    [prepositional] исходной локации
   *[other] исходная локация
}
    .features = feminine
reference-the-destination = { $case ->
    [genitive] конечной локации
    [dative] конечной локации
    [accusative] конечную локацию
    [instrumental] конечной локацией
    [prepositional] конечной локации
   *[other] конечная локация
}
    .features = feminine
reference-the-game = { $case ->
    [genitive] игры
    [dative] игре
    [accusative] игру
    [instrumental] игрой
    [prepositional] игре
   *[other] игра
}
    .features = feminine
reference-the-player-turn-phase = { $case ->
    [genitive] Фазы хода игрока
    [dative] Фазе хода игрока
    [accusative] Фазу хода игрока
    [instrumental] Фазой хода игрока
    [prepositional] Фазе хода игрока
   *[other] Фаза хода игрока
}
    .features = feminine
reference-the-colony-phase = { $case ->
    [genitive] Фазы Колонии
    [dative] Фазе Колонии
    [accusative] Фазу Колонии
    [instrumental] Фазой Колонии
    [prepositional] Фазе Колонии
   *[other] Фаза Колонии
}
    .features = feminine
reference-the-colony = { $case ->
    [genitive] колонии
    [dative] колонии
    [accusative] колонию
    [instrumental] колонией
    [prepositional] колонии
   *[other] колония
}
    .features = feminine
# on a survivor's own card that is who it is
reference-the-bearer = { $kind ->
    [survivor] { ADJECTIVE("that", "singular", "masculine", "animate") } { TERM("survivor", $case) }
   *[other] { reference-the-bearer.has }
}
    .has = { $attached ->
        [yes] { TERM("survivor", $case) } с этой картой
       *[no] { ADJECTIVE("equipped", "singular", "masculine", "animate") } { TERM("survivor", $case) }
    }
    .features = masculine animate
reference-the-first-player = { $case ->
    [genitive] первого игрока
    [dative] первому игроку
    [accusative] первого игрока
    [instrumental] первым игроком
    [prepositional] первом игроке
   *[other] первый игрок
}
    .features = masculine animate
reference-the-active-player = { $case ->
    [genitive] активного игрока
    [dative] активному игроку
    [accusative] активного игрока
    [instrumental] активным игроком
    [prepositional] активном игроке
   *[other] активный игрок
}
    .features = masculine animate
reference-the-controller-of = { $case ->
    [genitive] игрока, который контролирует
    [dative] игроку, который контролирует
    [accusative] игрока, который контролирует
    [instrumental] игроком, который контролирует
    [prepositional] игроке, который контролирует
   *[other] игрок, который контролирует
} { SAY($thing, "accusative") },
    .features = masculine animate
reference-the-last-controller-of = { $case ->
    [genitive] последнего игрока, который контролировал
    [dative] последнему игроку, который контролировал
    [accusative] последнего игрока, который контролировал
    [instrumental] последним игроком, который контролировал
    [prepositional] последнем игроке, который контролировал
   *[other] последний игрок, который контролировал
} { SAY($thing, "accusative") },
    .features = masculine animate
reference-the-leader-of = { $case ->
    [genitive] лидера
    [dative] лидеру
    [accusative] лидера
    [instrumental] лидером
    [prepositional] лидере
   *[other] лидер
} группы { SAY($thing, "genitive") }
    .features = masculine animate
reference-your-leader = { $case ->
    [genitive] вашего лидера
    [dative] вашему лидеру
    [accusative] вашего лидера
    [instrumental] вашим лидером
    [prepositional] вашем лидере
   *[other] ваш лидер
} группы
    .features = masculine animate
reference-their-leader = { $own ->
    [yes] { ADJECTIVE("own", "singular", "masculine", "animate") }
   *[no] его
} { $case ->
    [genitive] лидера
    [dative] лидеру
    [accusative] лидера
    [instrumental] лидером
    [prepositional] лидере
   *[other] лидер
} группы
    .features = masculine animate
reference-the-deck = { $case ->
    [genitive] колоды
    [dative] колоде
    [accusative] колоду
    [instrumental] колодой
    [prepositional] колоде
   *[other] колода
} { SAY($name, "genitive") }
    .features = feminine
reference-the-survivor-deck = { $case ->
    [genitive] колоды Выживших
    [dative] колоде Выживших
    [accusative] колоду Выживших
    [instrumental] колодой Выживших
    [prepositional] колоде Выживших
   *[other] колода Выживших
}
    .features = feminine
reference-the-crisis-deck = { $case ->
    [genitive] колоды Кризисов
    [dative] колоде Кризисов
    [accusative] колоду Кризисов
    [instrumental] колодой Кризисов
    [prepositional] колоде Кризисов
   *[other] колода Кризисов
}
    .features = feminine
reference-the-crossroads-deck = { $case ->
    [genitive] колоды Перекрёстков
    [dative] колоде Перекрёстков
    [accusative] колоду Перекрёстков
    [instrumental] колодой Перекрёстков
    [prepositional] колоде Перекрёстков
   *[other] колода Перекрёстков
}
    .features = feminine
reference-the-exile-deck = { $case ->
    [genitive] колоды Целей Изгнанных
    [dative] колоде Целей Изгнанных
    [accusative] колоду Целей Изгнанных
    [instrumental] колодой Целей Изгнанных
    [prepositional] колоде Целей Изгнанных
   *[other] колода Целей Изгнанных
}
    .features = feminine
reference-the-waste-pile = { $case ->
    [genitive] стопки Отходов
    [dative] стопке Отходов
    [accusative] стопку Отходов
    [instrumental] стопкой Отходов
    [prepositional] стопке Отходов
   *[other] стопка Отходов
}
    .features = feminine open
reference-the-removed-pile = { $case ->
    [genitive] стопки удалённых карт
    [dative] стопке удалённых карт
    [accusative] стопку удалённых карт
    [instrumental] стопкой удалённых карт
    [prepositional] стопке удалённых карт
   *[other] стопка удалённых карт
}
    .features = feminine open
reference-the-revealed-card = { $case ->
    [genitive] открытых карт
    [dative] открытым картам
    [instrumental] открытыми картами
    [prepositional] открытых картах
   *[other] открытые карты
}
    .features = plural
reference-the-main-objective = { $case ->
    [genitive] Основной Цели
    [dative] Основной Цели
    [accusative] Основную Цель
    [instrumental] Основной Целью
    [prepositional] Основной Цели
   *[other] Основная Цель
}
    .features = feminine
reference-the-current-crisis = { $case ->
    [genitive] текущего Кризиса
    [dative] текущему Кризису
    [instrumental] текущим Кризисом
    [prepositional] текущем Кризисе
   *[other] текущий Кризис
}
    .features = masculine
modifier-without-exposure = без броска кубика Воздействия
modifier-without-losing-morale = без потери морали
modifier-with-bites-like-wound = , при этом Укус считается раной

# behind «получает на кубике» a face is a noun; what ignores it says what does not happen
face-blank = { $case ->
    [cause] { VERB("not-heed", "present") } пустые грани
    [accusative] пустую грань
   *[other] пустая грань
}
face-wound = { $case ->
    [cause] { VERB("not-heed", "present") } раны
    [accusative] рану
   *[other] рана
}
face-frostbite = { $case ->
    [cause] { VERB("not-heed", "present") } обморожения на кубике Воздействия
    [accusative] обморожение
   *[other] обморожение
}
face-bitten = { $case ->
    [cause] не { VERB("can", "present") } погибнуть от укуса
    [accusative] укус
   *[other] укус
}

# names of cards stand between quotation marks, those of survivors and locations do not
name-crossroads = «{ $name }»
name-crisis = «{ $name }»
name-objective = «{ $name }»
name-secret = «{ $name }»
name-betrayal = «{ $name }»
name-exile = «{ $name }»
name-item = «{ $name }»
name-track = «{ $name }»
name-token = «{ $name }»
name-deck = «{ $name }»
name-incident = «{ $name }»
name-scenario = «{ $name }»
