/** What is right in a language though it looks like a mistake. */
import type { Rendered } from './catalogue'

/** Names of games, which are names. */
const TITLES = ['home-game-planetx', 'home-game-ptolemaeus']

/** Messages that are the same as in English, because the words are. */
const SAME: Partial<Record<Rendered, string[]>> = {
  it: [
    'shell-home',
    'shell-mode-standard',
    'home-guests',
    'moment-first',
    'end-first',
    'lobby-link',
    'table-title',
    'ptolemaeus-centre-round',
    'ptolemaeus-planet-in',
  ],
  fr: [
    'replay-pause',
    'replay-tab-sky',
    'shell-mode-standard',
    'shell-mode-expert',
    'shell-level-assistant',
    'shell-help-contradictions',
    'new-mode',
    'moment-first',
    'end-first',
    'guests-contact',
    'shell-level-sage',
    'mark-game-never',
    'end-total',
    'rules-action',
    'rules-points',
    'guide-begin',
    'notebook-note',
    'ptolemaeus-shape-opposition',
    'ptolemaeus-guide-points',
    'legend-planet-4',
    'legend-planet-5',
    'tab-action',
  ],
  // Keyboards sold in Poland have these words on their keys.
  pl: [
    'home-alone',
    'lobby-link',
    'table-title',
    'key-Enter',
    'key-Home',
    'key-End',
    'key-Shift',
    'legend-planet-4',
    'legend-planet-6',
  ],
}

export const sameIn = (language: Rendered): ReadonlySet<string> =>
  new Set([...TITLES, ...(SAME[language] ?? [])])

/** Straight quotes anywhere; in French also a space that could break, or is too wide. */
const UNSPACED: Partial<Record<Rendered, RegExp>> = {
  it: /['"“”]/,
  fr: /['"“”]| [:;!?»]|« |\u00a0[;!?]|[^\s\u202f\d:][;!?](?=\s|$)/,
  pl: /['"“]/,
}

export const unspacedIn = (language: Rendered): RegExp => UNSPACED[language] ?? /['"]/
