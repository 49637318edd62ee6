/** Figures that come out the same on every machine: powers of two, and rounding as the package does it. */

/** Whole numbers of so many binary digits are exact. */
export const EXACT = 53

/** The number of binary digits before the point, below 0 for a small fraction: 2 to that power is more. */
export function binaryDigits(value: number): number {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  return ((bits.getUint32(0) >>> 20) & 0x7ff) - 1022
}

/** Made of products that are exact. */
export function powerOfTwo(exponent: number): number {
  let power = 1
  for (let step = 0; step < Math.abs(exponent); step += 1) power *= exponent > 0 ? 2 : 0.5
  return power
}

const NO_FRACTIONS = 2 ** 52

/** To the nearest whole number, and of two the even one; of numbers up to 2 ** 52. */
export const rounded = (value: number): number => value + NO_FRACTIONS - NO_FRACTIONS

/** In the order of the numbers; of whole numbers the order makes no difference. */
export function sumOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  return sum
}
