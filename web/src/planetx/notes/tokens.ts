/** A line of notes as tokens: case, accents, dashes and languages are gone after this.
 *
 *      tokensOf('Survey asteroids 3 – 7 = two')
 *      turn S, thing A, number 3, sign -, number 7, sign =, number 2
 *
 *  A single letter may be an object, a topic, a turn or a short word: it stays a `letter`, and where it
 *  stands decides. What is in no dictionary is `unknown`. The package's `tokens.py` does the same.
 */

import { longestPhrase, MOST_WORDS } from './words'
import { SIGNS } from './words_data'

export interface Token {
  kind: string
  value: string
  /** As it was written, small and without accents. */
  text: string
}

export const REMARK = '#'
const LETTERS = 'abcdefglrstx'
const OBJECTS = 'ACDGEX'

/** Accents, and what nobody sees. A stroke through a sign (U+0338) denies the sign and stays. */
const MARKS = /[\u0300-\u0337\u0339-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/gu
const PLURAL = /(?<=[a-z])\([a-z]{1,2}\)|'s(?![a-z])/g
const RANGE = /(?<=[0-9]) *\.{2,} *(?=[0-9])/g
const HYPHEN = /(?<=[a-z]{2})-(?=[a-z]{2})/g
const BULLET = /^[ \t]*-(?![0-9])/
const STUCK = /^( *[rs])([a-gx])(?![a-z'])/
/** At the end of a line an exclamation mark says nothing; elsewhere it may deny: `!=`. */
const CALL = /(?<!!)!+[ \t]*$/
const ARROW = /(?<!-)-+>/g
/** Behind a sector: `5 != A`. */
const UNLIKE = /(?<=[0-9]) *(?:!=|=\u0338|<>) *(?=[a-z])/g
const PIECES = /([a-z]+'?)|([0-9]+)|([<>=]+)|([-+/?,])|([^ \p{Cc}\u00a0\u2028\u2029])/gu
const COMPARED: Record<string, string> = {
  '=': '=',
  '==': '=',
  '<': '<',
  '>': '>',
  '>=': '>=',
  '=>': '>=',
  '<=': '<=',
  '=<': '<=',
}

export const isObject = ({ kind, value }: Token): boolean =>
  kind === 'thing' || (kind === 'letter' && OBJECTS.includes(value))

export const isSign = ({ kind, value }: Token, ...signs: string[]): boolean =>
  kind === 'sign' && signs.includes(value)

/** Whether a token is of this kind and value. */
export const means = (token: Token | undefined, kind: string, value: string): boolean =>
  token?.kind === kind && token.value === value

/** Small letters without accents, and one sign for all that look alike. */
export function plain(written: string): string {
  const straight = [...written].map((sign) => (SIGNS[sign] === "'" ? "'" : sign)).join('')
  const bare = straight.normalize('NFKD').toLowerCase().replace(MARKS, '')
  const single = bare.replace(CALL, '').replace(RANGE, '-').replace(PLURAL, '')
  const signed = [...single.replace(UNLIKE, ' not ')].map((sign) => SIGNS[sign] ?? sign).join('')
  return signed.replace(BULLET, '').replace(ARROW, '=').replace(HYPHEN, ' ').replace(STUCK, '$1 $2')
}

/** The tokens of a line, fillers left out. */
export function tokensOf(written: string): Token[] {
  const pieces = piecesOf(written)
  const found: Token[] = []
  let at = 0
  while (at < pieces.length) {
    const piece = pieces[at]!
    if (piece.kind !== 'word') {
      found.push(piece)
      at += 1
      continue
    }
    const words = wordsFrom(pieces, at)
    const [token, length] = namesLabel(found) ? letterOf(words[0]!) : meant(words)
    if (token.kind !== 'filler') found.push(token)
    at += length
  }
  return appearingEmpty(rangesOf(found))
}

/** A line that says nothing: empty, or a ruler of dashes. */
export const isBlank = (written: string): boolean =>
  piecesOf(written).every((piece) => piece.kind === 'sign')

function piecesOf(written: string): Token[] {
  return [...plain(written).matchAll(PIECES)].map(([text, word, number, compared, sign]) => {
    if (word) return { kind: 'word', value: '', text }
    if (number) return { kind: 'number', value: text, text }
    const known = compared ? COMPARED[compared] : sign
    return known ? { kind: 'sign', value: known, text } : { kind: 'unknown', value: '', text }
  })
}

function wordsFrom(pieces: readonly Token[], at: number): string[] {
  const words: string[] = []
  for (let place = at; words.length < MOST_WORDS; place += 1) {
    const piece = pieces[place]
    if (piece?.kind !== 'word') break
    words.push(piece.text)
  }
  return words
}

/** What the words begin with, and how many of them say it. */
function meant(words: readonly string[]): [Token, number] {
  const phrase = longestPhrase(words)
  if (!phrase) return letterOf(words[0]!)
  const { kind, value, words: said } = phrase
  return [{ kind, value, text: words.slice(0, said.length).join(' ') }, said.length]
}

function letterOf(word: string): [Token, number] {
  const known = word.length === 1 && LETTERS.includes(word)
  return known
    ? [{ kind: 'letter', value: word.toUpperCase(), text: word }, 1]
    : [{ kind: 'unknown', value: '', text: word }, 1]
}

/** Whether the next word is the letter of a topic, even where such a letter is a word too. */
function namesLabel(found: readonly Token[]): boolean {
  const last = found.at(-1)
  if (!last || means(last, 'key', 'topic')) return last !== undefined
  const begins = found.length === 1 || found.at(-2)!.kind === 'key'
  return begins && means(last, 'letter', 'R')
}

/** `between 3 and 5` is `3-5`; between anything else the word says nothing. */
function rangesOf(found: readonly Token[]): Token[] {
  const ranges: Token[] = []
  for (let at = 0; at < found.length; at += 1) {
    if (found[at]!.kind !== 'between') {
      ranges.push(found[at]!)
      continue
    }
    const first = pastUnits(found, at + 1)
    const last = pastUnits(found, first + 2)
    if (areEnds(found[first], found[first + 1], found[last])) {
      ranges.push(found[first]!, { kind: 'sign', value: '-', text: '-' }, found[last]!)
      at = last
    }
  }
  return ranges
}

/** The next place with more than "sectors"; the Italian article "i" is "and" elsewhere. */
function pastUnits(found: readonly Token[], from: number): number {
  let at = from
  while (['unit', 'and'].includes(found[at]?.kind ?? '')) at += 1
  return at
}

/** In Italian "e" stands between the ends, in Polish "a". */
const areEnds = (first?: Token, joint?: Token, last?: Token): boolean =>
  first?.kind === 'number' &&
  last?.kind === 'number' &&
  (joint?.kind === 'and' || means(joint, 'letter', 'A') || means(joint, 'letter', 'E'))

/** `E/X` is one thing. */
function appearingEmpty(found: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (let at = 0; at < found.length; at += 1) {
    const [one, sign, other] = found.slice(at, at + 3)
    const isPair =
      other !== undefined &&
      isSign(sign!, '/') &&
      isObject(one!) &&
      isObject(other) &&
      [one!.value, other.value].sort().join('') === 'EX'
    merged.push(isPair ? { kind: 'thing', value: 'E/X', text: 'e/x' } : one!)
    if (isPair) at += 2
  }
  return merged
}
