/** Who is asked: the server while it answers, this page in standard mode, and else nobody. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotebookSolver, type NoteLine } from '../../src/planetx/solver/ask.svelte'
import { answered } from '../../src/wire/server.svelte'
import { Refused, Unreachable } from '../../src/wire/api'

const STANDARD: NoteLine[] = [
  { text: 'standard', source: null },
  { text: 'T 8 = G', source: { type: 'turn', number: 3 } },
]
const EXPERT: NoteLine[] = [{ text: 'expert', source: null }]
const HELD = { type: 'is', sector: 8, thing: 'G' } as const

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  answered()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

it('asks the server, with the notes as a text', async () => {
  fetched.mockResolvedValue(json({ systems: 17 }))
  const solver = new NotebookSolver(() => EXPERT)
  expect(await solver.ask('certain')).toEqual({ systems: 17 })
  expect(solver.way).toBe('server')
  const [path, request] = fetched.mock.calls[0]!
  expect(path).toBe('/api/solver/certain')
  expect(JSON.parse(String(request?.body))).toEqual({ notes: 'expert\n' })
})

it('answers here while the server is away, and asks it again only after a while', async () => {
  fetched.mockRejectedValue(new TypeError('away'))
  const solver = new NotebookSolver(() => STANDARD)
  const why = await solver.ask('why', { claim: HELD })
  expect(why.steps.map((step) => step.fact.source)).toEqual([{ type: 'turn', number: 3 }])
  expect(solver.way).toBe('here')
  await solver.ask('certain')
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  fetched.mockResolvedValue(json({ systems: 5 }))
  expect(await solver.ask('certain')).toEqual({ systems: 5 })
  expect(solver.way).toBe('server')
})

it('says of what took the server too long that it did, if nobody else can answer', async () => {
  const refused = { code: 'server-help-too-long', status: 503, detail: '', facts: {} }
  fetched.mockImplementation(() => Promise.resolve(json(refused, 503)))
  const expert = new NotebookSolver(() => EXPERT)
  await expect(expert.ask('certain')).rejects.toMatchObject({ code: 'server-help-too-long' })
  expect(expert.way).toBe('server')
  const standard = new NotebookSolver(() => STANDARD)
  await standard.ask('certain')
  expect(standard.way).toBe('here')
})

it('says whose answer a reason is, if a rival’s', async () => {
  vi.stubGlobal('location', { protocol: 'file:' })
  const lines: NoteLine[] = [
    { text: 'standard', source: null },
    { text: 'rival T 8 = G', source: { type: 'turn', number: 2 }, by: 'Bo' },
  ]
  const { steps } = await new NotebookSolver(() => lines).ask('why', { claim: HELD })
  expect(steps.map((step) => step.fact)).toMatchObject([
    { source: { type: 'turn', number: 2 }, by: 'Bo' },
  ])
})

it('says that expert mode needs the server, and tries it every time', async () => {
  fetched.mockRejectedValue(new TypeError('away'))
  const solver = new NotebookSolver(() => EXPERT)
  for (const times of [1, 2]) {
    await expect(solver.ask('certain')).rejects.toThrow(Unreachable)
    expect(solver.way).toBe('nobody')
    expect(fetched).toHaveBeenCalledTimes(times)
  }
})

it('passes refusals on, of the server and of this page', async () => {
  const problem = { code: 'planetx-not-certain', facts: {}, status: 422, detail: '' }
  fetched.mockImplementation(() => Promise.resolve(json(problem, 422)))
  const solver = new NotebookSolver(() => STANDARD)
  await expect(solver.ask('why', { claim: HELD })).rejects.toThrow(Refused)
  fetched.mockRejectedValue(new TypeError('away'))
  const claim = { ...HELD, sector: 2 }
  await expect(solver.ask('why', { claim })).rejects.toThrow('planetx-not-certain')
})

it('answers here where the server has too much to do', async () => {
  const problem = { code: 'server-too-many', facts: {}, status: 429, detail: '' }
  fetched.mockImplementation(() => Promise.resolve(json(problem, 429)))
  const solver = new NotebookSolver(() => STANDARD)
  await solver.ask('certain')
  expect(solver.way).toBe('here')
  const expert = new NotebookSolver(() => EXPERT)
  await expect(expert.ask('certain')).rejects.toThrow('server-too-many')
})

it('asks no server from a page that is a file', async () => {
  vi.stubGlobal('location', { protocol: 'file:' })
  const solver = new NotebookSolver(() => STANDARD)
  expect((await solver.ask('certain')).systems).toBeLessThan(4446)
  expect(fetched).not.toHaveBeenCalled()
})
