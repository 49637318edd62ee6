/** The rules of the games in this language: only those who read them load them. */
export default import.meta.glob<string>('/locales/it/rules/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
