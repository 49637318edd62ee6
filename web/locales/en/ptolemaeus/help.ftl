# Help at the table of Ptolemaeus.

## What a table agrees on

ptolemaeus-help-none = Everybody keeps an eye on everything alone.
ptolemaeus-help-reminders = Shows what you can pay for, what completes a study, what the comet sweeps away and what your objective lacks.
ptolemaeus-help-advice = Also says what the strongest opponent would do in your place, and why.

## Reminders

ptolemaeus-help = Help
ptolemaeus-completes = Completes a study
ptolemaeus-completes-now = At the end of this turn: { $planet }, with two pawns on { $sign } and two others
ptolemaeus-completes-third = { $text }: the third pawn studies { $planet }
ptolemaeus-completes-four = { $text }: then { $planet }, with two pawns on { $sign } and two others
ptolemaeus-sweeps = { $count ->
    [0] When the round ends the comet stops on { $sign }. You have no pawns there.
    [one] When the round ends the comet stops on { $sign }: { $count } pawn of yours returns.
   *[other] When the round ends the comet stops on { $sign }: { $count } pawns of yours return.
}
ptolemaeus-sweeps-last = Then the game is over.
ptolemaeus-lacking = Your objective still lacks
ptolemaeus-lacks = { $count ->
    [0] { $planet } in { $sign }, none of your pawns there.
    [one] { $planet } in { $sign }, { $count } pawn of yours there.
   *[other] { $planet } in { $sign }, { $count } pawns of yours there.
}
ptolemaeus-lacks-moves = Moves on to { $sign } when the round ends.
ptolemaeus-affordable = Your cards pay for
ptolemaeus-affords = { $count ->
    [one] { $text } ({ $count } card)
   *[other] { $text } ({ $count } cards)
}
ptolemaeus-affords-nothing = Your cards pay for nothing in the sky yet.

## Advice

ptolemaeus-advice = Worth most
ptolemaeus-advice-ask = What would you do?
ptolemaeus-advice-thinking = Thinking …
ptolemaeus-advice-use = Use
ptolemaeus-advice-again = Try again
ptolemaeus-advice-behind = worth about { $worth } points less
ptolemaeus-reason-studies = studies { $planet }
ptolemaeus-reason-wanted = studies { $planet }, which your objective needs
ptolemaeus-reason-nearer = { $count ->
    [one] { $planet } is nearer: { $count } pawn still to come
   *[other] { $planet } is nearer: { $count } pawns still to come
}
ptolemaeus-reason-nearer-wanted = { $count ->
    [one] { $planet }, which your objective needs, is nearer: { $count } pawn still to come
   *[other] { $planet }, which your objective needs, is nearer: { $count } pawns still to come
}
ptolemaeus-reason-saves = { $count ->
    [one] costs { $count } card less than it might
   *[other] costs { $count } cards less than it might
}
ptolemaeus-reason-saves-later = { $count ->
    [one] saves { $count } card on { $sign }
   *[other] saves { $count } cards on { $sign }
}
ptolemaeus-reason-denies = gets in the way of { $name } on { $sign }
ptolemaeus-reason-token = takes the asteroid token of { $sign }
ptolemaeus-reason-none = does well when played on
