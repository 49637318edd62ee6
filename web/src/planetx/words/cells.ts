/** A cell of the note sheet in words. */

import { percent } from '../../i18n/lists'
import { t } from '../../i18n/messages.svelte'
import { meaningOf, type Cell } from '../sheet/cells'

/** Everything there is to say of it: the mark, what is wrong with it, what logic says, how probable it
 *  is, and whether help is still working that out anew. */
export function sayCell(cell: Cell): string[] {
  if (cell.held !== null) return sayBesideTruth(cell)
  return [
    t(`mark-${meaningOf(cell)}`),
    ...(cell.wrong ? [t('sheet-wrong')] : []),
    ...(cell.logic ? [t(`sheet-logic-${cell.logic}`)] : []),
    ...(cell.odds !== null && !cell.logic ? [t('sheet-odds', { odds: percent(cell.odds) })] : []),
    ...(cell.updating ? [t('sheet-updating')] : []),
  ]
}

/** Whether the object is there, what was noted, and whether that was right. */
function sayBesideTruth(cell: Cell): string[] {
  const meaning = meaningOf(cell)
  return [
    t(cell.held ? 'sheet-held' : 'sheet-not-held'),
    ...(meaning === 'open' || meaning === 'game-never' ? [] : [t(`mark-${meaning}`)]),
    ...(cell.own ? [t(cell.wrong ? 'sheet-mark-wrong' : 'sheet-mark-right')] : []),
  ]
}
