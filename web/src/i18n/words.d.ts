/** Made by build/words.ts: the texts of `LANGUAGE` and `LANGUAGE/PART`, each loaded when it is needed. */
declare module 'virtual:words' {
  const sources: Record<string, (() => Promise<{ default: string[] }>) | undefined>
  export default sources
}
