# Everything kept on a device, in one file.

carry-lead = Notebooks, games at a real table (finished ones too) and settings in one file, for another device or as a backup. It does not pass through any server.
carry-save = Export everything to a file
carry-open = Import a file
carry-secret = Anyone who has the file can read everything that was noted or revealed on this device. Keys to seats at online tables are never in it: to move such a seat, go to its table.
carry-found = In this file
carry-notebooks = { $count ->
    [0] No notebooks
    [one] { $count } notebook
   *[other] { $count } notebooks
}
carry-evenings = { $count ->
    [0] No games at the real table
    [one] { $count } game at the real table
   *[other] { $count } games at the real table
}
carry-new = { $count ->
    [one] { $count } is new here
   *[other] { $count } are new here
}
carry-further = { $count ->
    [one] { $count } continues the one stored here, and replaces it
   *[other] { $count } continue those stored here, and replace them
}
carry-joined = { $count ->
    [one] { $count } differs from the one stored here; the two are merged and nothing is lost
   *[other] { $count } differ from those stored here; they are merged and nothing is lost
}
carry-here = { $count ->
    [one] { $count } is already here, just as complete or more so
   *[other] { $count } are already here, just as complete or more so
}
carry-damaged = { $count ->
    [one] { $count } is left out: what is stored here under its name is damaged. Save or delete that first
   *[other] { $count } are left out: what is stored here under their names is damaged. Save or delete that first
}
carry-elsewhere = The file also contains things that this page does not know; they stay in the file.
carry-settings = Import its settings too: name, language, theme, preferences
carry-nothing = Everything in it is already here.
carry-take = Add to this device
carry-done = Everything in the file is now on this device.
carry-done-rest = Everything else in the file is now on this device.

## What is refused

carry-refused-not-json = This file contains something else, or is damaged. Nothing was added.
carry-refused-not-such-a-file = This is not an export of everything on a device; a single notebook is opened on the notebook page. Nothing was added.
carry-refused-newer = This file was written by another version of Ecliptic, which this one cannot read. Nothing was added.
carry-refused-too-large = This is too large to be such an export. Nothing was added.
carry-refused-part = This file is damaged: “{ $field }” holds { $text }. Nothing was added.
carry-refused-storage = This browser’s storage is full, or this page may not use it. What was here before is still here. Make room and import the file again: nothing will be added twice.
