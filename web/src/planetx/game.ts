/** What Planet X gives the client. */
import type { GameEntry } from '../table/game'
import * as server from '../wire/calls'
import { SEASONS, type View } from '../wire/types'

/** How many facts either player of a quick game starts with: enough for a friendly start. */
const QUICK_FACTS = [8, 4]

export const PLANETX: GameEntry = {
  home: {
    play: 'home-play-planetx',
    about: 'home-play-planetx.about',
    rules: 'home-rules',
  },
  picture: () => import('./HomePicture.svelte'),
  quick: {
    options: () => ({
      mode: 'standard',
      places: QUICK_FACTS.map((facts, seat) => ({ season: SEASONS[seat]!, facts })),
      code: '',
    }),
    help: 'contradictions',
  },
  fittingKeptAs: 'ecliptic-fitting',
  planning: () => import('./settings/planning'),
  agreed: () => import('./settings/Agreed.svelte'),
  place: () => import('./settings/Place.svelte'),
  table: () => import('./Table.svelte'),
  winners: (view) => {
    const { stage } = (view as View).board
    return stage.type === 'over' ? stage.winners : null
  },
  replay: {
    board: () => import('./replay/Replay.svelte'),
    course: { table: server.systemsLeft, record: server.replayLeft },
    // A turn is one action, told with its answer or without.
    turns: ['survey', 'target', 'research', 'locate'].flatMap((one) => [one, `${one}-announced`]),
  },
  manual: () => import('./manual/manual'),
}
