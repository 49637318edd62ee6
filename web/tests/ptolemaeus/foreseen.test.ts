/** What is decided already is answered as long as the table asks for exactly that. */
import { describe, expect, it } from 'vitest'
import { answerOf, isUnderWay, type Plan } from '../../src/ptolemaeus/action/foreseen'
import type { Board, PtolemaeusAction } from '../../src/wire/ptolemaeus'

const NO_PAWNS = Array.from({ length: 12 }, () => 0)

function at(stage: object, board: object = {}): Board {
  return {
    planets: [3, 6, 3, 2, 8, 6, 1],
    display: [],
    active: 0,
    pawns: [NO_PAWNS],
    studied: [[]],
    stage,
    ...board,
  } as unknown as Board
}

const plan: Plan = {
  observation: { signs: [3, 6], payments: [[3], [2, 10]], order: [6, 3], planets: [2] },
}
const pay = (...cards: number[]): PtolemaeusAction => ({ type: 'pay', cards })
const place = (sign: number): PtolemaeusAction => ({ type: 'place', sign })

describe('an observation that is decided', () => {
  it('is paid for, sign by sign, with what is still offered', () => {
    const paying = (paid: number) => at({ type: 'paying', signs: [3, 6], paid })
    expect(answerOf(plan, paying(0), [pay(3), pay(12)])).toEqual(pay(3))
    expect(answerOf(plan, paying(1), [pay(6), pay(2, 10)])).toEqual(pay(2, 10))
    expect(answerOf(plan, paying(1), [pay(6)])).toBeNull()
    expect(answerOf(plan, at({ type: 'paying', signs: [3], paid: 0 }), [pay(3)])).toBeNull()
    expect(answerOf(null, paying(0), [pay(3)])).toBeNull()
  })

  it('is placed in its order; without one only where none matters', () => {
    const placing = at({ type: 'placing', signs: [3, 6], left: [3, 6] })
    expect(answerOf(plan, placing, [place(3), place(6)])).toEqual(place(6))
    expect(answerOf(null, placing, [place(3), place(6)])).toEqual(place(3))
    const short = { pawns: [[2, 2, 0, 2, 2]], studied: [[0, 1]] }
    const counts = at({ type: 'placing', signs: [3, 6], left: [3, 6] }, short)
    expect(answerOf(plan, counts, [place(3), place(6)])).toEqual(place(6))
    expect(answerOf(null, counts, [place(3), place(6)])).toBeNull()
  })

  it('studies the planet that was chosen, and asks where none was', () => {
    const then = { type: 'placing', signs: [3, 6], left: [] }
    const offered: PtolemaeusAction[] = [
      { type: 'study', planet: 0 },
      { type: 'study', planet: 2 },
    ]
    expect(answerOf(plan, at({ type: 'studying', sign: 3, then }), offered)).toEqual(offered[1])
    expect(answerOf(plan, at({ type: 'studying', sign: 6, then }), offered)).toBeNull()
  })

  it('leaves it to the player which pawn moves, and goes on then', () => {
    const sourcing = at({ type: 'sourcing', sign: 3, placing: { signs: [3, 6], left: [3] } })
    expect(answerOf(plan, sourcing, [{ type: 'from', sign: 1 }])).toBeNull()
    expect(isUnderWay(plan, sourcing)).toBe(true)
    expect(isUnderWay(plan, at({ type: 'turn' }))).toBe(false)
  })
})

describe('a second card', () => {
  const second: Plan = { second: { card: 5, beside: [1, 5, 5, 7, 9] } }
  const offered: PtolemaeusAction[] = [{ type: 'draw', card: 5 }]

  it('is taken if only the place of the first has changed', () => {
    const kept = at({ type: 'second-pick' }, { display: [1, 5, 5, 7, 9, 11] })
    expect(answerOf(second, kept, offered)).toEqual({ type: 'draw', card: 5 })
    expect(answerOf(second, kept, [])).toBeNull()
    const swept = at({ type: 'second-pick' }, { display: [0, 2, 5, 5, 8, 11] })
    expect(answerOf(second, swept, offered)).toBeNull()
  })
})
