/** The notebook as one file. */
import { defineConfig } from 'vite'
import { oneFileConfig } from './build/one_file_config.ts'

export default defineConfig(
  oneFileConfig(import.meta.dirname, 'notebook.html', [
    'alone',
    'notebook',
    'errors',
    'why',
    'carry',
  ]),
)
