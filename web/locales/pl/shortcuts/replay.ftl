### Keyboard shortcuts of a replay

shortcut-replay-step = Krok wstecz, krok naprzód
shortcut-replay-turn = Tura wstecz, tura naprzód
shortcut-replay-play = Odtwarzaj lub zatrzymaj
shortcut-replay-ends = Na początek, na koniec
