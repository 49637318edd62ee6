/** Which alerts this device gives when it is one's turn and nobody looks, beside title and icon. */
import { keepText, keptJson } from '../../device/storage'

export interface Alerts {
  sound: boolean
  notice: boolean
}

const KEPT_AS = 'ecliptic-alerts'
const chosen = $state<Alerts>({ sound: false, notice: false, ...keptJson<Alerts>(KEPT_AS) })

export const alerts = (): Readonly<Alerts> => chosen

export function setAlert(kind: keyof Alerts, on: boolean): void {
  chosen[kind] = on
  keepText(KEPT_AS, JSON.stringify(chosen))
}
