import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TableConnection } from '../src/table/connection/connection.svelte'
import type { Refused } from '../src/wire/refusals'
import { FRAME_BYTES } from '../src/wire/types'
import { FakeHouse, type FakeSocket } from './fake_house'

const SILENCE = 5_000

let house: FakeHouse
let connection: TableConnection
let socket: FakeSocket

beforeEach(async () => {
  vi.useFakeTimers()
  house = new FakeHouse()
  house.moveIn()
  connection = new TableConnection('T')
  await connection.open()
  socket = house.socket()
  socket.opens()
  house.asks('turn-1.0')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sentId(): string {
  return socket.sent.at(-1)!.command_id
}

function refuses(status: number, more: object = {}, retry_after: number | null = null): void {
  const problem = { status, code: 'server-too-many', detail: '', ...more }
  socket.says({ type: 'refused', command_id: sentId(), problem, retry_after })
}

/** One command, carried out by a request under the id that the socket knows. */
async function goesByRequest(done: Promise<boolean>): Promise<void> {
  expect(await done).toBe(true)
  expect(house.commands).toHaveLength(1)
  expect(house.commands[0]!.command_id).toBe(sentId())
}

it('a move goes over the socket, and is pending until the stream shows it', async () => {
  const done = connection.answer('T 3')
  expect(socket.sent).toEqual([
    { type: 'answer', command_id: sentId(), decision: 'turn-1.0', action: 'T 3' },
  ])
  socket.says({ type: 'acknowledged', command_id: sentId(), heard: 1 })
  expect(await done).toBe(true)
  expect(connection.pending?.heard).toBe(1)
  socket.says({ type: 'view', heard: 1, decision: null, view: 'v', offers: [] })
  expect(connection.pending).toBeNull()
  expect(house.commands).toEqual([])
})

it('so does taking it back', async () => {
  const done = connection.undo({ to: 4 })
  expect(socket.sent).toEqual([{ type: 'undo', command_id: sentId(), to: 4 }])
  socket.says({ type: 'undo-answered', command_id: sentId(), undone: false, heard: 1 })
  expect(await done).toBe(false)
  expect(house.asked).not.toContain('/api/tables/T/undo')
})

it('a refusal is the answer, with the table as it is now', async () => {
  const done = connection.answer('T 3')
  refuses(409, { code: 'not-your-decision', current: house.snapshot(5) })
  expect(await done).toBe(false)
  expect((connection.problem as Refused).code).toBe('not-your-decision')
  expect(connection.now?.heard).toBe(5)
  expect(connection.pending).toBeNull()
  expect(house.commands).toEqual([])
})

it('too many are sent again when the server says', async () => {
  const done = connection.answer('T 3')
  const id = sentId()
  refuses(429, {}, 7)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(socket.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(socket.sent.map((one) => one.command_id)).toEqual([id, id])
  socket.says({ type: 'acknowledged', command_id: id, heard: 1 })
  expect(await done).toBe(true)
})

it('a socket that closes in between leaves the move to a request', async () => {
  const done = connection.answer('T 3')
  socket.breaks()
  await goesByRequest(done)
})

it('so does one that says nothing, which gets no more commands', async () => {
  const done = connection.answer('T 3')
  await vi.advanceTimersByTimeAsync(SILENCE)
  await goesByRequest(done)
  socket.says({ type: 'view', heard: 1, decision: 'turn-2.1', view: 'v', offers: [] })
  expect(await connection.answer('T 4')).toBe(true)
  expect(socket.sent).toHaveLength(1)
  // Too late, and nobody waits for it.
  socket.says({ type: 'acknowledged', command_id: sentId(), heard: 1 })
})

it('what the server cannot read is judged as a request', async () => {
  const done = connection.answer('T 3')
  socket.says({ type: 'refused', command_id: null, problem: { status: 400 }, retry_after: null })
  await goesByRequest(done)
})

it('what is too long for the socket is a request', async () => {
  expect(await connection.answer('ż'.repeat(FRAME_BYTES / 2))).toBe(true)
  expect(socket.sent).toEqual([])
  expect(house.commands).toHaveLength(1)
})

it('each of two commands gets its own answer', async () => {
  const [first, second] = [connection.answer('T 3'), connection.undo()]
  const [one, other] = socket.sent.map((sent) => sent.command_id)
  socket.says({ type: 'undo-answered', command_id: other, undone: true, heard: 2 })
  socket.says({ type: 'acknowledged', command_id: one, heard: 1 })
  expect(await first).toBe(true)
  expect(await second).toBe(true)
})

it('a dead line is lost, and the move goes as soon as the server is back', async () => {
  house.away = true
  const done = connection.answer('T 3')
  const id = sentId()
  await vi.advanceTimersByTimeAsync(SILENCE + 1_000)
  expect(connection.line).toBe('lost')
  house.away = false
  await vi.advanceTimersByTimeAsync(16_000)
  expect(await done).toBe(true)
  expect(new Set(house.commands.map((one) => one.command_id))).toEqual(new Set([id]))
})
