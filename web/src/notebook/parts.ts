/** The parts of a notebook, and the one that was looked at last. */

export const PARTS = ['hints', 'moves', 'theories', 'clues', 'score', 'settings'] as const
export type Part = (typeof PARTS)[number]

const KEPT_AS = 'ecliptic-notebook-part'

/** A reload comes back to the same part; another tab may look at another one. */
export function keptPart(): Part {
  try {
    const kept = sessionStorage.getItem(KEPT_AS)
    return PARTS.find((one) => one === kept) ?? 'hints'
  } catch {
    return 'hints'
  }
}

export function keepPart(part: Part): void {
  try {
    sessionStorage.setItem(KEPT_AS, part)
  } catch {
    // A page that may keep nothing opens at its first part again.
  }
}
