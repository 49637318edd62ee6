### The sheet of keyboard shortcuts, and those that every table has

shortcuts-on = Skróty są włączone
    .hint = Na tym urządzeniu. Wyłącz je, jeśli pojedyncze litery przeszkadzają czytnikowi ekranu lub sterowaniu głosem.

shortcut-confirm = Potwierdź wybór
shortcut-take-back = Cofnij ostatni ruch
shortcut-guide = Przewodnik: włącz lub wyłącz
shortcut-keys = Ta lista; Esc ją zamyka

## What is written on keys

key-Enter = Enter
key-Home = Home
key-End = End
key-Space = Spacja
key-Shift = Shift
