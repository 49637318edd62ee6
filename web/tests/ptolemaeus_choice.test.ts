/** Choosing on the wheel and from the hand: a trail of signs or cards against what is offered. */
import { describe, expect, it } from 'vitest'
import { Choice } from '../src/ptolemaeus/action/choice.svelte'
import { actionsOf, bySize, discards, pairsElsewhere } from '../src/ptolemaeus/action/offered'
import { answersItself, placedByItself, studiedBy } from '../src/ptolemaeus/action/placing'
import { questionOf } from '../src/ptolemaeus/action/question'
import { reasonWords, whyNotCard, whyNotSign } from '../src/ptolemaeus/action/why_not'
import { thirdPawn } from '../src/ptolemaeus/words/words'
import type { Board, Pay, PtolemaeusOffers } from '../src/wire/ptolemaeus'
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
    })

  it('takes one sign, then a second for a square, the same twice for a conjunction', () => {
    const one = choice()
    one.tapSign(3)
    expect(one.action).toEqual({ type: 'observe', signs: [3] })
    one.tapSign(6)
    expect(one.action).toEqual({ type: 'observe', signs: [3, 6] })
    const twice = choice()
    twice.tapSign(3)
    twice.tapSign(3)
    expect(twice.action).toEqual({ type: 'observe', signs: [3, 3] })
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

  it('says yes to a sign that is tapped again, if that is not another choice', () => {
    const one = choice()
    expect([one.tapSign(6), one.tapSign(6)]).toEqual([false, true])
    const conjunction = choice()
    expect([conjunction.tapSign(3), conjunction.tapSign(3)]).toEqual([false, false])
    const trigon = choice()
    expect([trigon.tapSign(4), trigon.tapSign(8)]).toEqual([false, false])
    expect(trigon.action).toEqual({ type: 'observe', signs: [0, 4, 8] })
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
    expect(whyNotCard(3, offers, paying)).toBe('ptolemaeus-not-the-price')
    expect(whyNotCard(8, offers, paying)).toBe('ptolemaeus-rest-unpaid')
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

  it('leaves it to the player if there is more', () => {
    const more = choosing(
      { type: 'choice', kind: 'end', actions: [{ type: 'end' }] },
      { type: 'choice', kind: 'trade', actions: [{ type: 'trade' }] },
    )
    more.begin()
    expect(more.action).toBeNull()
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

  it('goes through the players whose pawn stands in one sign', () => {
    const one = choosing({
      type: 'choice',
      kind: 'replace',
      actions: [
        { type: 'replace', seat: 1, sign: 4 },
        { type: 'replace', seat: 2, sign: 4 },
      ],
    })
    one.tapSign(4)
    expect(one.action).toMatchObject({ seat: 1 })
    one.tapSign(4)
    expect(one.action).toMatchObject({ seat: 2 })
    one.tapSign(4)
    expect(one.action).toMatchObject({ seat: 1 })
  })

  it('says yes to what is chosen twice', () => {
    const one = choosing({ type: 'draw', cards: [null, 4] })
    expect(one.pick({ type: 'draw', card: null })).toBe(false)
    expect(one.pick({ type: 'draw', card: 4 })).toBe(false)
    expect(one.pick({ type: 'draw', card: 4 })).toBe(true)
  })
})

describe('placing', () => {
  const placing = (left: number[], own: Record<number, number> = {}, studied = 0): Board =>
    ({
      ...board,
      active: 0,
      pawns: [NO_PAWNS.map((_, sign) => own[sign] ?? 0)],
      studied: [Array.from({ length: studied }, (_, planet) => planet)],
      stage: { type: 'placing', signs: left, left },
    }) as unknown as Board

  it('asks for the order only where it can matter', () => {
    expect(placedByItself(placing([0, 4, 8]))).toBe(0)
    expect(placedByItself(placing([3, 9], { 3: 1 }))).toBe(3)
    expect(placedByItself(placing([3, 3], { 3: 1 }))).toBeNull()
    expect(placedByItself(placing([3, 9], { 9: 2 }))).toBeNull()
    expect(placedByItself(board)).toBeNull()
  })

  it('asks where the reserve is too small for all', () => {
    const out = { 0: 2, 1: 2, 2: 2 }
    expect(placedByItself(placing([3, 9], out, 2))).toBe(3)
    expect(placedByItself(placing([3, 9], out, 3))).toBeNull()
  })

  it('takes back what placed itself as long as a press leads back and it is free', () => {
    const asked = { sign: 3, leadingBack: false, free: true, takenBack: false }
    expect(answersItself(asked)).toBe('place')
    expect(answersItself({ ...asked, sign: null })).toBeNull()
    expect(answersItself({ ...asked, takenBack: true })).toBeNull()
    expect(answersItself({ ...asked, leadingBack: true, takenBack: true })).toBe('undo')
    expect(answersItself({ ...asked, leadingBack: true, takenBack: true, free: false })).toBeNull()
    expect(answersItself({ ...asked, leadingBack: true, sign: null })).toBeNull()
  })

  it('tells what a third pawn studies', async () => {
    await speak('en')
    const two = placing([], { 3: 2, 6: 1 })
    expect(thirdPawn(studiedBy([3], two, 0))).toBe('third pawn: studies Sol or Mercurius')
    expect(thirdPawn(studiedBy([6], two, 0))).toBe('')
    expect(studiedBy([6, 6], two, 0)).toEqual([[1, 5]])
    expect(studiedBy([3], placing([], { 3: 2 }, 1), 0)).toEqual([[2]])
  })
})

describe('what is asked', () => {
  const turn = (acted: boolean): Board => ({ ...board, acted, lap: 2 })

  it('says that an extra turn is running, and that nothing is left', async () => {
    await speak('en')
    expect(questionOf(turn(false), false, null)).toBe('Your turn, 2 of 3: draw or observe')
    expect(questionOf(turn(false), true, null)).toBe('Extra turn: draw or observe')
    expect(questionOf(turn(true), false, null)).toBe('Your action is done. Anything else?')
    expect(questionOf(turn(true), true, { type: 'end' })).toBe('Your action is done.')
  })

  it('says which time a bonus card works, if it works twice', async () => {
    await speak('en')
    const effect = (left: number, done: number): string => {
      const stage = { type: 'effect', card: 'mercurius-retrogradus', left, done, arrived: null }
      return questionOf({ ...board, stage } as unknown as Board, false, null)
    }
    expect(effect(1, 0)).toMatch(/^Mercurius Retrogradus: /)
    expect(effect(2, 0)).toMatch(/^Mercurius Retrogradus, the first of two times: /)
    expect(effect(1, 1)).toMatch(/^Mercurius Retrogradus, the second time: /)
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
    const pays: Pay[] = [[1], [12], [5, 9], [0, 0, 4]].map((cards) => ({ type: 'pay', cards }))
    expect(bySize(pays).map((some) => some.length)).toEqual([2, 1, 1])
  })
})
