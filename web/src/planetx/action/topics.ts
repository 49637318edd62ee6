/** The clues this viewer has read, by topic. */

import type { View } from '../../wire/types'
import type { Clue } from '../../words/clues'

export function cluesRead(view: View): Map<string, Clue> {
  const read = new Map<string, Clue>()
  for (const turn of view.pages.flat()) if (turn.type === 'research') read.set(turn.topic, turn.clue)
  return read
}
