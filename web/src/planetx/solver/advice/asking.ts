/** Questions that may be asked now, and what their answers would tell. */

import type { QuestionShown } from '../../../wire/types'
import type { Odds } from '../belief'
import { entropy, plogp } from './information'

export type Question = QuestionShown

/** How many bits an answer tells, about the system as far as it decides the answer, and about the locate answer. */
export interface Bits {
  bits: number
  bits_locate: number
}

/** Of the weights of each answer with each locate answer, one locate answer behind the other. */
export function bitsOf(odds: Odds, joint: Float64Array, answers: number): Bits {
  const given = new Float64Array(answers)
  let both = 0
  for (let start = 0; start < joint.length; start += answers) {
    for (let answer = 0; answer < answers; answer += 1) {
      const weight = joint[start + answer]!
      if (weight === 0) continue
      given[answer]! += weight
      both -= plogp(weight / odds.total)
    }
  }
  const bits = entropy(given.map((weight) => weight / odds.total))
  return { bits, bits_locate: Math.max(0, odds.locateEntropy + bits - both) }
}
