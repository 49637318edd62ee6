import { expect, it } from 'vitest'
import { isHalf, takes, tapped } from '../../src/notebook/clues/titles'
import type { Thing } from '../../src/wire/types'

const taps = (things: Thing[], conference = false) =>
  things.reduce<Thing[]>((title, thing) => tapped(title, thing, conference), [])

it('keeps the order of taps, and takes a kind out again', () => {
  expect(taps(['D', 'A'])).toEqual(['D', 'A'])
  expect(taps(['D', 'A', 'D', 'D'])).toEqual(['A', 'D'])
  expect(taps(['C', 'X'], true)).toEqual(['C', 'X'])
})

it('has no room for a third kind, nor in a conference for a second', () => {
  expect(taps(['D', 'A', 'G'])).toEqual(['D', 'A'])
  expect(takes(['X', 'C'], 'G', true)).toBe(false)
  expect(taps(['G', 'C', 'X'], true)).toEqual(['G', 'X'])
})

it('waits for a second kind where there is only one dwarf planet', () => {
  expect(isHalf(['D'], 'standard')).toBe(true)
  expect(isHalf(['D'], 'expert')).toBe(false)
  expect(isHalf(['A'], 'standard')).toBe(false)
})
