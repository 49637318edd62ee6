/** The table of Ptolemaeus in this language: only those who look at one load it. What the server
 *  refuses is said without it. */
export default import.meta.glob<string>('/locales/fr/ptolemaeus/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
