noun-player = игрок | игрока | игроку | игрока | игроком | игроке | игроки | игроков | игрокам | игроков | игроками | игроках
    .features = masculine animate
noun-die = кубик Действия | кубика Действия | кубику Действия | кубик Действия | кубиком Действия | кубике Действия | кубики Действия | кубиков Действия | кубикам Действия | кубики Действия | кубиками Действия | кубиках Действия
    .features = masculine
noun-zombie = зомби
    .features = masculine animate
noun-wound = рана | раны | ране | рану | раной | ране | раны | ран | ранам | раны | ранами | ранах
    .features = feminine
noun-survivor = выживший | выжившего | выжившему | выжившего | выжившим | выжившем | выжившие | выживших | выжившим | выживших | выжившими | выживших
    .features = masculine animate adjectival
noun-helpless-survivor = беспомощный выживший | беспомощного выжившего | беспомощному выжившему | беспомощного выжившего | беспомощным выжившим | беспомощном выжившем | беспомощные выжившие | беспомощных выживших | беспомощным выжившим | беспомощных выживших | беспомощными выжившими | беспомощных выживших
    .features = masculine animate adjectival
    .where = в колонии
noun-card = карта | карты | карте | карту | картой | карте | карты | карт | картам | карты | картами | картах
    .features = feminine
noun-location = локация | локации | локации | локацию | локацией | локации | локации | локаций | локациям | локации | локациями | локациях
    .features = feminine
noun-barricade = баррикада | баррикады | баррикаде | баррикаду | баррикадой | баррикаде | баррикады | баррикад | баррикадам | баррикады | баррикадами | баррикадах
    .features = feminine
noun-food = пропитание | пропитания | пропитанию | пропитание | пропитанием | пропитании | пропитания | пропитания | пропитанию | пропитание | пропитанием | пропитании
    .features = neuter
noun-morale = мораль | морали | морали | мораль | моралью | морали | мораль | морали | морали | мораль | моралью | морали
    .features = feminine
adjective-food = пропитания

reference-the-colony = { $case ->
    [genitive] колонии
    [dative] колонии
    [accusative] колонию
    [instrumental] колонией
    [prepositional] колонии
   *[other] колония
}
    .features = feminine
reference-the-bearer = носитель
    .features = masculine animate
reference-the-first-player = первый игрок
    .features = masculine animate
reference-the-food-step = «Оплатите пропитание»

effect-lose-die = { VERB("lose") } { SAY($die, "accusative") }
effect-lose-morale = { VERB("lose") } { SAY($morale, "accusative") }
effect-add-zombie-to-place = { VERB("add") } { SAY($zombie, "accusative") } { SAY($place, "to") }
effect-remove-wound-from-survivor = { VERB("remove") } { SAY($wound, "accusative") } с { SAY($survivor, "genitive") }
effect-discard-card = { VERB("discard") } { SAY($card, "accusative") }
effect-add-food = { VERB("add") } { SAY($food, "accusative") }
effect-get-wound = { VERB("get") } { SAY($wound, "accusative") }
event-search-location = { VERB("search") } { SAY($location, "accusative") }
rule-subject-ignore-face = { $subject } не может погибнуть от { SAY($face, "genitive") }
filter-at-place = { SAY($place, "at") }
filter-outside-place = за пределами { SAY($place, "genitive") }
filter-they-control = под его контролем
filter-with-survivor = , у которых есть { $survivor }
face-bitten = { $case ->
    [genitive] укуса
   *[other] укус
}
verb-lose = потеряйте | потерять | теряет | теряют | теряете | теряете | потерял | потеряла | потеряло | потеряли
verb-add = добавьте | добавить | добавляет | добавляют | добавляете | добавляете | добавил | добавила | добавило | добавили
verb-remove = снимите | снять | снимает | снимают | снимаете | снимаете | снял | сняла | сняло | сняли
verb-discard = сбросьте | сбросить | сбрасывает | сбрасывают | сбрасываете | сбрасываете | сбросил | сбросила | сбросило | сбросили
verb-get = получите | получить | получает | получают | получаете | получаете | получил | получила | получило | получили
verb-search = обыщите | обыскать | обыскивает | обыскивают | обыскиваете | обыскиваете | обыскал | обыскала | обыскало | обыскали
