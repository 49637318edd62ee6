/** How a part of the client is built as one file that needs neither a server nor a network. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin, UserConfig } from 'vite'
import { oneFile } from './one_file.ts'
import { words } from './words.ts'

const STARTS_A_WORKER = /\/planetx\/solver\/worker\/start\.ts$/
const WORKER_INSIDE = `
import Inside from './worker?worker&inline'
export const startWorker = () => new Inside()
`

/** There is no other file that the solver's worker could come from. */
function workerInside(): Plugin {
  return {
    name: 'worker-inside',
    enforce: 'pre',
    load: (id) => (STARTS_A_WORKER.test(id) ? WORKER_INSIDE : null),
  }
}

/** `parts` are the folders of what it says, besides what every page says. */
export function oneFileConfig(root: string, page: string, parts: readonly string[]): UserConfig {
  return {
    plugins: [svelte(), words(root, parts), workerInside(), oneFile(root, page)],
    publicDir: false,
    build: {
      outDir: '../src/ecliptic/server/client_files',
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: Infinity,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false, bundlerTimings: false },
        input: page,
        output: { codeSplitting: false },
      },
    },
  }
}
