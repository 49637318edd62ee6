/** What one frame of Ptolemaeus told, in sentences. */
import type { Found } from '../log/followed'
import { story } from '../log/story'
import { bonusName, cardList, cardName, planetList } from '../words/words'
import type { Numbered } from '../../table/connection/stream'
import type { PtolemaeusEvent } from '../../wire/ptolemaeus'
import { seatName, type Scene } from '../../table/seats/names'
import { t } from '../../i18n/messages.svelte'
import type { FrameLine } from '../../table/replay/frame_lines'

type Told = Numbered['event']

/** With everything open the order of the decks is told too; they are spoken of as at the table. */
const AS_AT_THE_TABLE: Record<string, string> = {
  deck: 'deck-made',
  'bonus-deck': 'bonus-deck-made',
  'event-deck': 'event-deck-made',
}

/** `before` is what the frame found; null at the deal. */
export function frameLines(
  told: readonly unknown[],
  scene: Scene,
  before: Found | null,
): FrameLine[] {
  const events = told.map((one, number) => {
    const event = one as Told
    return { number, event: { ...event, type: AS_AT_THE_TABLE[event.type] ?? event.type } }
  })
  if (events.some(({ event }) => event.type === 'taken-back')) {
    return [{ seat: null, text: t('event-taken-back'), learned: null, details: [] }]
  }
  return story(events, scene, before).map(({ number, seat, text, only, details }) => {
    const opened = othersSecret(events[number]!.event as unknown as PtolemaeusEvent, scene)
    const secret = opened ?? (only ? text : null)
    return { seat, text: secret === null ? text : '', learned: secret, details }
  })
}

/** What only its owner was told then, said of somebody else; null if it is no such thing. */
function othersSecret(event: PtolemaeusEvent, scene: Scene): string | null {
  if (!('seat' in event) || event.seat === scene.viewer) return null
  const name = seatName(event.seat, scene)
  switch (event.type) {
    case 'objective':
      return t('replay-opened-objective', { name, text: planetList(event.planets) })
    case 'card':
      return t('replay-opened-card', { name, card: cardName(event.card) })
    case 'bonus':
      return t('replay-opened-bonus', { name, card: bonusName(event.card) })
    case 'discard':
      return t('replay-opened-discard', { name, cards: cardList(event.cards) })
    default:
      return null
  }
}
