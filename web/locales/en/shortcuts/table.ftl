### The sheet of keyboard shortcuts, and those that every table has

shortcuts-on = Shortcuts are on
    .hint = On this device. Turn them off if single letters get in the way of a screen reader or of voice control.

shortcut-confirm = Confirm what is chosen
shortcut-take-back = Undo the last move
shortcut-guide = Guide on or off
shortcut-keys = This list; Esc closes it

## What is written on keys

key-Enter = Enter
key-Home = Home
key-End = End
key-Space = Space
key-Shift = Shift
