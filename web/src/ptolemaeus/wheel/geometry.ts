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

/** So many planets stand beside each other. */
const ONE_ROW = 3

/** Places for so many planets in a sign: one row, or two, smaller if it gets narrow. */
export function planetSpots(sign: number, count: number): Spot[] {
  const rows = count <= ONE_ROW ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)]
  const scale = count > 6 ? 0.78 : count > 4 ? 0.88 : 1
  const radii = rows.length === 1 ? [332] : [346, 300]
  return rows.flatMap((size, row) => {
    const spread = Math.min(9.4, 27 / size)
    return Array.from({ length: size }, (_, index) => ({
      ...at(radii[row]!, angleOf(sign) + (index - (size - 1) / 2) * spread),
      scale,
    }))
  })
}

/** Places for a seat's pawns in a sign: seats beside each other, a seat's pawns one behind another,
 *  further in where the sign holds two rows of `planets`. */
export function pawnSpots(
  sign: number,
  seat: number,
  seats: number,
  count: number,
  planets: number,
): Point[] {
  const angle = angleOf(sign) + (seat - (seats - 1) / 2) * 6.4
  const first = planets > ONE_ROW ? 261 : 276
  return Array.from({ length: count }, (_, index) => at(first - index * 25, angle))
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
