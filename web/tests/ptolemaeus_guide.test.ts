import { describe, expect, it } from 'vitest'
import { STEPS, stepNow, type Situation } from '../src/ptolemaeus/guide/steps'
import type { PtolemaeusOffers, View } from '../src/wire/ptolemaeus'

type Told = Record<string, unknown> & { type: string }

const DEAL: Told[] = [
  { type: 'card', seat: 0, card: 3 },
  { type: 'turn', seat: 0, lap: 1 },
]
const READ = new Set(['welcome', 'wheel'])
const PAWNS = Array.from({ length: 12 }, () => 0)

function situation(happened: Told[] = [], offers: PtolemaeusOffers = []): Situation {
  return {
    view: {
      viewer: 0,
      board: { stage: { type: 'turn' }, pawns: [PAWNS, PAWNS] },
      desk: { bonuses: [] },
    } as unknown as View,
    asked: true,
    offers,
    events: [...DEAL, ...happened].map((event, number) => ({ number, event })),
  }
}

const named = (name: string) => STEPS.find((step) => step.name === name)!

describe('the guide of Ptolemaeus', () => {
  it('goes on when a step was read, or done in the game', () => {
    expect(stepNow(situation(), new Set())?.name).toBe('welcome')
    expect(stepNow(situation(), READ)?.name).toBe('draw')
    const drawn = { type: 'face-up', seat: 0, card: 3 }
    expect(stepNow(situation([drawn]), READ)?.name).toBe('observe')
    const observed = { type: 'observation', seat: 0, signs: [3] }
    expect(stepNow(situation([drawn, observed]), READ)?.name).toBe('pay')
    const paid = { type: 'paid', seat: 0, sign: 3, cards: [3] }
    expect(stepNow(situation([drawn, observed, paid]), READ)?.name).toBe('round')
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

  it('explains the payment as soon as one is asked for', () => {
    const asked = situation([], [{ type: 'pay', sign: 3, payments: [[3]] }])
    expect(stepNow(asked, new Set())?.name).toBe('pay')
    expect(stepNow({ ...asked, asked: false }, new Set())?.name).toBe('welcome')
  })

  it('says that it is too early while the game does not offer what a step is about', () => {
    expect(named('draw').ready(situation([], [{ type: 'draw', cards: [null] }]))).toBe(true)
    expect(named('draw').ready(situation())).toBe(false)
    const nothing: PtolemaeusOffers = [{ type: 'observe', targets: [], barred: [] }]
    expect(named('observe').ready(situation([], nothing))).toBe(false)
    expect(named('study').ready(situation())).toBe(false)
    expect(named('bonus').ready(situation())).toBe(false)
  })

  it('ends after the last step, and with the game', () => {
    expect(stepNow(situation(), new Set(STEPS.map((step) => step.name)))).toBeNull()
    const over = situation()
    over.view.board.stage = { type: 'over', scores: [], winners: [] }
    expect(stepNow(over, new Set())).toBeNull()
  })
})
