/** How long to wait before trying again: quickly at first, never more than 15 seconds. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(15_000, 400 * 2 ** Math.min(attempt, 8))
  return whole * (0.7 + 0.3 * chance)
}

/** Wait so long, or until the network is back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const goOn = (): void => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      done()
    }
    const timer = setTimeout(goOn, milliseconds)
    addEventListener('online', goOn)
  })
}
