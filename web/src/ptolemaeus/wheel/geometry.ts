/** Where everything lies on the wheel. Aries is at the top, signs go clockwise, lengths are units of
 *  the picture, whose middle is (0, 0). */

import { SIGNS } from '../../wire/ptolemaeus'

export const VIEW_BOX = '-470 -470 940 940'
export const OUTER = 466
export const BAND = 384
export const INNER = 200
export const CENTRE = 100
/** The comet's way round, between the band and the planets. */
export const WAY = 369
/** Asteroid tokens lie in the band, on one side of the sign's drawing; on the other, what it costs. */
export const TOKENS = { radius: 441, aside: 11 }

const STEP = 360 / SIGNS.length

export interface Point {
  x: number
  y: number
}

/** Degrees clockwise from the top. */
export function angleOf(sign: number): number {
  return sign * STEP
}

export function at(radius: number, angle: number): Point {
  const turn = ((angle - 90) * Math.PI) / 180
  return { x: rounded(radius * Math.cos(turn)), y: rounded(radius * Math.sin(turn)) }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The part of a ring that belongs to a sign. */
export function sectorPath(sign: number, inner: number, outer: number): string {
  const [from, to] = [angleOf(sign) - STEP / 2, angleOf(sign) + STEP / 2]
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)]
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  )
}

/** A clockwise arc; the whole circle if it comes back to where it began. */
export function arcPath(radius: number, from: number, to: number): string {
  const length = to - from
  const [a, b] = [at(radius, from), at(radius, to)]
  if (length >= 360) {
    const middle = at(radius, from + 180)
    return (
      `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${middle.x} ${middle.y}` +
      `A${radius} ${radius} 0 0 1 ${a.x} ${a.y}`
    )
  }
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${length > 180 ? 1 : 0} 1 ${b.x} ${b.y}`
}

/** A line to write a sign's name on, read from the outside above and from the inside below. */
export function namePath(sign: number): string {
  const middle = angleOf(sign)
  const below = middle > 95 && middle < 265
  const radius = below ? 411 : 391
  const [a, b] = [at(radius, middle - 14.5), at(radius, middle + 14.5)]
  return below
    ? `M${b.x} ${b.y}A${radius} ${radius} 0 0 0 ${a.x} ${a.y}`
    : `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`
}

export interface Spot extends Point {
  scale: number
}

/** A sign from the outside in: its planets in one row, or in two and smaller; then the shadows of what
 *  comes when the round ends; then the pawns. None of them lies over another. */
interface Rows {
  planets: { radii: readonly number[]; scale: number }
  shadows: { radius: number; scale: number }
  /** `step`: from a pawn to the next one of its seat, inwards. */
  pawns: { radius: number; step: number; scale: number }
}

const FEW: Rows = {
  planets: { radii: [334], scale: 1 },
  shadows: { radius: 290.5, scale: 0.72 },
  pawns: { radius: 255.5, step: 33, scale: 1.3 },
}
const MANY: Rows = {
  planets: { radii: [338, 296.5], scale: 0.82 },
  shadows: { radius: 260.5, scale: 0.6 },
  pawns: { radius: 233, step: 24, scale: 0.95 },
}
const MOST_IN_ONE_ROW = 3
/** Beside three other seats there is no room for more. */
const MOST_AMONG_FOUR = 1.08
/** Half as wide as a pawn at its own scale. */
const PAWN = 12.5
/** A third pawn is there only until the planet is studied. */
const PAWNS_THAT_STAY = 2

const rowsFor = (planets: number): Rows => (planets > MOST_IN_ONE_ROW ? MANY : FEW)

/** Places beside each other, so many degrees apart, about the middle of a sign. */
function beside(sign: number, radius: number, count: number, apart: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    at(radius, angleOf(sign) + (index - (count - 1) / 2) * apart),
  )
}

/** How many degrees a disc of this half width takes at a radius. */
function widthOf(half: number, radius: number): number {
  return (2 * Math.asin(half / radius) * 180) / Math.PI
}

/** Places for so many planets in a sign. */
export function planetSpots(sign: number, count: number): Spot[] {
  const { radii, scale } = rowsFor(count).planets
  const outer = Math.ceil(count / radii.length)
  return radii.flatMap((radius, row) => {
    const size = row === 0 ? outer : count - outer
    return beside(sign, radius, size, Math.min(9.4, 28.4 / size)).map((spot) => ({
      ...spot,
      scale,
    }))
  })
}

/** Places for the shadows of so many that will come to a sign where `planets` stand now. */
export function shadowSpots(sign: number, count: number, planets: number): Spot[] {
  const { radius, scale } = rowsFor(planets).shadows
  return beside(sign, radius, count, 7.2).map((spot) => ({ ...spot, scale }))
}

/** Places for a seat's pawns in a sign: seats beside each other, a seat's pawns one behind another. */
export function pawnSpots(
  sign: number,
  seat: number,
  { seats, count, planets }: { seats: number; count: number; planets: number },
): Spot[] {
  const { radius, step, scale: most } = rowsFor(planets).pawns
  const apart = count > PAWNS_THAT_STAY ? step / 2 : step
  const scale = seats > 3 ? Math.min(most, MOST_AMONG_FOUR) : most
  const aside = (seat - (seats - 1) / 2) * widthOf(PAWN * scale, radius - step)
  return Array.from({ length: count }, (_, index) => ({
    ...at(radius - index * apart, angleOf(sign) + aside),
    scale,
  }))
}

/** A line between the signs of a figure: straight, a triangle, or a bracket for one sign alone. */
export function figurePath(signs: readonly number[]): string {
  const [first = 0] = signs
  if (signs.every((sign) => sign === first)) {
    return arcPath(INNER - 8, angleOf(first) - 9, angleOf(first) + 9)
  }
  const points = signs.map((sign) => at(INNER - 8, angleOf(sign)))
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${signs.length > 2 ? 'Z' : ''}`
}

/** What a figure costs stands on its line, clear of the middle and of what others cost. */
export const TAG = { width: 30, height: 40 }
/** Between two of them, and to the middle. */
const APART = 4
/** How far along a line, the best place first. */
const ALONG = [0.15, 0.22, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78, 0.85]
/** Degrees aside, for a figure in one sign. */
const ASIDE = [0, 7, -7, 12, -12]

/** A place for each of these figures; where all are taken, the best one. */
export function costSpots(figures: readonly (readonly number[])[]): Point[] {
  const found: Point[] = []
  for (const signs of figures) {
    const spots = placesOn(signs)
    found.push(spots.find((spot) => isFree(spot, found)) ?? spots[0]!)
  }
  return found
}

function placesOn(signs: readonly number[]): Point[] {
  const [first = 0] = signs
  if (signs.every((sign) => sign === first)) {
    return ASIDE.map((aside) => at(INNER - 30, angleOf(first) + aside))
  }
  const corners = signs.map((sign) => at(INNER - 8, angleOf(sign)))
  const sides = signs.length > 2 ? corners.length : 1
  return ALONG.flatMap((part) =>
    corners.slice(0, sides).map((from, index) => {
      const to = corners[(index + 1) % corners.length]!
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }),
  )
}

function isFree({ x, y }: Point, taken: readonly Point[]): boolean {
  const out = Math.hypot(
    Math.max(0, Math.abs(x) - TAG.width / 2),
    Math.max(0, Math.abs(y) - TAG.height / 2),
  )
  return (
    out > CENTRE + APART &&
    taken.every(
      (one) => Math.abs(one.x - x) > TAG.width + APART || Math.abs(one.y - y) > TAG.height + APART,
    )
  )
}
