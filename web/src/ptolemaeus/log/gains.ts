/** How the points have changed, whatever changed them, in words. */

import type { Score } from '../../wire/ptolemaeus'
import { t } from '../../i18n/messages.svelte'
import { scoreOf, SOURCES, totalOf, type Area } from '../score'
import { bonusName } from '../words/words'

export interface Gain {
  seat: number
  points: number
  /** What brought so many of them. */
  parts: { source: keyof Score; points: number }[]
}

/** The seats whose points are others than before. */
export function gainsOf(before: readonly Area[], after: readonly Area[]): Gain[] {
  return after.flatMap((area, seat) => {
    const [was, is] = [scoreOf(before[seat]!), scoreOf(area)]
    const parts = SOURCES.map((source) => ({ source, points: is[source] - was[source] })).filter(
      ({ points }) => points !== 0,
    )
    return parts.length > 0 ? [{ seat, points: totalOf(is) - totalOf(was), parts }] : []
  })
}

/** `+4 points (planets +2, objective +1, asteroid tokens +1).` */
export function sayGain({ points, parts }: Gain): string {
  const text = parts
    .map((part) =>
      parts.length > 1 ? `${nameOf(part.source)} ${signed(part.points)}` : nameOf(part.source),
    )
    .join(', ')
  return t('ptolemaeus-gain', { count: Math.abs(points), points: signed(points), text })
}

function nameOf(source: keyof Score): string {
  return source === 'novas' ? bonusName('nova-constellatio') : t(`ptolemaeus-gain-${source}`)
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
