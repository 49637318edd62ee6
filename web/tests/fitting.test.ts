/** Who is about as strong as the person at this device. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fittingLevel, learnFrom, resultsOf, seePlaying, type Result } from '../src/app/fitting'
import { measuredOf, ratedHere, ratingOf } from '../src/table/opponents/strength'
import { sayPassphrase } from '../src/table/house.svelte'
import { LEVELS, type HouseShown } from '../src/wire/types'

/** The house answers with what it gives those who search. */
async function houseSays(searching: HouseShown['searching']): Promise<void> {
  const house = { opening: 'everybody', opponents: LEVELS, searching }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(house)))
  await sayPassphrase('')
}

let table = 0

function finished(game: 'planetx' | 'ptolemaeus', ...results: Result[]): void {
  table += 1
  seePlaying(game, `T${table}`)
  learnFrom(game, `T${table}`, results)
}

beforeEach(async () => {
  await houseSays({})
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('the fitting opponent', () => {
  it('starts gently, and each game has its own', () => {
    expect(fittingLevel('planetx')).toBe('pencil')
    finished('ptolemaeus', ['rules', 1])
    finished('ptolemaeus', ['rules', 1])
    expect(fittingLevel('ptolemaeus')).not.toBe('rules')
    expect(fittingLevel('planetx')).toBe('pencil')
  })

  it('climbs with wins, comes back with losses, and stays on the ladder', () => {
    const ladder = ratedHere('planetx').map(({ said }) => said)
    expect(ladder[0]).toBe('pencil')
    for (let game = 0; game < 20; game += 1) finished('planetx', [ladder.at(-1)!, 1])
    expect(fittingLevel('planetx')).toBe(ladder.at(-1))
    for (let game = 0; game < 20; game += 1) finished('planetx', ['pencil', 0])
    expect(fittingLevel('planetx')).toBe('pencil')
  })

  it('is who wins every other game', () => {
    for (let game = 0; game < 8; game += 1) finished('planetx', ['observer', game % 2 ? 1 : 0])
    expect(fittingLevel('planetx')).toBe('observer')
  })

  it('follows from games that were seen going on here, each once', () => {
    learnFrom('planetx', 'elsewhere', [['astronomer', 1]])
    seePlaying('planetx', 'T')
    learnFrom('planetx', 'T', [['astronomer', 1]])
    const then = fittingLevel('planetx')
    expect(then).not.toBe('pencil')
    for (let again = 0; again < 9; again += 1) learnFrom('planetx', 'T', [['astronomer', 0]])
    expect(fittingLevel('planetx')).toBe(then)
  })

  it('has met everybody who won, or whom the person has beaten', () => {
    const seats = (['person', 'opponent', 'opponent', 'person'] as const).map((kind, seat) => ({
      seat,
      kind,
      level: kind === 'opponent' ? ['', 'pencil', 'observer'][seat]! : '',
    }))
    expect(resultsOf(seats, 0, [0])).toEqual([
      ['pencil', 1],
      ['observer', 1],
    ])
    expect(resultsOf(seats, 0, [0, 2])).toEqual([
      ['pencil', 1],
      ['observer', 0.5],
    ])
    expect(resultsOf(seats, 0, [1])).toEqual([['pencil', 0]])
    expect(resultsOf(seats, 0, [3])).toEqual([])
  })
})

describe('a measured strength', () => {
  it('is of the level below, and adds up', () => {
    const measured = measuredOf('planetx', 'apprentice')!
    expect(measured.against).toBe('pencil')
    const more = ratingOf('planetx', 'apprentice')! - ratingOf('planetx', 'pencil')!
    expect(1 / (1 + 10 ** (-more / 400))).toBeCloseTo(measured.share, 3)
    expect(measuredOf('planetx', 'random')).toBe(undefined)
  })

  it('of one that searches is that of its usual budget', async () => {
    const search = (most: number, lacks = false) =>
      houseSays({ planetx: { astronomer: { usual: 400, most, lacks } } })
    const top = () => ratedHere('planetx').find(({ said }) => said.startsWith('astronomer'))?.said
    await search(400)
    expect(top()).toBe('astronomer')
    expect(measuredOf('planetx', 'astronomer:400')).toBeDefined()
    expect(measuredOf('planetx', 'astronomer:100')).toBe(undefined)
    await search(800)
    expect(top()).toBe('astronomer:400')
    expect(measuredOf('planetx', 'astronomer')).toBe(undefined)
    await search(200)
    expect(top()).toBe(undefined)
    await search(40, true)
    expect(top()).toBe(undefined)
  })
})
