/** What one line of notes can say, whatever the lines before it said. */

import type { Mode, Thing, Titled } from '../../wire/types'
import { inTitleOrder } from '../rules/clue_text'
import { FIGURES, THEORY_OBJECTS, TOPICS } from '../rules/figures'
import type { Fact } from '../solver/facts'
import { refused } from '../solver/refusals'
import { readKnown, type Known } from './known'
import {
  afterLabel,
  isNumber,
  listedObjects,
  numberOf,
  objectOf,
  oneSector,
  sectorOf,
  shorten,
  takeSpans,
  unknownLine,
  withoutArticles,
} from './parts'
import { isObject, isSign, means, type Token } from './tokens'
import { checkAbout, clueOf, isUntold, readResearch, readTurn, topicOf, turnOf } from './turns'

/** A theory as the notes know it: an own one, or a rival's whose object may be hidden. */
export interface TheoryWritten {
  own: boolean
  sector: number
  thing: Thing | null
}

/** A line that could be read. */
export interface Line {
  facts: Fact[]
  /** S, T, R or L if it is about a turn. */
  turn: string
  rival: boolean
  /** They are starting facts. */
  starting: boolean
  /** An own conclusion, which is not believed. */
  concluded: Known | null
  theory: TheoryWritten | null
  /** A peer review showed it. */
  reviewed: boolean
  arrow: number | null
  /** Who deals, if the line says so. */
  dealer: Dealer | null
}

/** This house, the app that comes with the box, or nobody knows. */
export type Dealer = 'ecliptic' | 'published' | 'unknown'

const EMPTY: Line = {
  facts: [],
  turn: '',
  rival: false,
  starting: false,
  concluded: null,
  theory: null,
  reviewed: false,
  arrow: null,
  dealer: null,
}

const NOTHING: Token = { kind: 'unknown', value: '', text: '' }

const saying = (...facts: Fact[]): Line => ({ ...EMPTY, facts })

/** `expert`, "Mode: expert". */
export function readMode(tokens: readonly Token[]): Mode {
  const said = tokens.filter((one) => !isSign(one, '='))
  const [named] = said
  if (said.length !== 1 || named?.kind !== 'mode') {
    throw refused('planetx-notes-mode', { text: '' })
  }
  return named.value as Mode
}

/** What the line says. A line that cannot be read, or cannot be lawful, is refused. */
export function readLine(tokens: readonly Token[], mode: Mode): Line {
  const [first, ...rest] = tokens
  if (!first) throw unknownLine()
  if (first.kind === 'key') return readKeyed(first.value, rest, mode)
  const planetX = ['letter', 'thing'].includes(first.kind) && first.value === 'X'
  if (planetX && rest[0] && isNumber(rest[0])) return conference(rest, mode)
  if (first.kind === 'letter' && TOPICS.includes(first.value) && isLabelled(rest)) {
    return topic(tokens, mode)
  }
  const turn = turnOf(first)
  if (turn && isUntold(rest)) return { ...EMPTY, turn }
  return turn ? { ...saying(readTurn(turn, rest, mode)), turn } : saying(readKnown(tokens, mode))
}

function readKeyed(key: string, rest: readonly Token[], mode: Mode): Line {
  switch (key) {
    case 'so':
      return { ...EMPTY, concluded: readKnown(behind(rest), mode) }
    case 'rival':
      return { ...rivals(behind(rest), mode), rival: true }
    case 'dealer':
      return { ...EMPTY, dealer: dealerOf(rest) }
    case 'facts':
      return { ...saying(...startingFacts(rest, mode)), starting: true }
    case 'topic':
      return topic(rest, mode)
    case 'conference':
      return conference(rest, mode)
    case 'review':
      return { ...saying(...reviewed(rest, mode)), reviewed: true }
    case 'at':
      return { ...EMPTY, arrow: arrowOf(rest, mode) }
    default:
      return theory(rest, mode, true)
  }
}

/** `so: A in 3`, `rival, T 8 = C`: what comes behind the first word. */
const behind = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0] && isSign(tokens[0], '=', ',', '-') ? tokens.slice(1) : tokens

/** `B: asteroids and comets`, as an app lists its topics, or a clue behind it; behind a dash, only if it is
 *  in words. */
function isLabelled(tokens: readonly Token[]): boolean {
  const said = afterLabel(tokens)
  if (said.length === 0 || said.length === tokens.length) return false
  const kinds = said.map((one) => one.kind)
  const inWords = kinds.includes('thing') || kinds.includes('relation')
  if (isSign(tokens[0]!, '-') && !inWords) return false
  return kinds.includes('relation') || (isTitle(said) && !kinds.includes('unknown'))
}

/** `dealer published`, "dealer: the official app". */
function dealerOf(tokens: readonly Token[]): Dealer {
  const said = tokens.filter((one) => !isSign(one, '=') && one.value !== 'dealer')
  const [named] = said
  if (said.length !== 1 || named?.kind !== 'dealer') {
    const text = said.map((one) => one.text).join(' ')
    throw refused('planetx-notes-dealer', { text: shorten(text) })
  }
  return named.value as Dealer
}

/** A rival's turn or theory, or what he let slip. */
function rivals(tokens: readonly Token[], mode: Mode): Line {
  const [first, ...rest] = tokens
  if (!first) throw unknownLine()
  if (means(first, 'key', 'theory')) return theory(rest, mode, false)
  const turn = turnOf(first)
  return turn ? { ...saying(readTurn(turn, rest, mode)), turn } : saying(readKnown(tokens, mode))
}

/** Sectors and what they do not hold: `5-D`, `5 not D`, `sector 5 is no dwarf planet`; or all the other way
 *  round, `no dwarf planet in 5`. */
function startingFacts(tokens: readonly Token[], mode: Mode): Fact[] {
  const facts: Fact[] = []
  const written = withoutArticles(tokens).filter((one) => !saysNothing(one))
  const left = written[0] && isObject(written[0]) ? turned(written) : written
  for (let at = 0; at < left.length; at += 1) {
    if (facts.length > 0 && means(left[at], 'letter', 'E')) continue
    const sector = sectorOf(left[at]!, mode)
    at += 1
    const named = left[at] ?? NOTHING
    if (isObject(named) && !THEORY_OBJECTS.includes(named.value as Thing)) {
      throw refused('planetx-notes-fact', { text: `${sector}-${named.value}` })
    }
    facts.push({ type: 'not-here', sector, thing: objectOf(named) })
  }
  if (facts.length === 0) throw unknownLine()
  return facts
}

/** Pairs the other way round; a short "e" between them is "and". */
function turned(tokens: readonly Token[]): Token[] {
  const said = tokens.filter((one) => !means(one, 'letter', 'E'))
  if (said.length % 2 === 1) throw unknownLine()
  return said.map((_, place) => said[place % 2 === 0 ? place + 1 : place - 1]!)
}

const saysNothing = (token: Token): boolean =>
  ['not', 'one', 'unit', 'and', 'in', 'to'].includes(token.kind) ||
  isSign(token, '-', ',', '=') ||
  means(token, 'quantity', 'no')

/** A topic's title; with a clue instead it is a research. */
function topic(tokens: readonly Token[], mode: Mode): Line {
  if (tokens.length < 2) throw unknownLine()
  const label = topicOf(tokens[0]!)
  const said = afterLabel(tokens.slice(1))
  if (isTitle(said)) return saying(titled(label, said, mode))
  return { ...saying(readResearch(tokens, mode)), turn: 'R' }
}

function conference(tokens: readonly Token[], mode: Mode): Line {
  const conferences = Object.keys(FIGURES[mode].conference_icons).length
  let named = means(tokens[0], 'letter', 'X') ? tokens.slice(1) : tokens
  if (named[0] && isSign(named[0], '=') && conferences === 1) {
    named = [{ kind: 'number', value: '1', text: '1' }, ...named]
  }
  if (named.length < 2) throw unknownLine()
  const number = numberOf(named[0]!)
  if (number < 1 || number > conferences) {
    throw refused('planetx-companion-conference', { number, conferences })
  }
  const said = afterLabel(named.slice(1))
  const label = `X${number}`
  return saying(isTitle(said) ? titled(label, said, mode) : clueOf(label, named.slice(1), mode))
}

/** Nothing but names: no word that makes a sentence of them. */
const isTitle = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.every(
    (one) => ['thing', 'letter', 'and', 'unknown'].includes(one.kind) || isSign(one, '+', ',', '/'),
  )

/** A title names its kinds in any order; truly empty sectors are never named in ours, and a single dwarf
 *  planet has nothing to say about itself. A slash says that nobody noted which kind is named first. */
function titled(label: string, tokens: readonly Token[], mode: Mode): Titled {
  const named = listedObjects(tokens).map(objectOf)
  const text = shorten(named.join('+'))
  if (named.length > 2) throw refused('planetx-notation-title', { text })
  checkAbout(label, named.includes('X'))
  const kinds = [...new Set(named.filter((thing) => thing !== 'E'))]
  const alone = kinds.length === 1 ? kinds[0] : undefined
  if (kinds.length === 0 || (alone === 'D' && FIGURES[mode].counts.D === 1)) {
    throw refused('planetx-notation-title', { text })
  }
  const ordered = !alone && !tokens.some((one) => isSign(one, '/'))
  return { type: 'titled', label, title: inTitleOrder(kinds), written: ordered ? kinds : [] }
}

/** `7 A+ C-`: an asteroid theory is right, a comet theory wrong. */
function reviewed(tokens: readonly Token[], mode: Mode): Fact[] {
  const left = withoutArticles(tokens).filter((one) => !isJoint(one))
  if (left.length < 2) throw unknownLine()
  const sector = sectorOf(left[0]!, mode)
  const faces: Fact[] = []
  for (let at = 1; at < left.length; at += 2) {
    const next = left[at + 1]
    if (faces.length > 0 && next && isObject(next) && left[at]!.value === 'E') at += 1
    faces.push(face(sector, left.slice(at, at + 2)))
  }
  return faces
}

const isJoint = (token: Token): boolean =>
  ['and', 'one', 'unit', 'to'].includes(token.kind) || isSign(token, ',', '=')

function face(sector: number, pair: readonly Token[]): Fact {
  const [thing, verdict] = [objectOf(pair[0]!), pair[1] ?? NOTHING]
  const right = isSign(verdict, '+') || verdict.kind === 'right'
  const wrong = isSign(verdict, '-') || verdict.kind === 'wrong'
  if (!THEORY_OBJECTS.includes(thing) || !(right || wrong)) {
    const text = pair.map((one) => one.text).join(' ')
    throw refused('planetx-notes-review', { text: shorten(text.toUpperCase()) })
  }
  return { type: right ? 'holds' : 'not-here', sector, thing }
}

function arrowOf(tokens: readonly Token[], mode: Mode): number {
  const said = tokens.filter(
    (one) => !['in', 'unit', 'key', 'to'].includes(one.kind) && !isSign(one, '='),
  )
  if (said.length !== 1) throw unknownLine()
  return sectorOf(said[0]!, mode)
}

function theory(tokens: readonly Token[], mode: Mode, own: boolean): Line {
  const [spans, rest] = takeSpans(tokens)
  const named = withoutArticles(rest).map(objectOf)
  if (named.length > 1 || (own && named.length === 0)) throw unknownLine()
  const sector = oneSector(spans, mode)
  const thing = named[0] ?? null
  if (thing && !THEORY_OBJECTS.includes(thing)) {
    throw refused('planetx-choose-object', { object: thing })
  }
  return { ...EMPTY, theory: { own, sector, thing }, rival: !own }
}
