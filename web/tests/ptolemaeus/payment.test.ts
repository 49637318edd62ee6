/** A whole observation is paid in one step: the cheapest is proposed, anything else can be chosen. */
import { describe, expect, it } from 'vitest'
import { Choice } from '../../src/ptolemaeus/action/choice.svelte'
import { cheapest, paidOtherwise, payingWith, waysToPay } from '../../src/ptolemaeus/action/payment'
import type { Board, ObserveOffer } from '../../src/wire/ptolemaeus'

const JOKER = 12
const board = {
  planets: [3, 6, 3, 2, 8, 6, 1],
  comet: 0,
  active: 0,
  pawns: [Array.from({ length: 12 }, () => 0)],
  studied: [[]],
  stage: { type: 'turn' },
} as unknown as Board
/** Aries, two Leos, Sagittarius (fire), two Taurus (earth) and a joker. */
const hand = [1, 2, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1]
const prices: ObserveOffer['prices'] = [
  { type: 'pay', sign: 0, payments: [[0], [JOKER], [4, 4], [4, 8]] },
  { type: 'pay', sign: 2, payments: [[JOKER], [0, 4, 4], [0, 4, 8], [4, 4, 8]] },
  { type: 'pay', sign: 8, payments: [[8], [JOKER], [0, 4], [4, 4]] },
]
const purse = { hand, prices, sky: board }

describe('the cheapest payment', () => {
  it('takes few cards, then few jokers, then cards of signs where nothing stands', () => {
    expect(cheapest([0], purse)).toEqual([[0]])
    expect(cheapest([2], purse)).toEqual([[JOKER]])
    expect(cheapest([8], purse, [[0, 4]])).toEqual([[0, 4]])
    const poor = { ...purse, hand: [1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0] }
    const pairs = [
      {
        type: 'pay' as const,
        sign: 1,
        payments: [
          [0, 4, 8],
          [0, 4, 4],
          [4, 4, 8],
        ],
      },
    ]
    expect(cheapest([1], { ...poor, prices: pairs })).toEqual([[0, 4, 4]])
  })

  it('pays for every sign with cards of its own', () => {
    expect(cheapest([0, 8], purse)).toEqual([[0], [8]])
    expect(cheapest([2, 2], purse)).toEqual([[JOKER], [0, 4, 4]])
    expect(cheapest([0, 2, 8], purse)).toEqual([[0], [JOKER], [8]])
    expect(cheapest([2, 2, 2], purse)).toBeNull()
  })

  it('can be another one, as long as the rest can be paid for', () => {
    expect(waysToPay([2, 2], 0, purse)).toContainEqual([JOKER])
    expect(waysToPay([0, 2], 0, purse)).toEqual([[0], [JOKER], [4, 4], [4, 8]])
    const poor = { ...purse, hand: [1, 0, 0, 0, 1, 0, 0, 0, 1] }
    expect(waysToPay([0, 8], 0, poor)).toEqual([[0]])
    const paid = [[0], [8]]
    expect(paidOtherwise([0, 8], purse, paid, 0, [4, 4])).toEqual([[4, 4], [8]])
    expect(paidOtherwise([0, 8], purse, paid, 1, [0, 4])).toEqual([[JOKER], [0, 4]])
  })

  it('is found with a card, and without one', () => {
    expect(payingWith([8], purse, JOKER, (count) => count > 0)).toEqual([[JOKER]])
    expect(payingWith([8], purse, 8, (count) => count < 1)).toEqual([[JOKER]])
    expect(payingWith([8], purse, 1, (count) => count > 0)).toBeNull()
  })
})

describe('an observation', () => {
  const choosing = (): Choice =>
    new Choice(
      () => [{ type: 'observe', targets: [[0], [2], [8], [2, 8]], barred: [], prices }],
      () => board,
      () => hand,
    )

  it('is decided whole when its sign is tapped', () => {
    const one = choosing()
    one.tapSign(2)
    one.tapSign(8)
    expect(one.pickedCards).toEqual([JOKER, 8])
    expect(one.plan).toEqual({
      observation: { signs: [2, 8], payments: [[JOKER], [8]], order: [2, 8], planets: [] },
    })
    expect(one.tapSign(8)).toBe(true)
  })

  it('is paid with the cards that are tapped in the hand, and without those tapped again', () => {
    const one = choosing()
    expect(one.openCards).toEqual([])
    one.tapSign(8)
    expect(one.tapCard(4)).toBe(false)
    expect(one.pickedCards).toEqual([4, 4])
    one.tapCard(0)
    expect(one.pickedCards).toEqual([0, 4])
    one.tapCard(0)
    expect(one.pickedCards).toEqual([8])
    one.tapCard(1)
    expect([one.pickedCards, one.reason?.code]).toEqual([[8], 'ptolemaeus-not-the-price'])
    expect(one.action).toEqual({ type: 'observe', signs: [8] })
  })

  it('begins anew with another sign', () => {
    const one = choosing()
    one.tapSign(8)
    one.observing.pay(0, [JOKER])
    expect(one.pickedCards).toEqual([JOKER])
    one.pick({ type: 'observe', signs: [0] })
    expect(one.pickedCards).toEqual([0])
  })
})
