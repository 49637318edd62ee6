/** The notebook as one file that needs neither a server nor a network. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { oneFile } from './build/one_file.ts'
import { words } from './build/words.ts'

const PAGE = 'notebook.html'
/** What other pages say: the folders of other parts, and the other game's errors. */
const UNSAID = /\/locales\/\w+\/((?!notebook\/|errors\/)\w+\/[\w-]+|errors\/ptolemaeus)\.ftl\?raw$/

function withoutOtherPages(): Plugin {
  return {
    name: 'without-other-pages',
    enforce: 'pre',
    load: (id) => (UNSAID.test(id) ? "export default ''" : null),
  }
}

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

export default defineConfig({
  plugins: [
    svelte(),
    words(import.meta.dirname),
    withoutOtherPages(),
    workerInside(),
    oneFile(import.meta.dirname, PAGE),
  ],
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
      input: PAGE,
      output: { codeSplitting: false },
    },
  },
})
