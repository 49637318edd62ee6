/** Whether the server answers: every request says so in passing. */

const server = $state({ away: false, returns: 0 })
let isThere = true

/** A folder of a static host and a page that is one file have none: nothing is ever asked there. */
export const hasServer = () => isThere

export function goWithoutServer(): void {
  isThere = false
}

export const isAway = () => server.away

/** Counts how often the server has come back; whoever looks at it starts again then. */
export const returns = () => server.returns

export function answered(): void {
  if (!server.away) return
  server.away = false
  server.returns += 1
}

export function unanswered(): void {
  server.away = true
}
