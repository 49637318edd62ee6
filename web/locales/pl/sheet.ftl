# Arkusz notatek gry Planet X.

sheet-title = Arkusz notatek
sheet-sector = Sektor
sheet-count = { $found } z { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Cofnij na arkuszu
sheet-redo = Ponów na arkuszu
sheet-on-ring = Pokaż na pierścieniu
sheet-hint = Dotknij pola, aby je skreślić, potem zakreślić, potem wyczyścić.
sheet-cell = Sektor { $sector }, { $object }: { $mark }
sheet-looked = Sektor { $sector }, { $object }:
sheet-logic-yes = logicznie pewne
sheet-logic-no = logicznie niemożliwe
sheet-odds = szansa { $odds }
sheet-wrong = przeczy temu, co wiesz
# Na koniec, o obiekcie w sektorze i o tym, co zapisano.
sheet-held = to tutaj
sheet-not-held = nie tutaj
sheet-mark-right = zgadza się
sheet-mark-wrong = nie zgadza się
sheet-updating = trwa przeliczanie…
sheet-notes = Własne notatki
sheet-not-saved = Notatki nie są jeszcze zapisane; trwa kolejna próba…
sheet-row-too = Zakreślenie obiektu skreśla inne w jego sektorze
sheet-legend = Legenda
    .title = Co oznaczają pola
    .never = tu nie może być komety
    .odds = im dłuższy pasek, tym większa szansa
    .held = na niebie, po ujawnieniu
    .close = Zamknij

mark-open = otwarte
mark-own-no = skreślone przez ciebie
mark-own-yes = zakreślone przez ciebie
mark-appears = wygląda na pusty
mark-game-never = niemożliwe
mark-game-start = wykluczone informacją początkową
mark-game-no = wykluczone tym, co wiesz
mark-game-yes = pewne z tego, co wiesz
