/** Systems left per seat, as lines of a picture: every step down is a tenfold of skies fewer. */

export interface Line {
  seat: number
  /** Points of an SVG polyline. */
  points: string
}

export const WIDTH = 600
export const HEIGHT = 180

/** By frame, then by seat. One sky left is at the bottom, all lawful ones at the top. */
export function leftLines(left: readonly (readonly number[])[], lawful: number): Line[] {
  const seats = left[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: left.map((frame, at) => `${xOf(at, left.length)},${yOf(frame[seat]!, lawful)}`).join(' '),
  }))
}

export function xOf(frame: number, frames: number): number {
  return round(frames > 1 ? (frame / (frames - 1)) * WIDTH : 0)
}

export function yOf(left: number, lawful: number): number {
  const share = lawful > 1 ? Math.log(Math.max(1, left)) / Math.log(lawful) : 0
  return round(HEIGHT * (1 - Math.min(1, share)))
}

/** Powers of ten below all lawful skies, for the lines across. */
export function tens(lawful: number): number[] {
  const found = []
  for (let ten = 1; ten <= lawful; ten *= 10) found.push(ten)
  return found
}

const round = (value: number) => Math.round(value * 10) / 10
