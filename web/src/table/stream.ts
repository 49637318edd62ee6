/** A viewer's stream of things told, less what was taken back. */

export interface Numbered {
  number: number
  event: { type: string } & Record<string, unknown>
}

/** What still counts: `taken-back` strikes everything from its `to` on, itself included. */
export function standing(told: readonly Numbered[]): Numbered[] {
  const kept: Numbered[] = []
  for (const one of told) {
    if (one.event.type === 'taken-back') {
      const to = Number(one.event['to'])
      while (kept.length && kept[kept.length - 1]!.number >= to) kept.pop()
    } else {
      kept.push(one)
    }
  }
  return kept
}
