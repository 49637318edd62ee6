/** Why something is probable, and why something is advised, in words. */
import type { LocateShown, QuestionShown, TheoryShown, Thing } from '../../wire/types'
import { about, number, percent } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'

/** How probable it is that a sector holds something, of how many systems that are left. */
export interface Likely {
  systems: number
  sector: number
  thing: Thing
  odds: number
}

export function sayOddsReason({ systems, sector, thing, odds }: Likely): string {
  return t('reason-odds', { systems: number(systems), sector, thing, odds: percent(odds) })
}

/** How many systems the answer leaves on average: one bit halves them. */
export const sayLeft = ({ bits }: QuestionShown, systems: number): string =>
  about(systems / 2 ** bits)

export function sayQuestionReason(question: QuestionShown, systems: number): string {
  return t('reason-question', { systems: number(systems), left: sayLeft(question, systems) })
}

export function sayTheoryReason(theory: TheoryShown, systems: number): string {
  const { object: thing, sector, probability: odds, points, first, expected } = theory
  const scored = { points: number(points), first: percent(first), expected: short(expected) }
  const reason = theory.penalty
    ? t('reason-theory', { ...scored, worth: short(theory.worth) })
    : t('reason-theory-last', scored)
  return `${sayOddsReason({ systems, sector, thing, odds })} ${reason}`
}

export function sayLocateReason({ probability }: LocateShown, systems: number): string {
  return t('reason-locate', { systems: number(systems), odds: percent(probability) })
}

const short = (value: number) => number(Math.round(value * 100) / 100)
