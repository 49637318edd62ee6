### Keyboard shortcuts of the Ptolemaeus table

shortcut-ptolemaeus-draw = Draw: number the cards face up and the deck
shortcut-ptolemaeus-observe = Observe: number what can be observed
shortcut-ptolemaeus-move = What is asked: number pawns to move and other answers
shortcut-ptolemaeus-hand = Your hand: number the cards
shortcut-ptolemaeus-number = Press the button of this number; once more confirms
shortcut-ptolemaeus-end = End the turn
shortcut-ptolemaeus-log = To the log
