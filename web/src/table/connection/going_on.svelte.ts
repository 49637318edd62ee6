import { tick } from 'svelte'
import type { AtTable } from './connection.svelte'

/** What had the focus may be gone once an answer has come back, or be the button that said yes to it:
 *  whoever plays by keyboard goes on at the question. To be called while a component is set up; what
 *  it returns is called before each answer. */
export function goingOn(connection: () => AtTable): () => void {
  let answering = $state(false)

  $effect(() => {
    if (!answering || connection().pending !== null) return
    answering = false
    void tick().then(() => {
      const focused = document.activeElement
      if (focused === document.body || focused?.matches('.confirm-bar :focus-visible')) {
        document.getElementById('action-title')?.focus()
      }
    })
  })

  return () => {
    answering = true
  }
}
