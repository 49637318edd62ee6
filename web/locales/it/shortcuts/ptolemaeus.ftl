### Keyboard shortcuts of the Ptolemaeus table

shortcut-ptolemaeus-draw = Pesca: numera le carte scoperte e il mazzo
shortcut-ptolemaeus-observe = Osserva: numera ciò che si può osservare
shortcut-ptolemaeus-move = Ciò che è chiesto: numera le pedine da muovere e le altre risposte
shortcut-ptolemaeus-hand = La tua mano: numera le carte
shortcut-ptolemaeus-number = Premi il pulsante con questo numero; di nuovo per confermare
shortcut-ptolemaeus-end = Finisci il turno
shortcut-ptolemaeus-log = Al diario
