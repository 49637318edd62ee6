/** Where other devices find this page: on its own machine a server is called by a name for itself. */
import * as server from '../../wire/calls'
import { hasServer } from '../../wire/server.svelte'

const known = $state<{ address: string | null }>({ address: null })
let asked = false

/** The best address known so far; the server is asked once. */
export function addressForOthers(): string {
  if (!asked && hasServer()) void ask()
  return known.address ?? location.origin
}

async function ask(): Promise<void> {
  asked = true
  const found = await server.address().catch(() => null)
  known.address = found?.address ?? null
}
