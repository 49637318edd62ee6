/** What sentences about this table need to know. */

import type { TableShown, View } from '../wire/types'
import type { Scene } from '../words/events'
import { ringOf } from './board/standing'

export function sceneOf(table: TableShown, view: View): Scene {
  return {
    names: table.seats.map((one) => one.name),
    viewer: view.viewer,
    sectors: ringOf(view.board).sectors,
    owners: new Map(view.board.theories.map((one) => [one.number, one.seat])),
  }
}
