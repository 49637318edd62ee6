/** A notebook as a file in the folder where the browser saves what is downloaded. */

import { saveFile } from '../../device/save_file'
import { written, type Notebook } from '../model/entries'

const NOT_IN_NAMES = /[^\p{L}\p{N}]+/gu

export function fileName(name: string): string {
  const plain = name.replace(NOT_IN_NAMES, '-').replace(/^-|-$/g, '').slice(0, 60)
  return `${['ecliptic-notebook', plain].filter(Boolean).join('-')}.json`
}

/** Exactly the bytes that this device keeps. */
export function saveAsFile(notebook: Notebook, name: string): void {
  saveFile(fileName(name), written(notebook), 'application/json')
}
