/** A player's private history as a view of the game, so that the note sheet and the topics can show it. */

import type { View } from '../../wire/types'
import type { Evening, Heard, Player } from '../evening/evening'
import { generatorOf, researchedLast, targetsUsed } from '../evening/evening'

export function privateView(evening: Evening, player: Player): View {
  const { game, heard, system } = evening
  return {
    viewer: 0,
    board: {
      mode: game.mode,
      times: [0],
      order: [0],
      earth: evening.arrow - 1,
      turns: player.turns.length,
      targets_left: [Math.max(0, game.rules.targets - targetsUsed(player))],
      last_was_research: [researchedLast(player)],
      titles: game.titles,
      conference_titles: game.conference_titles,
      conferences: heard.flatMap((one) =>
        one.type === 'conference-held' ? [[one.number, one.clue]] : [],
      ),
      phases: 0,
      advances: 0,
      tokens_left: [0],
      theories: [],
      confirmed: reviewed(heard, true),
      refuted: reviewed(heard, false),
      located: [],
      system,
      stage: { type: 'turns' },
      generator: generatorOf(game),
    },
    desk: null,
    facts: player.facts,
    pages: [player.turns],
  }
}

function reviewed(heard: readonly Heard[], right: boolean): View['board']['confirmed'] {
  return heard.flatMap((one) =>
    one.type === 'reviewed' && one.right === right ? [[one.sector, one.thing]] : [],
  )
}
