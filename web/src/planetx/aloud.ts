/** What screen readers hear of news: what happened, what it told, and whose turn it is. */

import type { Numbered } from '../table/connection/stream'
import { whoseTurn, type Turn } from '../table/turn'
import { linesOf, sayLine } from './log/lines'
import type { Scene } from './words/events'

export function toldAloud(news: readonly Numbered[], turn: Turn<Scene>): string {
  const sentences = linesOf(news).flatMap((line) => {
    const said = sayLine(line, turn.scene)
    return [said.text, said.learned ?? '', ...said.details].filter((one) => one !== '')
  })
  return [...sentences, whoseTurn(turn)].join(' ')
}
