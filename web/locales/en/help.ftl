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

why-against = { $count ->
    [one] This fact and the placement rules rule that out:
   *[other] These facts and the placement rules rule that out:
}
why-rules-against = The placement rules alone rule that out.
contradiction = { $count ->
    [0] The facts contradict each other.
    [one] This mark cannot be right:
   *[other] These marks cannot all be right:
}
fact-titled = There is a true clue about this: { $title }.
fact-located-wrong = Not all of this is right: Planet X in sector { $sector }; sector { $left } { OBJECT($before, form: "held") }, sector { $right } { OBJECT($after, form: "held") }.
fact-located-right = All of this is right: Planet X in sector { $sector }; sector { $left } { OBJECT($before, form: "held") }, sector { $right } { OBJECT($after, form: "held") }.
fact-revealed = The sky was revealed.
fact-one-of = Sector { $sector }: { $things }.
fact-amount-exactly = { $count ->
    [one] Sector { $sectors }
   *[other] Sectors { $sectors }
}: { $things }, { $expected ->
    [0] none
   *[other] exactly { $expected }
}.
fact-amount-least = { $count ->
    [one] Sector { $sectors }
   *[other] Sectors { $sectors }
}: { $things }, at least { $least }.
fact-amount-most = { $count ->
    [one] Sector { $sectors }
   *[other] Sectors { $sectors }
}: { $things }, at most { $most }.
fact-amount-between = { $count ->
    [one] Sector { $sectors }
   *[other] Sectors { $sectors }
}: { $things }, { $least } to { $most }.

## Whether an own conclusion follows

conclusion-follows = Follows from what you know:
conclusion-follows-rules = Follows from the placement rules alone.
conclusion-open = Does not follow yet: true in { $count } of the { $systems } skies still possible.
conclusion-contradicts = Cannot be true; this contradicts it:
conclusion-contradicts-rules = Cannot be true: the placement rules alone rule it out.

## Why something is probable, or advised

reason-odds = Skies still possible: { $systems }. Share of those in which sector { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Skies still possible: { $systems }; after the answer, on average, about { $left }. The list is ordered by how much a question rules out for the time it costs.
reason-theory = Points if the theory is correct: { $points }, and one more if it is the first (chance: { $first }). On average: { $expected }; allowing for what a wrong one costs, and compared with keeping the token: { $worth }.
reason-theory-last = Points if the theory is correct: { $points }, and one more if it is the first (chance: { $first }). On average: { $expected }.
reason-locate = Skies still possible: { $systems }. Share of those in which all of this is right: { $odds }.

## Where a fact came from

source-dealt = starting fact
source-survey = your survey
source-target = your target
source-locate = your attempt to locate Planet X
source-research = your research on topic { $topic }
source-conference = conference X{ $number }
source-review = { $phase ->
    [0] peer review
   *[other] peer review in theory phase { $phase }
}
source-end = the end of the game
source-line = line { $number } of your notes

## Help

help-title = Help
help-no-contradiction = Nothing on your sheet contradicts what you have been told.
help-systems = { $count ->
    [one] One sky is possible.
   *[other] { $shown } skies are possible.
}
help-planet-x = { $count ->
    [one] Planet X is in sector { $sectors }.
   *[other] Planet X is in one of these sectors: { $sectors }.
}
    .anywhere = Planet X can still be in any sector.
help-questions = Best questions
help-question = costs { $cost }, leaves about { $left } of { $systems }
help-use = Use
help-theories = Theories worth placing
help-theory = { OBJECT($thing, form: "name") } in sector { $sector }: { $odds }
help-theory-not-yet = No theory is worth placing yet. The closest: { OBJECT($thing, form: "name") } in sector { $sector }, { $odds }
help-penalty = { $penalty ->
    [0] costs nothing if wrong
   *[other] if wrong, costs { $penalty } and the token
}
help-locates = Where Planet X could be
help-locate = { $action }: { $odds }
help-expected = points on average: { $expected }
help-rivals = Weigh what rivals’ moves tell
    .hint = Assumes that your rivals place what they think true. What is certain stays the same.
help-ask-advice = What would you do?
help-again = Try again
help-thinking = Thinking…
why = Why?
why-close = Close
