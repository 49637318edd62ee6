/** Choosing on the wheel and from the hand: a trail of signs or cards against what is offered. */
import { describe, expect, it } from 'vitest'
import { Choice } from '../src/ptolemaeus/action/choice.svelte'
import { actionsOf, bySize, discards, pairsElsewhere } from '../src/ptolemaeus/action/offered'
import { questionOf } from '../src/ptolemaeus/action/question'
import { reasonWords, whyNotCard, whyNotSign } from '../src/ptolemaeus/action/why_not'
import type { Board, PtolemaeusOffers } from '../src/wire/ptolemaeus'
import { speak } from '../src/i18n/messages.svelte'

const NO_PAWNS = Array.from({ length: 12 }, () => 0)
const board = {
  planets: [3, 6, 3, 2, 8, 6, 1],
  comet: 0,
  stage: { type: 'turn' },
} as unknown as Board

function choosing(...offers: PtolemaeusOffers): Choice {
  return new Choice(
    () => offers,
    () => board,
  )
}

describe('observing', () => {
  const choice = () =>
    choosing({
      type: 'observe',
      targets: [[3], [6], [3, 3], [0, 6], [3, 6], [0, 4, 8]],
      barred: [{ signs: [1], code: 'ptolemaeus-cannot-pay' }],
      prices: [],
    })

  it('takes one sign, then a second for a square', () => {
    const one = choice()
    one.tapSign(3)
    expect(one.action).toEqual({ type: 'observe', signs: [3] })
    one.tapSign(6)
    expect(one.action).toEqual({ type: 'observe', signs: [3, 6] })
  })

  it('completes a trigon from two of its signs', () => {
    const one = choice()
    one.tapSign(4)
    one.tapSign(8)
    expect(one.action).toEqual({ type: 'observe', signs: [0, 4, 8] })
    expect(one.pickedSigns).toEqual([0, 4, 8])
  })

  it('begins anew with a sign that goes with nothing chosen', () => {
    const one = choice()
    one.tapSign(4)
    one.tapSign(6)
    expect(one.action).toEqual({ type: 'observe', signs: [6] })
  })

  it('says why a sign cannot be observed', () => {
    const one = choice()
    one.tapSign(1)
    expect([one.action, one.reason?.code]).toEqual([null, 'ptolemaeus-cannot-pay'])
    one.tapSign(3)
    expect(one.reason).toBeNull()
    one.tapSign(1)
    expect([one.action, one.reason?.code]).toEqual([
      { type: 'observe', signs: [3] },
      'ptolemaeus-cannot-pay',
    ])
  })

  it('says what a sign costs that cannot be paid for', async () => {
    await speak('en')
    const one = choice()
    one.tapSign(1)
    expect(reasonWords(one.reason!)).toContain('Taurus costs its own card, a joker, 2 others')
    expect(reasonWords(one.reason!)).toContain('(Terra)')
  })

  it('says yes to a sign that is tapped again, and never makes another choice of it', () => {
    const one = choice()
    expect([one.tapSign(3), one.tapSign(3)]).toEqual([false, true])
    expect(one.action).toEqual({ type: 'observe', signs: [3] })
    const square = choice()
    expect([square.tapSign(3), square.tapSign(6), square.tapSign(6)]).toEqual([false, false, true])
    expect(square.action).toEqual({ type: 'observe', signs: [3, 6] })
    expect(square.tapSign(3)).toBe(false)
    expect(square.action).toEqual({ type: 'observe', signs: [3] })
    const trigon = choice()
    expect([trigon.tapSign(4), trigon.tapSign(8)]).toEqual([false, false])
    expect(trigon.action).toEqual({ type: 'observe', signs: [0, 4, 8] })
  })

  it('does nothing at once that was chosen in another way, or before a tap in vain', () => {
    const line = choice()
    line.observe([3, 6])
    expect(line.tapSign(6)).toBe(false)
    expect(line.action).toEqual({ type: 'observe', signs: [6] })
    const vain = choice()
    expect([vain.tapSign(3), vain.tapSign(1), vain.tapSign(3)]).toEqual([false, false, false])
    expect(vain.action).toEqual({ type: 'observe', signs: [3] })
    expect(vain.tapSign(3)).toBe(true)
  })

  it('says why nothing can be', () => {
    const one = choosing({
      type: 'refusal',
      kind: 'observe',
      code: 'ptolemaeus-nothing-to-observe',
      facts: {},
    })
    one.tapSign(3)
    expect(one.reason?.code).toBe('ptolemaeus-nothing-to-observe')
  })
})

describe('what cannot be used', () => {
  const offers: PtolemaeusOffers = [{ type: 'pay', sign: 8, payments: [[0, 4]] }]

  it('says why a card does not pay', () => {
    const paying = { ...board, stage: { type: 'paying', signs: [8], paid: 0 } } as unknown as Board
    expect(whyNotCard(3, offers, paying, [])).toBe('ptolemaeus-not-the-price')
    expect(whyNotCard(8, offers, paying, [])).toBe('ptolemaeus-rest-unpaid')
    expect(whyNotCard(3, [], board, [8])).toBe('ptolemaeus-not-the-price')
    expect(whyNotCard(8, [], board, [8])).toBe('ptolemaeus-rest-unpaid')
    expect(whyNotCard(8, [], board, [])).toBe('ptolemaeus-only-when-paying')
  })

  it('says why a sign gets no pawn, and why none can leave it', () => {
    const stage = { type: 'placing', signs: [3, 6], left: [6] }
    const placing = { ...board, stage } as unknown as Board
    expect(whyNotSign(1, [], placing).code).toBe('ptolemaeus-not-observed')
    const sourcing = { ...board, stage: { type: 'sourcing', sign: 6, placing: stage } }
    expect(whyNotSign(3, [], sourcing as unknown as Board).code).toBe('ptolemaeus-source-observed')
    expect(whyNotSign(1, [], sourcing as unknown as Board).code).toBe('ptolemaeus-no-pawn-there')
  })

  it('names the bonus card that cannot be used there', () => {
    const effect = { ...board, stage: { type: 'effect', card: 'nova-luna', left: 1, done: 0 } }
    expect(whyNotSign(1, [], effect as unknown as Board).facts).toEqual({ bonus: 'Nova Luna' })
  })
})

describe('other choices', () => {
  it('pays with the cards that are tapped', () => {
    const one = choosing({ type: 'pay', sign: 8, payments: [[12], [0, 4], [3, 3, 7]] })
    one.tapCard(4)
    expect(one.action).toEqual({ type: 'pay', cards: [0, 4] })
    one.tapCard(12)
    expect(one.action).toEqual({ type: 'pay', cards: [12] })
  })

  it('says yes to a card that is tapped again, if that is not another choice', () => {
    const pay = choosing({ type: 'pay', sign: 8, payments: [[12], [0, 4]] })
    expect([pay.tapCard(12), pay.tapCard(12)]).toEqual([false, true])
    expect([pay.tapCard(0), pay.tapCard(4)]).toEqual([false, false])
    const hand = [3, 0, 1, ...NO_PAWNS.slice(3), 0]
    const give = choosing({ type: 'discard', hand, count: 2 })
    expect([give.tapCard(0), give.tapCard(0), give.tapCard(0)]).toEqual([false, false, false])
  })

  it('has chosen already if there is one thing to do, and again after a refusal', () => {
    const pay = choosing({ type: 'pay', sign: 8, payments: [[0, 4]] })
    pay.begin()
    expect([pay.action, pay.pickedCards]).toEqual([{ type: 'pay', cards: [0, 4] }, [0, 4]])
    expect(pay.tapCard(4)).toBe(false)
    const end = choosing({ type: 'choice', kind: 'end', actions: [{ type: 'end' }] })
    end.begin()
    end.tapSign(3)
    expect([end.action, end.reason !== null]).toEqual([{ type: 'end' }, true])
    expect(end.pick({ type: 'end' })).toBe(true)
  })

  it('ends the turn unless the player wants more, and pays the cheapest', () => {
    const more = choosing(
      { type: 'choice', kind: 'end', actions: [{ type: 'end' }] },
      { type: 'choice', kind: 'trade', actions: [{ type: 'trade' }] },
    )
    more.begin()
    expect(more.action).toEqual({ type: 'end' })
    expect(more.pick({ type: 'trade' })).toBe(false)
    const pay = choosing({ type: 'pay', sign: 8, payments: [[12], [0, 4]] })
    pay.begin()
    expect(pay.action).toEqual({ type: 'pay', cards: [12] })
    const draw = choosing({ type: 'draw', cards: [null, 4] })
    draw.begin()
    expect(draw.action).toBeNull()
  })

  it('waits for the second of two cards to give up', () => {
    const hand = [2, 0, 1, ...NO_PAWNS.slice(3), 0]
    const one = choosing({ type: 'discard', hand, count: 2 })
    one.tapCard(0)
    expect([one.action, one.pickedCards]).toEqual([null, [0]])
    one.tapCard(0)
    expect(one.action).toEqual({ type: 'discard', cards: [0, 0] })
  })

  it('moves a pawn from one sign to another, in that order', () => {
    const one = choosing({
      type: 'choice',
      kind: 'move',
      actions: [
        { type: 'move', source: 2, sign: 5 },
        { type: 'move', source: 5, sign: 2 },
        { type: 'move', source: 5, sign: 3 },
      ],
    })
    one.tapSign(5)
    expect([one.action, one.signs]).toEqual([null, [2, 3]])
    one.tapSign(2)
    expect(one.action).toEqual({ type: 'move', source: 5, sign: 2 })
  })

  it('begins with the only pawn that can move', () => {
    const one = choosing({
      type: 'choice',
      kind: 'move',
      actions: [
        { type: 'move', source: 5, sign: 2 },
        { type: 'move', source: 5, sign: 3 },
      ],
    })
    one.begin()
    expect([one.trail, one.signs]).toEqual([[5], [2, 3]])
  })

  it('asks whose pawn is meant where several stand in one sign', () => {
    const one = choosing({
      type: 'choice',
      kind: 'replace',
      actions: [
        { type: 'replace', seat: 1, sign: 4 },
        { type: 'replace', seat: 2, sign: 4 },
        { type: 'replace', seat: 2, sign: 5 },
      ],
    })
    expect([one.tapSign(4), one.tapSign(4)]).toEqual([false, false])
    expect([one.action, one.reason?.code]).toEqual([null, 'ptolemaeus-which'])
    expect([one.tapSign(5), one.tapSign(5)]).toEqual([false, true])
    expect(one.action).toMatchObject({ seat: 2, sign: 5 })
  })

  it('says yes to what is chosen twice', () => {
    const one = choosing({ type: 'draw', cards: [null, 4] })
    expect(one.pick({ type: 'draw', card: null })).toBe(false)
    expect(one.pick({ type: 'draw', card: 4 })).toBe(false)
    expect(one.pick({ type: 'draw', card: 4 })).toBe(true)
  })
})

describe('what is asked', () => {
  const turn = (acted: boolean): Board => ({ ...board, acted, lap: 2 })

  it('says that an extra turn is running, and that nothing is left', async () => {
    await speak('en')
    expect(questionOf(turn(false), false, null)).toBe('Your turn, 2 of 3: draw or observe')
    expect(questionOf(turn(false), true, null)).toBe('Extra turn: draw or observe')
    expect(questionOf(turn(true), false, null)).toBe('Action complete. Anything else?')
    expect(questionOf(turn(true), true, { type: 'end' })).toBe('Action complete.')
  })

  it('says which time a bonus card works, if it works twice', async () => {
    await speak('en')
    const effect = (left: number, done: number): string => {
      const stage = { type: 'effect', card: 'mercurius-retrogradus', left, done, arrived: null }
      return questionOf({ ...board, stage } as unknown as Board, false, null)
    }
    expect(effect(1, 0)).toMatch(/^Mercurius Retrogradus: /)
    expect(effect(2, 0)).toMatch(/^Mercurius Retrogradus, first use of two: /)
    expect(effect(1, 1)).toMatch(/^Mercurius Retrogradus, second use: /)
  })
})

describe('offers', () => {
  it('stand for single actions', () => {
    const pawns = [...NO_PAWNS]
    pawns[3] = 2
    pawns[5] = 1
    pawns[7] = 1
    const offers: PtolemaeusOffers = [
      { type: 'study-with', planets: [[0, 3]], pawns },
      { type: 'play', cards: ['maleficus-mars'], once: ['maleficus-mars'] },
      { type: 'refusal', kind: 'draw', code: 'ptolemaeus-acted-already', facts: {} },
    ]
    expect(actionsOf(offers)).toEqual([
      { type: 'study-with', planet: 0, one: 5, other: 7 },
      { type: 'play', card: 'maleficus-mars', once: false },
      { type: 'play', card: 'maleficus-mars', once: true },
    ])
  })

  it('take two pawns from one sign only if there are two', () => {
    expect(pairsElsewhere([2, 1, 0], 2)).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  it('ask for all cards of a small hand', () => {
    expect(discards([1, 0, 0], 2)).toEqual([[0]])
    expect(discards([], 2)).toEqual([[]])
  })

  it('list payments by how many cards they take', () => {
    expect(bySize([[1], [12], [5, 9], [0, 0, 4]]).map((some) => some.length)).toEqual([2, 1, 1])
  })
})
