/** The fields of a form as they are filled in, kept as a draft: neither a reload nor a call nor an empty
 *  battery loses them. To be called while a component is set up; what is empty again is forgotten. */

import type { Draft } from './draft'

export function drafted<T extends object>(
  draft: Draft,
  decision: string,
  blank: T,
  /** Whether what was kept can be taken up again: somebody else may have changed what it is about. */
  fits: (found: T) => boolean,
): T {
  const found = draft.kept(decision)
  const whole = isObject(found) && { ...blank, ...found }
  const fields = $state<T>(whole && fits(whole) ? whole : { ...blank })
  keptAsDrafted(draft, decision, () => $state.snapshot(fields) as object, blank)
  return fields
}

/** Keeps what a form holds, as long as it holds anything. */
export function keptAsDrafted(
  draft: Draft,
  decision: string,
  fields: () => object,
  blank: object,
): void {
  const nothing = JSON.stringify(blank)
  $effect(() => {
    const now = fields()
    if (JSON.stringify(now) !== nothing) draft.keep(decision, now)
    else if (draft.decision === decision) draft.forget()
  })
}

const isObject = (found: unknown): found is object =>
  typeof found === 'object' && found !== null && !Array.isArray(found)
