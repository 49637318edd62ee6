/** Panels whose buttons have numbers: a key puts them there (its table shows them), a number
 *  presses its button. Whatever a finger could press, and no more. */
import { goTo } from './at_tables'

/** What can be chosen: a button with two states, or one that opens more. */
const BUTTONS = ':is([aria-pressed], [aria-expanded])'

/** Number the panel under this heading and no other, and bring it into sight. */
export function putNumbers(title: string): void {
  for (const panel of document.querySelectorAll('[data-numbered]')) {
    panel.removeAttribute('data-numbered')
  }
  panelOf(title)?.setAttribute('data-numbered', '')
  void goTo(title)
}

/** Press a button of the panel with numbers; without one, of the first of these panels that has any. */
export function pressNumbered(number: number, titles: readonly string[]): void {
  buttonsOf(titles)[number - 1]?.click()
}

export function countNumbered(titles: readonly string[]): number {
  return buttonsOf(titles).length
}

function buttonsOf(titles: readonly string[]): HTMLElement[] {
  const numbered = document.querySelector<HTMLElement>('[data-numbered]')
  const panels = [numbered, ...titles.map(panelOf)]
  const found = panels.find((panel) => panel?.querySelector(`button${BUTTONS}`))
  return [...(found?.querySelectorAll<HTMLElement>(`button${BUTTONS}`) ?? [])]
}

function panelOf(title: string): HTMLElement | null {
  return document.getElementById(title)?.closest('section') ?? null
}
