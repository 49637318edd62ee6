/** One cell of every look that a note sheet has, and the name of the message that says what it means. */

import type { Cell } from './cells'

interface Example {
  cell: Cell
  words: string
}

const PLAIN: Cell = {
  name: '1A',
  sector: 1,
  thing: 'A',
  game: 'open',
  own: null,
  logic: null,
  odds: null,
  wrong: false,
  held: null,
  updating: false,
  lit: null,
  claimed: false,
}

const example = (words: string, look: Partial<Cell>): Example => ({
  words,
  cell: { ...PLAIN, ...look },
})

export const EXAMPLES: readonly Example[] = [
  example('mark-open', {}),
  example('mark-own-no', { own: 'no' }),
  example('mark-own-yes', { own: 'yes' }),
  example('mark-game-start', { game: 'start' }),
  example('mark-game-no', { game: 'no' }),
  example('mark-game-yes', { game: 'yes' }),
  example('mark-appears', { thing: 'E', game: 'appears' }),
  example('sheet-legend.never', { thing: 'C', game: 'never' }),
  example('sheet-logic-no', { logic: 'no' }),
  example('sheet-logic-yes', { logic: 'yes' }),
  example('sheet-legend.odds', { odds: 0.6 }),
  example('sheet-wrong', { own: 'yes', wrong: true }),
  example('sheet-legend.held', { held: true }),
  example('sheet-mark-right', { own: 'yes', held: true }),
  example('sheet-mark-wrong', { own: 'no', wrong: true, held: true }),
]
