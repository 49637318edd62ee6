/** Puts script, style and icon into the page itself, and lets it run and load nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export function oneFile(root: string, page: string): Plugin {
  return {
    name: 'one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite itself has the last word on the script before.
      order: 'post',
      handler(_, bundle) {
        const html = bundle[page]
        if (html?.type !== 'asset') throw new Error(`there is no ${page}`)
        const script = only(bundle, '.js')
        const style = only(bundle, '.css')
        html.source = whole(String(html.source), script, style, iconOf(root))
        for (const name of Object.keys(bundle)) if (name !== page) delete bundle[name]
      },
    },
  }
}

/** The one file of its kind; a second one would be missing from the page. */
function only(bundle: Rolldown.OutputBundle, ending: string): string {
  const found = Object.values(bundle).filter((one) => one.fileName.endsWith(ending))
  const [file, ...more] = found
  if (!file || more.length) throw new Error(`${found.length} files end with ${ending}`)
  return file.type === 'chunk' ? file.code : String(file.source)
}

function iconOf(root: string): string {
  const body = readFileSync(join(root, 'public', 'icon.svg'))
  return `data:image/svg+xml;base64,${body.toString('base64')}`
}

function whole(page: string, script: string, style: string, icon: string): string {
  const code = unclosed(script)
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(code, style)}" />`,
    `<link rel="icon" href="${icon}" type="image/svg+xml" />`,
    `<style>${style}</style>`,
  ]
  const bare = page.replace(/\s*<(script|link)\b[^>]*\b(src|href)="[^"]*"[^>]*>(<\/script>)?/g, '')
  // The policy stands before everything that it is about.
  return bare
    .replace(/(<meta charset[^>]*>)/, (found) => `${found}\n    ${head.join('\n    ')}`)
    .replace('</body>', () => `<script type="module">${code}</script>\n  </body>`)
}

/** Nothing but this very script and this very style, and a worker that the script makes of itself; no address at all. */
function policy(script: string, style: string): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'worker-src blob:',
    'img-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A script inside a page ends at the first closing tag, also in the middle of a string. */
function unclosed(script: string): string {
  return script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')
}
