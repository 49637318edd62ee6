/** A first game, step by step, on a real table: a step is over when the game says so, or when it has
 *  been read. Each game has its own steps. */

export interface Step<Now, Place extends string = string> {
  name: string
  /** Which part of the table it is about. */
  place: Place
  /** Whether the moment for it has come. */
  ready: (now: Now) => boolean
  /** Whether the player has done it; a step without this is over when it has been read. */
  done?: (now: Now) => boolean
  /** As soon as its moment has come, it goes before the others: the game asks for it. */
  urgent?: boolean
}

/** The step the player is at: the first that is neither read nor done, unless the game asks for what
 *  a later one explains. Null after the last one. */
export function nextStep<Now, S extends Step<Now>>(
  steps: readonly S[],
  now: Now,
  read: ReadonlySet<string>,
): S | null {
  const open = steps.filter((step) => !read.has(step.name) && !(step.done?.(now) ?? false))
  return open.find((step) => step.urgent && step.ready(now)) ?? open[0] ?? null
}
