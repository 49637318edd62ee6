/** What this browser keeps from one visit to the next: texts, each under a name.
 *
 *  Nothing else touches `localStorage`. To keep may be refused, where the storage is full or
 *  forbidden; whoever cannot go on without it catches that.
 */

type Texts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** Looked up each time: where it is forbidden, even looking is refused. */
let texts = (): Texts => localStorage

export const keptText = (name: string) => texts().getItem(name)
export const keepText = (name: string, text: string) => texts().setItem(name, text)
export const forgetText = (name: string) => texts().removeItem(name)

export function keptNames(beginning: string): string[] {
  const names = Array.from({ length: texts().length }, (_, index) => texts().key(index) ?? '')
  return names.filter((name) => name.startsWith(beginning))
}

/** What was kept as JSON; null if there is nothing, or nothing that can be read. */
export function keptJson<T>(name: string): T | null {
  try {
    return JSON.parse(keptText(name) ?? '') as T
  } catch {
    return null
  }
}

/** Look again whenever another tab has kept something under this name. Returns how to stop. */
export function onKeptElsewhere(name: string, look: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === name) look()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** Whether the browser keeps what this page writes; if not, it is kept as long as the page lives. A
 *  storage that is full keeps what it has: only what is new finds no room. */
export function keepsTexts(): boolean {
  if (canRead() && (canWrite() || texts().length > 0)) return true
  const passing = passingTexts()
  texts = () => passing
  return false
}

function canRead(): boolean {
  try {
    return texts().length >= 0
  } catch {
    return false
  }
}

function canWrite(): boolean {
  try {
    const probe = 'ecliptic-probe'
    keepText(probe, probe)
    forgetText(probe)
    return true
  } catch {
    return false
  }
}

function passingTexts(): Texts {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}
