/** Everything that is said in this language save the rules, Ptolemaeus, the companion
 *  and the notebook, as one file to load. */
export default import.meta.glob<string>(
  [
    '/locales/it/*.ftl',
    '!/locales/it/*rules.ftl',
    '!/locales/it/ptolemaeus.ftl',
    '!/locales/it/ptolemaeus-guide.ftl',
    '!/locales/it/companion.ftl',
    '!/locales/it/notebook*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
