/** Numbers typed digit by digit. Where a second digit could follow, the first one waits for it a
 *  moment; a zero before it saves the wait. */

const WAIT_MILLISECONDS = 900

export class Digits {
  #waiting = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #most: () => number
  readonly #take: (number: number) => void

  /** Numbers go up to `most`. */
  constructor(most: () => number, take: (number: number) => void) {
    this.#most = most
    this.#take = take
  }

  type(digit: string): void {
    const together = Number(this.#waiting + digit)
    if (this.#waiting && together <= this.#most()) {
      this.#waiting = String(together)
      return this.settle()
    }
    this.settle()
    this.#waiting = digit
    if (Number(digit) * 10 > this.#most()) this.settle()
    else this.#timer = setTimeout(() => this.settle(), WAIT_MILLISECONDS)
  }

  /** Nothing more comes: what waits is a number. */
  settle(): void {
    clearTimeout(this.#timer)
    const number = Number(this.#waiting)
    this.#waiting = ''
    if (number > 0 && number <= this.#most()) this.#take(number)
  }
}
