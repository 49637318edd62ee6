/** Everything that is said in this language save the rules, the companion and the notebook, as one file to load. */
export default import.meta.glob<string>(
  [
    '/locales/fr/*.ftl',
    '!/locales/fr/*rules.ftl',
    '!/locales/fr/companion.ftl',
    '!/locales/fr/notebook*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
