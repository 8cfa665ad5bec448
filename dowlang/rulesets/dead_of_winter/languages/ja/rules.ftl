## Rules in force for a while.

rule-people-per-food-is-number = { set-people-per-food }
rule-waste-per-morale-is-number = { set-waste-per-morale }
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
rule-subject-cannot-actions = { $subject }は{ SAY($actions, "unable") }
rule-subject-cannot-move-to-place = { $subject }は{ $place }に移動できない
rule-subject-cannot-move-from-place = { $subject }は{ $place }から移動できない
rule-subject-cannot-request-card-from-player = { $subject }は{ $player }にカードを要求できない
rule-subject-cannot-hand-off-card-to-player = { $subject }は{ $player }にカードを手渡しできない
rule-subject-win-with-the-main-objective-too = { $subject }は主要目的の達成でも勝利する
rule-betrayers-count-the-end-of-the-rounds-as-no-morale = 裏切りの秘密の目的では、ラウンドが尽きると士気は0とみなされる
rule-subject-cannot-be-killed = { $subject }は死亡しない
rule-subject-cannot-play-card = { $subject }はカードをプレイできない
rule-subject-cannot-be-played = { $subject }はプレイできない
rule-subject-cannot-play-symbol-card = { $subject }は{ SAY($symbol, "borne") }カードをプレイできない
rule-subject-do-not-roll-exposure-when-doing = { $subject }は{ $doing }時にダメージ判定ダイスを振らない
rule-move-from-origin-to-destination-cause-no-exposure-roll = 誰の移動でも、{ $origin }から{ $destination }への移動ではダメージ判定ダイスを振らない
rule-attack-at-entrance-number-of-place-cause-no-exposure-roll = 誰の攻撃でも、{ $place }のエントランス{ $number }での攻撃ではダメージ判定ダイスを振らない
rule-subject-make-no-noise = { $subject }は探索で追加のカードを引く時、騒音トークンを置かない
rule-crisis-need-count-fewer-point = 危機回避に必要なポイントが{ $count }減る
rule-crisis-need-count-more-point = 危機回避に必要なポイントが{ $count }増える
rule-point-a-crisis-need-is-number = { set-crisis-need }
# `more` and `fewer` are the verb behind the number, so both messages of a pair say the same
rule-subject-hold-fewer-survivor = { $subject }に入れる{ SAY($fewer-survivor, "change") }
rule-subject-hold-more-survivor = { $subject }に入れる{ SAY($more-survivor, "change") }
rule-subject-roll-fewer-die = { $subject }が振る{ SAY($fewer-die, "change") }
rule-subject-roll-more-die = { $subject }が振る{ SAY($more-die, "change") }
rule-searching-draw-more-card = { $bearing ->
    [yes] { reference-the-bearer }が探索で引いて見る{ SAY($more-card, "change") }（手札に加えるのはそのうち1枚）
   *[no] 探索で引く{ SAY($more-card, "change") }
}
rule-searching-keep-more-card = { $bearing ->
    [yes] { reference-the-bearer }が探索で手札に加える{ SAY($more-card, "change") }
   *[no] 探索で手札に加える{ SAY($more-card, "change") }
}
rule-searching-at-place-draw-more-card = 誰の探索でも、{ $place }の探索で引く{ SAY($more-card, "change") }
rule-searching-at-place-keep-more-card = 誰の探索でも、{ $place }の探索で手札に加える{ SAY($more-card, "change") }
rule-searching-at-place-need-a-die-count-higher = 誰の探索でも、{ $place }の探索に必要なダイスの目は{ $count }高くなる
rule-subject-lose-no-barricade-to-zombie = { $subject }のバリケードはゾンビに破壊されない
rule-paying-food-costs-more-food = 食料配給で支払う{ SAY($more-food, "change") }
rule-paying-food-costs-fewer-food = 食料配給で支払う{ SAY($fewer-food, "change") }
rule-subject-has-count-more-move = { $subject }は追加で{ $count }回移動できる
rule-subject-is-killed-by-wound = { $subject }は{ $wound }で死亡する
rule-influence-of-subject-is-number = { $subject }の影響力は{ $number }になる
rule-ability-value-of-subject-is-number = { $subject }のアビリティの数値は{ $number }になる
rule-attack-of-subject-is-number = { $subject }の攻撃力は{ $number }になる
rule-search-value-of-subject-is-number = { $subject }の探索力は{ $number }になる
rule-attack-of-subject-is-raised-by-count = { $subject }の攻撃力は{ $count }上がる
rule-attack-of-subject-is-lowered-by-count = { $subject }の攻撃力は{ $count }下がる
rule-search-value-of-subject-is-raised-by-count = { $subject }の探索力は{ $count }上がる
rule-search-value-of-subject-is-lowered-by-count = { $subject }の探索力は{ $count }下がる
rule-influence-of-subject-is-raised-by-count = { $subject }の影響力は{ $count }上がる
rule-influence-of-subject-is-lowered-by-count = { $subject }の影響力は{ $count }下がる
rule-subject-do-not-count-for-food = { $subject }は食料配給で数えない
rule-subject-count-for-number-when-zombie-come = { $subject }はゾンビの追加で{ $number }人として数える
rule-subject-fill-number-spaces = { $subject }は{ $number }スペースを占める
rule-deaths-of-subject-cost-morale = { FEATURE("length", $morale) ->
    [nil] { $subject }が死亡しても士気は下がらない
   *[other] { $subject }の死亡で{ SAY($morale, "ga") }下がる
}
rule-subject-draw-more-zombie = { $subject }に追加される{ SAY($more-zombie, "change") }
rule-subject-count-number-times-in-vote = { $subject }の票は{ $number }票として数える
rule-subject-decide-tied-vote = { $subject }が同数の投票の結果を決める
rule-crisis-count-count-more-symbol-card = 危機は{ SAY($symbol, "borne") }カードを{ $count }枚多く数える
rule-subject-count-for-crisis-by-symbol-only = 危機では{ $subject }は{ SAY($symbol, "borne") }カードとしてのみ数える
rule-subject-count-against-crisis = 危機では{ $subject }は間違ったカードとして数える
rule-needed-symbol-card-is-worth-number = 必要な{ SAY($symbol, "borne") }カードは1枚{ $number }ポイントになる
rule-wrong-card-is-worth-minus-number = 間違ったカードは1枚につき{ $number }ポイントを引く
rule-subject-ignore-face = { $subject }は{ SAY($face, "cause") }
