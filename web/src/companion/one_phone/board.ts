/** A page of a whole game as a view of the online table, so that its board can show it. */

import type { Page, Theory } from '../../notebook/model/page'
import { privateView } from '../../notebook/model/private_view'
import type { Board, View } from '../../wire/types'
import { nextOf, type Next } from './next'

export function viewOf(page: Page): View {
  const { board } = privateView(page)
  const theories = page.theories.map(tokenOf)
  const stage = stageOf(page, nextOf(page))
  return { viewer: null, board: { ...board, theories, stage }, desk: null, facts: [], pages: [] }
}

function tokenOf({ player, sector, phase, fate, thing, space }: Theory, index: number) {
  const laid = { number: index + 1, seat: player, sector, phase }
  if (fate === 'face-down' || !thing) return { type: 'face-down', ...laid } as const
  if (fate === 'wrong') return { type: 'removed', ...laid, thing } as const
  return { type: 'face-up', ...laid, thing, space } as const
}

/** As far as the board shows it: whose pawn is lit. */
function stageOf({ ending }: Page, next: Next): Board['stage'] {
  switch (next.type) {
    case 'turn':
      return { type: 'turns' }
    case 'theories':
      return { type: 'placing', queue: next.waiting.map((player) => [player, next.most]) }
    case 'last-chance': {
      const queue = ending!.waiting.map((one): [number, number] => [one, ending!.behind[one] ?? 0])
      return { type: 'last-chances', finder: ending!.finder, queue, placed: 0 }
    }
    default:
      return { type: 'reviewing' }
  }
}
