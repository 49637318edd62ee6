/** Bits: what answers tell about the system and about the locate answer. */

/** How many bits an answer tells if its outcomes have these shares. */
export function entropy(shares: Iterable<number>): number {
  let sum = 0
  for (const share of shares) if (share > 0) sum -= share * Math.log2(share)
  return sum
}

/** A question's answers, together with the locate answers of the systems that give them. */
export class Told {
  readonly #answers: Float64Array
  readonly #locates = new Map<number, number>()
  readonly #both = new Map<number, number>()

  constructor(answers: number) {
    this.#answers = new Float64Array(answers + 1)
  }

  /** So much weight has this locate answer and gives this answer. */
  add(locate: number, given: number, weight: number): void {
    this.#answers[given]! += weight
    this.#locates.set(locate, (this.#locates.get(locate) ?? 0) + weight)
    const pair = locate * this.#answers.length + given
    this.#both.set(pair, (this.#both.get(pair) ?? 0) + weight)
  }

  /** What the answer tells by itself, on average. */
  bits(): number {
    return entropy(this.#answers)
  }

  /** What the answer tells about the locate answer, on average. */
  locateBits(): number {
    const together = entropy(this.#both.values())
    return Math.max(0, entropy(this.#locates.values()) + this.bits() - together)
  }
}
