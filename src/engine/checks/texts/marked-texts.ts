import { linksIn, strayMarks } from '@/contract/text/rich-text'
import type { LayeredTexts } from '@/engine/merge/layered-texts'

/** A text in which something stands that is, or looks like, markup. */
export interface MarkedText {
  readonly key: string
  readonly text: string
  /** As a place that shows markup reads it: where its links lead, and marks that are left over. */
  readonly links: readonly string[]
  readonly stray: readonly string[]
  /** What a place that shows texts as they are would show of it: the first of its marks. */
  readonly mark: string | undefined
}

const htmlTags = 'a|b|br|div|em|font|h\\d|i|li|ol|p|small|span|strong|u|ul'

/** Tags such as <link> are places that parts fill in. */
const markup = new RegExp(String.raw`\*\*[^*]+\*\*|\[[^[\]]+\]\([^()\s]+\)|<\/?(?:${htmlTags})\b[^<>]*>`, 'i')

const htmlTag = new RegExp(`^(?:${htmlTags})$`, 'i')

/** Whether a tag is one of HTML, which no text may have. */
export function isHtmlTag(name: string): boolean {
  return htmlTag.test(name)
}

/** A brand reads its own texts alone: those of its template, of which it has hundreds, are read once for all brands. */
const known = new WeakMap<LayeredTexts, Map<string, readonly MarkedText[]>>()

/** Those of a language. */
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
      ? [{ key, text, links: linksIn(text), stray: strayMarks(text), mark: markup.exec(text)?.[0] }]
      : [],
  )
  return [...inherited.filter(({ key }) => !Object.hasOwn(written, key)), ...marked]
}
