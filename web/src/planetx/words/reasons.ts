/** Why something is probable, and why something is advised, in words. */
import type { LocateShown, QuestionShown, TheoryShown, Thing } from '../../wire/types'
import { number, percent } from '../../i18n/lists'
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

export function sayQuestionReason(
  { bits, bits_locate, cost }: QuestionShown,
  systems: number,
): string {
  return t('reason-question', {
    systems: number(systems),
    left: number(Math.max(1, Math.round(systems / 2 ** bits))),
    bits: short(bits),
    rate: short(bits / cost),
    locate: short(bits_locate),
  })
}

export function sayTheoryReason(theory: TheoryShown, systems: number): string {
  const { object: thing, sector, probability: odds, points, first, expected } = theory
  const worth = { points: number(points), first: percent(first), expected: short(expected) }
  return `${sayOddsReason({ systems, sector, thing, odds })} ${t('reason-theory', worth)}`
}

export function sayLocateReason({ probability }: LocateShown, systems: number): string {
  return t('reason-locate', { systems: number(systems), odds: percent(probability) })
}

const short = (value: number) => number(Math.round(value * 100) / 100)
