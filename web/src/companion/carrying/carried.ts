/** The evenings of this device, as they leave it with everything else and come back. The table that keeps
 *  track of one stays behind: whoever has not its key has nothing of it. */

import type { Kind, Step } from '../../device/carrying/kinds'
import { carriedNotebooks } from '../../notebook/sharing/carried'
import { notebookOfEvening } from '../papers/notebook'
import { checkEvening } from './checks'
import type { Evening } from '../evening/evening'
import { evenings, FORM } from '../evening/evenings'
import { joined, joinedLogs, same } from './joining'

type Brought = Omit<Evening, 'tracked'> & { form: string }

export const carriedEvenings: Kind = {
  name: 'evenings',
  all: () => evenings.all().map((evening) => ({ form: FORM, ...untracked(evening) })),
  check: (found) => checkEvening(found, FORM),
  step: (found) => step(found as Brought),
}

const untracked = ({ tracked: _, ...evening }: Evening) => evening

/** A game that was tracked from its first turn cannot be put together with another one of its code: the
 *  one here goes on, and what each player of the other was told is kept as a notebook. */
function beside(theirs: Omit<Evening, 'tracked'>): Step {
  const { game, begun } = theirs
  const steps = theirs.players.map((player) => {
    const id = `${game.code}-${player.id}-${begun}`
    const label = { id, name: `${game.code}, ${player.name}`, begun }
    return carriedNotebooks.step(notebookOfEvening(theirs, player, label))
  })
  return {
    does: steps.every((one) => one.does === 'here') ? 'here' : 'joined',
    keep: () => steps.forEach((one) => one.keep()),
  }
}

function step({ form: _, ...theirs }: Brought): Step {
  const { code } = theirs.game
  if (evenings.isDamaged(code)) return { does: 'damaged', keep: () => undefined }
  const mine = evenings.kept(code)
  if (!mine) return { does: 'new', keep: () => evenings.keep(theirs) }
  const both = mine.log || theirs.log ? joinedLogs(mine, theirs) : joined(mine, theirs)
  if (!both) return beside(theirs)
  if (same(both, mine)) return { does: 'here', keep: () => undefined }
  return {
    does: same(untracked(both), theirs) ? 'further' : 'joined',
    keep: () => evenings.keep(both),
  }
}
