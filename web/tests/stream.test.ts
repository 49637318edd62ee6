import { describe, expect, it } from 'vitest'
import { waitBefore } from '../src/wire/backoff'
import { standing, type Numbered } from '../src/table/connection/stream'

const told = (...types: (string | number)[]): Numbered[] =>
  types.map((type, number) => ({
    number,
    event: typeof type === 'number' ? { type: 'taken-back', to: type } : { type },
  }))

describe('what still counts of a stream', () => {
  it.each([
    [told('a', 'b'), ['a', 'b']],
    [told('a', 'b', 'c', 1), ['a']],
    [told('a', 'b', 1, 'd'), ['a', 'd']],
    [told('a', 'b', 1, 'd', 'e', 3), ['a']],
    [told('a', 'b', 0), []],
  ])('%j', (stream, expected) => {
    expect(standing(stream).map((one) => one.event.type)).toEqual(expected)
  })
})

describe('waiting before another attempt', () => {
  it('grows, and stays bearable', () => {
    const waits = [0, 1, 2, 3, 10, 100].map((attempt) => waitBefore(attempt, 1))
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000, 15_000])
  })
})
