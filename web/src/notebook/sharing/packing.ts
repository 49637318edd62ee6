/** A notebook small enough for an address: compressed, and written in letters that addresses allow. */

import { linkTo } from '../../ui/navigation.svelte'
import { written, type Notebook } from '../model/entries'
import { MOST_BYTES, readNotebook } from './reading'
import { Unreadable } from './unreadable'

/** What stands before a packed notebook behind the `#`. */
const MARK = 'notebook='

/** Where others find a page that asks whether to add this notebook. What was undone stays here. */
export async function addressOf(notebook: Notebook, origin: string): Promise<string> {
  const entries = notebook.entries.slice(0, notebook.done)
  return `${origin}${linkTo('/notebook')}#${MARK}${await pack(written({ ...notebook, entries }))}`
}

/** Whether a fragment holds a notebook. */
export const isPacked = (fragment: string) => fragment.startsWith(`#${MARK}`)

export async function unpacked(fragment: string): Promise<Notebook> {
  return readNotebook(await unpack(fragment.slice(MARK.length + 1)))
}

async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toLetters(new Uint8Array(await new Response(packed).arrayBuffer()))
}

async function unpack(letters: string): Promise<string> {
  const reader = new Blob([fromLetters(letters)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
      // A few letters can unfold to more than any memory holds.
      if (text.length > MOST_BYTES) throw new Unreadable({ code: 'too-large' })
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable({ code: 'cut-short' })
  }
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (one) => String.fromCharCode(one)).join('')
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(letters.replace(/-/g, '+').replace(/_/g, '/'))
    return Uint8Array.from(binary, (one) => one.charCodeAt(0))
  } catch {
    throw new Unreadable({ code: 'cut-short' })
  }
}
