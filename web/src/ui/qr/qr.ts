/** A QR code of an address, drawn here: nothing leaves this device. */

import { correction, generate, mode } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** The most letters that a QR code holds (version 40, least correction). */
export const MOST_LETTERS = 2953

export interface Qr {
  size: number
  /** The dark modules as an SVG path. */
  path: string
}

/** Null if the address is too long for any QR code. */
export function qrOf(address: string): Qr | null {
  if (address.length > MOST_LETTERS) return null
  const code = generate(mode.ascii(address), { minCorrectionLevel: correction.L })
  return { size: code.size, path: toSvgPath(code) }
}
