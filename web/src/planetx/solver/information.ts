/** Bits: what answers tell about the system and about the locate answer. */

import { LOCATE_ANSWERS } from './systems'

/** How many bits an answer tells if its outcomes have these shares. */
export function entropy(shares: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at]!
    if (share > 0) sum -= share * Math.log2(share)
  }
  return sum
}

/** A question's answers, together with the locate answers of the systems that give them. */
export class Told {
  readonly #answers: Float64Array
  readonly #locates = new Float64Array(LOCATE_ANSWERS)
  readonly #both: Float64Array

  constructor(answers: number) {
    this.#answers = new Float64Array(answers)
    this.#both = new Float64Array(LOCATE_ANSWERS * answers)
  }

  /** So much weight has this locate answer and gives this answer. */
  add(locate: number, given: number, weight: number): void {
    this.#answers[given]! += weight
    this.#locates[locate]! += weight
    this.#both[locate * this.#answers.length + given]! += weight
  }

  /** What the answer tells by itself, on average. */
  bits(): number {
    return entropy(this.#answers)
  }

  /** What the answer tells about the locate answer, on average. */
  locateBits(): number {
    return Math.max(0, entropy(this.#locates) + this.bits() - entropy(this.#both))
  }
}
