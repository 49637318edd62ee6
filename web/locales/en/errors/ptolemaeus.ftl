# What Ptolemaeus refuses: what is wrong and what to do. The name is the code of the error.

## Dates

error-ptolemaeus-date-form = “{ $text }” is not a date. Choose a day, a month and a year.
error-ptolemaeus-date-year = There is no year { $year } here; years are counted from 1 to { $last }.
error-ptolemaeus-date-month = There is no month { $month }; months are numbered 1 to 12.
error-ptolemaeus-date-day = There is no { $day } { $month } { $year }: that month has { $days } days.
error-ptolemaeus-date-skipped = There was no { $day } October 1582: the calendar went from the 4th straight to the 15th.
error-ptolemaeus-date-sky = The sky of { $date } cannot be computed well enough. Choose a year from { $first } to { $last }.
error-ptolemaeus-seats = The game is for 1 to 4 seats, not { $seats }.

## Moments

error-ptolemaeus-not-asked = It is not your move. Waiting for { $waiting }.
error-ptolemaeus-game-over = The game is over; there is nothing left to decide.
error-ptolemaeus-no-such-seat = There is no seat { $seat } at this table.
error-ptolemaeus-spectator = Spectators only watch.
error-ptolemaeus-unknown-action = That is not an action of this game. Choose one of those offered.
error-ptolemaeus-only-as-action = Drawing and observing are the action of a turn; first answer what is asked.
error-ptolemaeus-only-when-paying = Cards are paid only after you have chosen what to observe.
error-ptolemaeus-only-when-placing = Pawns are placed after an observation is paid for, or by a Signum card.
error-ptolemaeus-only-when-moving = A pawn moves from a sign only when your reserve is empty and one has to be placed.
error-ptolemaeus-only-third-pawn = A planet is studied like this only when your third pawn has come to its sign.
error-ptolemaeus-only-after-action = Studying with two pawns plus two others comes after your action.
error-ptolemaeus-only-beside-action = Bonus cards and trades come before or after the action, never during it.
error-ptolemaeus-only-by-bonus = That is part of a bonus card; play the card first.
error-ptolemaeus-only-when-recalling = Pawns are taken back only when Maleficus Mars asks for it.
error-ptolemaeus-only-when-discarding = Cards are discarded only when Maleficus Saturnus or an Eclipsis asks for it.
error-ptolemaeus-act-first = A turn ends after its action: draw or observe first.
error-ptolemaeus-acted-already = You have had the action of this turn; only free actions and the end of the turn are left.
error-ptolemaeus-no-passing = You may not pass while you can draw or observe.

## Drawing, observing, paying

error-ptolemaeus-deck-empty = Deck and discards are empty, so there is no card to draw.
error-ptolemaeus-not-face-up = No such card lies face up. Take one that does, or draw from the deck.
error-ptolemaeus-joker-second = A face-up joker may only be the first card you take. Take another, or draw from the deck.
error-ptolemaeus-nothing-to-observe = There is nothing in the sky that you can both pay for and put pawns on.
error-ptolemaeus-no-configuration = These signs form no configuration. Choose one sign, a conjunction, two opposite signs, two that are three apart, or three of one colour.
error-ptolemaeus-sign-empty = Neither a planet nor the comet is there.
error-ptolemaeus-not-in-the-sky = This configuration is not in the sky: each sign needs a planet (the comet may be one of them), a conjunction two planets.
error-ptolemaeus-no-pawns = You do not have enough pawns that could go there.
error-ptolemaeus-third-pawn = A third pawn needs a planet there that you have not studied; there is none.
error-ptolemaeus-cannot-pay = Your cards cannot pay for it. A sign costs its own card, a joker, two others of its colour, or three of one other colour.
error-ptolemaeus-not-the-price = That is not a price for this sign. Pay its own card, a joker, two others of its colour, or three of one other colour.
error-ptolemaeus-not-in-hand = You do not have all of these cards.
error-ptolemaeus-rest-unpaid = Then you could not pay for the rest of the configuration. Pay with other cards.
error-ptolemaeus-not-observed = That sign needs no pawn now. Choose one that does.
error-ptolemaeus-rest-unplaced = Then the other pawns could not follow. Place another one first.
error-ptolemaeus-no-pawn-there = You have no pawn there.
error-ptolemaeus-source-observed = That sign is observed in this very action. Move a pawn from another one.

## Studying

error-ptolemaeus-nothing-to-study = Study a planet that shares a sign with your third pawn and that you have not studied yet.
error-ptolemaeus-two-plus-two = This needs two of your pawns on the sign of a planet you have not studied, and two more on other signs.
error-ptolemaeus-studied-already = You have studied that planet already.
error-ptolemaeus-two-pawns-there = You need two pawns on the planet’s sign.
error-ptolemaeus-two-pawns-elsewhere = Choose the signs of two of your pawns that are elsewhere.
error-ptolemaeus-two-tokens = A bonus card costs two asteroid tokens, and you have fewer.
error-ptolemaeus-bonus-deck-empty = No bonus card is left to trade for.

## Bonus cards

error-ptolemaeus-bonus-not-held = You hold no such bonus card.
error-ptolemaeus-bonus-kept = Nova Constellatio is never played: holding it is worth a point.
error-ptolemaeus-bonus-no-effect = It would have no effect now, so it may not be played.
error-ptolemaeus-bonus-once = That card has no second use to skip. Play it as it is.
error-ptolemaeus-bonus-first-unit = The card must do something at least once; then you may stop.
error-ptolemaeus-bonus-not-so = The card { $bonus } cannot do that here. Choose something it can do.
error-ptolemaeus-discard-count = { $count ->
    [one] You must discard exactly { $count } card.
   *[other] You must discard exactly { $count } cards.
}
error-ptolemaeus-discard-order = Choose cards of the game, in the order of the zodiac.

## Notation, in imported records

error-ptolemaeus-notation-action = “{ $text }” is not an action of Ptolemaeus.
error-ptolemaeus-notation-number = “{ $text }” is not a number.
error-ptolemaeus-notation-sign = “{ $text }” is not a sign of the zodiac.
error-ptolemaeus-notation-planet = “{ $text }” is not a planet.
error-ptolemaeus-notation-bonus = “{ $text }” is no bonus card.
error-ptolemaeus-notation-event = “{ $text }” is not something that can happen in this game.
error-ptolemaeus-notation-options = “{ $text }” are not options of Ptolemaeus.

## The card lists and imagined worlds: faults of the program

error-ptolemaeus-cards-unreadable = The file of card lists cannot be read ({ $reason }).
error-ptolemaeus-cards-unknown-name = The card lists name “{ $name }”, which is no card or planet.
error-ptolemaeus-cards-negative = The card lists hold { $count } cards of “{ $name }”. Use 0 or more.
error-ptolemaeus-cards-total = The card lists ({ $cards }) hold { $count } cards; the game has { $wanted }.
error-ptolemaeus-cards-three-planets = The card lists hold “{ $card }”, but an event or objective has three different planets.
error-ptolemaeus-cards-moves = The events of the card lists move { $moves } planets; there should be { $wanted }.
error-ptolemaeus-cards-mars-moves = The events of the card lists move Mars { $moves } times; there should be { $wanted }.
error-ptolemaeus-world-seats = The imagined table has another number of seats.
error-ptolemaeus-world-desk = The imagined cards of this seat are not its own.
error-ptolemaeus-world-cards = The imagined constellation cards are not those out of sight.
error-ptolemaeus-world-hands = An imagined hand has another size.
error-ptolemaeus-world-remembered = The imagined cards contradict what was seen of them.
error-ptolemaeus-world-bonuses = The imagined bonus cards are not those out of sight.
error-ptolemaeus-world-events = The imagined events are not those still to come.
error-ptolemaeus-world-objectives = The imagined objectives are not lawful ones.
error-ptolemaeus-world-sealed = An imagined secret discard is not a lawful one.
error-ptolemaeus-world-unpaid = An imagined hand cannot pay for what it has announced.
error-ptolemaeus-world-won = Somebody would have won already with the imagined cards.
