import { isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import type { LegalText } from '@/contract/site-data/legal-text'

/** Documents that are there without a request, by the path of their file, which changes with what they say. */
const known = new Map<string, LegalText>()

/** What the page has brought along, so that it is drawn again as it was drawn in advance. */
if (typeof document !== 'undefined')
  for (const element of document.querySelectorAll('script[data-legal]'))
    keep(element.getAttribute('data-legal') ?? '', JSON.parse(element.textContent) as JsonValue)

/** For pages that are drawn in advance: the JSON of the files, by path. */
export function keepLegalTexts(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) keep(path, JSON.parse(text) as JsonValue)
}

export function knownText(path: string): LegalText | undefined {
  return known.get(path)
}

function keep(path: string, text: JsonValue): void {
  if (isJsonObject(text)) known.set(path, asLegalText(text))
}

/** Throws for what is no document. The cast is sound then: the build has written the file from checked Markdown. */
export function asLegalText(value: JsonObject): LegalText {
  if (typeof value['title'] !== 'string' || !Array.isArray(value['content'])) throw new Error('no legal document')
  return value as unknown as LegalText
}
