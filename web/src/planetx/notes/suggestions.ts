/** What somebody may have meant by a line that cannot be read: the nearest line that can.
 *
 *  First the words that nobody knows are taken for the words they look most like. If the line can be read
 *  then, that is the suggestion; so it is if only a sign or a label is missing, and of a line that says
 *  several things the first is suggested. Otherwise it is held against one line of every form, and of the
 *  nearest form the objects, sectors and numbers are those of the line, as far as it has them. Nothing is
 *  suggested that denies what the line does not deny, or the other way round.
 */

import { Refused } from '../../wire/refusals'
import type { Mode } from '../../wire/types'
import { TOPICS } from '../rules/figures'
import { readClueTokens } from './clue_sentences'
import { leadingSectors } from './known'
import { readLine, readMode } from './lines'
import { isNumber, withoutArticles } from './parts'
import { lineText } from './text'
import { isObject, isSign, means, plain, tokensOf, type Token } from './tokens'
import { turnOf } from './turns'
import { ALL_WORDS, ANY_ENDING } from './words'
import { FORMS } from './words_data'

/** What it costs that a form has a part which the line lacks, or the other way round. */
const PART = 2
/** If the part says what the line is about: `S`, `topic`, `rival`. */
const HEAD = 6
const UNKNOWN = 1
/** Nothing that long is nearly a line. */
const MOST_TOKENS = 60
/** The topic that all forms name. */
const LABEL = 'B'
/** Letters of a word that may be wrong: one in three, and no more than these. */
const MOST_CHANGES = 2
const MOST_ENDING = 6
/** Shorter words look like too many others. */
const LEAST_WORD = 3

const UNEQUAL = /≠|! *=|<>/

/** The nearest line, or nothing; without a mode, the nearest mode. Of what denies that two things are equal
 *  the nearest line would say the contrary. */
export function suggestion(written: string, mode: Mode | null): string {
  if (tokensOf(written).length > MOST_TOKENS || UNEQUAL.test(written)) return ''
  const spelt = tokensOf(respelt(written))
  if (mode === null) return orNothing(() => readMode(spelt))
  return (
    readText(spelt, mode) ||
    labelledClue(spelt, mode) ||
    withSign(spelt, mode) ||
    asTopic(spelt, mode) ||
    firstOfSeveral(spelt, mode) ||
    nearestForm(partsOf(firstStatement(spelt)), mode)
  )
}

function orNothing(read: () => string): string {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) return ''
    throw error
  }
}

/** The line in the short notation, or nothing if it cannot be read. */
const readText = (said: readonly Token[], mode: Mode): string =>
  orNothing(() => lineText(readLine(said, mode)))

/** A clue that stands alone, behind a label that it can have. */
function labelledClue(said: readonly Token[], mode: Mode): string {
  if (readClueTokens(said, mode) === null) return ''
  const behind = (label: string): string => readText([...tokensOf(label), ...said], mode)
  return behind('R B =') || behind('conference 1 =')
}

/** `7 is A/D`: sectors and what they hold. */
function withSign(said: readonly Token[], mode: Mode): string {
  const place = leadingSectors(said)
  if (place === 0) return ''
  return readText([...said.slice(0, place), ...tokensOf('='), ...said.slice(place)], mode)
}

/** `research B: A+D` is no clue but a title. */
function asTopic([turn, ...named]: readonly Token[], mode: Mode): string {
  return turn && turnOf(turn) === 'R' ? readText([...tokensOf('topic'), ...named], mode) : ''
}

/** Of lines written behind each other, with commas between, the first. */
function firstOfSeveral(said: readonly Token[], mode: Mode): string {
  const texts = betweenCommas(said).map((part) => readText(part, mode))
  return texts.every(Boolean) ? texts[0]! : ''
}

/** What stands before the first comma, if every part has an object and a number of its own. */
function firstStatement(said: readonly Token[]): readonly Token[] {
  const parts = betweenCommas(said)
  return parts.every((part) => part.some(isNumber) && part.some(isObject)) ? parts[0]! : said
}

function betweenCommas(said: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const one of said) {
    if (isSign(one, ',')) parts.push([])
    else parts.at(-1)!.push(one)
  }
  return parts
}

/** What can be a part of a form: `X1` is a conference, and articles are none. The first three words may be
 *  a label. */
function partsOf(said: readonly Token[]): readonly Token[] {
  const parts = [...said.slice(0, 3), ...withoutArticles(said.slice(3))]
  const [first, second, ...rest] = parts
  if (!first || !second || !isObject(first) || first.value !== 'X' || !isNumber(second))
    return parts
  return [{ kind: 'key', value: 'conference', text: first.text }, second, ...rest]
}

/** The line with every unknown word replaced by the one it looks like. */
function respelt(written: string): string {
  const unknown = new Set(
    tokensOf(written)
      .filter((one) => one.kind === 'unknown')
      .map((one) => one.text),
  )
  return plain(written).replace(/[a-z]+'?/g, (word) =>
    unknown.has(word) ? lookAlike(word) || word : word,
  )
}

const VOCABULARY: readonly string[] = [...ALL_WORDS].filter(
  (word) => word.length >= LEAST_WORD && !word.includes("'"),
)

/** The known word with fewest letters changed, swapped, left out or added; of equals the longer one, then
 *  the first in the alphabet. Nothing if too many letters differ. */
function lookAlike(word: string): string {
  let [best, least] = ['', Infinity]
  for (const known of VOCABULARY) {
    const stem = known.endsWith(ANY_ENDING) ? known.slice(0, -1) : known
    const most = Math.min(Math.floor(Math.min(stem.length, word.length) / 3), MOST_CHANGES)
    const longer = word.length - stem.length
    if (most === 0 || longer < -most) continue
    if (longer > (stem !== known ? MOST_ENDING : most)) continue
    const differs = difference(stem, word, stem !== known)
    if (differs > most || differs > least) continue
    if (differs < least || comesBefore(stem, best)) [best, least] = [stem, differs]
  }
  return best
}

const comesBefore = (one: string, other: string): boolean =>
  one.length > other.length || (one.length === other.length && one < other)

/** How many letters differ, two swapped neighbours being one; with any ending, how many of the word's
 *  beginning. */
function difference(stem: string, word: string, anyEnding: boolean): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, index) => index)]
  for (let at = 1; at <= stem.length; at += 1) {
    const [earlier, before, row] = [rows[at - 2], rows[at - 1]!, [at]]
    for (let place = 1; place <= word.length; place += 1) {
      const differs = stem[at - 1] === word[place - 1] ? 0 : 1
      const cost = Math.min(before[place]! + 1, row[place - 1]! + 1, before[place - 1]! + differs)
      const swapped =
        at > 1 && place > 1 && stem[at - 1] === word[place - 2] && stem[at - 2] === word[place - 1]
      row.push(swapped ? Math.min(cost, earlier![place - 2]! + 1) : cost)
    }
    rows.push(row)
  }
  const last = rows.at(-1)!
  return anyEnding ? Math.min(...last) : last.at(-1)!
}

const FORM_TOKENS: readonly Token[][] = FORMS.map(tokensOf)

/** A form with a line's own objects, sectors and numbers. */
interface Filled {
  form: readonly Token[]
  tokens: Token[]
  /** What had to be added to the line and left out of it. */
  cost: number
  /** How many parts are the line's. */
  shared: number
}

/** Of the forms that cost least the one with most of the line, then the first; with what the line says of
 *  it, or as it is if that cannot be. Nothing if the line has nothing of any form, or denies what the form
 *  does not. */
function nearestForm(said: readonly Token[], mode: Mode): string {
  const denied = denials(said)
  const nearest = FORM_TOKENS.map((form) => filled(form, said))
    .filter((one) => denials(one.tokens) <= denied)
    .reduce((best, one) =>
      one.cost < best.cost || (one.cost === best.cost && one.shared > best.shared) ? one : best,
    )
  if (nearest.shared === 0 || denials(nearest.tokens) < denied) return ''
  const ownQuantity = nearest.form.map((part, place) =>
    part.kind === 'quantity' ? part : nearest.tokens[place]!,
  )
  return (
    readText(nearest.tokens, mode) || readText(ownQuantity, mode) || readText(nearest.form, mode)
  )
}

/** How often it says no; who says "more than" or "fewer than" means something else as well. */
const denials = (said: readonly Token[]): number =>
  said.filter((one) => ['not', 'more', 'fewer'].includes(one.kind) || means(one, 'quantity', 'no'))
    .length

/** Where several ways cost the same, the line's parts go to the form's first ones. */
function filled(form: readonly Token[], said: readonly Token[]): Filled {
  const costs = costsOf(form, said)
  const tokens: Token[] = []
  let [shared, at, place] = [0, 0, 0]
  while (at < form.length) {
    const [part, own] = [form[at]!, said[place]]
    const cost = costs[at]![place]!
    if (own && alike(part, own) && cost === costs[at + 1]![place + 1]) {
      tokens.push(own)
      ;[shared, at, place] = [shared + 1, at + 1, place + 1]
    } else if (own && cost === costs[at]![place + 1]! + weight(own)) {
      place += 1
    } else {
      tokens.push(part)
      at += 1
    }
  }
  return { form, tokens, cost: costs[0]![0]!, shared }
}

/** What the rest of the line costs from each part of the form and of the line. */
function costsOf(form: readonly Token[], said: readonly Token[]): number[][] {
  const costs = form.map(() => [] as number[])
  costs.push([])
  for (let at = form.length; at >= 0; at -= 1) {
    for (let place = said.length; place >= 0; place -= 1) {
      const [part, own] = [form[at], said[place]]
      const ways: number[] = []
      if (part) ways.push(costs[at + 1]![place]! + weight(part))
      if (own) ways.push(costs[at]![place + 1]! + weight(own))
      if (part && own && alike(part, own)) ways.push(costs[at + 1]![place + 1]!)
      costs[at]![place] = ways.length > 0 ? Math.min(...ways) : 0
    }
  }
  return costs
}

function weight(token: Token): number {
  if (token.kind === 'unknown') return UNKNOWN
  return token.kind === 'key' || turnOf(token) ? HEAD : PART
}

/** Whether the line's token can stand in the form's place. "None" is a number too. */
function alike(part: Token, said: Token): boolean {
  if (turnOf(part) || turnOf(said)) return turnOf(part) === turnOf(said)
  if (means(part, 'letter', LABEL)) return said.kind === 'letter' && TOPICS.includes(said.value)
  if (means(part, said.kind, said.value) || classOf(part) === classOf(said)) return true
  if (means(said, 'quantity', 'no')) return part.kind === 'number'
  return means(part, 'quantity', 'no') && said.kind === 'not'
}

/** What stands for what: any object for any other, and so on. */
function classOf(token: Token): string {
  if (isObject(token)) return 'object'
  if (isNumber(token)) return 'number'
  if (token.kind === 'right' || token.kind === 'wrong') return 'verdict'
  const { kind, value } = token
  return kind === 'letter' || kind === 'quantity' ? kind : `${kind} ${value}`
}
