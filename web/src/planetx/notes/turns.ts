/** Turns of the four actions and what they told: surveys, targets, research and locates.
 *
 *      S A 3-7 = 2        survey asteroids in sectors 3 to 7: two
 *      T 8 = E/X          target 8 = appears empty
 *      R B = some A adjacent D
 *      L 6 C E = wrong    locate Planet X in 6, comet and empty = wrong
 */

import type { ClueRead, Mode, Sighting, Thing } from '../../wire/types'
import { runLength } from '../board/geometry'
import { neighbours } from '../rules/actions'
import { titleOf } from '../rules/clue_text'
import { FIGURES, TOPICS } from '../rules/figures'
import type { Fact } from '../solver/facts'
import { refused } from '../solver/refusals'
import { readClueTokens } from './clue_sentences'
import {
  afterLabel,
  APPEARS_EMPTY,
  isNumber,
  listedObjects,
  numberOf,
  objectOf,
  oneSector,
  requireSector,
  shorten,
  splitAt,
  takeSpans,
  unknownLine,
  withoutArticles,
} from './parts'
import { isObject, means, type Token } from './tokens'

const NEIGHBOURS: readonly Thing[] = ['C', 'A', 'G', 'E']

/** S, T, R or L if a line about a turn begins with this; otherwise nothing. */
export function turnOf({ kind, value }: Token): string {
  return kind === 'turn' || (kind === 'letter' && 'STRL'.includes(value)) ? value : ''
}

/** `= ?`: a turn whose answer nobody wrote down. */
export const isUntold = (tokens: readonly Token[]): boolean =>
  tokens.map((token) => token.value).join(' ') === '= ?'

/** What a turn told, whoever took it. A dash will do before what it told, but for a survey, where it may be
 *  the one between two sectors. */
export function readTurn(turn: string, tokens: readonly Token[], mode: Mode): Fact {
  if (turn === 'R') return readResearch(tokens, mode)
  const split = splitAt(tokens, '=') ?? (turn === 'S' ? null : splitAt(tokens, '-'))
  if (!split?.every((half) => half.length > 0)) throw unknownLine()
  const [asked, told] = split
  if (turn === 'S') return counted(asked, told, mode)
  return turn === 'T' ? seen(asked, told, mode) : located(asked, told, mode)
}

/** `B = ` and the clue; `topic B` will do for `B`. */
export function readResearch(tokens: readonly Token[], mode: Mode): ClueRead {
  const named = means(tokens[0], 'key', 'topic') ? tokens.slice(1) : tokens
  if (named.length < 2) throw unknownLine()
  return clueOf(topicOf(named[0]!), named.slice(1), mode)
}

export function topicOf({ kind, value, text }: Token): string {
  if (kind !== 'letter' || !TOPICS.includes(value)) {
    throw refused('planetx-no-such-topic', { topic: shorten(text.toUpperCase()) })
  }
  return value
}

/** A clue behind its label, with or without a sign between them. */
export function clueOf(label: string, tokens: readonly Token[], mode: Mode): ClueRead {
  const clue = readClueTokens(afterLabel(tokens), mode)
  if (!clue) throw refused('planetx-notation-clue', { text: '' })
  checkAbout(label, titleOf(clue).includes('X'))
  return { type: 'clue', label, clue }
}

/** Conferences, and only they, are about Planet X. */
export function checkAbout(label: string, planetX: boolean): void {
  if (planetX !== label.startsWith('X')) throw refused('planetx-clue-misplaced')
}

function counted(asked: readonly Token[], told: readonly Token[], mode: Mode): Fact {
  const [spans, rest] = takeSpans(asked)
  const named = withoutArticles(rest).map(surveyed).map(objectOf)
  if (spans.length !== 1 || named.length !== 1) throw unknownLine()
  const [thing, [first, last]] = [named[0]!, spans[0]!]
  const { sectors, visible } = FIGURES[mode]
  checkEnds(thing, first, last, mode)
  const length = runLength(first, last, sectors)
  if (length > visible) throw refused('planetx-companion-run', { length, most: visible })
  const count = numberTold(told.filter((one) => surveyed(one).value !== thing))
  if (count > length) throw refused('planetx-notes-count', { count, length })
  return { type: 'counted', thing, first, last, count }
}

function checkEnds(thing: Thing, first: number, last: number, mode: Mode): void {
  const { comet_sectors } = FIGURES[mode]
  if (thing === 'X') throw refused('planetx-survey-object', { object: thing })
  requireSector(first, mode)
  requireSector(last, mode)
  if (thing === 'C' && ![first, last].every((end) => comet_sectors.includes(end))) {
    throw refused('planetx-survey-comet-ends', { first, last, sectors: comet_sectors.join(', ') })
  }
}

/** A survey for empty sectors counts what appears empty, however it is written. */
const surveyed = (token: Token): Token =>
  means(token, 'thing', APPEARS_EMPTY) ? { ...token, value: 'E' } : token

function numberTold(tokens: readonly Token[]): number {
  const told = tokens.filter((one) => one.kind !== 'unit')
  if (told.length !== 1) throw unknownLine()
  const [one] = told as [Token]
  if (means(one, 'quantity', 'no')) return 0
  if (!isNumber(one)) throw refused('planetx-notation-number', { text: shorten(one.text) })
  return numberOf(one)
}

function seen(asked: readonly Token[], told: readonly Token[], mode: Mode): Fact {
  const [spans, rest] = takeSpans(asked)
  const sector = oneSector(spans, mode)
  const shown = withoutArticles(told).filter((one) => !['one', 'unit'].includes(one.kind))
  if (rest.length > 0 || shown.length !== 1) throw unknownLine()
  const [one] = shown as [Token]
  if (!isObject(one) || one.value === 'X') {
    throw refused('planetx-notes-sighting', { text: shorten(one.text.toUpperCase()) })
  }
  // A target cannot tell truly empty from Planet X, so a short `E` will do.
  return { type: 'seen', sector, sighting: one.value === 'E' ? 'E/X' : (one.value as Sighting) }
}

function located(asked: readonly Token[], told: readonly Token[], mode: Mode): Fact {
  const [spans, rest] = takeSpans(asked)
  const names = rest.length > 2 && isObject(rest[0]!) && rest[0]!.value === 'X'
  const named = listedObjects(names ? rest.slice(1) : rest).map(objectOf)
  if (named.length !== 2 || told.length !== 1) throw unknownLine()
  const [before, after] = named as [Thing, Thing]
  const sector = oneSector(spans, mode)
  checkBeside(sector, [before, after], mode)
  const [said] = told as [Token]
  const wrong = ['wrong', 'not'].includes(said.kind) || means(said, 'quantity', 'no')
  if (!wrong && said.kind !== 'right') {
    throw refused('planetx-notes-located', { text: shorten(said.text) })
  }
  return { type: wrong ? 'located-wrong' : 'located-right', sector, before, after }
}

function checkBeside(sector: number, named: readonly Thing[], mode: Mode): void {
  const beside = neighbours(sector, mode)
  for (const [place, thing] of named.entries()) {
    if (!NEIGHBOURS.includes(thing)) throw refused('planetx-locate-neighbour', { object: thing })
    if (thing === 'C' && !FIGURES[mode].comet_sectors.includes(beside[place]!)) {
      throw refused('planetx-locate-comet', { sector: beside[place]! })
    }
  }
}
