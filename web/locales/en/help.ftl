## What can be done, as a sentence (advice, replays, undo)

action-survey = Survey { $length ->
    [one] sector { $run }
   *[other] sectors { $run }
} for { OBJECT($thing, form: "surveyed") }
action-target = Target sector { $sector }
action-research = Research topic { $topic }
action-locate = Locate Planet X in sector { $sector }: sector { $left } { OBJECT($before, form: "held") }, sector { $right } { OBJECT($after, form: "held") }
action-choose = Choose theories: { $things }
action-choose-none = Choose no theory
action-place = Place the theory “{ OBJECT($thing, form: "name") }” in sector { $sector }
action-withdraw = Take back the theory “{ OBJECT($thing, form: "name") }”
action-pass = Pass

## What can be claimed about the sky

claim-is = Sector { $sector } { OBJECT($thing, form: "held") }.
claim-is-not = Sector { $sector } { OBJECT($thing, form: "not-held") }.
claim-planet-x-in = { $count ->
    [one] Planet X is in sector { $sectors }.
   *[other] Planet X is in one of these sectors: { $sectors }.
}

## Why it is so

why-because = { $count ->
    [one] This fact, together with the placement rules, forces it:
   *[other] These facts, together with the placement rules, force it:
}
why-rules-alone = The placement rules alone force it.
why-against = { $count ->
    [one] This fact and the placement rules rule that out:
   *[other] These facts and the placement rules rule that out:
}
why-rules-against = The placement rules alone rule that out.
why-left = { $systems ->
    [one] { $systems } sky left
   *[other] { $systems } skies left
}, { $against ->
    [0] none against
   *[other] { $against } against
}
contradiction = { $count ->
    [0] The facts contradict each other.
    [one] This mark cannot be right:
   *[other] These marks cannot all be right:
}
fact-titled = A clue about this is true: { $title }.
fact-located-wrong = Not all of this is right: Planet X in sector { $sector }; sector { $left } { OBJECT($before, form: "held") }, sector { $right } { OBJECT($after, form: "held") }.
fact-located-right = All of this is right: Planet X in sector { $sector }; sector { $left } { OBJECT($before, form: "held") }, sector { $right } { OBJECT($after, form: "held") }.
fact-revealed = The sky was revealed.

## Why something is probable, or advised

reason-odds = Skies still possible: { $systems }. Share of those in which sector { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Skies still possible: { $systems }; after the answer about { $left }. Information in bits: { $bits } (one bit halves them). Bits per unit of time: { $rate }; the list is in this order. Bits about Planet X and its neighbours: { $locate }.
reason-theory = Points if the theory is correct: { $points }, and one more if it is the first (chance: { $first }). On average: { $expected }.
reason-locate = Skies still possible: { $systems }. Share of those in which all of this is right: { $odds }.

## Where a fact came from

source-dealt = starting fact
source-survey = your survey
source-target = your target
source-locate = your attempt to locate Planet X
source-research = your research of topic { $topic }
source-conference = conference X{ $number }
source-review = { $phase ->
    [0] peer review
   *[other] peer review in theory phase { $phase }
}
source-end = the end of the game
source-line = line { $number } of your notes
