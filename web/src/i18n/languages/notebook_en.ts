/** The notebook in this language: only those who open one load it. */
export default import.meta.glob<string>('/locales/en/notebook/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
