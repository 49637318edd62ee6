/** The time track: how far each pawn is, and who acts (rules 2).
 *
 *  The player furthest back acts; of pawns with the same time the one that came first. A newcomer
 *  stands in front of those already there.
 */

export interface Track {
  /** The time of each player. */
  times: number[]
  /** Players from furthest back to furthest ahead. */
  order: number[]
}

export function startingTrack(players: number): Track {
  const order = Array.from({ length: players }, (_, player) => player)
  return { times: order.map(() => 0), order }
}

/** A pawn walks on (or back), and stands behind nobody who was there before it. */
export function moved(track: Track, player: number, time: number): Track {
  if (time === 0 || track.times[player] === undefined) return track
  const times = track.times.with(player, Math.max(0, track.times[player] + time))
  const others = track.order.filter((one) => one !== player)
  const ahead = others.findIndex((one) => times[one]! > times[player]!)
  return { times, order: others.toSpliced(ahead < 0 ? others.length : ahead, 0, player) }
}

/** Pawns of one sector stand as in `order`. */
export function lined(track: Track, order: readonly number[]): Track {
  const sorted = [...track.order].sort(
    (one, other) =>
      track.times[one]! - track.times[other]! || order.indexOf(one) - order.indexOf(other),
  )
  return { ...track, order: sorted }
}

export const furthestBack = (track: Track) => Math.min(...track.times)
