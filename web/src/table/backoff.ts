/** How long to wait before trying again: quickly at first, never more than 15 seconds. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(15_000, 400 * 2 ** Math.min(attempt, 8))
  return whole * (0.7 + 0.3 * chance)
}

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds))
