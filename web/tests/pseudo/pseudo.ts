/**
 * A language that nobody speaks: English with accents, longer by more than a third, in brackets.
 *
 * On a page in this language every text without brackets has not been translated, and what does not
 * fit is too narrow for some language of people. It is made of the English files for tests; no client
 * has it.
 */
import {
  FluentParser,
  FluentSerializer,
  TextElement,
  Transformer,
  type BaseNode,
  type Attribute,
  type Message,
  type Pattern,
} from '@fluent/syntax'

/** One of the codes that will never be a language's. */
export const PSEUDO = 'qps'
export const OPEN = '⟦'
export const CLOSE = '⟧'
/** Counts and lists like English. */
export const PSEUDO_ENTRY = { name: `${OPEN}Pšéúdó${CLOSE}`, locale: 'en-GB' }

/** Vowels are doubled: long words become longer, which is what does not fit. */
const LETTERS: Record<string, string> = {
  ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ' },
  ...{ A: 'Áà', E: 'Éè', I: 'Íì', O: 'Óò', U: 'Úù', Y: 'Ýÿ' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
}

/** A file of English messages in the pseudo-language: its texts, and nothing else, are other ones. */
export function pseudo(english: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(english)
  new Accents().visit(resource)
  return new FluentSerializer({ withJunk: true }).serialize(resource)
}

class Accents extends Transformer {
  override visitMessage(message: Message): BaseNode {
    bracket(message.value)
    return this.genericVisit(message)
  }

  override visitAttribute(attribute: Attribute): BaseNode {
    bracket(attribute.value)
    return this.genericVisit(attribute)
  }

  override visitTextElement(text: TextElement): BaseNode {
    return new TextElement(text.value.replace(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter))
  }
}

function bracket(pattern: Pattern | null): void {
  if (!pattern) return
  pattern.elements = [new TextElement(OPEN), ...pattern.elements, new TextElement(CLOSE)]
}
