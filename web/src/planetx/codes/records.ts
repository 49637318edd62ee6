/** The records of all codes of a mode: read from their file, and looked at before anything is believed. */

import { BadFile } from '../../wire/files'
import type { Mode } from '../../wire/types'
import { allCodes, modeOf } from './code'
import { HEADS } from './fields'

/** One record behind the other, all of the same width, in the order of the codes. */
export interface Records {
  bytes: Uint8Array
  width: number
}

const CHECK_BYTES = 4

/** What a file of records holds; refused if it is another file, or not whole. */
export function recordsIn(file: Uint8Array, mode: Mode): Records {
  const head = new TextEncoder().encode(HEADS[mode])
  const end = file.length - CHECK_BYTES
  const codes = allCodes().filter((code) => modeOf(code) === mode).length
  const width = (end - head.length) / codes
  const isWhole =
    Number.isInteger(width) &&
    width > 0 &&
    head.every((byte, index) => file[index] === byte) &&
    crc32(file.subarray(0, end)) === checkAt(file, end)
  if (!isWhole) throw new BadFile('spoilt', HEADS[mode])
  return { bytes: file.subarray(head.length, end), width }
}

const checkAt = (file: Uint8Array, place: number) =>
  new DataView(file.buffer, file.byteOffset + place, CHECK_BYTES).getUint32(0, true)

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0)
  return rest
})

/** The check sum of PNG and zip. */
function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (rest >>> 8) ^ TABLE[(rest ^ byte) & 255]!
  return (rest ^ 0xffffffff) >>> 0
}
