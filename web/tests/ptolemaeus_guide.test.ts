import { describe, expect, it } from 'vitest'
import { STEPS, stepNow, type Situation } from '../src/ptolemaeus/guide/steps'
import type { View } from '../src/wire/ptolemaeus'

type Told = Record<string, unknown> & { type: string }

const DEAL: Told[] = [
  { type: 'card', seat: 0, card: 3 },
  { type: 'turn', seat: 0, lap: 1 },
]
const READ = new Set(['welcome', 'wheel'])

function situation(happened: Told[] = []): Situation {
  return {
    view: {
      viewer: 0,
      board: { stage: { type: 'turn' } },
    } as unknown as View,
    events: [...DEAL, ...happened].map((event, number) => ({ number, event })),
  }
}

describe('the guide of Ptolemaeus', () => {
  it('goes on when a step was read, or done in the game', () => {
    expect(stepNow(situation(), new Set())?.name).toBe('welcome')
    expect(stepNow(situation(), READ)?.name).toBe('draw')
    const drawn = { type: 'face-up', seat: 0, card: 3 }
    expect(stepNow(situation([drawn]), READ)?.name).toBe('observe')
    const observed = { type: 'observation', seat: 0, signs: [3] }
    expect(stepNow(situation([drawn, observed]), READ)?.name).toBe('figures')
  })

  it('waits for the second of two cards', () => {
    const one = situation([{ type: 'face-up', seat: 0, card: 3 }])
    one.view.board.stage = { type: 'second-pick' }
    expect(stepNow(one, READ)?.name).toBe('draw')
  })

  it('takes neither the deal nor what a rival did for the own step', () => {
    expect(stepNow(situation([{ type: 'face-up', seat: 1, card: 3 }]), READ)?.name).toBe('draw')
    expect(stepNow(situation([{ type: 'card-taken', seat: 1 }]), READ)?.name).toBe('draw')
  })

  it('has no step to wait for after the first observation', () => {
    const later = STEPS.slice(STEPS.findIndex(({ name }) => name === 'observe') + 1)
    expect(later.map(({ name }) => name)).toEqual(['figures', 'study', 'goal', 'round', 'bonus'])
    expect(later.filter(({ done }) => done)).toEqual([])
  })

  it('says at any moment what holds at any moment', () => {
    expect(STEPS.filter((step) => !step.ready(situation()))).toEqual([])
  })

  it('ends after the last step, and with the game', () => {
    expect(stepNow(situation(), new Set(STEPS.map((step) => step.name)))).toBeNull()
    const over = situation()
    over.view.board.stage = { type: 'over', scores: [], winners: [] }
    expect(stepNow(over, new Set())).toBeNull()
  })
})
