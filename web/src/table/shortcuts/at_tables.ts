/** The shortcuts that are the same at every table. */
import { tick } from 'svelte'
import type { Guide } from '../guide/guide.svelte'
import { shortcuts } from './kept.svelte'
import type { Acts, Shortcut } from './shortcut'

export const AT_TABLES = [
  { name: 'confirm', keys: ['Enter'] },
  { name: 'take-back', keys: ['u'] },
  { name: 'guide', keys: ['i'] },
  { name: 'keys', keys: ['?'] },
] as const satisfies readonly Shortcut[]

/** `guide` is null while it cannot be called. */
export function actsAtTables(guide: () => Guide | null): Acts<(typeof AT_TABLES)[number]['name']> {
  return {
    confirm: () => press('Enter'),
    'take-back': () => press('u'),
    guide: () => toggle(guide()),
    keys: () => shortcuts.open(),
  }
}

/** A key presses the button that names it, if there is one: no more can be done by it than by that. */
function press(key: string): void {
  document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`)?.click()
}

function toggle(guide: Guide | null): void {
  if (guide?.on) guide.leave()
  else guide?.begin()
}

/** Go to a panel by the id of its heading, also where it lies behind a tab. */
export async function goTo(title: string): Promise<void> {
  const heading = document.getElementById(title)
  const pane = heading?.closest('[role=tabpanel][hidden]')
  document.getElementById(pane?.getAttribute('aria-labelledby') ?? '')?.click()
  await tick()
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
  heading.scrollIntoView({ block: 'nearest' })
}
