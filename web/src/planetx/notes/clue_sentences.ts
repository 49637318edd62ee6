/** Clues as people write them: in the notation of records, or as sentences of four languages.
 *
 *      some A adjacent D          At least one asteroid is adjacent to a dwarf planet.
 *      no X within 3 D            Planet X is not within 3 sectors of a dwarf planet.
 *      all G band 5               The gas clouds lie in a band of 5 sectors or fewer.
 *
 *  Nothing is skipped but the words that say nothing: a sentence with a word that is not understood is no
 *  clue. The package's `clue_sentences.py` does the same.
 */

import type { Clue, Mode, Quantity, Thing } from '../../wire/types'
import { FIGURES } from '../rules/figures'
import { isSign, tokensOf, type Token } from './tokens'

/** They say nothing in a clue. */
const SILENT = new Set(['in', 'to', 'and', 'unit'])
const UNDERSTOOD = new Set([
  'quantity',
  'thing',
  'letter',
  'relation',
  'number',
  'not',
  'orless',
  'most',
  'another',
  'exactly',
])
/** Letters that are words too: "a comet", "è", "e". */
const SHORT_WORDS = 'AE'
/** Where "no two" of a kind are something they are it to each other. */
const NO_TWO = 'no two'
const THINGS = 'CADGEX'

/** A sentence split where its relation begins. */
interface Sentence {
  relation: string
  subject: Thing
  numbers: number[]
  before: Token[]
  after: Token[]
  mode: Mode
}

/** The clue that somebody wrote, in whichever way; null if it is none, or cannot be told for sure. */
export const clueFrom = (written: string, mode: Mode): Clue | null =>
  readClueTokens(tokensOf(written), mode)

export function readClueTokens(tokens: readonly Token[], mode: Mode): Clue | null {
  const words = wordsOf(tokens)
  if (words.some((word) => !UNDERSTOOD.has(word.kind))) return null
  const relation = relationOf(words)
  const numbers = words.filter((word) => word.kind === 'number').map((word) => Number(word.value))
  if (relation === null || !numbers.every((number) => number >= 1 && number <= 9)) return null
  const at = placeOf(words, relation)
  const [before, after] = [words.slice(0, at), words.slice(at)]
  const subject = kindOf(before.filter((word) => word.value !== 'E'))
  if (subject === null || words.some((word) => word.value === 'E/X')) return null
  const sentence = { relation, subject, numbers, before, after, mode }
  return relation === 'band' || relation === 'consecutive'
    ? arrangement(sentence)
    : related(sentence)
}

/** Without what says nothing; "at least one" is one word, and other ones are articles. */
function wordsOf(tokens: readonly Token[]): Token[] {
  const words: Token[] = []
  for (const [place, token] of tokens.entries()) {
    const last = words.at(-1)
    if (last?.kind === 'least' && ['one', 'number'].includes(token.kind)) {
      const one = token.kind === 'one' || token.value === '1'
      words[words.length - 1] = { ...token, kind: one ? 'quantity' : 'unknown', value: 'some' }
    } else if (last?.value === 'no' && token.value === '2') {
      words[words.length - 1] = { ...last, text: NO_TWO }
    } else if (token.kind === 'one') {
      const counts = tokens[place + 1]?.kind === 'unit'
      if (counts) words.push({ ...token, kind: 'number', value: '1' })
    } else if (!SILENT.has(token.kind) && !isSign(token, ',')) {
      words.push(token)
    }
  }
  return words
}

/** Two relations in one sentence are none, but a band may be of consecutive sectors. A number "or fewer"
 *  with no other relation is how far away something is. */
function relationOf(words: readonly Token[]): string | null {
  const named = [
    ...new Set(words.filter((word) => word.kind === 'relation').map((word) => word.value)),
  ]
  if (named.length === 0) {
    return words.some((word) => ['orless', 'most'].includes(word.kind)) ? 'within' : null
  }
  if ([...named].sort().join(' ') === 'band consecutive') return 'band'
  return named.length === 1 ? named[0]! : null
}

/** Where the relation begins: what stands before it is the subject. */
function placeOf(words: readonly Token[], relation: string): number {
  const kinds = relation === 'within' ? ['relation', 'number', 'orless', 'most'] : ['relation']
  return words.findIndex((word) => kinds.includes(word.kind))
}

/** The one kind that is named: by a word, or else by a letter. Letters that are words too count only where
 *  nothing else is named, and the last of them. */
function kindOf(words: readonly Token[]): Thing | null {
  const valuesOf = (kind: string): string[] =>
    words.filter((word) => word.kind === kind).map((word) => word.value)
  const [things, letters] = [new Set(valuesOf('thing')), valuesOf('letter')]
  const plainLetters = new Set(letters.filter((letter) => !SHORT_WORDS.includes(letter)))
  if (things.size > 0 && plainLetters.size > 0) return null
  const named = [things, plainLetters, new Set(letters.slice(-1))].find((some) => some.size > 0)
  const found = named?.size === 1 ? [...named][0]! : ''
  return found.length === 1 && THINGS.includes(found) ? (found as Thing) : null
}

const kindsIn = ({ before, after }: Sentence): Set<string> =>
  new Set([...before, ...after].map((word) => word.kind))

const quantitiesIn = (words: readonly Token[]): Set<string> =>
  new Set(words.filter((word) => word.kind === 'quantity').map((word) => word.value))

/** How all of a kind stand: "all" may be left out, and nothing is denied. */
function arrangement(sentence: Sentence): Clue | null {
  const { relation, subject, numbers, before, after, mode } = sentence
  const kinds = kindsIn(sentence)
  const quantities = quantitiesIn([...before, ...after])
  const other = kindOf(after)
  if (kinds.has('not') || [...quantities].some((one) => one !== 'every')) return null
  if (other !== null && other !== subject) return null
  if (relation === 'band') {
    if (numbers.length !== 1 || kinds.has('exactly')) return null
    return { type: 'band', subject, width: numbers[0]! }
  }
  if (numbers.length > 1 || kinds.has('orless') || kinds.has('most')) return null
  const all = FIGURES[mode].counts[subject]
  const count = numbers[0] ?? all
  if (quantities.size > 0 && count !== all) return null
  return { type: 'consecutive', count, subject }
}

function related(sentence: Sentence): Clue | null {
  const { relation, subject, numbers, before, after, mode } = sentence
  const single = FIGURES[mode].counts[subject] === 1
  const quantity = quantityOf(before, after, single)
  const another = after.some((word) => word.kind === 'another') ? subject : null
  const other = kindOf(after) ?? another
  if (quantity === null || other === null) return null
  if (other !== subject && before.some((word) => word.text === NO_TWO)) return null
  const kinds = kindsIn(sentence)
  if (relation === 'within') {
    if (numbers.length !== 1 || kinds.has('exactly')) return null
    if (quantity === 'some' && !single) return null
    const every = quantity === 'some' ? 'every' : quantity
    return { type: 'within', quantity: every, subject, reach: numbers[0]!, other }
  }
  if (numbers.length > 0 || kinds.has('orless') || kinds.has('most')) return null
  if (relation === 'adjacent' && kinds.has('exactly')) return null
  return { type: relation === 'adjacent' ? 'adjacent' : 'opposite', quantity, subject, other }
}

/** How many the clue speaks of. A negation in a sentence about no matter which is "no"; one in a sentence
 *  about some or all may mean two things. "Some" behind the relation says nothing. */
function quantityOf(
  before: readonly Token[],
  after: readonly Token[],
  single: boolean,
): Quantity | null {
  const [named, later] = [quantitiesIn(before), quantitiesIn(after)]
  const denied = later.has('no') || [...before, ...after].some((word) => word.kind === 'not')
  if (named.size > 1 || later.has('every')) return null
  if (named.size === 0) {
    if (denied) return 'no'
    return single ? 'some' : null
  }
  const quantity = [...named][0] as Quantity
  return !denied || quantity === 'no' ? quantity : null
}
