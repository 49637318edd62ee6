import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHUNKS } from './build/chunks.ts'
import { manifest } from './build/manifest.ts'
import { offline, WORKER } from './build/offline.ts'
import { words } from './build/words.ts'

const OUT = '../src/ecliptic/server/client_files'

/** Compresses once at build time what the server would compress again and again. */
function compressed(): Plugin {
  let out = OUT
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) continue
        const body = readFileSync(join(out, file))
        writeFileSync(join(out, `${file}.br`), brotliCompressSync(body))
        writeFileSync(join(out, `${file}.gz`), gzipSync(body, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [
    svelte(),
    words(import.meta.dirname),
    offline(import.meta.dirname, { page: 'index.html', base: '/', manifest }),
    compressed(),
  ],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      input: { index: 'index.html', worker: 'src/device/offline/worker.ts' },
      output: {
        // A worker keeps its address for ever; everything else is named by its content.
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Threads start sooner than processes.
    pool: 'threads',
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
})
