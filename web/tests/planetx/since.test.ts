import { expect, it } from 'vitest'
import { othersSince } from '../../src/planetx/action/since'

const told = (...types: string[]) =>
  types.map((type, number) => ({ number, event: { type, seat: 1 } }))

it('tells what the others did after the own last act', () => {
  const events = told(
    'research-announced',
    'survey',
    'earth',
    'survey-announced',
    'target-announced',
    'phase',
    'research-announced',
  )
  expect(othersSince(events).map((one) => one.number)).toEqual([3, 4, 6])
  expect(othersSince([...events, ...told('research')])).toEqual([])
})

it('begins with the game for whoever has not acted yet', () => {
  expect(othersSince(told('pawns', 'research-announced')).length).toBe(1)
})
