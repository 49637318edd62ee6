import { tick } from 'svelte'
import type { TableConnection } from './connection.svelte'

/** What had the focus may be gone once an answer has come back: the reader goes on at the question.
 *  To be called while a component is set up; what it returns is called before each answer. */
export function goingOn(connection: () => TableConnection): () => void {
  let answering = $state(false)

  $effect(() => {
    if (!answering || connection().pending !== null) return
    answering = false
    void tick().then(() => {
      if (document.activeElement === document.body) document.getElementById('action-title')?.focus()
    })
  })

  return () => {
    answering = true
  }
}
