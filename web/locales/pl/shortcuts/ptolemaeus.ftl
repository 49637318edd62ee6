### Keyboard shortcuts of the Ptolemaeus table

shortcut-ptolemaeus-draw = Dobierz: ponumeruj odkryte karty i talię
shortcut-ptolemaeus-observe = Obserwacja: ponumeruj to, co można obserwować
shortcut-ptolemaeus-move = To, o co pyta gra: ponumeruj pionki do ruchu i inne odpowiedzi
shortcut-ptolemaeus-hand = Twoja ręka: ponumeruj karty
shortcut-ptolemaeus-number = Naciśnij przycisk o tym numerze; jeszcze raz, by potwierdzić
shortcut-ptolemaeus-end = Zakończ turę
shortcut-ptolemaeus-log = Do dziennika
