/** Game codes: letter digit letter digit, each of which stands for one whole game (rules 8). */

import { refusedHere } from '../../wire/refusals'
import type { Mode } from '../../wire/types'
import { PLACES, STANDARD_LETTERS } from './fields'

/** What is read for what in a place that does not have it. */
const LOOK_ALIKES = [
  ['S', '5'],
  ['B', '8'],
  ['Z', '2'],
  ['G', '6'],
] as const
/** Longer texts are not repeated in a refusal. */
const MOST_SHOWN = 40

/** The code somebody typed: any case, any spaces, look-alikes forgiven by position. */
export function readCode(text: string): string {
  const signs = [...text.replace(/\s/gu, '')]
  if (signs.length !== PLACES.length)
    throw refusedHere('planetx-code-length', { text: short(text) })
  return signs.map((sign, index) => signIn(sign, PLACES[index]!, index + 1)).join('')
}

function signIn(sign: string, allowed: string, place: number): string {
  // What only becomes a letter when it is capitalised is none.
  const plain = /^[a-z]$/.test(sign) ? sign.toUpperCase() : sign
  const alike = LOOK_ALIKES.flatMap(([letter, digit]) => {
    if (plain === letter && allowed.includes(digit)) return [digit]
    return plain === digit && allowed.includes(letter) ? [letter] : []
  })
  const meant = allowed.includes(plain) ? plain : alike[0]
  if (meant === undefined) throw refusedHere('planetx-code-sign', { sign, place, allowed })
  return meant
}

const short = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}...` : text

export const modeOf = (code: string): Mode =>
  STANDARD_LETTERS.includes(code.charAt(0)) ? 'standard' : 'expert'

/** A fresh code of a mode, each equally likely. */
export function newCode(mode: Mode): string {
  const first = [...PLACES[0]!].filter((letter) => modeOf(letter) === mode)
  return [first, ...PLACES.slice(1)].map((signs) => signs[below(signs.length)]).join('')
}

const WORD = 2 ** 32

/** A fair number below a bound; the uneven end of what is drawn is drawn again. */
function below(bound: number): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1))
  return drawn! < WORD - (WORD % bound) ? drawn! % bound : below(bound)
}

/** Every code, in order. */
export function allCodes(): string[] {
  return PLACES.reduce<string[]>(
    (codes, signs) => codes.flatMap((code) => [...signs].map((sign) => code + sign)),
    [''],
  )
}

/** How many codes of its mode stand before one. */
export function placeOf(code: string): number {
  const inMode = [...PLACES[0]!].filter((letter) => modeOf(letter) === modeOf(code))
  return [inMode.join(''), ...PLACES.slice(1)].reduce(
    (place, signs, index) => place * signs.length + signs.indexOf(code.charAt(index)),
    0,
  )
}
