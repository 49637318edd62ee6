/** Storage where the browser gives a file none: what is written lives as long as the page. */

class PassingStorage implements Storage {
  [name: string]: unknown
  readonly #kept = new Map<string, string>()

  get length(): number {
    return this.#kept.size
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null
  }
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null
  }
  setItem(name: string, text: string): void {
    this.#kept.set(name, text)
  }
  removeItem(name: string): void {
    this.#kept.delete(name)
  }
  clear(): void {
    this.#kept.clear()
  }
}

/** Whether the browser keeps what this page writes; if not, the page gets a storage that passes. */
export function hasStorage(): boolean {
  try {
    const probe = 'ecliptic-probe'
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return true
  } catch {
    Object.defineProperty(window, 'localStorage', { value: new PassingStorage() })
    return false
  }
}
