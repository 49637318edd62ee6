/** How a game went for each seat, as lines of a picture from the deal to the end. */

/** The picture's size in pixels of the page: so its numbers are as large as any other text. */
export interface Size {
  width: number
  height: number
}

/** How high a value is drawn, from 0 at the bottom to 1 at the top, and those with a line across. */
export interface Scale {
  shareOf: (value: number) => number
  marks: number[]
}

/** By frame, then by seat; points of an SVG polyline for each seat. */
export function polylines(
  rows: readonly (readonly number[])[],
  scale: Scale,
  { width, height }: Size,
): string[] {
  const seats = rows[0]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    rows
      .map((row, at) => `${xOf(at, rows.length, width)},${yOf(row[seat]!, scale, height)}`)
      .join(' '),
  )
}

export function xOf(frame: number, frames: number, width: number): number {
  return round(frames > 1 ? (frame / (frames - 1)) * width : 0)
}

export function yOf(value: number, { shareOf }: Scale, height: number): number {
  return round(height * (1 - Math.min(1, shareOf(value))))
}

/** One at the bottom, `most` at the top; every step down is a tenfold fewer. */
export function tenfold(most: number): Scale {
  const marks = []
  for (let ten = 1; ten <= most; ten *= 10) marks.push(ten)
  const shareOf = (value: number) => (most > 1 ? Math.log(Math.max(1, value)) / Math.log(most) : 0)
  return { shareOf, marks }
}

/** Nothing at the bottom, `most` at the top. */
export function even(most: number, step: number): Scale {
  const marks = []
  for (let mark = 0; mark <= most; mark += step) marks.push(mark)
  return { shareOf: (value) => (most > 0 ? value / most : 0), marks }
}

const round = (value: number) => Math.round(value * 10) / 10
