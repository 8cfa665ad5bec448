## Japanese: its grammar, and what belongs to no game. How this is read: docs/translating.md.

### The first feature of each dimension is the one taken when nothing else is asked for.
### No space stands between words; write each message on one line, or begin lines with a select.
### Counted slots ($zombie) are asked for with their particle, which then stands before the number
### (ゾンビを3体); chosen things ($card, $survivor) in their bare form, the particle behind them.

word-space = none
adjectives-before = other
# whose it is stands next to the noun: コロニーにいるあなたの生存者
filters-after = filter-you-control | filter-they-control | filter-controlled-by-player | filter-you-own | filter-they-own | filter-owned-by-player
# without it the second would belong to the first: コロニーにいる、あなたのグループリーダーを除く各生存者
between-filters = 、
fonts = Noto Serif CJK JP | Noto Sans CJK JP | IPAexMincho
font-package = fonts-noto-cjk
dimensions = particle | topic | mood | polarity | share | being | role | number | part | length | cover | order | limit | standing | pick
# what stands between a noun and its number: ゾンビを3体
# `some`: whether there is any at all, without a number (生存者がいる); `six`: 6つのロケーション
# `free`: any one, without a number (危機が公開された時); `change`: 1枚増える, where `more` is a verb
# `raise`: 1枚増やす, as `change`; `than`: each of them before より (他のどのプレイヤーより多く)
dimension-particle = bare | wo | ga | some | free | change | raise | than
# は or が behind a subject: a new one has が, `none` has も already, `together` has で
dimension-topic = definite | new | none | together
dimension-mood = plain | attributive | te | past | obliged
dimension-polarity = affirmative | negative
# what stands behind the filters and before the noun: コロニーにいる各生存者
dimension-share = whole | apiece | every | other-one | whichever | any-one | many | uppermost | from-top | final | lowest | from-bottom | noun-only | change-only
# いる or ある; zombies are 倒される, survivors 死亡する; cards are carried, a level falls
dimension-being = inanimate | animate | undead | carried | level | supply
# `cause`: what ignoring a face of the exposure die does; `unable`: what is not done; `borne`: of the
# card that has a symbol
dimension-role = thing | cause | unable | borne
dimension-number = singular | plural
# of a number that says what lies where: 生存者に、「木箱」が
dimension-part = entire | spot | things
# `nil`: 0 of it; `altogether`: all of them
dimension-length = short | nil | altogether | optional
# `open`: its faces are seen, so a card of it is taken without looking through a deck
dimension-cover = closed | open
# `tied`: an order among those that another one leaves equal
dimension-order = first | tied
# `done`: the deed says that up to one is one or none
dimension-limit = told | done
# `known`: of a subject whom the card has spoken of before
dimension-standing = stranger | known
# `fresh`: who was not there before; `freely`: whichever one likes
dimension-pick = one | fresh | freely
agreement = polarity | being

# where a sentence in quotes has its full stop
stops-of-quotes = 。」 = 」
forms-noun = bare
forms-adjective = inanimate | carried
forms-verb = affirmative | affirmative-te | affirmative-past | affirmative-obliged | negative | negative-te | negative-past

## Words that change

adjective-random = ランダムに選んだ
adjective-other = 他の
verb-add = 追加する | 追加して | 追加した | 追加しなければならない | 追加しない | 追加せず | 追加しなかった
verb-roll = 振る | 振って | 振った | 振らなければならない | 振らない | 振らず | 振らなかった
verb-be = いる | おり | いた | いなければならない | いない | おらず | いなかった
verb-choose = 選ぶ | 選んで | 選んだ | 選ばなければならない | 選ばない | 選ばず | 選ばなかった
verb-fulfil = 満たす | 満たして | 満たした | 満たさなければならない | 満たさない | 満たさず | 満たさなかった
verb-increase = 増やす | 増やして | 増やした | 増やさなければならない | 増やさない | 増やさず | 増やさなかった
verb-many = 多い | 多く | 多かった | 多くなければならない | 多くない | 多くなく | 多くなかった
verb-few = 少ない | 少なく | 少なかった | 少なくなければならない | 少なくない | 少なくなく | 少なくなかった
verb-exceed = 超える | 超え | 超えた | 超えなければならない | 超えない | 超えず | 超えなかった
verb-laid = 置かれている | 置かれており | 置かれていた | 置かれていなければならない | 置かれていない | 置かれておらず | 置かれていなかった
verb-left = 残っている | 残っており | 残っていた | 残っていなければならない | 残っていない | 残っておらず | 残っていなかった
verb-exist = ある | あり | あった | なければならない | ない | なく | なかった
verb-equal = 等しい | 等しく | 等しかった | 等しくなければならない | 等しくない | 等しくなく | 等しくなかった
verb-copula = である | で | であった | でなければならない | でない | でなく | でなかった

## How many

### Attributes are parts that several messages share: `.particle` where one is asked for,
### `.counted` a number with its counter (what is worked out has none: 無力な生存者の数だけ),
### `.is` である behind a number, `.left` and `.right` 無力な生存者の数, but 食料.

noun-group = { $share ->
    [noun-only] { $classifier }{ $noun }
    [change-only] { $adjectives }
   *[whole] { $filters }{ $adjectives }{ $before }{ noun-group.share }{ $classifier }{ $noun }
}
    .share = { $share ->
        [apiece] 各
        [every] すべての
        [other-one] 他の
        [whichever] どの
        [any-one] 任意の
        [many] 任意の数の
        [uppermost] 一番上の
        [from-top] 上から
        [final] 最後の
        [lowest] 一番下の
        [from-bottom] 下から
       *[whole] { $pick ->
            [fresh] 新たな
            [freely] 任意の
           *[one] {""}
        }
    }

quantity-bare = { NOUN() }{ quantity-bare.particle }
    .particle = { $particle ->
        [wo] を
        [ga] が
       *[bare] {""}
    }
quantity-amount = { $particle ->
    [change] { NOUN("noun-only") }が{ quantity-amount.counted }{ NOUN("change-only") }
    [raise] { NOUN("noun-only") }を{ quantity-amount.counted }
   *[bare] { $worked ->
        [no] { NOUN() }{ quantity-bare.particle }{ quantity-amount.counted }
       *[yes] { quantity-amount.counted }{ NOUN() }{ quantity-bare.particle }
    }
}
    .counted = { $count ->
        [other] { $count }{ $counter }
       *[sum] { $count }{ ATTR("exist", $count) ->
            [be] の数だけ
            [exist] の数だけ
           *[other] だけ
        }
    }
    .features = { $count ->
        [0] new nil
       *[other] new
    }
# of a single one it is said of the deed: 1人を移動させてもよい
quantity-up-to = { $worked ->
    [no] { $limit ->
        [done] { quantity-amount }
       *[other] { quantity-amount }まで
    }
   *[yes] { $particle ->
        [bare] { quantity-up-to.limit }までの{ NOUN() }
       *[other] { NOUN() }{ quantity-bare.particle }{ quantity-up-to.limit }まで
    }
}
    .limit = { $worked ->
        [the-roll] { $count }の数
       *[other] { $count }{ ATTR("exist", $count) ->
            [be] の数
            [exist] の数
           *[other] {""}
        }
    }
    .features = { $count ->
        [1] new optional
        [sum] new
       *[other] new plural
    }
quantity-exactly = { $worked ->
    [no] { $particle ->
        [bare] ちょうど{ quantity-amount.counted }の{ NOUN() }
       *[other] { NOUN() }{ quantity-bare.particle }ちょうど{ quantity-amount.counted }
    }
   *[yes] ちょうど{ quantity-amount }
}
    .features = new
quantity-at-least = { $worked ->
    [no] { quantity-amount }以上
   *[yes] 少なくとも{ quantity-amount }
}
    .features = new
quantity-a = { $particle ->
    [some] { NOUN() }
    [free] { NOUN() }
   *[other] { NOUN() }{ quantity-bare.particle }{ $pick ->
        [freely] {""}
       *[other] 1{ $counter }
    }
}
    .features = new
quantity-another = { $particle ->
    [some] { NOUN("other-one") }
    [free] { NOUN("other-one") }
   *[other] { NOUN("other-one") }{ quantity-bare.particle }1{ $counter }
}
    .features = new
quantity-each = { $particle ->
    [than] { NOUN("whichever") }
   *[bare] { NOUN("apiece") }{ quantity-bare.particle }
}
quantity-all = { NOUN("every") }{ quantity-bare.particle }
    .features = altogether
quantity-the = { NOUN() }{ quantity-bare.particle }
quantity-any = { NOUN("any-one") }{ quantity-bare.particle }1{ $counter }
    .features = new
quantity-no = { NOUN("whichever") }も
    .features = negative none
quantity-all-but = { $particle ->
    [bare] { NOUN() }のうち{ quantity-amount.counted }を除くすべて
   *[other] { NOUN() }{ quantity-bare.particle }{ quantity-amount.counted }残してすべて
}
quantity-any-number = { NOUN("many") }{ quantity-bare.particle }
quantity-top = { $count ->
    [1] { NOUN("uppermost") }{ quantity-bare.particle }{ quantity-amount.counted }
   *[other] { $worked ->
        [no] { NOUN("from-top") }{ quantity-bare.particle }{ quantity-amount.counted }
       *[yes] { quantity-amount.counted }{ NOUN("from-top") }{ quantity-bare.particle }
    }
}
quantity-last = { $count ->
    [1] { NOUN("final") }{ quantity-bare.particle }{ quantity-amount.counted }
   *[other] { $worked ->
        [no] { NOUN("final") }{ quantity-bare.particle }{ quantity-amount.counted }
       *[yes] { quantity-amount.counted }{ NOUN("final") }{ quantity-bare.particle }
    }
}
quantity-bottom = { $count ->
    [1] { NOUN("lowest") }{ quantity-bare.particle }{ quantity-amount.counted }
   *[other] { $worked ->
        [no] { NOUN("from-bottom") }{ quantity-bare.particle }{ quantity-amount.counted }
       *[yes] { quantity-amount.counted }{ NOUN("from-bottom") }{ quantity-bare.particle }
    }
}
quantity-each-of-those = それらの{ NOUN() }それぞれ{ quantity-bare.particle }
quantity-one-of-those = それらの{ NOUN() }のうち1{ $counter }{ quantity-bare.particle }
    .features = new
quantity-some-of-those = それらの{ NOUN() }のうち{ quantity-amount.counted }{ quantity-bare.particle }
    .features = new
quantity-up-to-of-those = それらの{ NOUN() }のうち{ quantity-amount.counted }まで{ quantity-bare.particle }
    .features = new
quantity-any-of-those = それらの{ NOUN() }のうち任意の数{ quantity-bare.particle }
quantity-all-your = あなたの{ NOUN("every") }{ quantity-bare.particle }
quantity-all-their = { reference-their.whose }{ NOUN("every") }{ quantity-bare.particle }
quantity-all-its = その{ NOUN("every") }{ quantity-bare.particle }

each-of = { SAY($thing, "bare") }のそれぞれ{ quantity-bare.particle }

with-alias = { $thing }（{ $alias }）

## Things

# the particle behind a thing without a number, which others say before it
closed-wo = { $thing }を
    .features = bare
closed-ga = { $thing }が
    .features = bare

reference-you = あなた
    .features = animate
# whoever does it is 自分 in what they do
reference-they = { $own ->
    [yes] 自分
   *[no] そのプレイヤー
}
    .features = animate
reference-them = そのプレイヤー
    .features = animate
reference-it = それ
reference-that = その{ NOUN() }
reference-those = それらの{ NOUN() }
reference-this = この{ NOUN() }
reference-its = その{ NOUN() }
# whoever does it says 自分の
reference-their = { reference-their.whose }{ NOUN() }
    .whose = { $own ->
        [yes] 自分の
       *[no] そのプレイヤーの
    }
reference-your = あなたの{ NOUN() }
reference-player = プレイヤー{ $number }
    .features = animate
reference-the-rest = 残り
reference-the-player-together = プレイヤー全員
    .features = animate together

list-and = { $left }、{ $right }
list-and-more = { $left }、{ $right }
list-or = { $role ->
    [unable] { $left }{ $right }できない
   *[thing] { $left }または{ $right }
}
list-or-more = { $role ->
    [unable] { $left }{ $right }
   *[thing] { $left }、{ $right }
}
list-commas = { $left }、{ $right }
list-commas-more = { $left }、{ $right }
without = なし

name-alias = { $name }
filter-where = { SAY($condition, "attributive") }
# what stands before its noun needs no それ; whose place it is says 自分
relative-words = それがいるロケーション = いるロケーション | それにある = | それにいる = いる | それに = | それが = | それを = | それの順位 = 順位 | それの = 自分の
that-many = その数
the-roll = 出た目

## Conditions

# behind a subject: a `none` has も already
is-state = { SAY($subject, "free") }{ FEATURE("topic", $subject) ->
    [none] {""}
   *[definite] が
}{ SAY($predicate, $mood) }
is-event = { is-state }
is-happening = { is-state }
is-predicate = { is-state }
is-not-state = { is-state }
is-not-predicate = { is-state }
who-state = { SAY($predicate, "plain") }
who-not-state = { SAY($predicate, "plain") }
who-predicate = { SAY($predicate, "plain") }
who-not-predicate = { SAY($predicate, "plain") }
exists = { SAY($thing, "some") }が{ VERB(ATTR("exist", $thing), $mood) }
exists-none = { SAY($thing, "some") }が{ VERB(ATTR("exist", $thing), "negative", $mood) }

measure-exactly = { $worked ->
    [no] { ATTR("stock", $left) ->
        [there] { SAY($left, "spot") }{ SAY($left, "things") }が{ $count ->
            [0] { VERB(ATTR("exist", $left), "negative", $mood) }
           *[other] ちょうど{ measure-exactly.count }{ VERB(ATTR("exist", $left), $mood) }
        }
       *[other] { $count ->
            [0] { ATTR("exist", $left) ->
                [exist] { SAY($left, "some") }が{ VERB("exist", "negative", $mood) }
               *[other] { $left }が0{ measure-exactly.is }
            }
           *[other] { $left }が{ measure-exactly.count }{ measure-exactly.is }
        }
    }
   *[yes] { measure-exactly.left }が{ measure-exactly.count }と{ VERB("equal", $mood) }
}
    .left = { $worked ->
        [no] { $left }
       *[yes] { COUNT($left) }
    }
    .is = { $mood ->
        [te] で
        [attributive] の
        [past] であった
       *[other] である
    }
    .count = { $worked ->
        [no] { $count }{ ATTR("counter", $left) }
       *[yes] { COUNT($count) }
    }
measure-not = { measure-exactly.left }が{ measure-exactly.count }{ $worked ->
    [yes] と{ VERB("equal", "negative", $mood) }
   *[no] { VERB("copula", "negative", $mood) }
}
measure-at-least = { $worked ->
    [no] { ATTR("stock", $left) ->
        [there] { SAY($left, "spot") }{ SAY($left, "things") }が{ measure-exactly.count }以上{ VERB(ATTR("exist", $left), $mood) }
       *[other] { $left }が{ measure-exactly.count }以上{ measure-exactly.is }
    }
   *[yes] { measure-exactly.left }が{ measure-exactly.count }以上{ measure-exactly.is }
}
measure-at-most = { measure-exactly.left }が{ measure-exactly.count }以下{ measure-exactly.is }
measure-more = { $worked ->
    [no] { ATTR("stock", $left) ->
        [there] { SAY($left, "spot") }{ SAY($left, "things") }が{ measure-exactly.count }より多く{ VERB(ATTR("exist", $left), $mood) }
       *[other] { $left }が{ measure-exactly.count }を{ VERB("exceed", $mood) }
    }
   *[yes] { measure-exactly.left }が{ measure-exactly.count }を{ VERB("exceed", $mood) }
}
measure-fewer = { measure-exactly.left }が{ measure-exactly.count }未満{ measure-exactly.is }
count-exactly = { SAY($left, "ga") }ちょうど{ $count }{ ATTR("counter", $left) }{ VERB(ATTR("exist", $left), $mood) }
count-not = { $left }の数が{ $count }{ VERB("copula", "negative", $mood) }
count-at-least = { SAY($counted, "ga") }以上{ VERB(ATTR("exist", $left), $mood) }
count-at-most = { SAY($left, "free") }が{ $count }{ ATTR("counter", $left) }以下{ measure-exactly.is }
count-more = { SAY($counted, "ga") }より多く{ VERB(ATTR("exist", $left), $mood) }
count-fewer = { SAY($left, "free") }が{ $count }{ ATTR("counter", $left) }未満{ measure-exactly.is }
count-none = { SAY($left, "some") }が{ VERB(ATTR("exist", $left), "negative", $mood) }
having-exactly = { having-exactly.places }ちょうど{ $count }つ{ VERB("exist", $mood) }
    .places = { $left }のうち、{ SAY($thing, "some") }が{ VERB(ATTR("exist", $thing), "plain") }ものが
having-not = { having-exactly.places }{ $count }つ{ VERB("copula", "negative", $mood) }
having-at-least = { having-exactly.places }{ $count }つ以上{ VERB("exist", $mood) }
having-at-most = { having-exactly.places }{ $count }つ以下{ measure-exactly.is }
having-more = { having-exactly.places }{ $count }つより多く{ VERB("exist", $mood) }
having-fewer = { having-exactly.places }{ $count }つ未満{ measure-exactly.is }
compare-exactly = { $left }の数が{ $right }の数と同じ{ $mood ->
    [attributive] {""}
   *[other] { measure-exactly.is }
}
compare-not = { $left }の数が{ $right }の数と同じ{ VERB("copula", "negative", $mood) }
compare-at-least = { $left }の数が{ $right }の数以上{ measure-exactly.is }
compare-at-most = { $left }の数が{ $right }の数以下{ measure-exactly.is }
compare-more = { $left }が{ $right }より{ VERB("many", $mood) }
compare-fewer = { $left }が{ $right }より{ VERB("few", $mood) }
relate-exactly = { $left }の数がちょうど{ COUNT($right) }{ measure-exactly.is }
relate-not = { $left }の数が{ COUNT($right) }{ VERB("copula", "negative", $mood) }
relate-at-least = { $left }の数が{ COUNT($right) }以上{ measure-exactly.is }
relate-at-most = { $left }の数が{ COUNT($right) }以下{ measure-exactly.is }
relate-more = { $left }の数が{ COUNT($right) }より{ VERB("many", $mood) }
relate-fewer = { $left }の数が{ COUNT($right) }より{ VERB("few", $mood) }
logic-and = { SAY($left, "te") }、{ SAY($right, $mood) }
logic-and-more = { SAY($left, "te") }、{ SAY($right, $mood) }
logic-or = { SAY($left, "plain") }か、{ SAY($right, $mood) }
logic-or-more = { SAY($left, "plain") }か、{ SAY($right, $mood) }
logic-either = { SAY($left, "plain") }か、{ SAY($right, "plain") }かのどちらか{ measure-exactly.is }
logic-either-more = { SAY($left, "plain") }か、{ SAY($right, "plain") }
not = { SAY($condition, "plain") }わけで{ $mood ->
    [te] はなく
   *[other] はない
}
# in a row of conditions that all hold, 〜で would hang on nothing behind the bracket
grouped = { $joined ->
    [or] { $mood ->
        [te] （{ SAY($condition, "plain") }）のいずれかで
       *[other] （{ SAY($condition, $mood) }）
    }
   *[other] （{ SAY($condition, $mood) }）
}
some-of = （{ $parts }）のうち{ $count }つ以上を{ VERB("fulfil", $mood) }
    .features = plain
number-of = { $thing }{ ATTR("exist", $thing) ->
    [be] の数
    [exist] の数
   *[other] {""}
}
plus = { COUNT($left) }に{ COUNT($right) }を足した数
minus = { COUNT($left) }から{ COUNT($right) }を引いた数
times = { $left ->
    [other] { COUNT($right) }の{ $left }倍
   *[sum] { COUNT($left) }に{ COUNT($right) }を掛けた数
}
divided-up = { divided-up.part }（端数切り上げ）
    .part = { $right ->
        [2] { COUNT($left) }の半分
       *[other] { COUNT($left) }を{ COUNT($right) }で割った数
    }
divided-down = { divided-up.part }（端数切り捨て）

happened-turn = このターンに{ happened-turn.event }
    .event = { FEATURE("topic", $subject) ->
        [none] { SAY($subject, "free") }{ SAY($event, "te") }{ VERB("be", "negative", $mood) }
       *[definite] { SAY($subject, "free") }が{ $mood ->
            [te] { SAY($event, "te") }{ VERB("be", "te") }
           *[other] { SAY($event, "past") }
        }
    }
happened-round = このラウンドに{ happened-turn.event }
happened-game = このゲーム中に{ happened-turn.event }
happened-card = このカードが公開されてから{ happened-turn.event }
happened-not-turn = このターンに{ happened-not-turn.event }
    .event = { SAY($subject, "free") }が{ SAY($event, "te") }{ VERB("be", "negative", $mood) }
happened-not-round = このラウンドに{ happened-not-turn.event }
happened-not-game = このゲーム中に{ happened-not-turn.event }
happened-not-card = このカードが公開されてから{ happened-not-turn.event }
happened-times-turn = このターンに{ happened-times-turn.event }
    .event = { SAY($subject, "free") }が{ SAY($event, "past") }回数
happened-times-round = このラウンドに{ happened-times-turn.event }
happened-times-game = このゲーム中に{ happened-times-turn.event }
happened-times-card = このカードが公開されてから{ happened-times-turn.event }

## Lines

end-of-sentence = 。
end-of-opening = ：
opened = { $lead }：{ $body }
line-run = { DO($do) }
line-run-by = { ATTR("comes", $do) ->
    [new] { SAY($who, "fresh") }
   *[other] { $who }
}{ FEATURE("topic", $who) ->
    [none] {""}
    [new] が
    [together] で
   *[definite] は
}{ DO($do, $who) }
    .who = { $who }{ FEATURE("topic", $who) ->
        [none] {""}
        [together] で
       *[definite] は
    }
line-modify = { $do }
line-offer = { line-run-by.who }{ DO($do, $who, "te") }もよい
line-price = { DO($do, "te") }、{ DO($to) }
line-bargain = { line-run-by.who }{ DO($do, $who, "te") }もよく、そうした場合は{ DO($to, $who) }
line-demand = { line-run-by.who }{ DO($do, $who, "obliged") }
line-each = { $each }について
with-modifier = { $lead }（{ $value }）
with-modifier-tied = { $lead }（{ SAY($value, "tied") }）
line-branch = { SAY($if, "attributive") }場合
line-otherwise = それ以外の場合
line-choose-one = 次から1つ選ぶ
line-they-choose-one = { $who }は{ line-choose-one }
line-nothing = 何も起こらない
line-besides = { $lead }。その結果を適用し、さらに
line-if-so = そうした場合
line-if-not = そうしない場合
line-if-not-done = それを完全には行えない場合
line-trigger = { $point ->
    [none] { SAY($event, "past") }
    [after-the-roll] { SAY($event, "past") }
    [after-paying] { SAY($event, "past") }
   *[before] { SAY($event, "plain") }
}時
line-trigger-if = { SAY($if, "attributive") }場合
line-trigger-manual = { $manual }
line-watch = { line-trigger }
line-skipped = { $of }のステップを飛ばす
line-vote = { $by }が投票する
line-attach = { $to }にこのカードを付ける
newcomer-counted = { $lead }（到着した側も数える）
attached-to-you = { $lead }（以下の「あなた」は、その生存者を率いるプレイヤーを指す）
line-attach-counting = { $to }にこのカードを付け、{ $counting }を数える
line-detach = このカードを取り外す
line-repeat = 次を{ $times ->
    [other] { $times }回
   *[sum] { $times }{ ATTR("exist", $times) ->
        [be] の数だけ
        [exist] の数だけ
       *[other] の回数だけ
    }
}繰り返す
line-later = { $moment }
line-next-time = 次に{ line-trigger }
line-next-times = この後{ $times }回まで、{ SAY($event, "past") }時
line-counted-time = { SAY($event, "past") }回数が{ $to }に達した時
line-cancel-action = そのアクションを取り消す
line-cancel-result = その結果を取り消す
line-while = { SAY($if, "attributive") }間
line-instead = { $of }の代わりに
line-also-needs = { $who }には、{ SAY($if, "plain") }ことも必要になる
line-ability = { $who }が使えるアビリティ
line-ability-die = { $who }が使えるアビリティ { $die }+
line-ability-at = { $who }が{ $at }で使えるアビリティ
line-ability-die-at = { $who }が{ $at }で使えるアビリティ { $die }+
line-chooser = { $who }が選ぶ
line-automatic = 自動的に
line-setting = { $setting }：{ $int }
with-limit = { $value }、{ $lead }
with-limit-of-several = { $value }、誰であっても、{ $lead }
with-limit-of-ability = { $lead }（{ $value }）
with-point = { $lead }、{ $value }
with-if = { SAY($value, "attributive") }場合、{ $lead }
with-if-of-trigger = { $lead }、{ SAY($value, "attributive") }場合
with-if-of-watch = { $lead }、{ SAY($value, "attributive") }場合
with-if-of-later = { $lead }、{ SAY($value, "attributive") }場合
with-if-of-next-time = { $lead }、{ SAY($value, "attributive") }場合
with-ties = { $lead }。同数なら{ $value }が決める
with-tied-pass = { $lead }。同数なら可決とする
with-tied-fail = { $lead }。同数なら否決とする
with-without-pass = { $lead }。投票者がいなければ可決とする
with-without-fail = { $lead }。投票者がいなければ否決とする
duration-this-turn = このターンの終了時まで
duration-this-round = このラウンドの終了時まで
duration-next-turn = 次のターンの終了時まで
duration-next-round = 次のラウンドの終了時まで
duration-during-next-turn = 次のターンの間
duration-during-next-round = 次のラウンドの間
duration-attached = このカードが付いている間
duration-while = { SAY($if, "attributive") }間
duration-game = ゲームの終了時まで
moment-start-this-turn = このターンの開始時
moment-start-this-round = このラウンドの開始時
moment-start-next-turn = 次のターンの開始時
moment-start-next-round = 次のラウンドの開始時
moment-start-each-turn = 各ターンの開始時
moment-start-each-round = 各ラウンドの開始時
moment-start-your-turn = あなたのターンの開始時
moment-end-this-turn = このターンの終了時
moment-end-this-round = このラウンドの終了時
moment-end-next-turn = 次のターンの終了時
moment-end-next-round = 次のラウンドの終了時
moment-end-each-turn = 各ターンの終了時
moment-end-each-round = 各ラウンドの終了時
moment-end-your-turn = あなたのターンの終了時
mark-only-if = { SAY($if, "attributive") }場合のみ
mark-automatic = 自動
mark-automatic-if = { SAY($if, "attributive") }場合は自動
ballot-passes = 可決された場合
ballot-fails = 否決された場合
face-range = { $from }～{ $to }
face-otherwise = それ以外
limit-any-number-of-times = 何度でも
limit-once-per-turn = 1ターンに1度
limit-once-per-round = 1ラウンドに1度
limit-once-per-game = 1ゲームに1度
limit-twice-per-turn = 1ターンに2度まで
limit-twice-per-round = 1ラウンドに2度まで
limit-twice-per-game = 1ゲームに2度まで
limit-times-per-turn = 1ターンに{ $count }度まで
limit-times-per-round = 1ラウンドに{ $count }度まで
limit-times-per-game = 1ゲームに{ $count }度まで
# of what helps by itself, and at nobody's choice
first-time-once-per-turn = 各ターンの最初の1度だけ
first-time-twice-per-turn = 各ターンの最初の2度だけ
first-time-times-per-turn = 各ターンの最初の{ $count }度だけ
first-time-once-per-round = 各ラウンドの最初の1度だけ
first-time-twice-per-round = 各ラウンドの最初の2度だけ
first-time-times-per-round = 各ラウンドの最初の{ $count }度だけ
first-time-once-per-game = 1ゲーム中の最初の1度だけ
first-time-twice-per-game = 1ゲーム中の最初の2度だけ
first-time-times-per-game = 1ゲーム中の最初の{ $count }度だけ

core-roll-a-die = ダイスを1個{ VERB("roll") }
core-roll-a-die-for = { $first }につきダイスを1個{ VERB("roll") }
core-roll-die = ダイスを{ $first ->
    [other] { $first }個
   *[sum] { COUNT($first) }だけ
}{ VERB("roll") }
core-choose = { $first }を{ VERB("choose") }
core-carry-out = 「{ $first }」を解決{ VERB("do") }
core-set-to-zero = { $first }を0に{ VERB("reset") }
verb-reset = する | して | した | しなければならない | しない | せず | しなかった
core-add-to = { $second }を{ $first }{ VERB("increase") }
core-clockwise-from = { $order ->
    [tied] 同じ場合は{ $first }から時計回りに
   *[first] { $first }から時計回りに
}
core-first = { $first }から順に
modifier-if-able = 可能な場合
modifier-in-turn-order = ターン順に
modifier-rerolling-ties = 同じ目になったプレイヤー同士は振り直す
modifier-counting-the-highest = 最も高い目を採用
modifier-counting-the-lowest = 最も低い目を採用

## The words of a page

label-reference-for = { $game }のリファレンス、バージョン{ $version }。
label-reference = リファレンス、バージョン{ $version }。
label-reference-title = { $name }：リファレンス
label-cards = カード{ $count }枚
label-with-all-copies = 同じカードを含めて{ $count }枚
label-version = バージョン{ $version }
label-by = 作者：{ $authors }
label-licence = ライセンス：{ $licence }
label-contents = 目次
label-indexes = 索引
label-marks = 記号
label-deck-of = デッキ{ $count }枚
label-no-deck = デッキなし
label-credit = dowlangで作成。いかなる出版社とも関係はありません。
label-own-text = 作者による文
label-at-the-table = 卓上で
label-by-kind = 種類別
label-by-deck = デッキ別
label-cards-title = カード
label-quote = 「{ $text }」
label-with-colon = { $label }：{ $text }
label-with-note = { $text }（{ $note }）
label-name = 名前
label-decks = デッキ
label-rules = ルール
label-nothing-happens = 何も起こらない。
label-of-copy = { $text }（{ $number }枚目）
