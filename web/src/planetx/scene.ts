/** What sentences about this table need to know. */

import { namesAt } from '../table/seats/names'
import type { TableShown, View } from '../wire/types'
import type { Scene } from './words/events'
import { ringOf } from './board/standing'

export function sceneOf(table: TableShown, view: View): Scene {
  return sceneFor(namesAt(table), view)
}

export function sceneFor(names: readonly string[], view: View): Scene {
  const { sectors, points } = ringOf(view.board)
  return {
    names: [...names],
    viewer: view.viewer,
    sectors,
    points,
    owners: new Map(view.board.theories.map((one) => [one.number, one])),
  }
}
