/** Numbers and lists as each language writes them. */
import { LANGUAGES } from './languages'
import { language } from './messages.svelte'

export const locale = () => LANGUAGES[language()].locale

/** `1er`, where the first of a month is not counted like its other days. */
export const firstOfMonth = () => LANGUAGES[language()].first

/** Words of sentences, where they stand alone. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1)
}

/** `Ada, Bo and Cy`. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words)
}

/** `3, 4 or 6`. */
export function eitherOf(words: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(words)
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value)
}

/** `246,500`: a figure that is only about right, with as many digits as that. */
export function about(value: number): string {
  const rounded = value < 1000 ? Math.round(value) : Number(value.toPrecision(4))
  return number(Math.max(1, rounded))
}

/** Shares are sums of few others: this near to certain they are. The least a system weighs is more. */
const EXACT = 1e-13

/** `25 %`; what is possible is never said to be 0 %, nor what is open to be certain. */
export function percent(share: number): string {
  const certain = share < EXACT || share > 1 - EXACT
  const shown = certain ? Math.round(share) : Math.min(0.99, Math.max(0.01, share))
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(shown)
}

/** `9 Mar`, with the year if it is not today's. */
export function day(when: Date, today = new Date()): string {
  const year = when.getFullYear() === today.getFullYear() ? undefined : 'numeric'
  return when.toLocaleDateString(locale(), { day: 'numeric', month: 'short', year })
}

/** `3–7`, or `5` for a run of one sector. */
export function span(first: number, last: number): string {
  return first === last ? number(first) : `${number(first)}–${number(last)}`
}

/** How many sectors a run has on a ring of `sectors`. */
export function runLength(first: number, last: number, sectors: number): number {
  return ((last - first + sectors) % sectors) + 1
}

/** Consecutive sectors of a list drawn together: `1–3`, `7`. They stand in their order: "12–3" is hard
 *  to read where the question is which. */
export function spans(numbers: number[]): string[] {
  const held = new Set(numbers)
  return [...held]
    .sort((one, other) => one - other)
    .filter((sector) => !held.has(sector - 1))
    .map((first) => {
      let last = first
      while (held.has(last + 1)) last += 1
      return span(first, last)
    })
}
