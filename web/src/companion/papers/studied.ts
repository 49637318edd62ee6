import type { Evening, Player } from '../evening/evening'

/** A player's evening opened as a notebook; its id. Only those who ask for it load the notebook. */
export async function studied(evening: Evening, player: Player): Promise<string> {
  return (await import('./notebook')).openEvening(evening, player)
}
