/** What the generated calls send: method, address and body. */
import { beforeEach, expect, it, vi } from 'vitest'
import { tableShelf } from '../src/planetx/sheet/shelf'
import { speakFor } from '../src/wire/api'
import * as server from '../src/wire/calls'

let sent: string[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, ...(body ? [body] : [])].join(' '))
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }))
  })
})

it.each([
  [() => server.look('T'), 'GET /api/tables/T'],
  [() => server.changeSeat('T', 2, { who: 'open' }), 'PUT /api/tables/T/seats/2 {"who":"open"}'],
  [() => server.removePerson('T', 2), 'DELETE /api/tables/T/seats/2'],
  [() => server.leave('T'), 'POST /api/tables/T/leave {}'],
  [() => server.link('T'), 'POST /api/tables/T/link {}'],
  [() => server.told('T', { start: 0 }), 'GET /api/tables/T/told?start=0'],
  [() => server.told('T', {}), 'GET /api/tables/T/told'],
  [() => server.invited('a/b c'), 'GET /api/join/a%2Fb%20c'],
  [() => server.sky({ date: '1610-01-07' }), 'GET /api/sky?date=1610-01-07'],
  [
    () => server.replayFrames('R', { as: 'all', start: 50, count: 50 }),
    'GET /api/replays/R/frames?as=all&start=50&count=50',
  ],
])('%s', async (call, expected) => {
  await call()
  expect(sent).toEqual([expected])
})

it('tell the address of what the browser opens itself', () => {
  expect(server.joinPicture('T')).toBe('/api/tables/T/qr.svg')
  expect(server.codePicture('B4K7')).toBe('/api/companion/B4K7/qr.svg')
  expect(server.stream('T', { after: 3 })).toBe('/api/tables/T/stream?after=3')
})

it('keep a note sheet to the seat it was opened for', async () => {
  speakFor('S', 1)
  const shelf = tableShelf('S')
  speakFor('S', 2)
  await shelf.write({ number: 1, body: '' })
  await server.notes('S', {})
  expect(sent).toEqual([
    'PUT /api/tables/S/notes?seat=1 {"kind":"sheet","number":1,"body":""}',
    'GET /api/tables/S/notes?seat=2',
  ])
})
