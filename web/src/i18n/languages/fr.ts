/** Everything that is said in this language save the rules, Ptolemaeus, the companion
 *  and the notebook, as one file to load. */
export default import.meta.glob<string>('/locales/fr/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
