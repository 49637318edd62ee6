/** What Ptolemaeus gives the client. */
import * as server from '../wire/calls'
import type { GameEntry } from '../table/game'
import { DEFAULT_DATE, type View } from '../wire/ptolemaeus'

export const PTOLEMAEUS: GameEntry = {
  home: {
    play: 'home-play-ptolemaeus',
    about: 'home-play-ptolemaeus.about',
    rules: 'home-rules-ptolemaeus',
  },
  picture: () => import('./HomePicture.svelte'),
  quick: {
    options: () => ({ seats: 2, date: DEFAULT_DATE, race: 'everything' }),
    help: 'none',
  },
  fittingKeptAs: 'ecliptic-fitting-ptolemaeus',
  planning: () => import('./settings/planning'),
  agreed: () => import('./settings/Agreed.svelte'),
  table: () => import('./Table.svelte'),
  winners: (view) => {
    const { stage } = (view as View).board
    return stage.type === 'over' ? stage.winners : null
  },
  replay: {
    board: () => import('./replay/Replay.svelte'),
    course: { table: server.tablePoints, record: server.replayPoints },
    // Told with whatever ended the turn before.
    turns: ['turn'],
  },
  manual: () => import('./manual/manual'),
}
