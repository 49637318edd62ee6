/** Who holds this device now. It is never kept: after a reload a shared device asks again. */

interface Holding {
  code: string
  player: number | null
  /** Who is to have it next, where its holder has said so. */
  next: number | null
}

const holding = $state<Holding>({ code: '', player: null, next: null })

export function playerAtHand(code: string): number | null {
  return holding.code === code ? holding.player : null
}

export function nextAtHand(code: string): number | null {
  return holding.code === code ? holding.next : null
}

export function take(code: string, player: number): void {
  Object.assign(holding, { code, player, next: null })
}

export function passOn(next: number | null = null): void {
  Object.assign(holding, { player: null, next })
}
