/** The manifest of the app in one language: what a browser shows where it is installed. */

const SKY = '#0b1020'

export type Say = (message: string) => string

export function manifest(language: string, say: Say): Record<string, unknown> {
  return {
    // The same in every language, so that it is the same app.
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: 'Ecliptic',
    short_name: 'Ecliptic',
    description: say('app-description'),
    categories: ['games', 'entertainment'],
    display: 'standalone',
    background_color: SKY,
    theme_color: SKY,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: say('app-new-planetx'), url: '/new' },
      { name: say('app-new-ptolemaeus'), url: '/new?game=ptolemaeus' },
      { name: say('app-replay'), url: '/replay' },
    ],
  }
}
