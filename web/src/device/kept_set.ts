/** A set of names that this device keeps, such as those of tables. */
import { keepText, keptJson } from './storage'

export type KeptSet = ReturnType<typeof keptSet>

export function keptSet(keptAs: string) {
  const all = () => new Set(keptJson<string[]>(keptAs) ?? [])
  const keep = (names: Set<string>) => keepText(keptAs, JSON.stringify([...names]))
  return {
    has: (name: string) => all().has(name),
    add: (name: string) => keep(all().add(name)),
    remove: (name: string) => {
      const left = all()
      left.delete(name)
      keep(left)
    },
  }
}
