/** Where things lie on the board: a ring of sectors, numbered clockwise from the top.
 *
 *  From the outside in: the time track with the pawns, the sectors with their numbers, four spaces
 *  of the review track, the object if it is known, the Earth's disc, the Sun. Angles are degrees
 *  clockwise from the top; the middle of the board is (0, 0).
 */

export const VIEW_BOX = '-500 -500 1000 1000'

export const RADIUS = {
  track: { outer: 494, inner: 438, pawn: 466 },
  sector: { outer: 430, inner: 190 },
  number: 405,
  spaces: [364, 326, 288, 250],
  object: 212,
  revealed: 154,
  earth: 184,
  arrow: 176,
  orbit: 108,
  sun: 36,
} as const

/** How wide a space of the review track is. */
export const SPACE = 32

export interface Point {
  x: number
  y: number
}

/** A whole number of hundredths: enough for a picture, and the same in every browser. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
}

export function sectorWidth(sectors: number): number {
  return 360 / sectors
}

/** Where a sector begins; it ends where the next one begins. */
export function startOf(sector: number, sectors: number): number {
  return (sector - 1) * sectorWidth(sectors)
}

export function middleOf(sector: number, sectors: number): number {
  return startOf(sector, sectors) + sectorWidth(sectors) / 2
}

/** The outline between two radii from one angle clockwise to another. */
export function wedge(outer: number, inner: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const [a, b] = [polar(outer, from), polar(outer, to)]
  const [c, d] = [polar(inner, to), polar(inner, from)]
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
  )
}

export function sectorOutline(sector: number, sectors: number): string {
  const from = startOf(sector, sectors)
  return wedge(RADIUS.sector.outer, RADIUS.sector.inner, from, from + sectorWidth(sectors))
}

/** A thin line along the outer edge of a sector, to show that it can be chosen. */
export function rimOutline(sector: number, sectors: number): string {
  const from = startOf(sector, sectors)
  return wedge(
    RADIUS.sector.outer + 6,
    RADIUS.sector.outer + 1,
    from + 0.5,
    from + sectorWidth(sectors) - 0.5,
  )
}

export function trackOutline(sector: number, sectors: number): string {
  const from = startOf(sector, sectors)
  return wedge(RADIUS.track.outer, RADIUS.track.inner, from, from + sectorWidth(sectors))
}

/** The outline of a run of sectors, from `first` clockwise to `last`, a little inside its borders. */
export function runOutline(first: number, last: number, sectors: number): string {
  const from = startOf(first, sectors)
  const length = runLength(first, last, sectors)
  return wedge(
    RADIUS.sector.outer - 2,
    RADIUS.sector.inner + 2,
    from + 0.4,
    from + length * sectorWidth(sectors) - 0.4,
  )
}

export function runLength(first: number, last: number, sectors: number): number {
  return ((last - first + sectors) % sectors) + 1
}

/** The sectors of a run; it may wrap past the highest number. */
export function run(first: number, last: number, sectors: number): number[] {
  return Array.from(
    { length: runLength(first, last, sectors) },
    (_, step) => ((first - 1 + step) % sectors) + 1,
  )
}

/** `count` things side by side around the middle of a sector; the first lies furthest back. */
export function sideBySide(
  radius: number,
  sector: number,
  sectors: number,
  count: number,
  gap: number,
): { at: Point; degrees: number }[] {
  const room = sectorWidth(sectors) * 0.9
  const wanted = (gap / radius) * (180 / Math.PI)
  const step = count > 1 ? Math.min(wanted, room / count) : 0
  return Array.from({ length: count }, (_, place) => {
    const degrees = middleOf(sector, sectors) + (place - (count - 1) / 2) * step
    return { at: polar(radius, degrees), degrees }
  })
}

/** A place beside the review track of a sector: three of them before it, three after it, from the outside
 *  in. As each thing has its own, what may be in a sector can also be told by where it stands. */
export function besideTrack(place: number, sector: number, sectors: number): Point {
  const radius = RADIUS.spaces[place % 3]!
  const border = (Math.PI * radius) / sectors
  const away = ((border + SPACE / 2) / 2 / radius) * (180 / Math.PI)
  return polar(radius, middleOf(sector, sectors) + (place < 3 ? -away : away))
}

/** An icon that fires when the arrow leaves a sector stands on that sector's far border. */
export function borderAfter(sector: number, sectors: number): Point {
  return polar(RADIUS.track.pawn, startOf(sector + 1, sectors))
}

/** How far the Earth has turned in all: it only ever turns on, so nothing jumps back past the top. */
export function earthDegrees(steps: number, sectors: number): number {
  return steps * sectorWidth(sectors)
}

/** The sector under a point of the board, or null where there is none. */
export function sectorAt(point: Point, sectors: number): number | null {
  const radius = Math.hypot(point.x, point.y)
  if (radius < RADIUS.earth || radius > RADIUS.track.outer) return null
  return sectorTowards(point, sectors)
}

/** The sector in whose direction a point lies, on a ring that is turned by so many degrees. */
export function sectorTowards(point: Point, sectors: number, turned = 0): number {
  const degrees = (Math.atan2(point.x, -point.y) * 180) / Math.PI
  return Math.floor(((degrees - turned + 720) % 360) / sectorWidth(sectors)) + 1
}

/** A quiet scatter of stars, the same at every table. */
export function stars(count: number): { at: Point; size: number }[] {
  let seed = 41
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, () => ({
    at: polar(RADIUS.sector.inner + 10 + next() * 225, next() * 360),
    size: rounded(0.7 + next() * 1.3),
  }))
}
