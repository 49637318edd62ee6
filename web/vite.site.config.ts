/** The client for a static host: companion, notebook and rules in one folder, without a server. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { siteManifest } from './build/manifest.ts'
import { offline, WORKER } from './build/offline.ts'
import { doors, withoutTables } from './build/site.ts'
import { words } from './build/words.ts'

const PAGE = 'site.html'

export default defineConfig({
  // Its files find each other wherever they are.
  base: './',
  plugins: [
    svelte(),
    words(import.meta.dirname),
    withoutTables(),
    offline(import.meta.dirname, { page: PAGE, base: './', manifest: siteManifest }),
    doors(import.meta.dirname, PAGE),
  ],
  build: {
    outDir: '../src/ecliptic/server/client_files/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      input: { index: PAGE, worker: 'src/device/offline/worker.ts' },
      output: {
        // What several screens share is one file, so that a screen opens with few of them.
        codeSplitting: {
          groups: [{ name: 'client', test: /\.(ts|js|svelte)$/, minShareCount: 2 }],
        },
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
})
