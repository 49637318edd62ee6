### Keyboard shortcuts of a replay

shortcut-replay-step = Un passo indietro, un passo avanti
shortcut-replay-turn = Un turno indietro, un turno avanti
shortcut-replay-play = Riproduci o metti in pausa
shortcut-replay-ends = All’inizio, alla fine
