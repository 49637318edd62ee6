### Keyboard shortcuts of the Ptolemaeus table

shortcut-ptolemaeus-draw = Draw: number the face-up cards and the deck
shortcut-ptolemaeus-observe = Observe: number what you can observe
shortcut-ptolemaeus-move = What you are asked: number pawns to move and other answers
shortcut-ptolemaeus-hand = Your hand: number the cards
shortcut-ptolemaeus-number = Press the button with this number; again to confirm
shortcut-ptolemaeus-end = End the turn
shortcut-ptolemaeus-log = To the log
