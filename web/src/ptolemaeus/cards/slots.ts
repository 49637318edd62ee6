/** The cards face up, each in its place: the engine's list closes up when a card is taken, on the table
 *  the next one comes to lie where the last one lay. */

import type { Numbered } from '../../table/connection/stream'
import type { PtolemaeusEvent } from '../../wire/ptolemaeus'

export interface Slot {
  card: number
  /** It has come since the viewer last did something. */
  fresh: boolean
}

/** What a player does in his turn. */
const ACTS = new Set(['face-up', 'card', 'card-taken', 'observation', 'played', 'traded', 'passed'])

/** The slots after these events. Of two like cards the one is taken that was pressed: `pressed` has it by
 *  how many had been taken before. */
export function slotsAfter(
  events: readonly Numbered[],
  viewer: number | null,
  pressed: ReadonlyMap<number, number> = new Map(),
): (Slot | null)[] {
  const slots: (Slot | null)[] = []
  let taken = 0
  for (const { event } of events) {
    const told = event as unknown as PtolemaeusEvent
    if (isAct(told, viewer)) slots.forEach((slot) => slot && (slot.fresh = false))
    if (told.type === 'swept') slots.fill(null)
    else if (told.type === 'shown') put(slots, { card: told.card, fresh: true })
    else if (told.type === 'face-up') {
      slots[slotOf(slots, told.card, pressed.get(taken))] = null
      taken += 1
    }
  }
  return slots
}

/** The cards of a deal are not new to anybody; whoever only watches looks at one turn after another. */
function isAct(event: PtolemaeusEvent, viewer: number | null): boolean {
  if (event.type === 'round' && event.number === 1) return true
  if (viewer === null) return event.type === 'turn' || event.type === 'face-up'
  return ACTS.has(event.type) && 'seat' in event && event.seat === viewer
}

/** How many cards have been taken from those face up. */
export function takenOf(events: readonly Numbered[]): number {
  return events.filter(({ event }) => event.type === 'face-up').length
}

function slotOf(slots: readonly (Slot | null)[], card: number, pressed?: number): number {
  if (pressed !== undefined && slots[pressed]?.card === card) return pressed
  return slots.findIndex((slot) => slot?.card === card)
}

/** Into the first empty slot; at first there are none at all. */
function put(slots: (Slot | null)[], slot: Slot): void {
  const empty = slots.indexOf(null)
  slots[empty < 0 ? slots.length : empty] = slot
}
