### Keyboard shortcuts of the Planet X table

shortcut-planetx-survey = Przeszukaj
shortcut-planetx-target = Zeskanuj
shortcut-planetx-research = Zbadaj
shortcut-planetx-locate = Zlokalizuj Planetę X
shortcut-planetx-place = Teoria, w ostatniej szansie
shortcut-planetx-pass = Spasuj, w ostatniej szansie
shortcut-planetx-object = Obiekt: kometa, asteroida, planeta karłowata, obłok gazowy, pusty; przy Planecie X to, co jest przed nią, potem to, co za nią
shortcut-planetx-topic = Temat, gdy badasz
shortcut-planetx-sector = Sektor; od 10 dwie cyfry. Przeszukanie bierze dwa
shortcut-planetx-anew = Zacznij akcję od nowa
shortcut-planetx-sheet = Do arkusza notatek
shortcut-planetx-sheet-undo = Cofnij ostatni znak na arkuszu
shortcut-planetx-help = Do pomocy
shortcut-planetx-log = Do dziennika
