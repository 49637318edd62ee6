### Keyboard shortcuts of a replay

shortcut-replay-step = Une étape en arrière, une étape en avant
shortcut-replay-turn = Un tour en arrière, un tour en avant
shortcut-replay-play = Lecture ou pause
shortcut-replay-ends = Au début, à la fin
