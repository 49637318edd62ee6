/** What a browser keeps, keeps no more of, or does not let a page touch; and whose drafts are whose. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { evenings } from '../../src/companion/evening/evenings'
import { questionDraft } from '../../src/companion/questions/drafts.svelte'
import { draftOf } from '../../src/notebook/model/drafts'
import { newNotebook } from '../../src/notebook/model/entries'
import { eveningOf, storage } from '../companion/games'

const EVENING = 'ecliptic-companion-1/B4K7'

/** A page that has just been opened. */
async function opened() {
  vi.resetModules()
  return import('../../src/device/storage')
}

function refuseToWrite(): void {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))

describe('a page without a server', () => {
  it('keeps what it writes, and leaves no trace of having tried', async () => {
    const { keepsTexts } = await opened()
    expect(keepsTexts()).toBe(true)
    expect(localStorage.length).toBe(0)
  })

  it('has all that was kept where the storage is full', async () => {
    localStorage.setItem(EVENING, 'text')
    refuseToWrite()
    const { keepsTexts, keptText, keptNames, keepText } = await opened()
    expect(keepsTexts()).toBe(true)
    expect(keptText(EVENING)).toBe('text')
    expect(keptNames('ecliptic-')).toEqual([EVENING])
    expect(() => keepText('more', 'text')).toThrow()
  })

  it('keeps for its own time where nothing can be written', async () => {
    refuseToWrite()
    const { keepsTexts, keptText, keepText } = await opened()
    expect(keepsTexts()).toBe(false)
    keepText('name', 'text')
    expect(keptText('name')).toBe('text')
  })

  it('keeps for its own time where the storage may not be looked at', async () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { keepsTexts, keptText, keepText } = await opened()
    expect(keepsTexts()).toBe(false)
    keepText('name', 'text')
    expect(keptText('name')).toBe('text')
  })
})

it('forgets an evening without the drafts of a notebook that was named after it', () => {
  const evening = eveningOf('Ada')
  evenings.keep(evening)
  questionDraft(evening, evening.players[0]!).keep('survey', {})
  const seat = { mode: 'standard', own: 0, season: 'spring', help: 'none' } as const
  const header = { ...seat, name: 'N', players: [], dealer: 'published' as const }
  const notebook = newNotebook(header, 'B4K7-1-1000', 1)
  draftOf(notebook, 'move').keep('move', {})
  evenings.forget('B4K7')
  expect(questionDraft(evening, evening.players[0]!).decision).toBe(null)
  expect(draftOf(notebook, 'move').decision).toBe('move')
})
