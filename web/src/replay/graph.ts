/** How a game went for each seat, as lines of a picture from the deal to the end. */

export const WIDTH = 600
export const HEIGHT = 180

/** Where a value is drawn, and the values that have a line across. */
export interface Scale {
  yOf: (value: number) => number
  marks: number[]
}

/** By frame, then by seat; points of an SVG polyline for each seat. */
export function polylines(rows: readonly (readonly number[])[], scale: Scale): string[] {
  const seats = rows[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    rows.map((row, at) => `${xOf(at, rows.length)},${scale.yOf(row[seat]!)}`).join(' '),
  )
}

export function xOf(frame: number, frames: number): number {
  return round(frames > 1 ? (frame / (frames - 1)) * WIDTH : 0)
}

/** One at the bottom, `most` at the top; every step down is a tenfold fewer. */
export function tenfold(most: number): Scale {
  const marks = []
  for (let ten = 1; ten <= most; ten *= 10) marks.push(ten)
  const share = (value: number) => (most > 1 ? Math.log(Math.max(1, value)) / Math.log(most) : 0)
  return { yOf: (value) => height(share(value)), marks }
}

/** Nothing at the bottom, `most` at the top. */
export function even(most: number, step: number): Scale {
  const marks = []
  for (let mark = 0; mark <= most; mark += step) marks.push(mark)
  return { yOf: (value) => height(most > 0 ? value / most : 0), marks }
}

const height = (share: number) => round(HEIGHT * (1 - Math.min(1, share)))
const round = (value: number) => Math.round(value * 10) / 10
