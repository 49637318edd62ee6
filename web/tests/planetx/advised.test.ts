import { expect, it } from 'vitest'
import { bestTheories, mayUse, theoryAction } from '../../src/planetx/help/advised'
import type { PlanetXOffers, TheoryShown } from '../../src/wire/types'

const THEORY: TheoryShown = {
  object: 'A',
  sector: 5,
  probability: 0.9,
  points: 2,
  first: 1,
  expected: 2.7,
  penalty: 1,
  worth: 1.64,
}

it('a theory is chosen while theories are chosen, if a token is left', () => {
  const offers = (left: number): PlanetXOffers => [
    { type: 'choose', supply: [['A', left]], most: 1 },
  ]
  expect(theoryAction(THEORY, offers(2))).toEqual({ type: 'choose', things: ['A'] })
  expect(theoryAction(THEORY, offers(0))).toBeNull()
})

it('a theory is placed where the offer says, and waits in a turn', () => {
  const offers = (sectors: number[]): PlanetXOffers => [
    { type: 'place', sectors: [['A', sectors]], most: 2 },
    { type: 'pass' },
  ]
  expect(theoryAction(THEORY, offers([4, 5]))).toEqual({ type: 'place', thing: 'A', sector: 5 })
  expect(theoryAction(THEORY, offers([4]))).toBeNull()
  expect(theoryAction(THEORY, [])).toBeNull()
})

it('only what is on offer can be used, and everything where nothing is offered', () => {
  expect(mayUse({ type: 'research', topic: 'A' }, [{ type: 'pass' }])).toBe(false)
  expect(mayUse({ type: 'pass' }, [{ type: 'pass' }])).toBe(true)
  expect(mayUse({ type: 'research', topic: 'A' }, null)).toBe(true)
})

it('theories score together as many as may be placed, each in a sector of its own', () => {
  const theories = [
    THEORY,
    { ...THEORY, object: 'G' as const, expected: 2.5 },
    { ...THEORY, sector: 7, expected: 2 },
    { ...THEORY, sector: 9, expected: 1 },
  ]
  expect(bestTheories(theories, 1)).toBeCloseTo(2.7)
  expect(bestTheories(theories, 2)).toBeCloseTo(4.7)
  expect(bestTheories([], 2)).toBe(0)
})
