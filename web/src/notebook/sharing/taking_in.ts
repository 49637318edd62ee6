/** Notebooks from elsewhere become notebooks of this device, beside those it has. */

import type { Notebook } from '../model/entries'
import { freshId, notebooks } from '../model/notebooks'
import { t } from '../../i18n/messages.svelte'
import { MOST_BYTES, readNotebook } from './reading'
import { Unreadable } from './unreadable'

/** Keep a copy under an id of its own, so that none that is here is touched; that id. */
export function takeIn(notebook: Notebook): string {
  const id = freshId()
  try {
    notebooks.keep({ ...notebook, id })
  } catch {
    throw new Unreadable({ code: 'storage' })
  }
  return id
}

export async function readFile(file: Blob): Promise<Notebook> {
  if (file.size > MOST_BYTES) throw new Unreadable({ code: 'too-large' })
  return readNotebook(await file.text())
}

/** Why a notebook was not taken in, as a sentence. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Unreadable)) return t('share-refused-not-json')
  const { code, ...facts } = error.trouble
  return t(`share-refused-${code}`, facts)
}
