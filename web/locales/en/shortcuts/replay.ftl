### Keyboard shortcuts of a replay

shortcut-replay-step = One step back, one step on
shortcut-replay-turn = One turn back, one turn on
shortcut-replay-play = Play or pause
shortcut-replay-ends = To the deal, to the end
