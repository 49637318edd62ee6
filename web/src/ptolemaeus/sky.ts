/** What can be seen in a sky: who stands where, what forms a figure, and what the round's end brings.
 *  All of it is for drawing; what may be done stands in the offers. */

import { JOKER, SHAPES, SIGNS, type Board, type Planet, type Shape } from '../wire/ptolemaeus'

export const ALL_SIGNS = SIGNS.map((_, sign) => sign)
export const ALL_PLANETS: Planet[] = [0, 1, 2, 3, 4, 5, 6]

const COLOURS = ['ignis', 'terra', 'aer', 'aqua'] as const
export type Colour = (typeof COLOURS)[number]

/** The part of a board that a sky is drawn from; a date's sky has no more than this. */
export interface Sky {
  planets: number[]
  comet: number
}

export function elementOf(sign: number): number {
  return sign % COLOURS.length
}

export function colourOf(sign: number): Colour {
  return COLOURS[elementOf(sign)]!
}

/** Constellation cards as they lie: signs of a colour together, jokers last. */
export function byColour(one: number, other: number): number {
  return rank(one) - rank(other)
}

function rank(card: number): number {
  return card === JOKER ? SIGNS.length ** 2 : elementOf(card) * SIGNS.length + card
}

export function onward(sign: number, steps: number): number {
  return (sign + steps) % SIGNS.length
}

export function planetsIn(sky: Sky, sign: number): Planet[] {
  return ALL_PLANETS.filter((planet) => sky.planets[planet] === sign)
}

export interface Figure {
  signs: number[]
  shape: Shape
}

export function shapeOf(signs: readonly number[]): Shape {
  return SHAPES[signs.join(' ')] ?? 'single'
}

/** The figures that stand in a sky; the comet may stand for a planet, save in a conjunction. */
export function figuresIn(sky: Sky): Figure[] {
  return Object.entries(SHAPES)
    .map(([name, shape]) => ({ signs: name.split(' ').map(Number), shape }))
    .filter(({ signs, shape }) => shape !== 'single' && stands(sky, signs, shape))
}

function stands(sky: Sky, signs: number[], shape: Shape): boolean {
  if (shape === 'conjunction') return planetsIn(sky, signs[0]!).length > 1
  return signs.every((sign) => sky.planets.includes(sign) || sky.comet === sign)
}

export interface Ahead {
  /** Where each planet of the event will stand. */
  planets: { planet: Planet; from: number; to: number }[]
  comet: number
  steps: number
}

/** What the end of the round brings, if nothing else happens; null without an event. */
export function ahead(board: Board): Ahead | null {
  const event = board.event
  if (!event?.length) return null
  const later = board.planets.map((sign, planet) =>
    event.includes(planet as Planet) ? onward(sign, 1) : sign,
  )
  let steps = 1
  while (later.includes(onward(board.comet, steps))) steps += 1
  return {
    planets: event.map((planet) => ({
      planet,
      from: board.planets[planet]!,
      to: later[planet]!,
    })),
    comet: onward(board.comet, steps),
    steps,
  }
}

/** Whether the comet comes round when this round ends. */
export function isLastRound(board: Board): boolean {
  const left = stepsLeft(board)
  return left > 0 && (ahead(board)?.steps ?? 0) >= left
}

/** How many signs the comet still has to go until the game ends. */
export function stepsLeft(board: Board): number {
  return Math.max(0, SIGNS.length - board.comet_steps)
}
