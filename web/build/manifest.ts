/** The manifests of the app in one language: what a browser shows where it is installed. */

const SKY = '#0b1020'

export type Say = (message: string) => string

type Manifest = Record<string, unknown>

/** On a server, which has it at its root. */
export function manifest(language: string, say: Say): Manifest {
  return {
    // The same in every language, so that it is the same app.
    id: '/',
    ...inFolder('/', language),
    description: say('app-description'),
    shortcuts: [
      { name: say('app-new-planetx'), url: '/new' },
      { name: say('app-new-ptolemaeus'), url: '/new?game=ptolemaeus' },
      { name: say('app-replay'), url: '/replay' },
    ],
  }
}

/** In any folder of a static host: everything is found from where the manifest is. */
export function siteManifest(language: string, say: Say): Manifest {
  return {
    ...inFolder('./', language),
    description: say('app-site-description'),
    shortcuts: [
      { name: say('offline-companion'), url: './companion/' },
      { name: say('offline-notebook'), url: './notebook/' },
    ],
  }
}

function inFolder(base: string, language: string): Manifest {
  return {
    start_url: base,
    scope: base,
    lang: language,
    dir: 'ltr',
    name: 'Ecliptic',
    short_name: 'Ecliptic',
    categories: ['games', 'entertainment'],
    display: 'standalone',
    background_color: SKY,
    theme_color: SKY,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${base}icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
