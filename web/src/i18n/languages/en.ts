/** Everything that is said in this language save the rules, Ptolemaeus, the companion
 *  and the notebook, as one file to load. */
export default import.meta.glob<string>(
  [
    '/locales/en/*.ftl',
    '!/locales/en/*rules.ftl',
    '!/locales/en/ptolemaeus.ftl',
    '!/locales/en/ptolemaeus-guide.ftl',
    '!/locales/en/companion.ftl',
    '!/locales/en/notebook*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
