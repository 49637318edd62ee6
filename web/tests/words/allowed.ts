/** What is right in a language though it looks like a mistake. */
import type { Language } from './catalogue'

/** Names of games, which are names. */
const TITLES = ['home-game-planetx', 'home-game-ptolemaeus']

/** Messages that are the same as in English, because the words are. */
export const SAME_IN: Record<Language, ReadonlySet<string>> = {
  en: new Set(),
  it: new Set([
    ...TITLES,
    'shell-mode-standard',
    'lobby-link',
    'table-title',
    'ptolemaeus-centre-round',
    'ptolemaeus-planet-in',
  ]),
  fr: new Set([
    ...TITLES,
    'shell-mode-standard',
    'shell-mode-expert',
    'shell-level-assistant',
    'shell-help-contradictions',
    'mark-game-never',
    'end-total',
    'rules-action',
    'rules-points',
    'guide-begin',
    'notebook-note',
    'ptolemaeus-shape-opposition',
  ]),
  pl: new Set([...TITLES, 'lobby-link', 'table-title']),
}

/** Straight quotes anywhere; in French also a space that could break, or is too wide. */
export const UNSPACED: Record<Language, RegExp> = {
  en: /['"]/,
  it: /['"“”]/,
  fr: /['"“”]| [:;!?»]|« |\u00a0[;!?]|[^\s\u202f\d:][;!?](?=\s|$)/,
  pl: /['"“]/,
}
