### Keyboard shortcuts of the Planet X table

shortcut-planetx-survey = Survey
shortcut-planetx-target = Target
shortcut-planetx-research = Research
shortcut-planetx-locate = Locate Planet X
shortcut-planetx-place = Theory (last chance)
shortcut-planetx-pass = Pass (last chance)
shortcut-planetx-object = Object: comet, asteroid, dwarf planet, gas cloud, empty; for Planet X what comes before it, then after it
shortcut-planetx-topic = Topic, when you research
shortcut-planetx-sector = Sector; two digits from 10 on. A survey needs two of them
shortcut-planetx-anew = Start the action over
shortcut-planetx-sheet = To the note sheet
shortcut-planetx-sheet-undo = Undo the last mark on the sheet
shortcut-planetx-help = To help
shortcut-planetx-log = To the log
