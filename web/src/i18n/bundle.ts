/** A language as Fluent keeps it, with the one function of our own: OBJECT. */
import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle'

/**
 * The messages of one language, which counts by the rules of its locale.
 *
 * `OBJECT($thing, form: "one")` in a message is the attribute `one` of `object-C` if `$thing` is
 * the comet's letter. So each language asks for the grammatical form that its sentence needs, and
 * the program only names the object. A second value is the number: `OBJECT($thing, $count, form:
 * "count")`.
 */
export function newBundle(locale: string, texts: string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: { OBJECT: objectForms(() => bundle) },
  })
  add(bundle, texts)
  return bundle
}

/** More messages of the same language. */
export function add(bundle: FluentBundle, texts: string[]): void {
  for (const text of texts) bundle.addResource(new FluentResource(text))
}

/** The message of an object's letter; `E/X`, what appears empty, would be no lawful name. */
export function objectMessage(letter: string): string {
  return `object-${letter.replace('/', '')}`
}

function objectForms(bundle: () => FluentBundle): FluentFunction {
  return ([thing, count], { form }) => {
    const message = bundle().getMessage(objectMessage(String(thing)))
    const pattern = message?.attributes[String(form)]
    if (!pattern) throw new ReferenceError(`Unknown form of an object: ${String(form)}`)
    const errors: Error[] = []
    const text = bundle().formatPattern(pattern, count === undefined ? {} : { count }, errors)
    if (errors[0]) throw errors[0]
    return text
  }
}
