/** What a part of a notebook may hold: small questions about one value. */

import type { Known } from '../../planetx/notes/known'
import type { Clue, Mode } from '../../wire/types'
import { RINGS } from '../../wire/types'

/** What a value has to fit: the notebook's mode, its players, and its place among the entries. */
export interface Around {
  mode: Mode
  players: number
  entries: readonly { type?: unknown }[]
  index: number
}

export type Check = (value: unknown, around: Around) => boolean

const MOST_TEXT = 5000
const MOST_NAME = 200
const MOST_COST = 100

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

export const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value)

export const whole =
  (least: number, most: number): Check =>
  (value) =>
    isWhole(value, least, most)

export const orNull =
  (check: Check): Check =>
  (value, around) =>
    value === null || check(value, around)

export const orLeftOut =
  (check: Check): Check =>
  (value, around) =>
    value === undefined || check(value, around)

export const listOf =
  (check: Check, most: number, least = 0): Check =>
  (value, around) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every((one) => check(one, around))

/** An object with exactly these parts. */
export const partsOf =
  (parts: Record<string, Check>): Check =>
  (value, around) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(parts, name)) &&
    Object.entries(parts).every(([name, check]) => check(value[name], around))

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const yesOrNo: Check = (value) => typeof value === 'boolean'
export const name: Check = (value) => typeof value === 'string' && value.length <= MOST_NAME
export const text: Check = (value) => typeof value === 'string' && value.length <= MOST_TEXT
export const thing = oneOf('A', 'C', 'D', 'E', 'G', 'X')
export const sighting = oneOf('A', 'C', 'D', 'G', 'E/X')
export const cost = whole(-MOST_COST, MOST_COST)
export const colour = oneOf(0, 1, 2, 3)
export const season = oneOf('spring', 'summer', 'autumn', 'winter')
export const helpLevel = oneOf('none', 'contradictions', 'certain', 'odds', 'advice')
export const dealer = oneOf('published', 'ecliptic', 'unknown')
export const topic = oneOf('A', 'B', 'C', 'D', 'E', 'F')

export const sector: Check = (value, { mode }) => isWhole(value, 1, RINGS[mode].sectors)
export const sectorOrNone: Check = (value, { mode }) => isWhole(value, 0, RINGS[mode].sectors)
export const player: Check = (value, { players }) => isWhole(value, 0, players - 1)
export const conference: Check = (value, { mode }) =>
  isWhole(value, 1, Object.keys(RINGS[mode].conference_icons).length)
export const label: Check = (value, around) =>
  topic(value, around) ||
  (typeof value === 'string' && /^X\d$/.test(value) && conference(Number(value[1]), around))
export const everyPlayerOnce: Check = (value, { players }) =>
  Array.isArray(value) &&
  value.length === players &&
  new Set(value).size === players &&
  value.every((one) => isWhole(one, 0, players - 1))
export const system: Check = (value, around) =>
  listOf(orNull(thing), RINGS[around.mode].sectors)(value, around) &&
  [0, RINGS[around.mode].sectors].includes((value as unknown[]).length)

/** The place of an earlier entry that is no mending. */
export const earlier: Check = (value, { entries, index }) =>
  isWhole(value, 0, index - 1) && entries[Number(value)]?.type !== 'mend'

const KNOWN: Record<Known['type'], Check> = {
  'not-here': partsOf({ type: oneOf('not-here'), sector, thing }),
  holds: partsOf({ type: oneOf('holds'), sector, thing }),
  amount: partsOf({
    type: oneOf('amount'),
    things: listOf(thing, 6, 1),
    sectors: listOf(sector, 18, 1),
    least: whole(0, 18),
    most: whole(0, 18),
  }),
}
export const known: Check = (value, around) => isOneOf(KNOWN, value, around)

const quantity = oneOf('every', 'no', 'some')
const CLUES: Record<Clue['type'], Check> = {
  adjacent: partsOf({ type: oneOf('adjacent'), quantity, subject: thing, other: thing }),
  opposite: partsOf({ type: oneOf('opposite'), quantity, subject: thing, other: thing }),
  within: partsOf({
    type: oneOf('within'),
    quantity,
    subject: thing,
    reach: whole(1, 9),
    other: thing,
  }),
  band: partsOf({ type: oneOf('band'), subject: thing, width: whole(1, 18) }),
  consecutive: partsOf({ type: oneOf('consecutive'), count: whole(1, 18), subject: thing }),
}
export const clue: Check = (value, around) => isOneOf(CLUES, value, around)

/** What its type says it is. */
function isOneOf(kinds: Record<string, Check>, value: unknown, around: Around): boolean {
  if (!isObject(value)) return false
  const type = String(value['type'])
  return Object.hasOwn(kinds, type) && kinds[type]!(value, around)
}
