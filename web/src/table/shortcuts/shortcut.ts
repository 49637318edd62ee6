/** Keyboard shortcuts: what a place gives its keys to, and which keys are free to be given. */

export interface Shortcut<Name extends string = string> {
  /** What it does; its words are the message `shortcut-NAME`. */
  name: Name
  /** As `keyOf` names them. */
  keys: readonly string[]
  /** Only then; two that are never due together may share a key. */
  during?: string
}

/** What each shortcut of a place does, by its name; the key that was pressed comes along, or the number
 *  that was typed. */
export type Acts<Name extends string> = Record<Name, (key: string) => void>

export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A key's name: a letter or sign as it is written, whatever the case; another key with `Shift+` if
 *  that is held. Null for what browsers and readers keep to themselves. */
export function keyOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return null
  if (event.repeat && !key.startsWith('Arrow')) return null
  if (key.length === 1) return key.toLowerCase()
  return shiftKey ? `Shift+${key}` : key
}

export function shortcutFor<S extends Shortcut>(
  shortcuts: readonly S[],
  key: string,
  during: string | null,
): S | null {
  return (
    shortcuts.find(
      (one) => one.keys.includes(key) && (one.during === undefined || one.during === during),
    ) ?? null
  )
}

/** Fields of forms whose letters are not text. */
const NOT_TEXT = 'input:is([type=radio], [type=checkbox], [type=range])'
const TEXT = `input:not(${NOT_TEXT}), textarea, select, [contenteditable]`
const MOVES = /^(Shift\+)?(Arrow|Home|End)/

/** Whether what has the focus needs the key itself: to be written in, moved through or pressed. */
export function isNeeded(key: string, focused: HTMLElement): boolean {
  if (document.querySelector('dialog[open]') || focused.matches(TEXT)) return true
  if (MOVES.test(key)) return focused.matches(NOT_TEXT)
  // Enter says yes to a form from each of its fields; elsewhere it presses what has the focus.
  if (key === 'Enter') return focused.tabIndex >= 0 && !focused.matches(NOT_TEXT)
  return key === ' ' && focused.tabIndex >= 0
}
