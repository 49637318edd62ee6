/** What screen readers are told as it happens. `Announcer.svelte` holds the live region. */
import { untrack } from 'svelte'

const said = $state<{ text: string; number: number }>({ text: '', number: 0 })

export const announced = () => said

/** Say a sentence; the same sentence twice is said twice. May be called from effects. */
export function announce(text: string): void {
  untrack(() => {
    said.text = text
    said.number += 1
  })
}
