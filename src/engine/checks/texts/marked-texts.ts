import { linksIn, unparsedMarks } from '@/contract/text/rich-text'
import type { LayeredTexts } from '@/engine/merge/layered-texts'

/** A text that contains markup, or something similar to it. */
export interface MarkedText {
  readonly key: string
  readonly text: string
  /** The links and the stray marks that a place with markup support would read from it. */
  readonly links: readonly string[]
  readonly stray: readonly string[]
  /** The first mark that a place without markup support would show literally. */
  readonly mark: string | undefined
}

const htmlTags = 'a|b|br|div|em|font|h\\d|i|li|ol|p|small|span|strong|u|ul'

/** Tags such as <link> are placeholders that components fill in. */
const markup = new RegExp(String.raw`\*\*[^*]+\*\*|\[[^[\]]+\]\([^()\s]+\)|<\/?(?:${htmlTags})\b[^<>]*>`, 'i')

const htmlTag = new RegExp(`^(?:${htmlTags})$`, 'i')

/** Whether a name is that of an HTML tag, which no text may contain. */
export function isHtmlTag(name: string): boolean {
  return htmlTag.test(name)
}

/** Cached per layer: a template's texts are hundreds, and are parsed once for all of its brands. */
const known = new WeakMap<LayeredTexts, Map<string, readonly MarkedText[]>>()

/** The texts with markup of a language. */
export function markedTexts(texts: LayeredTexts, language: string): readonly MarkedText[] {
  const ofTexts = known.get(texts) ?? new Map<string, readonly MarkedText[]>()
  known.set(texts, ofTexts)
  const found = ofTexts.get(language) ?? find(texts, language)
  ofTexts.set(language, found)
  return found
}

function find({ own, below }: LayeredTexts, language: string): readonly MarkedText[] {
  const inherited = below === undefined ? [] : markedTexts(below, language)
  const written = own.get(language)
  if (written === undefined) return inherited
  const marked = Object.entries(written).flatMap(([key, text]) =>
    typeof text === 'string' && /[*[<]/.test(text)
      ? [{ key, text, links: linksIn(text), stray: unparsedMarks(text), mark: markup.exec(text)?.[0] }]
      : [],
  )
  return [...inherited.filter(({ key }) => !Object.hasOwn(written, key)), ...marked]
}
