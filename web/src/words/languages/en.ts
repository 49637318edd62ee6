/** Everything that is said in this language, as one file to load. */
export default import.meta.glob<string>('/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
