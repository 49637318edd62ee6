/** The systems that the page builds are the package's, place by place. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { smallestHittingSet } from '../../src/planetx/solver/reasons/hitting_set'
import { catalogueOf } from '../../src/planetx/solver/systems/catalogue'
import { KINDS } from '../../src/planetx/solver/systems/ring'
import { TABLES } from '../../src/planetx/solver/tables'
import type { Mode } from '../../src/wire/types'

it.each(['standard', 'expert'] as Mode[])('builds every lawful system of the %s mode', (mode) => {
  const { columns, every } = catalogueOf(mode)
  const { systems, digest } = TABLES.modes[mode]
  expect(every.length).toBe(systems)
  expect(every.at(-1)).toBe(systems - 1)
  const found = createHash('sha256')
  for (const kind of KINDS) found.update(Uint8Array.from(columns[kind]))
  expect(found.digest('hex')).toBe(digest)
})

it('finds the smallest hitting set, and of those the earliest', () => {
  expect(smallestHittingSet([])).toEqual([])
  expect(smallestHittingSet([0n])).toBeNull()
  expect(smallestHittingSet([0b110n, 0b011n])).toEqual([1])
  expect(smallestHittingSet([0b1100n, 0b0011n])).toEqual([0, 2])
  expect(smallestHittingSet([1n << 70n, 0b1n])).toEqual([0, 70])
})
