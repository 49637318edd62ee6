/** What lies open at one moment of the game, as far as a notebook knows it: what moves are judged by. */

import type { Mode } from '../../wire/types'
import { phaseNow, type Page } from '../model/page'
import { TARGET_TOKENS } from '../../planetx/rules/figures'
import type { TheoryKnown } from '../../planetx/rules/theories'

export type Moment =
  | { type: 'turns' }
  | { type: 'theory-phase' }
  /** Planet X is found: `asked` has a last chance now, so many sectors `behind` the finder. */
  | { type: 'last-chance'; asked: number; behind: number }
  | { type: 'over' }

export interface Standing {
  mode: Mode
  moment: Moment
  /** Players from furthest back to furthest ahead: the first one acts. */
  order: readonly number[]
  /** The sector the Earth's arrow points at. */
  arrow: number
  /** Target tokens each player has left. */
  targets: readonly number[]
  /** The topics each player has researched, in order. */
  topics: readonly (readonly string[])[]
  /** Whether each player's last turn was a research. */
  lastWasResearch: readonly boolean[]
  theories: readonly TheoryKnown[]
  /** The phase that a theory submitted now belongs to. */
  phase: number
  /** Sectors whose object is confirmed: they take no more theories. */
  confirmed: readonly number[]
}

export function standingOf(page: Page): Standing {
  const turns = page.players.map((_, player) =>
    page.log
      .filter((line) => line.turn !== null && line.player === player)
      .map((line) => line.said),
  )
  return {
    mode: page.mode,
    moment: momentOf(page),
    order: page.order,
    arrow: (page.earth % page.ring.sectors) + 1,
    targets: turns.map((own) =>
      Math.max(0, TARGET_TOKENS - own.filter((said) => said.type === 'target').length),
    ),
    topics: turns.map((own) =>
      own.flatMap((said) => (said.type === 'research' && said.topic ? [said.topic] : [])),
    ),
    lastWasResearch: turns.map((own) => own.at(-1)?.type === 'research'),
    theories: page.theories,
    phase: phaseNow(page),
    confirmed: page.confirmed.map(([sector]) => sector),
  }
}

function momentOf(page: Page): Moment {
  if (page.system.length > 0) return { type: 'over' }
  if (!page.ending) {
    return { type: page.due.some((one) => one.type === 'phase') ? 'theory-phase' : 'turns' }
  }
  const asked = page.ending.waiting[0]
  if (asked === undefined) return { type: 'over' }
  return { type: 'last-chance', asked, behind: page.ending.behind[asked] ?? 0 }
}
