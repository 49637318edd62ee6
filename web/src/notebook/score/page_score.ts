/** The score of a notebook's page. */

import { score, type Score } from '../../planetx/rules/score'
import type { Page } from '../model/page'

/** The score of a page, as far as theories and locates are known to be right. */
export function pageScore(page: Page): Score {
  const right = page.theories.flatMap(({ player, sector, thing, phase, fate }) =>
    fate === 'right' && thing ? [{ player, sector, thing, phase }] : [],
  )
  return score(page.mode, page.players.length, right, page.found)
}
