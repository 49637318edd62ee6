/** What the code answers when a moment of the game is due, as the entry that says so. */

import { answer } from '../../planetx/codes/answers'
import type { Evening, LogEntry } from '../evening/evening'
import { askReveal, dealTold } from '../questions/questions'
import { wholePage } from './log'
import { reviewOf, type Next } from './next'

/** Moments that everybody watches, and that only have to be gone on with. */
export type Shared = Extract<Next, { type: 'conference' | 'advance' | 'review' | 'reveal' }>

export async function entryFor(evening: Evening, next: Shared): Promise<LogEntry> {
  const { game } = evening
  switch (next.type) {
    case 'conference': {
      const { number } = next
      const { clue } = answer(await dealTold(game), { type: 'conference', number })
      return { type: 'conference', number, clue, text: '' }
    }
    case 'advance':
      return { type: 'phase' }
    case 'review': {
      const { sector } = next
      const deal = await dealTold(game)
      return reviewOf(wholePage(evening), sector, (thing) => {
        return answer(deal, { type: 'review', sector, thing }).right
      })
    }
    case 'reveal':
      return { type: 'revealed', system: await askReveal(game) }
  }
}
