/** What the end of a round or another's card has brought, as far as it has not been read. */

import type { Line } from './story'

const NEWS = new Set(['planets-moved', 'comet-moved', 'eclipsed', 'discards', 'replaced', 'stolen'])
const MOST_SHOWN = 6

export function unreadNews(lines: readonly Line[], upTo: number): Line[] {
  return lines.filter((line) => line.number >= upTo && NEWS.has(line.type)).slice(-MOST_SHOWN)
}
