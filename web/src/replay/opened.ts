/** What somebody sees from whom nothing is hidden: the sky, and the face of every theory. */
import type { Frame, Thing, View } from '../wire/types'

interface Event {
  type: string
}
interface SkyDealt extends Event {
  system: Thing[]
}
interface TheoryPlaced extends Event {
  number: number
  sector: number
  thing: Thing
}

/** The sky of a game, from its deal. */
export function skyOf(frames: readonly Frame[]): Thing[] {
  const dealt = (frames[0]?.told ?? []) as Event[]
  return (dealt.find((event) => event.type === 'sky') as SkyDealt | undefined)?.system ?? []
}

/** The spectator's view of a frame, with every theory's face. Numbers come again after an undo. */
export function openedView(frames: readonly Frame[], at: number): View {
  const view = frames[at]!.view as View
  const faces = new Map<number, TheoryPlaced>()
  for (const frame of frames.slice(0, at + 1)) {
    for (const event of frame.told as Event[]) {
      if (event.type === 'placed') faces.set((event as TheoryPlaced).number, event as TheoryPlaced)
    }
  }
  const submitted = [...faces.values()].map(
    ({ number, sector, thing }): [number, number, Thing] => [number, sector, thing],
  )
  return { ...view, desk: { supply: [], chosen: [], submitted } }
}
