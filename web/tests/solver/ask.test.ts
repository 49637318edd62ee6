/** How the page asks its solver: what is sent to the worker, what comes back, and what is given up. */
import { beforeEach, expect, it } from 'vitest'
import { Cancelled } from '../../src/planetx/help/asking'
import { Solver } from '../../src/planetx/solver/answers'
import { solverOf, type NoteLine } from '../../src/planetx/solver/ask'
import { PageSolver } from '../../src/planetx/solver/worker/page_solver.svelte'
import type { Asked, Told } from '../../src/planetx/solver/worker/messages'
import { Refused } from '../../src/wire/refusals'

/** A worker without a thread: it answers when it is told to. */
class WorkerHere {
  onmessage: ((event: { data: Told }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  readonly asked: Asked[] = []
  ended = false
  readonly #solver = new Solver()

  postMessage(asked: Asked): void {
    this.asked.push(structuredClone(asked))
  }

  terminate(): void {
    this.ended = true
  }

  work(): void {
    const { number, kind, notes, wanted } = this.asked.shift()!
    const tell = (data: Told) => this.onmessage?.({ data })
    try {
      tell({
        number,
        answer: this.#solver.answer(kind, notes, wanted, (done) => tell({ number, done })),
      })
    } catch (error) {
      const { code, facts } = error as Refused
      tell({ number, code, facts: facts as Record<string, number | string> })
    }
  }
}

let workers: WorkerHere[] = []
const newSolver = () =>
  new PageSolver(() => workers[workers.push(new WorkerHere()) - 1] as unknown as Worker)
const LINES: NoteLine[] = [
  { text: 'standard', source: null },
  { text: 'T 8 = G', source: { type: 'turn', number: 3 } },
]
const HELD = { type: 'is', sector: 8, thing: 'G' } as const

beforeEach(() => {
  workers = []
})

it('starts one worker with the first question, and tells answers by the turns of the notes', async () => {
  const solver = newSolver()
  const ask = solverOf(() => LINES, solver)
  expect(workers).toHaveLength(0)
  const [why, certain] = [ask('why', { claim: HELD }), ask('certain')]
  const [worker, ...more] = workers
  expect([worker!.asked.map((one) => one.notes), more]).toEqual([
    ['standard\nT 8 = G\n', 'standard\nT 8 = G\n'],
    [],
  ])
  worker!.work()
  worker!.work()
  expect((await why).steps.map((step) => step.fact.source)).toEqual([{ type: 'turn', number: 3 }])
  expect((await certain).sectors[7]!.marks.G).toBe('yes')
})

it('says whose answer a reason is, if a rival’s', async () => {
  const lines: NoteLine[] = [
    { text: 'standard', source: null },
    { text: 'rival T 8 = G', source: { type: 'turn', number: 2 }, by: 'Bo' },
  ]
  const why = solverOf(() => lines, newSolver())('why', { claim: HELD })
  workers[0]!.work()
  expect((await why).steps.map((step) => step.fact)).toMatchObject([
    { source: { type: 'turn', number: 2 }, by: 'Bo' },
  ])
})

it('passes refusals on', async () => {
  const ask = solverOf(() => LINES, newSolver())
  const why = ask('why', { claim: { ...HELD, sector: 2 } })
  workers[0]!.work()
  await expect(why).rejects.toThrow(Refused)
  await expect(why).rejects.toThrow('planetx-not-certain')
})

it('tells how far a reason is, and no more when it is there', async () => {
  const solver = newSolver()
  const why = solverOf(() => LINES, solver)('why', { claim: HELD })
  const told: (number | null)[] = []
  const { onmessage } = workers[0]!
  workers[0]!.onmessage = (event) => {
    onmessage?.(event)
    told.push(solver.progress)
  }
  workers[0]!.work()
  await why
  expect(told.slice(0, -1).every((done) => done! > 0 && done! < 1)).toBe(true)
  expect([told.length > 1, told.at(-1)]).toEqual([true, null])
})

it('gives a reason up with its worker, and asks another one for the rest', async () => {
  const solver = newSolver()
  const ask = solverOf(() => LINES, solver)
  const [why, certain] = [ask('why', { claim: HELD }), ask('certain')]
  solver.cancel()
  await expect(why).rejects.toThrow(Cancelled)
  const [given, other] = workers
  expect([given!.ended, other!.asked.map((one) => one.kind)]).toEqual([true, ['certain']])
  other!.work()
  expect((await certain).heard).toBe(1)
})

it('begins anew after a failure that nobody foresaw', async () => {
  const ask = solverOf(() => LINES, newSolver())
  const lost = ask('certain')
  workers[0]!.onerror?.({ message: 'out of memory' })
  await expect(lost).rejects.toThrow('out of memory')
  const again = ask('certain')
  workers[1]!.work()
  expect((await again).heard).toBe(1)
})
