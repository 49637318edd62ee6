/** A viewer's stream of things told, less what was taken back. */

export interface Numbered {
  number: number
  event: { type: string } & Record<string, unknown>
}

/** What is left in the place of things that were taken back. */
export interface Mark extends Numbered {
  event: { type: 'taken-back'; to: number; struck: Numbered[] }
}

/** What still counts: `taken-back` strikes everything from its `to` on, itself included. */
export function standing(told: readonly Numbered[]): Numbered[] {
  return withMarks(told).filter((one) => !isMark(one))
}

/** What still counts, and a mark wherever something was taken back. */
export function withMarks(told: readonly Numbered[]): Numbered[] {
  let kept: Numbered[] = []
  for (const one of told) {
    if (one.event.type === 'taken-back') {
      const to = Number(one.event['to'])
      const struck = kept.filter(({ number }) => number >= to)
      kept = kept.filter(({ number }) => number < to)
      kept.push({ number: one.number, event: { type: 'taken-back', to, struck } })
    } else {
      kept.push(one)
    }
  }
  return kept
}

/** A replay shows the thing told as it came, before anything is struck. */
export function isMark(one: Numbered): one is Mark {
  return one.event.type === 'taken-back' && 'struck' in one.event
}
