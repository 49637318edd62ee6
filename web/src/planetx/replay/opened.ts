/** What somebody sees from whom nothing is hidden: the sky, and the face of every theory. */
import type { Desk, Frame, Thing, View } from '../../wire/types'

interface SkyDealt {
  type: 'sky'
  system: Thing[]
}

/** The sky of a game, from its deal. */
export function skyOf(opening: Frame | null): Thing[] {
  const dealt = (opening?.told ?? []) as { type: string }[]
  return (dealt.find((event) => event.type === 'sky') as SkyDealt | undefined)?.system ?? []
}

/** The spectator's view of a frame, with every theory's face. */
export function openedView(frame: Frame): View {
  const desks = frame.desks as Desk[]
  const submitted = desks.flatMap((desk) => desk.submitted)
  return { ...(frame.view as View), desk: { supply: [], chosen: [], submitted } }
}
