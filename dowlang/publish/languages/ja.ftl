## Japanese: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.
### No space stands between words; write each message on one line, or begin lines with a select.

word-space = none
fonts = Noto Serif CJK JP | Noto Sans CJK JP | IPAexMincho
font-package = fonts-noto-cjk
dimensions = particle | topic | mood | polarity
# what stands between a noun and its number: ゾンビを3体
# `some`: whether there is any at all, without a number (生存者がいる); `six`: 6つのロケーション
dimension-particle = bare | を | が | に | は | some | six
# は or が behind a subject: a new one has が
dimension-topic = definite | new
dimension-mood = plain | attributive | te | past
dimension-polarity = affirmative | negative
agreement = polarity

forms-noun = bare
forms-adjective = bare
forms-verb = affirmative-plain | affirmative-te | affirmative-past | negative-plain | negative-te | negative-past

## How many

noun-group = { $filters }{ $particle ->
    [six] 6つの
   *[other] {""}
}{ $adjectives }{ $classifier }{ $noun }

quantity-bare = { NOUN() }
quantity-amount = { NOUN() }{ $particle ->
    [bare] {""}
   *[other] { $particle }
}{ $count }{ $counter }
quantity-up-to = { quantity-amount }まで
quantity-exactly = { NOUN() }{ $particle ->
    [bare] {""}
   *[other] { $particle }
}ちょうど{ $count }{ $counter }
quantity-at-least = { quantity-amount }以上
quantity-a = { NOUN() }{ $particle ->
    [some] {""}
    [bare] 1{ $counter }
   *[other] { $particle }1{ $counter }
}
    .features = new
quantity-another = 他の{ quantity-a }
    .features = new
quantity-each = 各{ NOUN() }
quantity-all = すべての{ NOUN() }
quantity-the = { NOUN() }

with-alias = { $thing }（{ $alias }）

## Things

reference-you = あなた
reference-they = そのプレイヤー
reference-that = その{ NOUN() }
reference-those = それらの{ NOUN() }
reference-this = この{ NOUN() }

list-and = { $left }、{ $right }
list-and-more = { $left }、{ $right }
list-or = { $left }または{ $right }
list-or-more = { $left }、{ $right }

## Conditions

is-state = { $subject }が{ SAY($predicate, $mood) }
is-event = { $subject }が{ SAY($predicate, $mood) }
is-happening = { $subject }が{ SAY($predicate, $mood) }
is-predicate = { $subject }が{ SAY($predicate, $mood) }
measure-exactly = { $left }がちょうど{ $count }{ $mood ->
    [te] で
    [attributive] の
   *[other] である
}
measure-at-least = { $left }が{ $count }以上{ $mood ->
    [te] で
    [attributive] の
   *[other] である
}
measure-at-most = { $left }が{ $count }以下{ $mood ->
    [te] で
    [attributive] の
   *[other] である
}
count-at-least = { SAY($counted, "が") }以上{ VERB(ATTR("exist", $left), $mood) }
count-at-most = { SAY($counted, "が") }以下{ $mood ->
    [te] で
    [attributive] の
   *[other] である
}
having-at-least = { $count ->
    [6] { SAY($left, "six") }すべてに
   *[other] { $count }つ以上の{ $left }に
}{ SAY($thing, "some") }が{ VERB("exist", $mood) }
logic-and = { SAY($left, "te") }、{ SAY($right, $mood) }
logic-and-more = { SAY($left, "te") }、{ SAY($right, $mood) }

## Lines

end-of-sentence = 。
end-of-opening = ：
opened = { $lead }：{ $body }
line-run = { DO($do) }
line-run-by = { $who }{ FEATURE("topic", $who) ->
    [new] が
   *[definite] は
}{ SAY($do) }
line-modify = { $do }
line-offer = { $who }は{ DO($do, "te") }もよい
line-each = { $each }について
with-modifier = { $lead }（{ $value }）
line-branch = { SAY($if, "attributive") }場合
line-otherwise = それ以外の場合
line-choose-one = 次から1つ選ぶ
line-nothing = 何も起こらない
line-if-so = そうした場合
line-if-not = そうしない場合
line-trigger = { SAY($event, "past") }時
line-trigger-if = { SAY($if, "attributive") }場合
line-watch = { SAY($event, "past") }時
line-skipped = { $of }のステップを飛ばす
line-vote = 投票：{ $by }
with-limit = { $value }、{ $lead }
with-ties = { $lead }。同数の場合は{ $value }が決める
duration-this-turn = このターンの終了時まで
duration-this-round = このラウンドの終了時まで
duration-next-round = 次のラウンドの終了時まで
duration-game = ゲームの終了時まで
mark-only-if = { SAY($if, "attributive") }場合のみ
face-range = { $from }～{ $to }
face-otherwise = それ以外
limit-once-per-turn = 1ターンに1度
limit-once-per-round = 1ラウンドに1度
limit-once-per-game = 1ゲームに1度

core-roll-a-die = ダイスを1個{ VERB("roll") }

verb-roll = 振る | 振って | 振った | 振らない | 振らないで | 振らなかった
verb-be = いる | いて | いた | いない | いなくて | いなかった
verb-exist = ある | あって | あった | ない | なくて | なかった
