import type { UponSanitizeAttributeHookEvent } from 'dompurify'

/** A noncharacter: Unicode keeps it for what happens within a program, so no text has it. */
const mark = '\uFDD0'

/** `<style`, `</style` and `<base`, wherever a parser could take them for a tag. */
const styleTag = /(<\/?)style(?=[\s/>])/gi
const baseTag = /(<\/?)base(?=[\s/>])/gi
/** `style` and `onclick`, wherever a parser could take them for the name of an attribute: more often than they are. */
const names = /([\s/"'])(style|on\w+)(?=[\s/>=])/gi

/**
 * Hides from the parser of the sanitiser what the sanitiser removes anyway: Chromium and WebKit apply the policy of the
 * page to a document that is only parsed, and report each style, handler and `base` in it. The attributes get names that
 * no browser knows. `style` becomes `noframes`, which a parser treats as it treats `style`, and which the sanitiser
 * removes with its content too; `base` becomes `bgsound`, which parsers treat alike. The hooks below take the mark out of
 * texts and values again; a value that holds such a tag, as `title="<style >"` does, keeps the other word.
 */
export function hideFromPolicy(html: string): string {
  // Without a tag there is nothing to hide, and the sanitiser hands the text back as it is.
  if (!html.includes('<')) return html
  return html
    .replaceAll(mark, '')
    .replace(styleTag, '$1noframes')
    .replace(baseTag, '$1bgsound')
    .replace(names, `$1${mark}$2`)
}

/** Hook of the sanitiser before an element or a text is judged: a text has its words as they were written. */
export function showWordsOfText(node: Node): void {
  if (node.nodeType === node.TEXT_NODE && node.nodeValue?.includes(mark)) node.nodeValue = shown(node.nodeValue)
}

/** Hook of the sanitiser before an attribute is judged: so has its value. */
export function showWordsOfValue(_: Element, event: UponSanitizeAttributeHookEvent): void {
  event.attrValue = shown(event.attrValue)
}

const shown = (text: string) => text.replaceAll(mark, '')
