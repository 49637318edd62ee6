/** Two cards taken at once, or the first alone; what was chosen is kept for a reload. */
import { describe, expect, it } from 'vitest'
import { Choice } from '../../src/ptolemaeus/action/choice.svelte'
import type { Draft } from '../../src/device/draft'
import type { Board, PtolemaeusAction, PtolemaeusOffers } from '../../src/wire/ptolemaeus'

const JOKER = 12
const board = { display: [1, 5, 5, 7, JOKER, 9], stage: { type: 'turn' } } as unknown as Board
const offers: PtolemaeusOffers = [{ type: 'draw', cards: [null, 1, 5, 7, 9, JOKER] }]
const draw = (card: number | null): PtolemaeusAction => ({ type: 'draw', card })

function choosing(draft: Draft | null = null, now = board): Choice {
  return new Choice(
    () => offers,
    () => now,
    () => [],
    draft,
  )
}

describe('two cards', () => {
  it('are taken at once, the second if all else still lies there', () => {
    const one = choosing()
    one.pick(draw(5))
    expect([one.drawn, one.plan]).toEqual([[5], null])
    one.alsoTake(5)
    expect(one.drawn).toEqual([5, 5])
    expect(one.plan).toEqual({ second: { card: 5, beside: [1, 5, 7, JOKER, 9] } })
    expect(one.pick(draw(5))).toBe(true)
    one.pick(draw(null))
    one.alsoTake(1)
    expect(one.plan).toEqual({ second: { card: 1, beside: board.display } })
  })

  it('are never both taken with a joker face up, nor where one is all there is', () => {
    const one = choosing()
    expect(one.mayAlsoTake(5)).toBe(false)
    one.pick(draw(5))
    expect([5, 1, null, JOKER].map((card) => one.mayAlsoTake(card))).toEqual([
      true,
      true,
      true,
      false,
    ])
    one.pick(draw(1))
    expect(one.mayAlsoTake(1)).toBe(false)
    one.pick(draw(JOKER))
    expect(one.mayAlsoTake(5)).toBe(false)
    const second = choosing(null, { ...board, stage: { type: 'second-pick' } } as unknown as Board)
    second.pick(draw(5))
    expect(second.mayAlsoTake(1)).toBe(false)
  })

  it('are still chosen after a reload', () => {
    let kept: unknown = null
    const draft = {
      kept: (decision: string) => (decision === 'turn-7' ? kept : null),
      keep: (_: string, chosen: unknown) => (kept = JSON.parse(JSON.stringify(chosen))),
    } as unknown as Draft
    const one = choosing(draft)
    one.begin('turn-7')
    one.keep()
    expect(kept).toBeNull()
    one.pick(draw(5))
    one.alsoTake(null)
    one.keep()
    const again = choosing(draft)
    again.begin('turn-7')
    expect(again.drawn).toEqual([5, null])
    again.begin('turn-9')
    expect(again.drawn).toEqual([])
  })
})

describe('two plus two', () => {
  const pawns = [0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0, 0]
  const sky = { planets: [3, 6, 3, 2, 8, 6, 1], stage: { type: 'turn' } } as unknown as Board
  const studying = (): Choice =>
    new Choice(
      () => [
        { type: 'study-with', planets: [[0, 3]], pawns },
        { type: 'choice', kind: 'end', actions: [{ type: 'end' }] },
      ],
      () => sky,
    )

  it('picks its planet and two pawns on the wheel, and says yes to the last one', () => {
    const one = studying()
    one.begin()
    expect([one.action, one.signs]).toEqual([{ type: 'end' }, [3]])
    expect(one.tapSign(3)).toBe(false)
    expect([one.action, one.signs]).toEqual([null, [5, 7]])
    one.tapSign(7)
    expect(one.pickedSigns).toEqual([3, 7])
    one.tapSign(5)
    expect(one.action).toEqual({ type: 'study-with', planet: 0, one: 5, other: 7 })
    expect(one.tapSign(5)).toBe(true)
    expect(one.tapSign(7)).toBe(false)
    expect(one.action).toEqual({ type: 'study-with', planet: 0, one: 5, other: 7 })
  })

  it('takes both pawns of one sign, and lets one go again', () => {
    const one = studying()
    one.studyWith(0)
    one.pickPawn(7, true)
    one.pickPawn(7, true)
    expect(one.action).toEqual({ type: 'study-with', planet: 0, one: 7, other: 7 })
    one.pickPawn(7, false)
    expect([one.action, one.two.pawns]).toEqual([null, [7]])
  })
})
