/** Whether the server answers: every request says so in passing. */

const server = $state({ away: false, returns: 0 })

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
