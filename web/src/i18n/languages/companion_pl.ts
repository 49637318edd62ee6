/** The companion in this language: only those who open it load it. */
export default import.meta.glob<string>('/locales/pl/companion/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
