import type { UponSanitizeAttributeHookEvent } from 'dompurify'

/** A noncharacter: Unicode keeps it for what happens within a program, so no text has it. */
const mark = '\uFDD0'

/** `<style` and `</style`, wherever a parser could take them for a tag. */
const styleTag = /(<\/?)style(?=[\s/>])/gi
/** `<base`, likewise: the policy has a word on it too. */
const baseTag = /(<\/?)base(?=[\s/>])/gi
/** The word wherever a parser could take it for the name of an attribute: more often than it is one. */
const styleAttribute = /([\s/"'])(style)(?=[\s/>=])/gi

/**
 * Hides styles from the parser of the sanitiser, which removes them anyway: Chromium and WebKit apply the policy of the
 * page to a document that is only parsed, and report each `style` in it. The attribute gets a name that no browser
 * knows. The element becomes `noframes`, which a parser treats as it treats `style`, and which the sanitiser removes
 * with its content too; `base` becomes `bgsound`, which parsers treat alike. Nothing else changes: the hooks below take
 * the mark out of texts and values again.
 */
export function hideStyles(html: string): string {
  // Without a tag there is nothing to hide, and the sanitiser hands the text back as it is.
  if (!html.includes('<')) return html
  return html
    .replaceAll(mark, '')
    .replace(styleTag, '$1noframes')
    .replace(baseTag, '$1bgsound')
    .replace(styleAttribute, `$1${mark}$2`)
}

/** Hook of the sanitiser before an element or a text is judged: a text has its word as it was written. */
export function showWordOfText(node: Node): void {
  if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(mark)) node.nodeValue = shown(node.nodeValue)
}

/** Hook of the sanitiser before an attribute is judged: so has its value. */
export function showWordOfValue(_: Element, event: UponSanitizeAttributeHookEvent): void {
  event.attrValue = shown(event.attrValue)
}

const shown = (text: string) => text.replaceAll(mark, '')
