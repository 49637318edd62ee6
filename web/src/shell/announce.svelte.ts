/** What screen readers are told as it happens. `Announcer.svelte` holds the live region. */

const said = $state<{ text: string; number: number }>({ text: '', number: 0 })

export const announced = () => said

/** Say a sentence; the same sentence twice is said twice. */
export function announce(text: string): void {
  said.text = text
  said.number += 1
}
