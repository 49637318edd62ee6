/** The companion as one file, with the skies of all codes. */
import { defineConfig } from 'vite'
import { oneFileConfig } from './build/one_file_config.ts'

export default defineConfig(
  oneFileConfig(import.meta.dirname, 'companion.html', [
    'alone',
    'companion',
    'notebook',
    'errors',
    'why',
    'carry',
    'guide',
    'shortcuts',
  ]),
)
