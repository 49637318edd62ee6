import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '../../src/i18n/languages'
import { speak } from '../../src/i18n/messages.svelte'
import { sayOutcome } from '../../src/table/outcome'

const scene = (viewer: number | null) => ({ names: ['Ada', 'Bo', 'Cy'], viewer })
const clear = { totals: [17, 20, 12], winners: [1] }
const level = { totals: [20, 20, 12], winners: [0, 1] }

/** What is said to Bo, who won, to Ada, second, to Cy, and to Ada where she shares the victory. */
const SAID: [Language, string, string, string, string][] = [
  [
    'en',
    'You win with 20 points, 3 ahead.',
    'You came second with 17 points, 3 behind Bo.',
    'You came third with 12 points, 8 behind Bo.',
    'You share the win with Bo: 20 points each.',
  ],
  [
    'it',
    'Hai vinto con 20 punti e 3 di vantaggio.',
    'Arrivi al 2º posto con 17 punti, 3 meno di Bo.',
    'Arrivi al 3º posto con 12 punti, 8 meno di Bo.',
    'Vittoria condivisa con Bo: 20 punti a testa.',
  ],
  [
    'fr',
    'Vous gagnez avec 20 points, 3 d’avance.',
    'Vous terminez 2e avec 17 points, à 3 points de Bo.',
    'Vous terminez 3e avec 12 points, à 8 points de Bo.',
    'Victoire partagée avec Bo\u00a0: 20 points chacun.',
  ],
  [
    'pl',
    'Wygrywasz: 20 punktów, przewaga 3.',
    'Zajmujesz 2. miejsce: 17 punktów, o 3 mniej niż Bo.',
    'Zajmujesz 3. miejsce: 12 punktów, o 8 mniej niż Bo.',
    'Wspólne zwycięstwo, ty i Bo: po 20 punktów.',
  ],
]

it.each(SAID)('says in %s first what became of the viewer', async (language, ...said) => {
  await speak(language)
  const told = [1, 0, 2].map((viewer) => sayOutcome(clear, scene(viewer)))
  expect([...told, sayOutcome(level, scene(0))]).toEqual(said)
})

describe('an outcome', () => {
  beforeEach(() => speak('en'))

  it('says who won to those who watched', () => {
    expect(sayOutcome(clear, scene(null))).toBe('Bo wins.')
    expect(sayOutcome(level, scene(null))).toBe('Shared victory: Ada and Bo.')
  })

  it('counts nobody ahead where a tie was decided, or a race with fewer points', () => {
    const tie = { totals: [20, 20], winners: [1] }
    expect(sayOutcome(tie, scene(1))).toBe('You win with 20 points.')
    expect(sayOutcome(tie, scene(0))).toBe('You came second with 20 points; the win goes to Bo.')
    const race = { totals: [15, 12, 13], winners: [1] }
    expect(sayOutcome(race, scene(1))).toBe('You win with 12 points.')
    expect(sayOutcome(race, scene(2))).toBe('You came third with 13 points; the win goes to Bo.')
  })

  it('has nobody to be ahead of where one plays alone', () => {
    expect(sayOutcome({ totals: [1], winners: [0] }, scene(0))).toBe('You win with 1 point.')
  })
})
