/** Files of the client that are loaded when they are needed. */

/** Such a file could not be loaded, or is not what it should be. */
export class BadFile extends Error {
  readonly why: 'missing' | 'spoilt'

  constructor(why: BadFile['why'], address: string) {
    super(`${address} is ${why}`)
    this.why = why
  }
}

/** Told how much has come so far, of how much if that is known. */
export type Arriving = (bytes: number, total: number | null) => void

/** The file at an address that the build gave it; in a page that is one file it stands there itself. */
export async function loadFile(address: string, arriving: Arriving): Promise<Uint8Array> {
  if (address.startsWith('data:')) return standing(address)
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok || !answer.body) throw new BadFile('missing', address)
  const total = Number(answer.headers.get('content-length')) || null
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BadFile('missing', address)
    })
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    parts.push(value)
    bytes += value.length
    arriving(bytes, total)
  }
}

const standing = (address: string): Uint8Array =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
