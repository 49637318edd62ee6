/** The keys of a replay. */
import type { Shortcut } from '../shortcuts/shortcut'

export const SHORTCUTS = [
  { name: 'replay-step', keys: ['ArrowLeft', 'ArrowRight'] },
  { name: 'replay-turn', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
  { name: 'replay-play', keys: [' '] },
  { name: 'replay-ends', keys: ['Home', 'End'] },
  { name: 'keys', keys: ['?'] },
] as const satisfies readonly Shortcut[]
