import { describe, expect, it } from 'vitest'
import { trackedTable } from '../../src/companion/tracking/tracking'
import { ofTable, speakFor, withQuery } from '../../src/wire/api'
import { eveningOf } from './games'

describe('a table that keeps track', () => {
  it('seats the people of this device first, then opponents, then phones', () => {
    const wanted = trackedTable(eveningOf('Ada', 'Bo'), {
      opponents: ['pencil'],
      phones: 1,
      help: 'odds',
    })
    expect(wanted.companion).toBe(true)
    expect(wanted.seats.map((one) => one.who)).toEqual(['you', 'you', 'pencil', 'open'])
    expect(wanted.names).toEqual(['Ada', 'Bo'])
    expect(wanted.options).toEqual({
      mode: 'standard',
      code: 'B4K7',
      places: ['spring', 'summer', 'autumn', 'winter'].map((season) => ({ season, facts: 4 })),
    })
  })

  it('is asked for one seat at a time', () => {
    expect(withQuery(ofTable('T', 'told'), 'start', 9)).toBe('/api/tables/T/told?start=9')
    speakFor('T', 1)
    expect(ofTable('T', 'commands')).toBe('/api/tables/T/commands?seat=1')
    expect(withQuery(ofTable('T', 'told'), 'start', 9)).toBe('/api/tables/T/told?seat=1&start=9')
    expect(ofTable('U')).toBe('/api/tables/U')
  })
})
