import { describe, expect, it } from 'vitest'
import { STEPS, stepNow } from '../../src/planetx/guide/steps'
import type { Situation } from '../../src/planetx/guide/steps'
import type { Board } from '../../src/wire/types'
import { viewWith } from './views'

function situation(board: Partial<Board> = {}, ...types: string[]): Situation {
  return {
    view: viewWith({}, board),
    asked: true,
    events: types.map((type, number) => ({ number, event: { type } })),
    marks: 0,
  }
}

describe('the guide', () => {
  it('goes on when a step was read, or done in the game', () => {
    expect(stepNow(situation(), new Set())?.name).toBe('welcome')
    const read = new Set(['welcome', 'sky'])
    expect(stepNow(situation(), read)?.name).toBe('survey')
    expect(stepNow(situation({}, 'survey'), read)?.name).toBe('sheet')
    expect(stepNow({ ...situation({}, 'survey'), marks: 1 }, read)?.name).toBe('time')
  })

  it('does not take what a rival did for the own step', () => {
    const read = new Set(['welcome', 'sky'])
    expect(stepNow(situation({}, 'survey-announced'), read)?.name).toBe('survey')
  })

  it('waits for the theory phase', () => {
    const choose = STEPS.find((step) => step.name === 'choose')!
    expect(choose.ready(situation())).toBe(false)
    const now = situation({ stage: { type: 'choosing', waiting: [0] } })
    expect(choose.ready(now)).toBe(true)
    expect(stepNow(now, new Set())).toBe(choose)
  })

  it('ends after the last step, and with the game', () => {
    expect(stepNow(situation(), new Set(STEPS.map((step) => step.name)))).toBeNull()
    const over = situation({ stage: { type: 'over', scores: [], winners: [] } })
    expect(stepNow(over, new Set())).toBeNull()
  })
})
