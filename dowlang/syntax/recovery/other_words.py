"""Words of English that are nearly spelt like a word of a game and mean something else.

Who is `alone` is not `alive` with a slip of the hand: such a word is misspelt for no other. What is
often written for another by mistake (`loose`, `form`, `role`) is not among them, nor is a form of a
word that a game has.
"""

from __future__ import annotations

OTHER_WORDS = frozenset(
    """
    about above ace act ahead aid alike allow alone along aloud alright always amount anew anger
    angry anything anyway apart apply area arm armed around arrive arrives art aside awake award
    aware axe ball ban band bank bare based bat bath battle bay beach bear bearing beat beaten
    became because before began begin begins belong below belt bench bend beside besides best
    bet better bigger biggest bill bind birth bit black blade blame bleed bleeds blind block
    blood board bold bone bones bonus book born boss bottle bound brain brave bread breath brick
    bridge brief bright broad broken brother brown build burn burns bus button buy call called
    calls cap capture car care career cart case cast cat catch cause cave cell chain
    chair chance charge chase cheap chest child claim class clear close closed closer closes
    closest cloud coach coal coast coat code coin cold cook cool core corner cough could court
    cover covers crack crate crawl crawls crazy cross crowd cruel cut cuts damp dance danger
    dare dawn dead deal deals dear deeds deep defend degree delay depth desert desk devil dig
    ditch dive divide doubt doubts dream dress drift drink drinks drive driver drops drug drunk
    dull dust eager early earn east eaten eight either elder enter enters equal even ever every
    exact exist expert face fact faint fair fairly faith fake fall falls false family far fast
    fate fault favour fear feast feed feel feels fell fence few field fifth fight fights figure
    file final fine finger finish fires first fits five flame flare flee flees flip floor fold
    fool foot force forget forgets forty found four fourth fox fresh friend front fully
    fur gas gate gather gave gear ghost giant gift glass gone good grain grand grave great
    green ground grows guard guess guest guide hall handy hang happy hard hat hate haunt head
    heads hear heart heat heavy held helps hides hill hits hold hole home honest hood hook
    horde horse host hot hour house how hungry hunts hurts ill image inner inside join just keen
    kick kid king known knows lack lacks ladder lady lame lamp land large larger later law leads
    leak lean leap learn least leave leaves led lend lends less let letter lie light likely line
    list listen live lives load lock locks lone lonely loner long longer longest lorry loser
    loud lover loyal luck lucky lured lying mad made magic mail main man map march marked mask
    massive master match matter meal means meant mend mere met middle might mile mill mind mist
    mistake mixed mode modest money mood morning most mother mouth murder name
    named nasty nearby nearly neat neck needle nerve nest never nice night nine noble none nor
    north note notes notice now nowhere nurse oath odd offer often old older oldest orders other
    others own owner owns pack pain pair pale panic pants paper part party past patch pause
    peace pet piece pill pills pit plain plan plank plans plant plate please pocket police poor
    porch post pot pound pour power pray present press price pride print prize proof proud prove
    pull pulls quick rail rain rare rat rather ration raw ray reach reaches read ready real rear
    reason recent recover reduce reduces refuge refuse refuses regain rejoin remain rent repeat
    report resist respect retire return rice rides rifle ring rise rises river roam roast roof
    root rot rotten rough rouse route rude rust sack safer said sail sake same sand save saved
    saves say scare scared scout seal seat seats see seek seem seen sees seize select sell sells
    send sends sense sent serve seven several shade shake shall shame shape share sharp shed
    sheet shell shine ship shirt shock shoe shoot shoots shop shot should shout shove sick side
    silent since single sit site sits sixth skill skip sleep sleeps slide slow small smart smell
    smells smoke snake snow soap sold solid some song sore sort sound sour south space spare
    spark speak speaks speed spell spike spill split spoil spoke spray spread spring stable
    stack staff stage stain stair stake stale stand stands stare state stay steady steel step
    stick sticks still stink stock stole stood stop stops store storm story stove straw
    stray stream strike string strip strong struck stuck sudden summer sun supper surely
    survival swear sweat sweep sweet swift swing sword table tail tale tall tame tank tap task
    taste teach tear tell tells ten tent thank thaw thick thief thin thing think thinks third
    thirst threat three threw throat tight tin tire tired title today toe told tonight took
    torch torn total touch tour toward tower town toy trace trader trail train tramp trash
    travel treat tree trick tried tries troop truck trunk trust twin two unable uncle upset van
    violent visit voice volunteer waits wake wakes walk walks wander wants war ward warn
    warns wash watch water wave way weak weaker wear wears weep weight well west wet wheel which
    whole whom whose why wicked will wind wine wing winter wire wish within woman won wonder
    word worker world worry worse worst worthy would write writes yard year yell yet young
    younger yours zero
    """.split()  # noqa: SIM905
)


__all__ = ["OTHER_WORDS"]
