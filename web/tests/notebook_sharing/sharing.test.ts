import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  newNotebook,
  undone,
  withEntry,
  written,
  type Entry,
  type Notebook,
} from '../../src/notebook/model/entries'
import { fold } from '../../src/notebook/model/fold'
import { addressOf, isPacked, unpacked } from '../../src/notebook/sharing/packing'
import { MOST_LETTERS, qrOf } from '../../src/ui/qr/qr'
import { reachOf } from '../../src/table/seats/reach'
import { MOST_BYTES, PARTS, readNotebook } from '../../src/notebook/sharing/reading'
import { fileName } from '../../src/notebook/sharing/saving'
import { refusalWords } from '../../src/notebook/sharing/taking_in'
import { Unreadable } from '../../src/notebook/sharing/unreadable'
import { alsoSay, speak } from '../../src/i18n/messages.svelte'
import { drawnEntry, seeded } from '../notebook/drawn'

const BEGUN = 1_700_000_000_000

function blank(mode: Notebook['mode'] = 'standard'): Notebook {
  const players = [
    { name: 'Ada', colour: 0 as const },
    { name: 'Zoé „Ż”', colour: 2 as const },
  ]
  return newNotebook(
    { name: 'Sunday', mode, players, own: 1, season: 'autumn', help: 'odds', dealer: 'unknown' },
    'abc',
    BEGUN,
  )
}

/** Drawn entries that a page could have written: they point at entries that are there. */
function drawn(seed: number, mode: Notebook['mode'], length: number): Notebook {
  const draw = seeded(seed)
  let notebook = blank(mode)
  while (notebook.done < length) {
    const entry = drawnEntry(notebook, draw)
    if (fits(notebook, entry)) notebook = withEntry(notebook, entry)
  }
  return { ...notebook, done: length - (seed % 3) }
}

function fits(notebook: Notebook, entry: Entry): boolean {
  const said = entry.type === 'mend' ? entry.now : entry
  const points = [
    ...(entry.type === 'mend' ? [entry.entry] : []),
    ...(said?.type === 'review' ? said.faces.flatMap((face) => face.theory ?? []) : []),
  ]
  const isThere = (at: number) => at < notebook.done && notebook.entries[at]!.type !== 'mend'
  const titled = said?.type === 'title' && said.label === 'X2' && notebook.mode === 'standard'
  return points.every(isThere) && !titled
}

describe('a notebook that goes out and comes back', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))('is the same, seed %i', async (seed) => {
    const notebook = drawn(seed, seed % 2 ? 'expert' : 'standard', 40)
    expect(written(readNotebook(written(notebook)))).toBe(written(notebook))
    const address = await addressOf(notebook, 'https://ecliptic.example')
    const { hash, pathname } = new URL(address)
    expect(pathname).toBe('/notebook')
    expect(isPacked(hash)).toBe(true)
    const entries = notebook.entries.slice(0, notebook.done)
    expect(written(await unpacked(hash))).toBe(written({ ...notebook, entries }))
  })
})

describe('who deals', () => {
  const before = () => {
    const notebook = blank()
    delete notebook.dealer
    return notebook
  }

  it('is the published app in a notebook that was never asked, whose bytes stay', () => {
    const text = written(before())
    expect(text).not.toContain('dealer')
    const notebook = readNotebook(text)
    expect(written(notebook)).toBe(text)
    expect(fold(notebook).dealer).toBe('published')
  })

  it('is said at the start, may be changed, and the change undone', () => {
    const changed = withEntry(blank(), { type: 'dealer', dealer: 'ecliptic' })
    expect(fold(changed).dealer).toBe('ecliptic')
    expect(fold(undone(changed)).dealer).toBe('unknown')
    expect(fold(readNotebook(written(changed))).dealer).toBe('ecliptic')
  })
})

describe('what is brought and is no notebook', () => {
  beforeAll(async () => {
    await speak('en')
    await alsoSay('notebook')
  })
  const whole = () =>
    JSON.parse(written(withEntry(blank(), { type: 'phase' }))) as Record<string, unknown>
  const withParts = (parts: object) => JSON.stringify({ ...whole(), ...parts })
  const withOne = (entry: object) => withParts({ entries: [entry], done: 1 })
  const survey = { type: 'survey', player: 0, thing: 'A', first: 1, last: 4, count: 2, cost: 3 }
  const research = { type: 'research', player: 0, topic: 'A', clue: null, text: '', cost: 1 }

  it('is taken if everything in it is right', () => {
    expect(() => readNotebook(withOne(survey))).not.toThrow()
  })

  it.each([
    ['hello', 'the file contains something else'],
    ['[1, 2]', 'not an Ecliptic notebook'],
    ['{"form": "ecliptic-companion-1"}', 'not an Ecliptic notebook'],
    ['{"form": "ecliptic-notebook-2"}', 'another version'],
    [' '.repeat(MOST_BYTES + 1), 'too large'],
    [withParts({ mode: 'easy' }), '“mode” holds "easy"'],
    [withParts({ players: [] }), '“players” holds []'],
    [withParts({ own: 2 }), '“own” holds 2'],
    [withParts({ begun: 'today' }), '“begun” holds "today"'],
    [withParts({ entries: {} }), '“entries” holds {}'],
    [withParts({ done: 2 }), '“done” holds 2'],
    [withParts({ more: 1 }), '“more” holds 1'],
    [withParts({ dealer: 'somebody' }), '“dealer” holds "somebody"'],
    [withOne({ type: 'dealer', dealer: null }), '“dealer” holds null'],
    [withParts({ season: undefined }), '“season” holds –'],
    [withOne({ type: 'constructor' }), 'entry 1, “type” holds "constructor"'],
    [withOne({ ...survey, first: 13 }), 'entry 1, “first” holds 13'],
    [withOne({ ...survey, first: 1.5 }), '“first” holds 1.5'],
    [withOne({ ...survey, player: 2 }), '“player” holds 2'],
    [withOne({ ...survey, thing: 'Z' }), '“thing” holds "Z"'],
    [withOne({ ...survey, extra: true }), '“extra” holds true'],
    [withOne({ ...survey, toString: 1 }), '“toString” holds 1'],
    [withOne({ ...survey, ['__proto__']: 1 }), '“__proto__” holds 1'],
    [withOne({ ...survey, count: undefined }), '“count” holds –'],
    [withOne({ ...research, clue: { type: 'band', subject: 'A' } }), '“clue” holds {"type":"band"'],
    [withOne({ ...research, clue: 'near' }), '“clue” holds "near"'],
    [withOne({ type: 'mend', entry: 0, now: null }), '“entry” holds 0'],
    [withOne({ type: 'title', label: 'X2', title: ['X'] }), '“label” holds "X2"'],
    [withOne({ type: 'order', order: [0, 0] }), '“order” holds [0,0]'],
    [withOne({ type: 'revealed', system: ['A'] }), '“system” holds ["A"]'],
    [
      withOne({ type: 'review', sector: 1, faces: [{ theory: 0, thing: 'A', right: true }] }),
      '“faces”',
    ],
    [
      withParts({
        entries: [survey, { type: 'mend', entry: 0, now: { type: 'note', sector: 99, text: '' } }],
      }),
      'entry 2, “sector” holds 99',
    ],
    [
      withParts({
        entries: [survey, { type: 'mend', entry: 0, now: { type: 'mend', entry: 0, now: null } }],
      }),
      'entry 2, “now”',
    ],
  ])('%.60s', (text, words) => {
    let said = ''
    try {
      readNotebook(text)
    } catch (error) {
      expect(error).toBeInstanceOf(Unreadable)
      said = refusalWords(error)
    }
    expect(said).toContain(words)
  })

  it.each(['#notebook=', '#notebook=!!!', '#notebook=AAAA', '#notebook=q1YqyS_ILE5W'])(
    'an address that was cut: %s',
    async (fragment) => {
      await expect(unpacked(fragment)).rejects.toBeInstanceOf(Unreadable)
    },
  )

  it('does not unfold without end', async () => {
    const { hash } = new URL(
      await addressOf({ ...blank(), name: ' '.repeat(3 * MOST_BYTES) }, 'https://x.example'),
    )
    await expect(unpacked(hash)).rejects.toMatchObject({ trouble: { code: 'too-large' } })
  })
})

describe('the documented format', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/notebook.md'), 'utf8')

  it('shows a notebook that is taken', () => {
    const [, example = ''] = /```json\n([^]*?)```/.exec(page) ?? []
    expect(readNotebook(example).entries).toHaveLength(3)
  })

  it.each(Object.entries(PARTS))('tells of every part of %s', (type, parts) => {
    const row = page
      .split('\n')
      .find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${type}\``))
    const settings = ['named', 'player', 'season', 'help']
    const told = settings.includes(type) ? [] : Object.keys(parts)
    expect(row).toBeDefined()
    expect(told.filter((part) => !row?.includes(`\`${part}\``))).toEqual([])
  })
})

describe('ways to another device', () => {
  it('draws an address, unless it is too long for any QR code', () => {
    expect(qrOf('https://ecliptic.example/notebook#notebook=abc')?.size).toBe(29)
    expect(qrOf('a'.repeat(MOST_LETTERS))?.size).toBe(177)
    expect(qrOf('a'.repeat(MOST_LETTERS + 1))).toBeNull()
  })

  it.each([
    ['null', 'from-file'],
    ['file://', 'from-file'],
    ['content://downloads', 'from-file'],
    ['http://localhost:8000', 'from-here'],
    ['http://127.0.0.1:8000', 'from-here'],
    ['http://[::1]:8000', 'from-here'],
    ['http://192.168.1.5:8000', 'everywhere'],
    ['https://ecliptic.example', 'everywhere'],
  ])('%s is reached %s', (origin, reach) => expect(reachOf(origin)).toBe(reach))

  it('names files with letters that every system takes', () => {
    expect(fileName('Sunday / „Ż” 2?')).toBe('ecliptic-notebook-Sunday-Ż-2.json')
    expect(fileName('…')).toBe('ecliptic-notebook.json')
  })
})
