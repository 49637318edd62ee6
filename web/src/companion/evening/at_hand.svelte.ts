/** Who holds this device now. It is never kept: after a reload a shared device asks again. */

const holding = $state<{ code: string; player: number | null }>({ code: '', player: null })

export function playerAtHand(code: string): number | null {
  return holding.code === code ? holding.player : null
}

export function take(code: string, player: number): void {
  holding.code = code
  holding.player = player
}

export function passOn(): void {
  holding.player = null
}
