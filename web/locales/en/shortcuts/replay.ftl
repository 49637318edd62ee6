### Keyboard shortcuts of a replay

shortcut-replay-step = One step back, one step forward
shortcut-replay-turn = One turn back, one turn forward
shortcut-replay-play = Play or pause
shortcut-replay-ends = To the start, to the end
