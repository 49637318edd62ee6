/** Which parts of the table take turns in one place, by what the screen has room for. */
import type { Screen } from '../../table/screen'

export type Part = 'board' | 'action' | 'sheet' | 'help' | 'log'

const TABS: Record<Screen, readonly Part[]> = {
  phone: ['board', 'sheet', 'help', 'log'],
  beside: ['action', 'sheet', 'help', 'log'],
  tablet: ['sheet', 'help', 'log'],
  laptop: ['help', 'log'],
  wide: [],
}

/** One part alone needs no tab. */
export function tabsFor(screen: Screen, there: (part: Part) => boolean): readonly Part[] {
  const found = TABS[screen].filter(there)
  return found.length > 1 ? found : []
}
