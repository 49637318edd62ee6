/** The page that measures the solver: `python -m bench phone_solver`. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    target: 'es2022',
    lib: {
      entry: 'bench/solver.ts',
      formats: ['iife'],
      name: 'bench',
      fileName: () => 'solver.js',
    },
  },
})
