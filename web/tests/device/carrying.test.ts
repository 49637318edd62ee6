/** Everything of a device leaves it in one file and comes back: whole, once, and looked at field by field. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carriedEvenings } from '../../src/companion/carrying/carried'
import { EveningBook } from '../../src/companion/evening/book.svelte'
import { withLog } from '../../src/companion/one_phone/log'
import type { LogEntry } from '../../src/companion/evening/evening'
import { evenings } from '../../src/companion/evening/evenings'
import { everything, planOf, takeIn } from '../../src/device/carrying/file'
import { carryAlong } from '../../src/device/carrying/kinds'
import { Unfit } from '../../src/device/carrying/unfit'
import { Book } from '../../src/notebook/model/book.svelte'
import { notebooks } from '../../src/notebook/model/notebooks'
import { carriedNotebooks } from '../../src/notebook/sharing/carried'
import { eveningOf, storage } from '../companion/games'
import KEPT from './kept.json'

const SOURCES = join(import.meta.dirname, '../../src')
/** What belongs to this device alone: what it has looked at, keys it has made links for, what is being put
 *  together, and what a person hid from a list of tables. */
const STAYS = ['draft-', 'seen-', 'hidden-tables', 'linked', 'probe']
const UNREADABLE = ['ecliptic-companion-1/D5E6', 'ecliptic-companion-1/F7G8']

carryAlong(() => Promise.resolve([carriedNotebooks, carriedEvenings]))

/** A device that has kept this. */
function device(kept: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', storage())
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text)
}

function allKept(): Record<string, string> {
  const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!)
  return Object.fromEntries(names.sort().map((name) => [name, localStorage.getItem(name)!]))
}

/** Take a file in, and say what that did, book by book. */
async function bring(file: string, settings = true): Promise<string[]> {
  const plan = await planOf(file)
  takeIn(plan, settings)
  return plan.kinds.flatMap(({ does }) => does)
}

async function trouble(file: string): Promise<Unfit['trouble'] | null> {
  try {
    await planOf(file)
    return null
  } catch (error) {
    if (error instanceof Unfit) return error.trouble
    throw error
  }
}

const untracked = ({ tracked: _, place: __, ...evening }: Record<string, unknown>) => evening
const asFile = (kept: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(kept).map(([name, text]) => {
      if (name.startsWith('ecliptic-companion-1/')) {
        return [name, untracked(JSON.parse(text) as Record<string, unknown>)]
      }
      return [name, name.startsWith('ecliptic-notebook-1/') ? JSON.parse(text) : text]
    }),
  )

/** Without what was never readable. */
const readable = (kept: Record<string, string>) =>
  asFile(Object.fromEntries(Object.entries(kept).filter(([name]) => !UNREADABLE.includes(name))))

beforeEach(() => device(KEPT))

describe('a file with everything', () => {
  it('holds all that another device can have, and brings it there', async () => {
    const file = await everything()
    device()
    expect(await bring(file)).toEqual(['new', 'new', 'new', 'new'])
    const rest = Object.entries(KEPT).filter(
      ([name]) => !UNREADABLE.includes(name) && !/seen|wxyz|-9\//.test(name),
    )
    expect(asFile(allKept())).toEqual(
      asFile({ ...Object.fromEntries(rest), 'ecliptic-fitting': '{"level":"pencil"}' }),
    )
    expect(await everything()).toBe(file)
  })

  it('changes nothing where it came from, however often', async () => {
    const file = await everything()
    // The table of a quick game stays behind, in the settings too.
    localStorage.setItem('ecliptic-fitting', '{"level":"pencil"}')
    const before = allKept()
    for (const time of [1, 2]) {
      expect([time, ...new Set(await bring(file))]).toEqual([time, 'here'])
    }
    expect(allKept()).toEqual(before)
  })

  it('leaves settings alone unless they are wanted', async () => {
    const file = await everything()
    device({ 'ecliptic-language': 'it' })
    await bring(file, false)
    expect(localStorage.getItem('ecliptic-language')).toBe('it')
    expect(localStorage.getItem('ecliptic-name')).toBe(null)
  })

  it('holds no table that a key is needed for', async () => {
    evenings.keep({ ...eveningOf('Ada'), tracked: { table: 'SECRET', names: ['Ada'] } })
    expect(await everything()).not.toContain('SECRET')
    expect(await bring(await everything())).toContain('here')
    expect(evenings.kept('B4K7')?.tracked?.table).toBe('SECRET')
  })

  it('leaves behind only what is this device’s own', () => {
    const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/['`]ecliptic-([\w-]+?)(\$\{|['`])/g),
      ])
      .map(([, name]) => name!)
    const known = /^(language|theme|name|shortcuts|alerts|sheet-habits|guide-|fitting(-\w+)?)$/
    // Forms of books, and files that are saved.
    const others = /-\d+$|^notebook(-part|)$|^$/
    const unknown = names.filter(
      (name) => !known.test(name) && !others.test(name) && !STAYS.includes(name),
    )
    expect(unknown).toEqual([])
  })
})

describe('a file that meets something of the same name', () => {
  it('is followed where it goes further', async () => {
    const book = new Book('abcd2345')
    // What was undone and is said again is no other way.
    book.redo()
    book.write({ type: 'pass', player: 0 })
    const evening = new EveningBook('B4K7')
    evening.heard({ type: 'reviewed', sector: 12, thing: 'G', right: false })
    evening.turnArrow(7)
    const file = await everything()
    const there = allKept()
    device(KEPT)
    expect((await bring(file, false)).sort()).toEqual(['further', 'further', 'here', 'here'])
    expect(readable(allKept())).toEqual(readable(there))
  })

  it('takes nothing back from a device that is further', async () => {
    const file = await everything()
    const book = new Book('abcd2345')
    book.write({ type: 'phase' })
    new EveningBook('B4K7').turnArrow(7)
    const now = allKept()
    expect(new Set(await bring(file, false))).toEqual(new Set(['here']))
    expect(allKept()).toEqual(now)
  })

  it('knows words that were still being typed', async () => {
    const book = new Book('abcd2345')
    book.type('note', { type: 'note', sector: 4, text: 'loo' })
    const file = await everything()
    book.type('note', { type: 'note', sector: 4, text: 'looked twice' })
    const now = allKept()
    expect(new Set(await bring(file, false))).toEqual(new Set(['here']))
    expect(allKept()).toEqual(now)
  })

  it('keeps both notebooks where each has gone its own way, once', async () => {
    new Book('abcd2345').write({ type: 'phase' })
    const file = await everything()
    new Book('abcd2345').write({ type: 'phase' })
    const further = await everything()
    device(KEPT)
    new Book('abcd2345').write({ type: 'pass', player: 0 })
    expect(await bring(file, false)).toContain('joined')
    expect(notebooks.all()).toHaveLength(3)
    expect(await bring(file, false)).not.toContain('joined')
    expect(await bring(further, false)).toContain('further')
    expect(notebooks.all()).toHaveLength(3)
    expect(notebooks.kept('abcd2345')?.entries.at(-1)?.type).toBe('pass')
  })

  it('puts the players of two devices at one table, once', async () => {
    device()
    const turn = { seat: 0, type: 'target', sector: 3, cost: 4, sighting: 'A' } as const
    evenings.keep(eveningOf('Bo'))
    const there = new EveningBook('B4K7')
    there.took(1, turn)
    there.heard({ type: 'reviewed', sector: 9, thing: 'A', right: false })
    const file = await everything()
    device()
    evenings.keep(eveningOf('Ada'))
    new EveningBook('B4K7').took(1, { ...turn, sector: 5 })
    for (const does of ['joined', 'here']) {
      expect(await bring(file, false)).toEqual([does])
      const evening = evenings.kept('B4K7')!
      expect(evening.players.map(({ id, name, turns }) => [id, name, turns.length])).toEqual([
        [1, 'Ada', 1],
        [2, 'Bo', 1],
      ])
      expect(evening.heard.map(({ after }) => after)).toEqual([{ 2: 1 }])
    }
  })

  it('loses no turn and no word of a player who asked on both devices', async () => {
    device()
    evenings.keep(eveningOf('Ada'))
    const turn = { seat: 0, type: 'target', cost: 4, sighting: 'A' } as const
    const sheet = (text: string, marks: object) =>
      JSON.stringify({ form: 'ecliptic-sheet-1', marks, text })
    const ask = (sector: number, body: string) => {
      const book = new EveningBook('B4K7')
      book.took(1, { ...turn, sector })
      void book.shelf(1).write({ number: 0, body })
    }
    const begun = allKept()
    ask(3, sheet('there', { '1A': 'no', '2A': 'yes' }))
    const file = await everything()
    device(begun)
    ask(5, sheet('here', { '1A': 'yes' }))
    for (const does of ['joined', 'here']) {
      expect(await bring(file, false)).toEqual([does])
      const [ada] = evenings.kept('B4K7')!.players
      expect(ada!.turns.map((one) => 'sector' in one && one.sector)).toEqual([5, 3])
      expect(JSON.parse(ada!.sheet)).toEqual({
        form: 'ecliptic-sheet-1',
        marks: { '1A': 'yes', '2A': 'yes' },
        text: 'here\nthere',
      })
    }
  })
})

describe('an older file', () => {
  const sheet = (marks: object) => JSON.stringify({ form: 'ecliptic-sheet-1', marks, text: '' })
  const TURN = { seat: 0, type: 'target', sector: 3, cost: 4, sighting: 'A' } as const
  const HEARD = { type: 'reviewed', sector: 9, thing: 'A', right: false } as const

  beforeEach(() => {
    device()
    evenings.keep(eveningOf('Ada', 'Bo'))
  })

  /** The file of now, and then what was changed since. */
  async function fileBefore(change: (book: EveningBook) => void): Promise<string> {
    const file = await everything()
    change(new EveningBook('B4K7'))
    return file
  }

  it.each<[string, (book: EveningBook) => void, (book: EveningBook) => void]>([
    ['a turn', (book) => book.took(1, TURN), (book) => book.removeTurn(1, 0)],
    ['what was heard', (book) => book.heard(HEARD), (book) => book.removeHeard(0)],
    [
      'a mark on a sheet',
      (book) => void book.shelf(1).write({ number: 0, body: sheet({ '1A': 'no' }) }),
      (book) => void book.shelf(1).write({ number: 0, body: sheet({}) }),
    ],
    [
      'a starting fact',
      (book) => book.turnArrow(2),
      (book) => book.seatAgain(1, { season: 'spring', level: 'genius', facts: [] }),
    ],
    [
      'an entry of a whole game',
      (book) => {
        book.beginLog([1, 0])
        book.took(2, TURN)
      },
      (book) => book.takeBack(1),
    ],
    [
      'a whole game',
      (book) => {
        book.beginLog([1, 0])
        book.took(2, TURN)
      },
      (book) => book.endLog(),
    ],
  ])('does not bring back %s that was taken back since', async (_, enter, takeBack) => {
    enter(new EveningBook('B4K7'))
    const file = await fileBefore(takeBack)
    const now = allKept()
    for (const time of [1, 2]) expect([time, ...(await bring(file, false))]).toEqual([time, 'here'])
    expect(allKept()).toEqual(now)
    // Elsewhere, the newer one takes back what the older one had brought.
    const newer = await everything()
    device()
    expect(await bring(file, false)).toEqual(['new'])
    expect(await bring(newer, false)).toEqual(['further'])
    expect(await everything()).toBe(newer)
    expect(await bring(file, false)).toEqual(['here'])
  })

  it('is none where both devices went on, and what both have is newer than either', async () => {
    new EveningBook('B4K7').took(1, TURN)
    const first = await everything()
    device()
    await bring(first)
    const there = await fileBefore((book) => book.took(2, { ...TURN, sector: 5 }))
    const second = await everything()
    device()
    await bring(there)
    new EveningBook('B4K7').took(1, { ...TURN, sector: 7 })
    const third = await everything()
    expect(await bring(second, false)).toEqual(['joined'])
    const turns = () => evenings.kept('B4K7')!.players.map((one) => one.turns.length)
    expect(turns()).toEqual([2, 1])
    for (const file of [first, second, third]) expect(await bring(file, false)).toEqual(['here'])
    const all = await everything()
    device()
    await bring(second)
    expect(await bring(all, false)).toEqual(['further'])
    expect(turns()).toEqual([2, 1])
  })

  it('that was put back in place of what was deleted is a version of its own', async () => {
    new EveningBook('B4K7').took(1, TURN)
    const older = await fileBefore((book) => book.took(1, { ...TURN, sector: 5 }))
    const newer = await everything()
    evenings.forget('B4K7')
    await bring(older)
    const book = new EveningBook('B4K7')
    for (const sector of [7, 9]) book.took(1, { ...TURN, sector })
    expect(await bring(newer, false)).toEqual(['joined'])
    expect(evenings.kept('B4K7')!.players[0]!.turns).toHaveLength(4)
  })
})

describe('a file that meets something damaged', () => {
  const EVENING = 'ecliptic-companion-1/B4K7'
  const NOTEBOOK = 'ecliptic-notebook-1/abcd2345'

  it('leaves it as it is, and brings the rest', async () => {
    const file = await everything()
    device({ [EVENING]: '{"form":"eclip', [NOTEBOOK]: '{' })
    expect(await bring(file, false)).toEqual(['joined', 'new', 'new', 'damaged'])
    expect(localStorage.getItem(EVENING)).toBe('{"form":"eclip')
    expect(localStorage.getItem(NOTEBOOK)).toBe('{')
    expect(notebooks.kept('abcd2345-2')?.name).toBe('Sunday')
    // With what was damaged out of the way, the same file brings it.
    evenings.forget('B4K7')
    expect(await bring(file, false)).toEqual(['here', 'here', 'here', 'new'])
  })
})

describe('a whole game that was tracked', () => {
  const ENTRIES: LogEntry[] = [
    { type: 'order', order: [1, 0] },
    { type: 'survey', player: 1, thing: 'A', first: 1, last: 4, count: 2, cost: 3 },
    { type: 'target', player: 0, sector: 3, sighting: 'A', cost: 4 },
  ]
  const tracked = (length: number) => withLog(eveningOf('Ada', 'Bo'), ENTRIES.slice(0, length))

  beforeEach(() => device())

  it.each([
    [0, 2, 'further'],
    [2, 3, 'further'],
    [3, 3, 'here'],
    [3, 1, 'here'],
  ])('of %i entries, met by one of %i, is %s', async (here, there, does) => {
    evenings.keep(tracked(there))
    const file = await everything()
    evenings.keep(here === 0 ? eveningOf('Ada', 'Bo') : tracked(here))
    expect(await bring(file, false)).toEqual([does])
    expect(evenings.kept('B4K7')?.log).toEqual(ENTRIES.slice(0, Math.max(here, there)))
  })

  it('stays where it went another way, and what the other’s players were told is kept, once', async () => {
    evenings.keep(tracked(3))
    const file = await everything()
    const mine = withLog(eveningOf('Ada', 'Bo'), [
      ENTRIES[0]!,
      { ...ENTRIES[2]!, sector: 5 } as LogEntry,
    ])
    evenings.keep(mine)
    for (const does of ['joined', 'here']) {
      expect(await bring(file, false)).toEqual([does])
      expect(evenings.kept('B4K7')).toEqual(mine)
      expect(
        notebooks
          .all()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['B4K7, Ada', 'B4K7, Bo'])
    }
  })
})

describe('a file that is not as it should be', () => {
  it.each([
    ['', 'not-json'],
    ['{"form":', 'not-json'],
    ['[]', 'not-such-a-file'],
    ['{"form":"ecliptic-notebook-1"}', 'not-such-a-file'],
    ['{"form":"ecliptic-device-2"}', 'newer'],
    ['{"form":"ecliptic-device-1"}', 'part'],
    ['{"form":"ecliptic-device-1","settings":{},"notebooks":{}}', 'part'],
  ])('%j is refused: %s', async (text, code) => {
    expect((await trouble(text))?.code).toBe(code)
  })

  it('is known by any of its fields, and names it', async () => {
    type Box = Record<string, unknown>
    const file = await everything()
    const paths: string[][] = []
    const walk = (value: unknown, path: string[]): void => {
      if (path.length > 0 && path[0] !== 'form') paths.push(path)
      if (typeof value !== 'object' || value === null) return
      for (const [name, part] of Object.entries(value)) walk(part, [...path, name])
    }
    walk(JSON.parse(file), [])
    expect(paths.length).toBeGreaterThan(200)
    const now = allKept()
    for (const path of paths) {
      const spoilt = JSON.parse(file) as Box
      const box = path.slice(0, -1).reduce<Box>((at, name) => at[name] as Box, spoilt)
      box[path.at(-1)!] = { not: 'this' }
      const found = await trouble(JSON.stringify(spoilt))
      expect([path.join('.'), found?.code]).toEqual([path.join('.'), 'part'])
    }
    expect(allKept()).toEqual(now)
  })

  it('says which field of which book it is', async () => {
    const file = JSON.parse(await everything()) as { evenings: { players: { season: string }[] }[] }
    file.evenings[1]!.players[0]!.season = 'monsoon'
    expect(await trouble(JSON.stringify(file))).toEqual({
      code: 'part',
      field: 'evenings 2: season',
      text: '"monsoon"',
    })
  })

  it('leaves what it does not know in the file', async () => {
    const file = JSON.parse(await everything()) as Record<string, unknown>
    const plan = await planOf(JSON.stringify({ ...file, puzzles: [{ any: 'thing' }] }))
    expect(plan.elsewhere).toEqual(['puzzles'])
  })

  it('that finds no room can be brought again', async () => {
    const file = await everything()
    device()
    const plan = await planOf(file)
    const most = vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    expect(() => takeIn(plan, true)).toThrow(Unfit)
    most.mockRestore()
    await bring(file)
    expect(await everything()).toBe(file)
  })
})
