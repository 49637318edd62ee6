import { tick } from 'svelte'
import type { AtTable } from './connection.svelte'

/** A refusal is shown until another choice is begun or another question is asked. A question that
 *  comes with the refusal, and the choice it begins, do not count. To be called while a component is
 *  set up. */
export function forgetRefusals(connection: () => AtTable, chosen: () => string): void {
  let refusal: unknown = null
  let refusedAt: string | null = null
  const now = (): string => `${connection().now?.decision} ${chosen()}`

  $effect(() => {
    const at = now()
    const problem = connection().problem
    if (problem !== refusal) {
      refusal = problem
      refusedAt = null
      void tick().then(() => (refusedAt = now()))
    } else if (problem !== null && refusedAt !== null && at !== refusedAt) {
      connection().problem = null
    }
  })
}
