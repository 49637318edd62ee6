/** The words people write notes with, in four languages, ready to be looked up (docs/deduction.md).
 *
 *  The package's `words.toml` is the one description; `words_data.ts` is made from it.
 */

import { MEANINGS } from './words_data'

export const ANY_ENDING = '*'
/** Every word with a star has at least so many letters before it. */
const STEM = 3

export interface Phrase {
  words: readonly string[]
  kind: string
  value: string
  /** Most words first, then fewest stars, then most letters. */
  rank: readonly [number, number, number]
}

const PHRASES: readonly Phrase[] = Object.entries(MEANINGS)
  .flatMap(([meaning, said]) => said.split('|').map((text) => phraseOf(meaning, text)))
  .sort(byRank)

export const MOST_WORDS = PHRASES[0]!.words.length

/** Every word of every phrase, with its star. */
export const ALL_WORDS: ReadonlySet<string> = new Set(PHRASES.flatMap((phrase) => phrase.words))

function phraseOf(meaning: string, text: string): Phrase {
  const [kind = '', value = ''] = meaning.split(' ')
  const words = text.split(' ')
  const stars = words.filter((word) => word.endsWith(ANY_ENDING)).length
  return { words, kind, value, rank: [-words.length, stars, -words.join('').length] }
}

function byRank({ rank: one }: Phrase, { rank: other }: Phrase): number {
  const place = one.findIndex((part, index) => part !== other[index])
  return place < 0 ? 0 : one[place]! - other[place]!
}

const whole = new Map<string, Phrase[]>()
const stems = new Map<string, Phrase[]>()
for (const phrase of PHRASES) {
  const first = phrase.words[0]!
  const starred = first.endsWith(ANY_ENDING)
  const [shelf, name] = starred ? [stems, first.slice(0, STEM)] : [whole, first]
  shelf.set(name, [...(shelf.get(name) ?? []), phrase])
}

/** The best phrase that the text begins with. */
export function longestPhrase(words: readonly string[]): Phrase | null {
  const first = words[0] ?? ''
  const candidates = [whole.get(first), stems.get(first.slice(0, STEM))]
  const found = candidates.flatMap((phrases) => phrases?.find((one) => fits(one, words)) ?? [])
  return found.sort(byRank)[0] ?? null
}

function fits(phrase: Phrase, words: readonly string[]): boolean {
  return phrase.words.every((word, index) => {
    const written = words[index]
    if (written === undefined) return false
    return word.endsWith(ANY_ENDING) ? written.startsWith(word.slice(0, -1)) : word === written
  })
}
