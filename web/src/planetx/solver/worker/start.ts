/** Where the solver's worker comes from: a file of its own, or, in a page that is one file, that page
 *  (build/one_file_config.ts). */
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
