## Rules in force for a while.

rule-people-per-food-is-number = { set-people-per-food }
rule-waste-per-morale-is-number = { set-waste-per-morale } вместо обычного числа
rule-people-per-zombie-is-number = { set-people-per-zombie }
rule-survivor-per-zombie-is-number = { set-survivors-per-zombie }
rule-card-cleaned-is-number = { set-cards-cleaned }
rule-zombie-attracted-is-number = { set-zombies-attracted }
rule-noise-limit-is-number = { set-noise-threshold }
rule-die-per-player-is-number = { set-dice-base }
rule-die-per-survivor-is-number = { set-dice-per-survivor }
rule-morale-per-death-is-number = { set-morale-per-death }
rule-wound-per-frostbite-is-number = { set-frostbite-wounds }
rule-point-per-surplus-is-number = { set-crisis-surplus }
rule-morale-per-surplus-is-number = { set-crisis-morale }
rule-blank-faces-is-number = { set-exposure-blank }
rule-wound-faces-is-number = { set-exposure-wound }
rule-frostbite-faces-is-number = { set-exposure-frostbite }
rule-bitten-faces-is-number = { set-exposure-bitten }
rule-highest-morale-is-number = { set-morale-max }
rule-subject-cannot-actions = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } { $actions }
rule-subject-cannot-move-to-place = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } перемещаться { SAY($place, "to") }
rule-subject-cannot-move-from-place = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } перемещаться { SAY($place, "from") }
rule-subject-cannot-request-card-from-player = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } запрашивать карты у { SAY($player, "genitive") }
rule-subject-cannot-hand-off-card-to-player = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } передавать карты { SAY($player, "dative") }
rule-subject-win-with-the-main-objective-too = { SAY($subject, "nominative") } { VERB("win", $subject, "present") } и тогда, когда выполнена Основная Цель
rule-betrayers-count-the-end-of-the-rounds-as-no-morale = для Секретных Целей Предателя конец последнего раунда считается Моралью 0
rule-subject-cannot-be-killed = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } погибнуть
rule-subject-cannot-play-card = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } разыгрывать карты
rule-subject-cannot-be-played = { SAY($subject, "accusative") } нельзя разыграть
rule-subject-cannot-play-symbol-card = { SAY($subject, "nominative") } не { VERB("can", $subject, "present") } разыгрывать карты { SAY($symbol, "genitive") }
rule-subject-do-not-roll-exposure-when-doing = { SAY($subject, "nominative") } не { VERB("throw", $subject, "present") } кубик Воздействия при { $doing }
rule-move-from-origin-to-destination-cause-no-exposure-roll = никакое перемещение { SAY($origin, "from") } { SAY($destination, "to") } не требует броска кубика Воздействия
rule-attack-at-entrance-number-of-place-cause-no-exposure-roll = никакая атака у Входа { $number } { SAY($place, "genitive") } не требует броска кубика Воздействия
rule-subject-make-no-noise = { SAY($subject, "nominative") } { VERB("can", $subject, "present") } взять ещё одну карту при Поиске без жетона Шума
rule-crisis-need-count-fewer-point = для Предотвращения Кризисов нужно на { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
} меньше
rule-crisis-need-count-more-point = для Предотвращения Кризисов нужно на { $count } { $count ->
    [one] очко
    [few] очка
   *[other] очков
} больше
rule-point-a-crisis-need-is-number = { set-crisis-need }
rule-subject-hold-fewer-survivor = { SAY($subject, "nominative") } { VERB("hold", $subject, "present") } на { SAY($fewer-survivor, "accusative") }
rule-subject-hold-more-survivor = { SAY($subject, "nominative") } { VERB("hold", $subject, "present") } на { SAY($more-survivor, "accusative") }
rule-subject-roll-fewer-die = { SAY($subject, "nominative") } { VERB("throw", $subject, "present") } на { SAY($fewer-die, "accusative") }
rule-subject-roll-more-die = { SAY($subject, "nominative") } { VERB("throw", $subject, "present") } на { SAY($more-die, "accusative") }
rule-searching-draw-more-card = { $bearing ->
    [yes] при Поиске { reference-the-bearer } просматривает на { SAY($more-card, "accusative") }, прежде чем выбрать, что оставить
   *[no] при Поиске просматривается на { SAY($more-card, "accusative") }, прежде чем выбрать, что оставить
}
rule-searching-keep-more-card = { $bearing ->
    [yes] при Поиске { reference-the-bearer } оставляет себе на { SAY($more-card, "accusative") }
   *[no] при Поиске остаётся на { SAY($more-card, "accusative") }
}
rule-paying-food-costs-more-food = на шаге «Оплатите пропитание» нужно на { SAY($more-food, "accusative") }
rule-paying-food-costs-fewer-food = на шаге «Оплатите пропитание» нужно на { SAY($fewer-food, "accusative") }
rule-subject-has-count-more-move = { SAY($subject, "nominative") } { VERB("can", $subject, "present") } переместиться ещё { $count } { $count ->
    [one] раз
    [few] раза
   *[other] раз
}
rule-subject-is-killed-by-wound = { SAY($subject, "nominative") } { VERB("die", $subject, "present") } от { SAY($wound, "genitive") }
rule-influence-of-subject-is-number = Влияние { SAY($subject, "genitive") } равно { $number }
rule-ability-value-of-subject-is-number = значение Способности { SAY($subject, "genitive") } равно { $number }
rule-attack-of-subject-is-number = Параметр Атаки { SAY($subject, "genitive") } равен { $number }
rule-search-value-of-subject-is-number = Параметр Поиска { SAY($subject, "genitive") } равен { $number }
rule-attack-of-subject-is-raised-by-count = Параметр Атаки { SAY($subject, "genitive") } увеличен на { $count }
rule-attack-of-subject-is-lowered-by-count = Параметр Атаки { SAY($subject, "genitive") } уменьшен на { $count }
rule-search-value-of-subject-is-raised-by-count = Параметр Поиска { SAY($subject, "genitive") } увеличен на { $count }
rule-search-value-of-subject-is-lowered-by-count = Параметр Поиска { SAY($subject, "genitive") } уменьшен на { $count }
rule-influence-of-subject-is-raised-by-count = Влияние { SAY($subject, "genitive") } увеличено на { $count }
rule-influence-of-subject-is-lowered-by-count = Влияние { SAY($subject, "genitive") } уменьшено на { $count }
rule-subject-do-not-count-for-food = { SAY($subject, "nominative") } не { VERB("count", $subject, "present") } при оплате пропитания
rule-subject-count-for-number-when-zombie-come = { SAY($subject, "nominative") } { VERB("count", $subject, "present") } за { $number } при добавлении зомби
rule-subject-fill-number-spaces = { SAY($subject, "nominative") } { VERB("occupy", $subject, "present") } { $number } { $number ->
    [one] место
    [few] места
   *[other] мест
}
rule-deaths-of-subject-cost-morale = гибель { SAY($subject, "genitive") } { FEATURE("length", $morale) ->
    [nil] не снижает Мораль
   *[other] снижает { SAY($morale, "level") }
}
rule-subject-draw-more-zombie = на шаге «Добавьте Зомби» { SAY($subject, "to") } добавляется на { SAY($more-zombie, "accusative") }
rule-searching-at-place-draw-more-card = при любом Поиске { SAY($place, "at") } просматривается на { SAY($more-card, "accusative") }, прежде чем выбрать, что оставить
rule-searching-at-place-keep-more-card = при любом Поиске { SAY($place, "at") } остаётся на { SAY($more-card, "accusative") }
rule-searching-at-place-need-a-die-count-higher = для любого Поиска { SAY($place, "at") } нужен кубик на { $count } выше
rule-subject-lose-no-barricade-to-zombie = зомби не разрушают баррикады { SAY($subject, "at") }
rule-subject-count-number-times-in-vote = { FEATURE("person", $subject) ->
    [you] ваш голос
   *[third] голос { SAY($subject, "genitive") }
} считается за { $number } при голосовании
rule-subject-decide-tied-vote = { SAY($subject, "nominative") } { VERB("decide", $subject, "present") } исход голосования при равенстве
rule-crisis-count-count-more-symbol-card = Кризис учитывает ещё { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} { SAY($symbol, "genitive") }
rule-subject-count-for-crisis-by-symbol-only = { SAY($subject, "nominative") } считается для Кризиса только картой { SAY($symbol, "genitive") }
rule-subject-count-against-crisis = { SAY($subject, "nominative") } считается для Кризиса неподходящей картой
rule-needed-symbol-card-is-worth-number = каждая нужная карта { SAY($symbol, "genitive") } даёт { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
}
rule-wrong-card-is-worth-minus-number = каждая неподходящая карта отнимает { $number } { $number ->
    [one] очко
    [few] очка
   *[other] очков
}
rule-subject-ignore-face = { SAY($subject, "nominative") } { DO($face, $subject, "cause") }
