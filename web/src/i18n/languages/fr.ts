/** Everything that is said in this language save the rules, Ptolemaeus, the companion
 *  and the notebook, as one file to load. */
export default import.meta.glob<string>(
  [
    '/locales/fr/*.ftl',
    '!/locales/fr/*rules.ftl',
    '!/locales/fr/ptolemaeus.ftl',
    '!/locales/fr/ptolemaeus-guide.ftl',
    '!/locales/fr/companion.ftl',
    '!/locales/fr/notebook*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
