/** Partial knowledge, heard or concluded: how many of some things lie in some sectors.
 *
 *      A in 3-5 >= 1        A in 3-5 = 2       at most 1 comet in 11-2
 *      not A in 7           A or D in 7        Sector 5 does not hold an asteroid.
 *      3 not A              A in 3 and 4: both; A in 3 or 4, A in 3, 4: at least one
 *      3-5: 2 A             Sectors 3 to 5 hold more than one asteroid.
 *
 *  Any sectors will do: no rule of surveys counts here. `E` is truly empty, `E/X` appears empty.
 */

import type { ConclusionShown, Mode, Thing } from '../../wire/types'
import { run } from '../board/geometry'
import { FIGURES } from '../rules/figures'
import { refused } from '../solver/refusals'
import {
  APPEARS_EMPTY,
  isNumber,
  numberOf,
  objectOf,
  requireSector,
  takeSpans,
  unknownLine,
  withoutArticles,
} from './parts'
import { isObject, isSign, means, type Token } from './tokens'

export type Known = ConclusionShown['concluded']
/** At least, and at most; null if there is no most. */
export type Bound = [number, number | null]

const THINGS: readonly Thing[] = ['C', 'A', 'D', 'G', 'E', 'X']
const COMPARED = ['=', '<', '>', '<=', '>=']
const BOUNDS = ['least', 'most', 'exactly', 'more', 'fewer']
const SILENT = ['not', 'quantity', 'unit', 'another', 'to']

/** What such a line says; anything else is no line of notes. */
export function readKnown(tokens: readonly Token[], mode: Mode): Known {
  const [left, right] = halves(tokens)
  const found = right.findIndex(left.length > 0 ? beginsBound : endsSectors)
  const place = found < 0 ? right.length : found
  const where = right.slice(0, place)
  const bound = left.length > 0 ? boundOf(right.slice(place)) : null
  const { things, counted, denied } = whatOf(left.length > 0 ? left : right.slice(place), mode)
  if ([bound, counted, denied].filter(Boolean).length > 1) throw unknownLine()
  const sectors = sectorsOf(where, mode)
  const said = bound ?? (denied ? ([0, 0] as Bound) : counted)
  return knownOf(things, sectors, said ?? [leastOf(where, sectors), null])
}

/** How many there are at least where nobody says it: one, or one in each of "3 and 4". */
function leastOf(where: readonly Token[], sectors: readonly number[]): number {
  if (!where.some((one) => one.kind === 'and')) return 1
  if (takeSpans(where)[0].some(([first, last]) => first !== last)) throw unknownLine()
  return sectors.length
}

/** `things in sectors`, or `sector 5` and what it holds. */
function halves(tokens: readonly Token[]): [Token[], Token[]] {
  const place = tokens.findIndex((one) => one.kind === 'in')
  if (place >= 0) return [tokens.slice(0, place), tokens.slice(place + 1)]
  if (tokens[0]?.kind === 'unit' || isNumbered(tokens)) return [[], [...tokens]]
  throw unknownLine()
}

/** `3 not A`, `7 = A or D`, `3-5: 2 A`: sectors, and not how many there are. */
function isNumbered(tokens: readonly Token[]): boolean {
  const place = leadingSectors(tokens)
  const [said, what] = tokens.slice(place)
  return place > 0 && Boolean(what) && (said!.kind === 'not' || isSign(said!, '='))
}

/** How much of the line `3-5`, `4 and 5` or `4 or 5` is, if it begins so. */
export function leadingSectors(tokens: readonly Token[]): number {
  if (tokens[0]?.kind !== 'number') return 0
  const place = tokens.findIndex(
    (one) => !['number', 'and', 'or', 'to'].includes(one.kind) && !isSign(one, '-'),
  )
  return place < 0 ? tokens.length : place
}

const beginsBound = (token: Token): boolean =>
  isSign(token, ...COMPARED) || BOUNDS.includes(token.kind)

/** What they hold begins here; so does a number right behind another, which says how many. */
const endsSectors = (token: Token, place: number, tokens: readonly Token[]): boolean =>
  token.kind === 'number'
    ? tokens[place - 1]?.kind === 'number'
    : ['not', 'one', 'thing', 'letter', 'another'].includes(token.kind) ||
      beginsBound(token) ||
      means(token, 'quantity', 'no')

interface What {
  things: Thing[]
  /** How many of them, if that is said here. */
  counted: Bound | null
  denied: boolean
}

function whatOf(tokens: readonly Token[], mode: Mode): What {
  const denied = tokens.some((one) => one.kind === 'not' || means(one, 'quantity', 'no'))
  const every = tokens.some((one) => means(one, 'quantity', 'every'))
  const left = withoutArticles(withoutIs(tokens)).filter(
    (one) => !SILENT.includes(one.kind) && !isSign(one, '='),
  )
  const found = left.findIndex(isObject)
  const ends = found < 0 ? left.length : found
  const counted = countOf(left.slice(0, ends))
  const things = thingsOf(left.slice(ends))
  if (!every) return { things, counted, denied }
  if (denied || counted) throw unknownLine()
  const total = things.reduce((sum, thing) => sum + FIGURES[mode].counts[thing], 0)
  return { things, counted: [total, total], denied }
}

/** Without the Italian "è" behind a word: "il pianeta X è nel settore 4". */
function withoutIs(tokens: readonly Token[]): readonly Token[] {
  const ends = means(tokens.at(-1), 'letter', 'E') && tokens.at(-2)?.kind === 'thing'
  return ends ? tokens.slice(0, -1) : tokens
}

/** "At least two" before the things; an article counts nothing. */
function countOf(tokens: readonly Token[]): Bound | null {
  const article = tokens.length === 1 && tokens[0]!.kind === 'one'
  return article ? null : boundOf(tokens)
}

/** `A`, or `A or D`, in the order of objects. */
function thingsOf(tokens: readonly Token[]): Thing[] {
  const named = tokens.filter((one) => one.kind !== 'one')
  const things = new Set<Thing>()
  for (const [place, one] of named.entries()) {
    if (place % 2 === 1) {
      if (one.kind !== 'or' && !isSign(one, '/', ',')) throw unknownLine()
    } else if (one.value === APPEARS_EMPTY) {
      things.add('E').add('X')
    } else {
      things.add(objectOf(one))
    }
  }
  if (named.length % 2 === 0) throw unknownLine()
  return THINGS.filter((thing) => things.has(thing))
}

function sectorsOf(tokens: readonly Token[], mode: Mode): number[] {
  const [spans, rest] = takeSpans(tokens.filter((one) => one.kind !== 'or' && !isSign(one, '/')))
  const joints = tokens.filter((one) => ['and', 'or'].includes(one.kind) || isSign(one, ',', '/'))
  if (rest.length > 0 || spans.length === 0 || joints.length !== spans.length - 1) {
    throw unknownLine()
  }
  const found = spans.flatMap(([first, last]) =>
    run(requireSector(first, mode), requireSector(last, mode), FIGURES[mode].sectors),
  )
  return [...new Set(found)].sort((one, other) => one - other)
}

/** `>= 1`, `= 2`, `= 1-2`, `= 1 or 2`, `at most 3`, `2 or more`. */
function boundOf(tokens: readonly Token[]): Bound | null {
  if (tokens.length === 0) return null
  const begins = tokens.findIndex((one) => !beginsBound(one))
  const last = begins > 0 ? tokens[begins - 1] : undefined
  const how = last ? (last.kind === 'sign' ? last.value : last.kind) : '='
  const [number, ...more] = begins < 0 ? [] : tokens.slice(begins)
  const none = means(number, 'quantity', 'no')
  if (!number || !(none || isNumber(number))) throw unknownLine()
  const many = none ? 0 : numberOf(number)
  const bound =
    more.length === 0 ? plainBound(how, many) : how === '=' ? longBound(many, more) : null
  if (!bound) throw unknownLine()
  return bound
}

function plainBound(how: string, many: number): Bound | null {
  switch (how) {
    case '>=':
    case 'least':
      return [many, null]
    case '<=':
    case 'most':
      return [0, many]
    case '>':
    case 'more':
      return [many + 1, null]
    case '<':
    case 'fewer':
      return many > 0 ? [0, many - 1] : null
    default:
      return [many, many]
  }
}

function longBound(many: number, [one, other, ...more]: readonly Token[]): Bound | null {
  if (more.length > 0) return null
  if (!other && one!.kind === 'orless') return [0, many]
  if (!other && one!.kind === 'ormore') return [many, null]
  if (other?.kind !== 'number') return null
  const most = numberOf(other)
  if (one!.kind === 'or') return many + 1 === most ? [many, most] : null
  return many <= most && (one!.kind === 'to' || isSign(one!, '-')) ? [many, most] : null
}

/** So many of these things in these sectors, however it was said. */
export function knownOf(things: Thing[], sectors: number[], [least, atMost]: Bound): Known {
  const count = Math.max(least, atMost ?? 0)
  if (count > sectors.length) {
    throw refused('planetx-notes-count', { count, length: sectors.length })
  }
  const most = atMost ?? sectors.length
  if (things.length === 1 && sectors.length === 1 && least === most) {
    const [sector, thing] = [sectors[0]!, things[0]!]
    return { type: least > 0 ? 'holds' : 'not-here', sector, thing }
  }
  return { type: 'amount', things, sectors, least, most }
}
