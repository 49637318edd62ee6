/** A game as the server shows it, and an evening with one player. */
import { newEvening, withPlayer, type Evening } from '../../src/companion/evening/evening'
import { GENERATOR, type CompanionShown } from '../../src/wire/types'

export const GAME: CompanionShown = {
  code: 'B4K7',
  mode: 'standard',
  rules: {
    sectors: 12,
    visible: 6,
    survey_costs: [4, 4, 4, 3, 3, 3],
    target_cost: 4,
    research_cost: 1,
    locate_cost: 5,
    comet_sectors: [2, 3, 5, 7, 11],
    targets: 2,
    objects: [
      ['C', 2],
      ['A', 4],
      ['D', 1],
      ['G', 2],
      ['X', 1],
      ['E', 2],
    ],
    theory_phases: [3, 6, 9, 12],
    conferences: [10],
  },
  titles: [['A', 'C'], ['G'], ['D', 'A'], ['C', 'G'], ['A'], ['D', 'G']],
  conference_titles: [['X', 'C']],
  generator: GENERATOR,
}

export function eveningOf(...names: string[]): Evening {
  const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
  return names.reduce<Evening>(
    (evening, name, index) =>
      withPlayer(evening, {
        name,
        season: seasons[index % seasons.length]!,
        level: 'experienced',
        help: 'certain',
        facts: [
          { sector: 5, thing: 'D' },
          { sector: 11, thing: 'G' },
        ],
      }),
    newEvening(GAME, 1000),
  )
}

/** A device's storage without a browser. */
export function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
