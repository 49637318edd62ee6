/** What screen readers hear of news: what happened, what it told, and whose turn it is. */

import type { Numbered } from '../table/stream'
import type { View } from '../wire/types'
import { sayEvent, seatName } from '../words/events'
import type { LogEvent, Scene } from '../words/events'
import { listed } from '../words/lists'
import { t } from '../words/words.svelte'
import { waitingFor } from './board/standing'
import { linesOf } from './log/lines'

export function toldAloud(news: readonly Numbered[], view: View, scene: Scene): string {
  const sentences = linesOf(news).flatMap((line) => {
    const said = sayEvent(line.event as unknown as LogEvent, scene)
    return [said.text, said.learned ?? '', ...said.details].filter((one) => one !== '')
  })
  return [...sentences, whoseTurn(view, scene)].join(' ')
}

function whoseTurn(view: View, scene: Scene): string {
  const waiting = waitingFor(view.board)
  if (view.board.stage.type === 'over') return t('status-over')
  if (view.viewer !== null && waiting.includes(view.viewer)) return t('status-your-turn')
  return t('status-waiting', { names: listed(waiting.map((seat) => seatName(seat, scene))) })
}
