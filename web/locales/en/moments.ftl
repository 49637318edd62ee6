# What everybody at the table stops for.

moments = What is happening
moment-close = Close
moment-read = Read: { $title }
moment-conference = Conference X{ $number }
moment-review = Peer review, phase { $number }
moment-found = Planet X is found!
moment-not-found = Failed attempt
moment-first = leader +1
moment-time = time +{ $count }

stage-theories = Theory phase { $number }
stage-theories-choosing = Theory phase { $number }: secret choice
stage-theories-placing = Theory phase { $number }: placing theories
stage-last-chances = Planet X is found! Last chances
stage-choosing = { $mine ->
    [yes] You are choosing…
   *[no] { $name } is choosing…
}
stage-chosen = { $mine ->
    [yes] You have chosen
   *[no] { $name } has chosen
}
stage-to-place = { $mine ->
    [yes] You place { $count ->
        [one] { $count } theory
       *[other] { $count } theories
    }
   *[no] { $name } places { $count ->
        [one] { $count } theory
       *[other] { $count } theories
    }
}
stage-finder = { $mine ->
    [yes] You found it
   *[no] { $name } found it
}
stage-behind = { $mine ->
    [yes] You are { $count ->
        [one] { $count } sector behind
       *[other] { $count } sectors behind
    }
   *[no] { $name } is { $count ->
        [one] { $count } sector behind
       *[other] { $count } sectors behind
    }
}
