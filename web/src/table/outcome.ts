/** How a game came out, said first to whoever looks. */

import { listed } from '../i18n/lists'
import { t } from '../i18n/messages.svelte'
import { seatName, type Scene } from './seats/names'

/** The totals of all seats, and who won: at least one has. */
export interface Outcome {
  totals: readonly number[]
  winners: readonly number[]
}

/** What happened to the viewer; to those who only watched, who won. */
export function sayOutcome({ totals, winners }: Outcome, scene: Scene): string {
  const { viewer } = scene
  const others = winners.filter((seat) => seat !== viewer)
  const names = listed(others.map((seat) => seatName(seat, scene)))
  if (viewer === null) return t('end-won', { count: winners.length, names })
  const points = totals[viewer] ?? 0
  if (!winners.includes(viewer)) {
    // Whoever wins a race may have fewer points than those behind.
    const behind = Math.max(0, (totals[winners[0]!] ?? 0) - points)
    return t('end-you-lost', { place: placeOf(viewer, { totals, winners }), points, behind, names })
  }
  if (others.length > 0) return t('end-you-shared', { points, names })
  const best = Math.max(...totals.filter((_, seat) => seat !== viewer))
  return t('end-you-won', { points, ahead: totals.length > 1 ? Math.max(0, points - best) : 0 })
}

/** From 1; whoever won is ahead of all others, and equals share a place. */
function placeOf(seat: number, { totals, winners }: Outcome): number {
  return 1 + totals.filter((one, other) => winners.includes(other) || one > totals[seat]!).length
}
