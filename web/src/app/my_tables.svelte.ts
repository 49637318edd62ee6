/** The tables this browser holds a key to: whoever waits for us first, then the newest. */
import * as server from '../wire/calls'
import { returns } from '../wire/server.svelte'
import type { MyTable } from '../wire/types'

const ORDER = ['playing', 'open', 'over']

/** Looked up at first, and whenever the server was away and is back. To be called while a component
 *  is set up. */
export function myTables(): () => readonly MyTable[] {
  let tables = $state.raw<readonly MyTable[]>([])
  $effect(() => {
    void returns()
    void server.myTables().then(
      (found) => (tables = found.sort(byUrgency)),
      () => (tables = []),
    )
  })
  return () => tables
}

function byUrgency(one: MyTable, other: MyTable): number {
  if (one.asked !== other.asked) return one.asked ? -1 : 1
  return ORDER.indexOf(one.status) - ORDER.indexOf(other.status) || other.opened - one.opened
}
