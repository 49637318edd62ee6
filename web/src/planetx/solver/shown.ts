/** Facts of somebody's notes as they are shown. */

import type { FactShown, WhyShown } from '../../wire/types'
import type { Learned } from './facts'

export function shown({ fact, line }: Learned): FactShown {
  return { fact, source: { type: 'line', number: line }, number: line }
}

/** A reason whose facts are told in another way. */
export function retold<W extends Pick<WhyShown, 'steps' | 'proof'>>(
  why: W,
  told: (fact: FactShown) => FactShown,
): W {
  return {
    ...why,
    steps: why.steps.map((step) => ({ ...step, fact: told(step.fact) })),
    proof: why.proof.map((line) => ({ ...line, facts: line.facts.map(told) })),
  }
}
