/**
 * Builds the client of a tree with the pseudo-language, or in mode `notebook` the notebook in one
 * file, by that tree's own configuration: only quicker, as nobody will load it from afar.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, loadConfigFromFile, type Plugin } from 'vite'
import { treeWithPseudo } from './tree.ts'

export default defineConfig(async (env) => {
  const tree = treeWithPseudo()
  process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
  const own = env.mode === 'notebook' ? 'vite.notebook.config.ts' : 'vite.config.ts'
  const found = await loadConfigFromFile(env, join(tree, own), tree)
  if (!found) throw new Error(`the tree has no ${own}`)
  const { plugins = [], build, ...rest } = found.config
  return {
    ...rest,
    root: tree,
    plugins: plugins.filter((one) => (one as Plugin).name !== 'compressed'),
    build: { ...build, minify: false },
  }
})
