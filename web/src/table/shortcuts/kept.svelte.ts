/** Whether shortcuts are on, kept on this device, and whether their sheet is open. */
import { keepText, keptText } from '../../device/storage'

const KEPT_AS = 'ecliptic-shortcuts'

const shown = $state({ sheet: false, on: true })

export const shortcuts = {
  get sheet(): boolean {
    return shown.sheet
  },
  get on(): boolean {
    return shown.on
  },
  /** What was chosen on this device before. */
  recall(): void {
    shown.on = keptText(KEPT_AS) !== 'off'
  },
  turn(on: boolean): void {
    shown.on = on
    keepText(KEPT_AS, on ? 'on' : 'off')
  },
  open(): void {
    shown.sheet = true
  },
  close(): void {
    shown.sheet = false
  },
}
