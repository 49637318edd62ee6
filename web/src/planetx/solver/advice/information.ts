/** Bits: what answers tell (src/ecliptic/deduction/information.py). Single additions and multiplications only, so that
 *  every browser comes to the same figures, and bits are rounded to a grid, so that their sums are exact. */

const GRID = 2 ** 46
const PARTS = 256

/** For each part of 1 to 2 the reciprocal of its middle, and minus that one's binary logarithm. */
const RECIPROCALS = Float64Array.from(
  { length: PARTS },
  (_, part) => 1 / (1 + (part + 0.5) / PARTS),
)
const LOGARITHMS = RECIPROCALS.map((reciprocal) => -logarithm(reciprocal))

/** Of a number from a half to two, by the series of the inverse hyperbolic tangent. */
function logarithm(value: number): number {
  const ratio = (value - 1) / (value + 1)
  let sum = 0
  for (let power = 41; power > 0; power -= 2) sum = sum * ratio * ratio + 1 / power
  return (2 * ratio * sum) / Math.LN2
}

const number = new Float64Array(1)
const words = new Uint32Array(number.buffer)
/** Which of the two words holds the exponent. */
const HIGH = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0

/** The binary logarithm of a positive number: it is 2 ** e * m, and m is the middle of its part times 1 + r. */
export function log2(value: number): number {
  number[0] = value
  const high = words[HIGH]!
  const part = (high >>> 12) & (PARTS - 1)
  words[HIGH] = (high & 0xfffff) | 0x3ff00000
  const rest = number[0]! * RECIPROCALS[part]! - 1
  const series =
    rest *
    (SERIES[0]! +
      rest * (SERIES[1]! + rest * (SERIES[2]! + rest * (SERIES[3]! + rest * SERIES[4]!))))
  return (high >>> 20) - 1023 + LOGARITHMS[part]! + series
}

/** Of the logarithm of 1 + r, the lowest power of r first. */
const SERIES = [1, 2, 3, 4, 5].map((power) => (power % 2 === 1 ? 1 : -1) / (power * Math.LN2))

/** A share times its logarithm; nothing for no share. */
export function plogp(share: number): number {
  return share > 0 ? onGrid(share * log2(share)) : 0
}

/** To the nearest step, so that sums are exact. */
export function onGrid(bits: number): number {
  return Math.round(bits * GRID) / GRID
}

/** How many bits an answer tells if its outcomes have these shares. */
export function entropy(shares: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < shares.length; at += 1) sum -= plogp(shares[at]!)
  return sum
}
