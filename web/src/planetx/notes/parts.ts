/** The parts that lines of notes are made of: numbers, runs of sectors, objects. */

import type { Refused } from '../../wire/refusals'
import type { Mode, Thing } from '../../wire/types'
import { FIGURES } from '../rules/figures'
import { refused } from '../solver/refusals'
import { isObject, isSign, means, type Token } from './tokens'

export const APPEARS_EMPTY = 'E/X'
/** The first sector and the last. */
export type Span = [number, number]
const MOST_TEXT = 40

/** They may stand between an article and its object. */
const BETWEEN = ['unit', 'one', 'another']
const SILENT = ['in', 'to', 'and', 'one', 'another']

/** The sender's own text, short enough to be repeated. */
export const shorten = (text: string): string =>
  text.length <= MOST_TEXT ? text : `${text.slice(0, MOST_TEXT - 3)}...`

/** Whoever knows the line says which it is. */
export const unknownLine = (): Refused => refused('planetx-notes-line-unknown', { text: '' })

export function numberOf(token: Token): number {
  if (token.kind === 'one') return 1
  const text = token.kind === 'number' ? token.value : token.text
  if (!/^[0-9]{1,6}$/.test(text)) throw refused('planetx-notation-number', { text: shorten(text) })
  return Number(text)
}

export const isNumber = ({ kind }: Token): boolean => kind === 'number' || kind === 'one'

export function requireSector(sector: number, mode: Mode): number {
  const { sectors } = FIGURES[mode]
  if (sector < 1 || sector > sectors) throw refused('planetx-no-such-sector', { sector, sectors })
  return sector
}

export const sectorOf = (token: Token, mode: Mode): number => requireSector(numberOf(token), mode)

/** The object a token names; what appears empty is none. */
export function objectOf(token: Token): Thing {
  if (!isObject(token) || token.value === APPEARS_EMPTY) {
    throw refused('planetx-notation-object', { text: shorten(token.text.toUpperCase()) })
  }
  return token.value as Thing
}

/** What stands before and behind the last such sign; null if there is none. */
export function splitAt(tokens: readonly Token[], sign: string): [Token[], Token[]] | null {
  const place = tokens.findLastIndex((token) => isSign(token, sign))
  return place < 0 ? null : [tokens.slice(0, place), tokens.slice(place + 1)]
}

/** What stands behind a label, with or without a sign between them: `B: ...`, `B – ...`. */
export const afterLabel = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0] && isSign(tokens[0], '=', '-') ? tokens.slice(1) : tokens

/** Without the letters that are words: "a comet", "è una cometa", "comete e nubi di gas". */
export function withoutArticles(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, place) => {
    if (token.kind !== 'letter' || !'AE'.includes(token.value)) return true
    const next = tokens.slice(place + 1).find((one) => !BETWEEN.includes(one.kind))
    return next?.kind !== 'thing'
  })
}

/** The runs `3-7`, `sector 3 to sector 7` or `5`, and what else there is; signs between parts are dropped. */
export function takeSpans(written: readonly Token[]): [Span[], Token[]] {
  const tokens = written.filter((one) => one.kind !== 'unit')
  const [spans, rest]: [Span[], Token[]] = [[], []]
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (token.kind === 'number') {
      const last = endOfRange(tokens, at)
      spans.push([numberOf(token), numberOf(last ?? token)])
      if (last) at += 2
    } else if (!SILENT.includes(token.kind) && !isSign(token, ',', '=')) {
      rest.push(token)
    }
  }
  return [spans, rest]
}

/** In Italian and French "a" stands between the ends. */
function endOfRange(tokens: readonly Token[], at: number): Token | null {
  const [between, last] = [tokens[at + 1], tokens[at + 2]]
  if (last?.kind !== 'number' || !between) return null
  const isDash = isSign(between, '-') || between.kind === 'to' || means(between, 'letter', 'A')
  return isDash ? last : null
}

export function oneSector(spans: readonly Span[], mode: Mode): number {
  const [span] = spans
  if (spans.length !== 1 || !span || span[0] !== span[1]) throw unknownLine()
  return requireSector(span[0], mode)
}

/** Objects in a row, in whichever way they are joined. A bare `e` between two is "and". */
export function listedObjects(tokens: readonly Token[]): Token[] {
  const named = withoutArticles(tokens)
  const joined = named.filter((one) => one.kind !== 'and' && !isSign(one, ',', '+', '/'))
  if (joined.length !== 3 || !means(joined[1], 'letter', 'E')) return joined
  const place = named.findIndex((one) => same(one, joined[1]!))
  const beside = named.slice(Math.max(0, place - 1), place + 2)
  return beside.some((one) => isSign(one, '+', '/')) ? joined : [joined[0]!, joined[2]!]
}

const same = (one: Token, other: Token): boolean =>
  one.kind === other.kind && one.value === other.value && one.text === other.text
