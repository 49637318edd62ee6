# Everything kept on a device, in one file.

carry-lead = Notebooks, games at the real table, finished ones too, and settings: in one file, for another device or for safe keeping. It goes through no server.
carry-save = Save everything as a file
carry-open = Open such a file
carry-secret = Whoever has the file can read what anybody has noted or been told on this device. Keys to seats at online tables are never in it: such a seat is moved from its own table.
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
    [one] { $count } goes on from the one kept here, and takes its place
   *[other] { $count } go on from those kept here, and take their place
}
carry-joined = { $count ->
    [one] { $count } differs from the one kept here; nothing of either is lost
   *[other] { $count } differ from those kept here; nothing of either is lost
}
carry-here = { $count ->
    [one] { $count } is here already, just as far or further
   *[other] { $count } are here already, just as far or further
}
carry-damaged = { $count ->
    [one] { $count } is left out: what is kept here under its name is damaged. Save or delete that first
   *[other] { $count } are left out: what is kept here under their names is damaged. Save or delete that first
}
carry-elsewhere = The file also holds things that this page knows nothing about; they stay in the file.
carry-settings = Take its settings, too: name, language, colours, habits
carry-nothing = Everything in it is here already.
carry-take = Add to this device
carry-done = Everything from the file is on this device now.
carry-done-rest = Everything else from the file is on this device now.

## What is refused

carry-refused-not-json = This file holds something else, or is damaged. Nothing was added.
carry-refused-not-such-a-file = This is not a file with everything kept on a device; a single notebook is opened on the notebook’s own page. Nothing was added.
carry-refused-newer = This file was written by another version of Ecliptic, which this one cannot read. Nothing was added.
carry-refused-too-large = This is too large to be such a file. Nothing was added.
carry-refused-part = This file is damaged: “{ $field }” holds { $text }. Nothing was added.
carry-refused-storage = This browser’s storage is full, or closed to this page. What was here before is still here. Make room and open the file again: nothing will be added twice.
