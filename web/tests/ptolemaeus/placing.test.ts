/** In which order pawns come: one that nobody is asked for leads where every other one does, as the
 *  rules themselves have played it (`python -m tests.pawn_orders`). */
import { describe, expect, it } from 'vitest'
import { ordersOf, placedByItself, sentHome, studiedBy } from '../../src/ptolemaeus/action/placing'
import { thirdPawn } from '../../src/ptolemaeus/words/words'
import { speak } from '../../src/i18n/messages.svelte'
import type { Board } from '../../src/wire/ptolemaeus'
import played from './pawn_orders.json'

const NO_PAWNS = Array.from({ length: 12 }, () => 0)

function placing(left: number[], own: Record<number, number> = {}, studied = 0): Board {
  return {
    planets: [3, 6, 3, 2, 8, 6, 1],
    comet: 0,
    active: 0,
    pawns: [NO_PAWNS.map((_, sign) => own[sign] ?? 0)],
    studied: [Array.from({ length: studied }, (_, planet) => planet)],
    stage: { type: 'placing', signs: left, left },
  } as unknown as Board
}

describe('the order of pawns', () => {
  it.each(played)('is asked for exactly where the rules tell orders apart: $signs', (one) => {
    const groups = one.equal.map((orders) => orders.map((order) => order.join()))
    const asked = ordersOf(one as unknown as Board, 0, one.signs).map(({ signs }) => signs.join())
    const found = asked.map((order) => groups.findIndex((group) => group.includes(order)))
    expect(found).not.toContain(-1)
    expect(new Set(found).size).toBe(asked.length)
    expect(asked.length).toBe(groups.length)
  })

  it('is none for a conjunction, nor with pawns enough, also where one studies', () => {
    expect(placedByItself(placing([3, 3], { 3: 1 }))).toBe(3)
    expect(placedByItself(placing([3, 9], { 9: 2 }))).toBe(3)
    expect(placedByItself({ stage: { type: 'turn' } } as unknown as Board)).toBeNull()
  })

  it('begins with the one that moves fewest pawns', () => {
    const out = { 0: 2, 1: 2, 2: 2, 3: 2 }
    expect(ordersOf(placing([3, 9], out, 1), 0, [3, 9])).toEqual([
      { signs: [3, 9], moved: 0 },
      { signs: [9, 3], moved: 1 },
    ])
    expect(placedByItself(placing([3, 9], out, 1))).toBeNull()
  })
})

describe('before a pawn is placed', () => {
  it('tells what a third one studies', async () => {
    await speak('en')
    const two = placing([], { 3: 2, 6: 1 })
    expect(thirdPawn(studiedBy([3], two, 0))).toBe('third pawn: studies Sol or Mercurius')
    expect(thirdPawn(studiedBy([6], two, 0))).toBe('')
    expect(studiedBy([6, 6], two, 0)).toEqual([{ sign: 6, planets: [1, 5] }])
    expect(studiedBy([3], placing([], { 3: 2 }, 1), 0)).toEqual([{ sign: 3, planets: [2] }])
  })

  it('tells that the comet will send it home, unless it studies', () => {
    const two = placing([], { 3: 2, 6: 1 })
    expect(sentHome([6], two, 0, 6)).toBe(true)
    expect(sentHome([6, 6], two, 0, 6)).toBe(false)
    expect(sentHome([3, 6], two, 0, 3)).toBe(false)
    expect(sentHome([6], two, 0, 5)).toBe(false)
    expect(sentHome([6], two, 0, undefined)).toBe(false)
  })
})
