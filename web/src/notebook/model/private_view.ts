/** A page as a view of the game, so that what is made for the online table can show it. */

import {
  GENERATOR,
  type Located,
  type Researched,
  type Surveyed,
  type Targeted,
  type View,
} from '../../wire/types'
import type { Page } from './page'

type Turn = Surveyed | Targeted | Researched | Located

export function privateView(page: Page): View {
  return {
    viewer: page.own,
    board: {
      mode: page.mode,
      times: page.times,
      order: page.order,
      earth: page.earth,
      turns: page.log.filter((line) => line.turn !== null).length,
      targets_left: page.players.map(() => 0),
      last_was_research: page.players.map(() => false),
      titles: page.titles,
      conference_titles: page.conferenceTitles,
      conferences: [...page.conferences].flatMap(([number, { clue }]) =>
        clue ? [[number, clue]] : [],
      ),
      phases: page.phases,
      advances: page.phases,
      tokens_left: page.players.map(() => 0),
      theories: [],
      confirmed: page.confirmed,
      refuted: page.refuted,
      located: [],
      system: page.system.every((thing) => thing !== null) ? page.system : [],
      stage: { type: 'turns' },
      generator: GENERATOR,
    },
    desk: null,
    facts: page.facts,
    pages: [answered(page)],
  }
}

/** Turns whose answer is known, whoever took them. */
function answered(page: Page): Turn[] {
  return page.log.flatMap(({ said }): Turn[] => {
    if (said.type === 'survey') {
      const { player, thing, first, last, count, cost } = said
      if (thing === null || first === null || last === null || count === null) return []
      return [{ type: 'survey', seat: player, thing, first, last, count, cost }]
    }
    if (said.type === 'target') {
      const { player, sector, sighting, cost } = said
      if (sector === null || sighting === null) return []
      return [{ type: 'target', seat: player, sector, sighting, cost }]
    }
    return []
  })
}
