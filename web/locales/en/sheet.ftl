# The note sheet of Planet X.

sheet-title = Note sheet
sheet-sector = Sector
sheet-count = { $found } of { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Undo on the sheet
sheet-redo = Redo on the sheet
sheet-on-ring = On the ring
sheet-hint = Tap a cell: open, excluded, certain.
sheet-cell = Sector { $sector }, { $object }: { $mark }
sheet-looked = Sector { $sector }, { $object }:
sheet-logic-yes = certain by logic
sheet-logic-no = impossible by logic
sheet-odds = odds { $odds }
sheet-wrong = contradicts what you know
# At the end, of an object in a sector and of what was noted of it.
sheet-held = it is here
sheet-not-held = not here
sheet-mark-right = you were right
sheet-mark-wrong = you were wrong
sheet-updating = updating …
sheet-notes = Free notes
sheet-not-saved = Your notes are not saved yet; trying again …
sheet-row-too = Circling an object excludes the others of its sector
sheet-legend = Legend
    .title = What the cells mean
    .never = no comet can be here
    .odds = the longer the bar, the more probable
    .held = in the sky, once it is revealed
    .close = Close

mark-open = open
mark-own-no = excluded by you
mark-own-yes = certain to you
mark-appears = appears empty
mark-game-never = impossible
mark-game-start = excluded by a starting fact
mark-game-no = excluded by the game
mark-game-yes = certain by the game
