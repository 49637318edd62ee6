# The note sheet of Planet X.

sheet-title = Note sheet
sheet-sector = Sector
sheet-count = { $found } of { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Undo on the note sheet
sheet-redo = Redo on the note sheet
sheet-on-ring = Show on the ring
sheet-hint = Tap a cell to cross it out, again to circle it, once more to clear it.
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
sheet-updating = updating…
sheet-notes = Free notes
sheet-not-saved = Your notes are not saved yet; trying again…
sheet-row-too = Circling an object crosses out the others in its sector
sheet-legend = Legend
    .title = What the cells mean
    .never = no comet can be here
    .odds = the longer the bar, the more likely
    .held = in the sky, once revealed
    .close = Close

mark-open = open
mark-own-no = crossed out by you
mark-own-yes = circled by you
mark-appears = appears empty
mark-game-never = impossible
mark-game-start = excluded by a starting fact
mark-game-no = excluded by what you were told
mark-game-yes = certain from what you were told
