### Keyboard shortcuts of the Planet X table

shortcut-planetx-survey = Przeszukaj
shortcut-planetx-target = Zeskanuj
shortcut-planetx-research = Zbadaj
shortcut-planetx-locate = Zlokalizuj Planetę X
shortcut-planetx-place = Teoria (ostatnia szansa)
shortcut-planetx-pass = Spasuj (ostatnia szansa)
shortcut-planetx-object = Obiekt: kometa, asteroida, planeta karłowata, obłok gazowy, pusty; przy Planecie X to, co jest przed nią, potem to, co za nią
shortcut-planetx-topic = Temat, gdy badasz
shortcut-planetx-sector = Sektor; od 10 dwie cyfry. Przeszukanie wymaga dwóch
shortcut-planetx-anew = Zacznij akcję od nowa
shortcut-planetx-sheet = Do arkusza notatek
shortcut-planetx-sheet-undo = Cofnij ostatnie oznaczenie na arkuszu
shortcut-planetx-help = Do pomocy
shortcut-planetx-log = Do dziennika
