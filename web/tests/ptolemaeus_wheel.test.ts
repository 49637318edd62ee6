/** Nothing that stands in a sign of the wheel hides anything else there. */
import { describe, expect, it } from 'vitest'
import { figuresIn } from '../src/ptolemaeus/sky'
import {
  BAND,
  CENTRE,
  costSpots,
  INNER,
  pawnSpots,
  planetSpots,
  shadowSpots,
  TAG,
  type Point,
} from '../src/ptolemaeus/wheel/geometry'

/** As they are drawn, with half of the line around them. */
const DISC = 23 + 3.5 / 2
const SHADOW = 23 + 3 / 2
const PAWN = 12.5

interface Round extends Point {
  radius: number
  /** Whose pawn: a seat's pawns may lean on each other. */
  seat?: number
}

/** Everything in the first sign, at the top of the wheel. */
function crowd(planets: number, coming: number, seats: number, count: number): Round[] {
  const pawns = Array.from({ length: seats }, (_, seat) =>
    pawnSpots(0, seat, { seats, count, planets }).map((spot) => ({
      ...spot,
      radius: PAWN * spot.scale,
      seat,
    })),
  )
  return [
    ...planetSpots(0, planets).map((spot) => ({ ...spot, radius: DISC * spot.scale })),
    ...shadowSpots(0, coming, planets).map((spot) => ({
      ...spot,
      radius: SHADOW * spot.scale,
    })),
    ...pawns.flat(),
  ]
}

function gap(one: Round, other: Round): number {
  if (one.seat !== undefined && one.seat === other.seat) return Infinity
  return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius
}

const CROWDS = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((planets) =>
  [0, 1, 2, 3]
    .filter((coming) => coming + planets <= 7)
    .flatMap((coming) => [1, 2, 3, 4].map((seats) => [planets, coming, seats] as const)),
)

describe('a sign', () => {
  it.each(CROWDS)(
    'keeps %i planets, %i to come and the pawns of %i apart',
    (...[planets, coming, seats]) => {
      const all = crowd(planets, coming, seats, 2)
      expect(all).toHaveLength(planets + coming + 2 * seats)
      const gaps = all.flatMap((one, index) => all.slice(index + 1).map((other) => gap(one, other)))
      expect(Math.min(...gaps)).toBeGreaterThan(-0.5)
    },
  )

  it.each(CROWDS)(
    'holds %i planets, %i to come and the pawns of %i',
    (...[planets, coming, seats]) => {
      for (const { x, y, radius } of crowd(planets, coming, seats, 2)) {
        const out = Math.hypot(x, y)
        const edge = Math.abs(Math.atan2(x, -y)) + Math.asin(radius / out)
        expect((edge * 180) / Math.PI).toBeLessThan(15)
        expect(out + radius).toBeLessThan(BAND)
        expect(out - radius).toBeGreaterThan(INNER - 5)
      }
    },
  )

  it('has room for a third pawn, until its planet is studied', () => {
    for (const planets of [1, 4]) {
      const spots = pawnSpots(0, 0, { seats: 2, count: 3, planets })
      expect(spots).toHaveLength(3)
      for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeGreaterThan(INNER)
    }
  })
})

/** Planets here and there, the same on every machine; the comet where nobody is. */
const SKIES = Array.from({ length: 300 }, (_, number) => {
  const planets = [0, 1, 2, 3, 4, 5, 6].map(
    (planet) => ((number * 7 + planet * 5) ** 2 + number) % 12,
  )
  const comet = [0, 1, 2, 3, 4, 5, 6, 7, 8].find((sign) => !planets.includes(sign))!
  return { planets, comet }
})

describe('what configurations cost', () => {
  it('stands apart, and clear of the middle, whatever can be observed', () => {
    for (const sky of SKIES) {
      const spots = costSpots(figuresIn(sky).map(({ signs }) => signs))
      for (const [index, { x, y }] of spots.entries()) {
        expect(Math.hypot(x, y)).toBeGreaterThan(CENTRE + TAG.width / 2)
        for (const other of spots.slice(index + 1)) {
          const [aside, above] = [Math.abs(other.x - x), Math.abs(other.y - y)]
          expect(aside > TAG.width || above > TAG.height, JSON.stringify(sky)).toBe(true)
        }
      }
    }
  })
})
