## Whose games the odds of a notebook are for

notebook-odds-published = The odds are those of games from the official app.
notebook-odds-ecliptic = The odds are those of games from Ecliptic’s companion.
notebook-odds-unknown = It is not known which app provides the game: the odds count every possible sky alike.

## Whose answer a reason is, if a rival’s

notebook-source-turn = the answer { $name } got in turn { $number }
notebook-source-heard = heard at the table
notebook-source-research = topic { $topic }, researched by { $name } in turn { $number }

## What the rules have against an entry, whoever’s it is

notebook-warning-not-asked = It is not this player’s move. To move: { $waiting }.
notebook-warning-only-in-turn = A theory phase or a last chance comes first and is not finished yet.
notebook-warning-only-when-placing = No theory phase is due: theories can be submitted only in one, or in a last chance.
notebook-warning-target-none-left = This player has used both target tokens.
notebook-warning-research-twice-running = This player researched last turn; nobody may research twice in a row.
notebook-warning-topic-again = This player has already researched topic { $topic }: allowed, but it tells nothing new.
notebook-warning-last-chance-theories-begun = This player has submitted theories in the last chance and can no longer locate Planet X.
notebook-warning-choose-too-many = That is more theories than a player may submit now; the limit is { $most }.
notebook-warning-supply = This player has no token “{ OBJECT($object, form: "name") }” left.
notebook-warning-no-tokens = This player has no theory tokens left.
notebook-warning-place-confirmed = What sector { $sector } holds is confirmed; it takes no more theories.
notebook-warning-place-same-object = This player has already submitted “{ OBJECT($object, form: "name") }” in sector { $sector }.
notebook-warning-place-same-phase = This player has already submitted a theory in sector { $sector } in this phase.
notebook-warning-survey-no-object = What was looked for is missing: without it, this answer counts for nothing.
notebook-warning-survey-no-sectors = The sectors are missing: without them, this answer counts for nothing.
notebook-warning-survey-no-question = What was looked for and the sectors are missing: without them, this answer counts for nothing.
notebook-warning-target-no-sector = The sector is missing: without it, this answer counts for nothing.
notebook-warning-research-no-topic = The topic is missing: without it, this clue counts for nothing.
