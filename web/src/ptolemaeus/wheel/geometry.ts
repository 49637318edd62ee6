/** Where everything lies on the wheel. Aries is at the top, signs go clockwise, lengths are units of
 *  the picture, whose middle is (0, 0). */

import { SIGNS } from '../../wire/ptolemaeus'

export const VIEW_BOX = '-500 -500 1000 1000'
export const OUTER = 466
export const BAND = 382
export const INNER = 206
export const CENTRE = 88
/** The comet's way round, between the band and the planets. */
export const WAY = 369
export const TOKENS = 484

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
  planets: readonly number[]
  scale: number
  shadows: number
  pawns: number
  /** From a pawn to the next one of its seat, inwards. */
  pawnStep: number
}

const FEW: Rows = { planets: [332], scale: 1, shadows: 293.5, pawns: 266, pawnStep: 24 }
const MANY: Rows = {
  planets: [336.5, 295.5],
  scale: 0.82,
  shadows: 261.5,
  pawns: 235,
  pawnStep: 21,
}
const MOST_IN_ONE_ROW = 3
/** A third pawn is there only until the planet is studied. */
const PAWNS_THAT_STAY = 2

const rowsFor = (planets: number): Rows => (planets > MOST_IN_ONE_ROW ? MANY : FEW)

/** Places beside each other, so many degrees apart, about the middle of a sign. */
function beside(sign: number, radius: number, count: number, apart: number): Point[] {
  return Array.from({ length: count }, (_, index) =>
    at(radius, angleOf(sign) + (index - (count - 1) / 2) * apart),
  )
}

/** Places for so many planets in a sign. */
export function planetSpots(sign: number, count: number): Spot[] {
  const { planets, scale } = rowsFor(count)
  const outer = Math.ceil(count / planets.length)
  return planets.flatMap((radius, row) => {
    const size = row === 0 ? outer : count - outer
    return beside(sign, radius, size, Math.min(9.4, 28.4 / size)).map((spot) => ({
      ...spot,
      scale,
    }))
  })
}

/** Places for the shadows of so many that will come to a sign where `planets` stand now. */
export function shadowSpots(sign: number, count: number, planets: number): Point[] {
  return beside(sign, rowsFor(planets).shadows, count, 6)
}

/** Places for a seat's pawns in a sign: seats beside each other, a seat's pawns one behind another. */
export function pawnSpots(
  sign: number,
  seat: number,
  { seats, count, planets }: { seats: number; count: number; planets: number },
): Point[] {
  const { pawns, pawnStep } = rowsFor(planets)
  const step = count > PAWNS_THAT_STAY ? pawnStep / 2 : pawnStep
  return Array.from({ length: count }, (_, index) =>
    at(pawns - index * step, angleOf(sign) + (seat - (seats - 1) / 2) * 7),
  )
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
