## Dwar7s Winter in Japanese: nouns, places, kinds of cards. Terms are ours: the game has no Japanese edition that we know of.

noun-action = アクション
    .counter = 回
    .exist = exist
noun-hand-card = 手札上限
    .counter = 枚
    .exist = exist
noun-player = プレイヤー
    .features = animate
    .counter = 人
    .exist = be
noun-zone = エリア
    .counter = つ
    .exist = exist
noun-dwarf = ドワーフ
    .features = animate
    .counter = 人
    .exist = be
noun-monster = モンスター
    .features = animate
    .counter = 体
    .exist = be
noun-disaster = 災害
    .counter = つ
    .exist = exist
noun-hero = ヒーロー
    .features = animate
    .counter = 人
    .exist = be
noun-game = ゲーム
    .counter = 回
    .exist = exist
adjective-forest = 森の
adjective-mine = 鉱山の
adjective-plain = 平原の
adjective-wall = 壁の
adjective-blocked = 塞がれた
adjective-open = 空いた
adjective-ordinary = 普通の
adjective-legendary = 伝説の
game-name = Dwar7s Winter

verb-gain = 得る | 得て | 得た | 得なければならない | 得ない | 得ず | 得なかった
verb-produce = 産出する | 産出して | 産出した | 産出しなければならない | 産出しない | 産出せず | 産出しなかった
verb-pay = 支払う | 支払って | 支払った | 支払わなければならない | 支払わない | 支払わず | 支払わなかった
verb-lose = 失う | 失って | 失った | 失わなければならない | 失わない | 失わず | 失わなかった
verb-move = 移動させる | 移動させて | 移動させた | 移動させなければならない | 移動させない | 移動させず | 移動させなかった
verb-return = 戻す | 戻して | 戻した | 戻さなければならない | 戻さない | 戻さず | 戻さなかった
verb-lower = 減らす | 減らして | 減らした | 減らさなければならない | 減らさない | 減らさず | 減らさなかった
verb-swap = 交換する | 交換して | 交換した | 交換しなければならない | 交換しない | 交換せず | 交換しなかった
verb-take = 取る | 取って | 取った | 取らなければならない | 取らない | 取らず | 取らなかった
verb-go = 進む | 進んで | 進んだ | 進まなければならない | 進まない | 進まず | 進まなかった
verb-reveal = 公開する | 公開して | 公開した | 公開しなければならない | 公開しない | 公開せず | 公開しなかった
verb-start = ターンを始める | ターンを始めて | ターンを始めた | ターンを始めなければならない | ターンを始めない | ターンを始めず | ターンを始めなかった
verb-pass = パスする | パスして | パスした | パスしなければならない | パスしない | パスせず | パスしなかった
verb-defeat = 倒す | 倒して | 倒した | 倒さなければならない | 倒さない | 倒さず | 倒さなかった
verb-overcome = 克服する | 克服して | 克服した | 克服しなければならない | 克服しない | 克服せず | 克服しなかった
verb-play = 演奏する | 演奏して | 演奏した | 演奏しなければならない | 演奏しない | 演奏せず | 演奏しなかった
verb-hold = 持つ | 持って | 持った | 持たなければならない | 持たない | 持たず | 持たなかった
verb-sense = 感知する | 感知して | 感知した | 感知しなければならない | 感知しない | 感知せず | 感知しなかった
verb-occupy = 占める | 占めて | 占めた | 占めなければならない | 占めない | 占めず | 占めなかった
verb-win = 勝つ | 勝って | 勝った | 勝たなければならない | 勝たない | 勝たず | 勝たなかった

label-by-resource = 資源別
label-by-terrain = 地形別
label-by-instrument = 楽器別
label-by-title = 称号別
label-by-legend = 伝説のドワーフ別
resource-gold = 黄金
    .with-number = 黄金{ $count }
resource-food = 食料
    .with-number = 食料{ $count }
resource-stone = 石
    .with-number = 石{ $count }
resource-wood = 木材
    .with-number = 木材{ $count }
terrain-castle = 城
terrain-wall = 壁
terrain-forest = 森
terrain-mine = 鉱山
terrain-plain = 平原
instrument-drum = 太鼓
instrument-horn = 角笛
instrument-harp = ハープ
instrument-fiddle = フィドル
instrument-flute = 笛
instrument-bell = 鐘
title-survivor = 生存者
title-beast-hunter = 獣狩り
title-knight-of-the-round-table = 円卓の騎士
title-frozen-conqueror = 氷の征服者
title-living-legend = 生ける伝説
legend-ice-wall-champion = 氷壁の勇者
legend-earth-guardian = 大地の守護者
legend-thunder-lord = 雷の主

kind-hero = ヒーロー
kinds-hero = ヒーロー
kind-monster = モンスター
kinds-monster = モンスター
kind-disaster = 災害
kinds-disaster = 災害
kind-board = ボード
kinds-board = ボード
clause-flavor = フレーバー
clause-legendary = 伝説
clause-starting = 初期ヒーロー
deck-starting = 初期デッキ
clause-copies = 枚数
clause-music = 音楽
clause-points = 得点
clause-ability = アビリティ
clause-appears-at = 出現場所
clause-needs = 必要なもの
clause-dwarves = 人のドワーフ
    .with-number = ドワーフ{ $count }人
clause-attack = 襲撃
clause-arrival = 到来
clause-presence = 存在
clause-occurs-at = 発生場所
clause-gold = 黄金
clause-castle-to = 城に隣接するエリア
about-borders-on = { $first }{ $second }に隣接するエリア

## Places and people

reference-the-bearer = このモンスター
    .features = animate
reference-the-lead = リーダー
    .features = animate
reference-the-castle = 城
reference-the-game = ゲーム
reference-forest = 森{ $number }
reference-mine = 鉱山{ $number }
reference-plain = 平原{ $number }
reference-wall = 壁{ $number }
reference-the-zone-of = { $thing }のエリア

## What happens

effect-gain-count-resource = { $resource }{ $count }を{ VERB("gain") }
effect-produce-count-resource-for-each-terrain = あなたのドワーフがいる{ $terrain }1つにつき{ $resource }{ $count }を{ VERB("produce") }
effect-pay-count-resource = { $resource }{ $count }を{ VERB("pay") }
effect-lose-count-resource = { $resource }{ $count }を{ VERB("lose") }
effect-lose-action = この週、{ SAY($action, "wo") }{ VERB("lose") }
effect-lose-hand-card = この週、{ SAY($hand-card, "wo") }{ VERB("lower") }
effect-move-dwarf-to-a-adjacent-zone = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [plain] { SAY($dwarf, "wo", "done") }、隣接するエリアに{ VERB("move", "te") }もよい
       *[other] { SAY($dwarf, "wo") }隣接するエリアに{ VERB("move") }
    }
   *[short] { SAY($dwarf, "wo") }{ FEATURE("number", $dwarf) ->
        [plural] 、それぞれ
       *[other] {""}
    }隣接するエリアに{ VERB("move") }
}
effect-place-or-move-dwarf = { FEATURE("length", $dwarf) ->
    [optional] { $mood ->
        [plain] { SAY($dwarf, "wo", "done") }配置するか{ VERB("move", "te") }もよい
       *[other] { SAY($dwarf, "wo") }配置するか{ VERB("move") }
    }
   *[short] { SAY($dwarf, "wo") }{ FEATURE("number", $dwarf) ->
        [plural] 、それぞれ
       *[other] {""}
    }配置するか{ VERB("move") }
}
effect-return-dwarf-to-camp = { SAY($dwarf, "wo") }野営地に{ VERB("return") }
effect-withdraw-a-dwarf-from-monster = { $monster }のエリアから自分のドワーフ1人を野営地に{ VERB("return") }
effect-swap-a-dwarf-in-camp-for-a-legendary-dwarf = 野営地の自分のドワーフ1人を自分の伝説のドワーフ1人と{ VERB("swap") }（元のドワーフはゲームから取り除く）
effect-take-a-hero-of-the-pool = ヒーロー置き場の好きなヒーロー1人を枠の黄金を支払わずに{ VERB("take") }
effect-take-another-step = さらに1歩{ VERB("go") }
sentence-drive-another-monster = リーダーが選ぶ他のモンスター1体が城へ1歩進む（襲撃はしない）
sentence-reveal-a-disaster = 災害を1つ{ VERB("reveal") }
event-start = { VERB("start") }
event-pass = { VERB("pass") }
event-defeat-monster = { SAY($monster, "free") }を{ VERB("defeat") }
event-overcome-disaster = { SAY($disaster, "free") }を{ VERB("overcome") }
event-play-the-instrument = { $instrument }を{ VERB("play") }
predicate-hold-hero = { SAY($hero, "free") }を手札に持って{ VERB("be") }
predicate-own-hero = { SAY($hero, "free") }を所有して{ VERB("be") }
predicate-own-the-legend = { $legend }を所有して{ VERB("be") }
predicate-own-the-legend-at-place = { $place }で{ $legend }を所有して{ VERB("be") }
predicate-win = ゲームに{ VERB("win") }
predicate-earn-title = 「{ $title }」の称号を{ VERB("gain") }
predicate-sense-a-dwarf = 同じエリアか隣接するエリアにドワーフを{ VERB("sense") }
predicate-occupy-place = { $place }を占めて{ VERB("be") }
state-at-place = { $place }に{ VERB("be") }
state-next-to-appear = 次に出現することになって{ VERB("be") }
state-active = 場に出て{ VERB("be") }
state-in-the-pool = ヒーロー置き場に並んで{ VERB("be") }
state-adjacent-to-place = { $place }に隣接して{ VERB("be") }
state-next-to-occur = 次に発生することになって{ VERB("be") }
state-a-trophy-of-player = { $player }の戦利品{ state-the-lead.is }
state-the-lead = リーダー{ state-the-lead.is }
    .is = { $mood ->
        [attributive] { $polarity ->
            [negative] でない
           *[affirmative] の
        }
       *[plain] { VERB("copula") }
    }
state-nightmare = ナイトメアバリエーション{ state-the-lead.is }
state-bloodthirsty = 血に飢えたバリエーション{ state-the-lead.is }
state-legendary = 拡張入り{ state-the-lead.is }
state-over = 終了して{ VERB("be") }
state-survived = 冬を越して終了して{ VERB("be") }
state-lost-to-disaster = 災害による敗北で終了して{ VERB("be") }
state-lost-to-a-monster = モンスターによる敗北で終了して{ VERB("be") }
rule-monster-silence-a-instrument = { $monster }がいる地形の楽器は演奏できない
number-crew-of-player-at-place = { $place }にいる{ $player }のドワーフの数
number-points-of-player = { $player }の得点
number-trophies-of-player = { $player }の戦利品の数
number-price-of-hero = { $hero }の価格
number-ways-from-place = { $place }からの道の数
number-silent-instruments = 沈黙している楽器の数
number-resource-of-player = { $player }の{ $resource }
number-camp-of-player = 野営地にいる{ $player }のドワーフの数
number-week = 現在の週
number-action-track-of-player = { $player }のアクショントラック
number-hand-limit-of-player = { $player }の手札上限
filter-you-occupy = あなたが占めている
filter-near-place = { $place }の近くの
filter-in-a-forest = 森にいる
filter-in-a-mine = 鉱山にいる
filter-in-a-plain = 平原にいる
filter-on-the-board = ボード上の
filter-in-camp = 野営地の
filter-at-place = { $place }の
filter-you-own = あなたの
filter-they-own = { reference-their.whose }
filter-owned-by-player = { $player }の
filter-with-a-dwarf-near-monster = { $monster }と同じエリアか隣接するエリアにドワーフがいる
filter-with-a-dwarf-beside-monster = { $monster }と同じエリアにドワーフがいる
filter-except-other = { $other }以外の

## The player aid and what else lies on the table

aid-1 = 週の流れ
aid-1-1 = 敵：トラックと音楽トークンを戻し、各モンスターが城へ1歩進んで襲撃し、モンスターをボード上に4体（2人なら3体、1人なら2体）になるまで追加し、災害を1つ追加する。
aid-1-2 = 準備：手札上限の枚数（7以下）だけ自分のカードを選ぶ。
aid-1-3 = アクション：各プレイヤーがターンを1回行う。アクションはトラックの数（5以下）だけできる。
aid-1-4 = 解決：災害が4つ以上あるか、城にモンスターがいれば、全員の敗北。そうでなければ週が終わり、リーダーは左隣に移る。第7週の後、得点を数える。
aid-2 = アクション
aid-2-1 = 野営地のドワーフ1人を好きなエリアに。1ターンに同じエリアへは1人まで。
    .lead = 配置：
aid-2-2 = 自分のドワーフ1人を隣接するエリアに。
    .lead = 移動：
aid-2-3 = 1ターンに1度。ヒーロー置き場の左から順に黄金4、3、2、1を支払うと、そのヒーローが自分のカードに加わる。それより左のヒーローを右へ詰め、新しい1枚を補充する。
    .lead = 雇用：
aid-2-4 = 1ターンに1度。空いている楽器を選び、そのカードを好きな枚数プレイする。その後、他のプレイヤーも1人ずつプレイできる。
    .lead = 演奏：
aid-3 = アクションを使わず、自分のターンに
aid-3-1 = そのエリアに自分のドワーフが必要な数以上いる時、資源を支払う（足りない資源は1つにつき黄金1で払える）。使ったドワーフは野営地に戻り、カードは戦利品になる。
    .lead = モンスターを倒す：
aid-3-2 = 同様にするが、ここでは足りない資源を黄金で払えない。その黄金を得る。
    .lead = 災害を克服する：
aid-4 = エリア
aid-4-1 = 木材を産出する。楽器は太鼓
aid-4-2 = 石を産出する。楽器は角笛
aid-4-3 = 食料を産出する。楽器はハープ
aid-4-4 = 何も産出しない。楽器はフィドル
aid-4-5 = モンスターか災害のあるエリアは産出が止まる。
aid-4-6 = 自分のドワーフがいるエリアを「占めている」とする。どの資源も7を超えない。
aid-4-7 = カードで移動させるドワーフは、誰のものでもよい。
aid-5 = 得点（第7週の後）
aid-5-1 = 自分の戦利品に書かれた点。
aid-5-2 = 自分のヒーローに書かれた点。
aid-5-3 = 黄金が7なら3点、食料、石、木材は7ならそれぞれ2点。
aid-5-4 = 自分のドワーフが全員野営地にいれば3点。
aid-5-5 = 自分の伝説のドワーフそれぞれにつき2点。
aid-5-6 = 得点が最も多いプレイヤーが勝つ。同点なら、次の順に多い方：野営地のドワーフ、ヒーローの得点、黄金、食料、石、木材、克服した災害、倒したモンスター。すべて同じなら勝利を分け合う。
aid-6 = 伝説のドワーフ
aid-6-1 = 老賢者：野営地の自分のドワーフ1人をゲームから取り除き、代わりに次のうち1人を野営地に置く。それぞれ1人まで持てる。
aid-6-2 = 同じエリアのモンスターを倒す時、2人分に数える。
    .lead = 氷壁の勇者：
aid-6-3 = 同じエリアの災害に支払う資源が1少なくなる（どれかは自分で選ぶ）。
    .lead = 大地の守護者：
aid-6-4 = アクションを使わず、何度でも配置できる。1ターンに同じエリアへは1人まで。
    .lead = 雷の主：
table-dwarf = ドワーフ
table-champion = 勇者
table-guardian = 守護者
table-thunder-lord = 雷の主
table-gold = 黄金
table-food = 食料
table-stone = 石
table-wood = 木材
table-actions = アクション
table-hand-limit = 手札上限
table-music = 音楽
table-disaster = 災害
table-monster = モンスター
table-winter = 冬
table-lead = リーダー
table-weeks = 週
table-heroes = ヒーロー
table-monsters = モンスター
table-disasters = 災害

icon-gold = 黄金
icon-food = 食料
icon-stone = 石
icon-wood = 木材
icon-dwarf = ドワーフ
