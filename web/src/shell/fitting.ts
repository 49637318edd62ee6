/** Who fits a person who just wants to play: one level up after a win, one down after a loss. */
import { LEVELS } from '../wire/types'

const KEPT_AS = 'ecliptic-fitting'
/** `random` is for programs. */
const LADDER = (LEVELS['planetx'] ?? []).filter((level) => level !== 'random')

interface Kept {
  level: string
  /** The quick game whose end has not been seen yet. */
  table: string | null
}

export function fittingLevel(): string {
  return kept().level
}

/** Whether the level was chosen by an earlier game. */
export function hasPlayed(): boolean {
  return localStorage.getItem(KEPT_AS) !== null
}

export function playingQuickly(table: string): void {
  keep({ ...kept(), table })
}

/** A game is over: if it was the quick one, the next opponent is chosen by it. */
export function learnFrom(table: string, won: boolean): void {
  const now = kept()
  if (now.table === table) keep({ level: after(now.level, won), table: null })
}

export function after(level: string, won: boolean): string {
  const step = LADDER.indexOf(level) + (won ? 1 : -1)
  return LADDER[Math.max(0, Math.min(LADDER.length - 1, step))]!
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? '') as Kept
    if (LADDER.includes(found.level)) return found
  } catch {
    // Nothing kept yet, or not by us.
  }
  return { level: LADDER[0]!, table: null }
}

function keep(next: Kept): void {
  localStorage.setItem(KEPT_AS, JSON.stringify(next))
}
