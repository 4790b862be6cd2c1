import { legalTags, type LegalTag } from '@/contract/site-data/legal-text'

const shown: ReadonlySet<string> = new Set(legalTags)

/** Elements that are shown as another one. */
const shownAs: Readonly<Record<string, LegalTag>> = {
  b: 'strong',
  i: 'em',
  s: 'del',
  strike: 'del',
  ins: 'u',
  tt: 'code',
}

/** What word processors and web pages set their words in: the words stay, the element goes without a word. */
const wrappers: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'center', 'font', 'big', 'nobr', 'col', 'colgroup'],
  ...['o:p', 'st1:date', 'st1:place', 'st1:country-region', 'mark', 'cite', 'q', 'abbr', 'address', 'time', 'h1'],
])

/** Elements that go together with what is in them. */
const dropped: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'iframe', 'object', 'embed', 'applet', 'noscript', 'form', 'button', 'select'],
  ...['textarea', 'svg', 'math', 'video', 'audio', 'canvas', 'head', 'title', 'xml'],
])

/** What an element of pasted HTML is shown as; undefined for one that is not shown itself. */
export function shownTag(name: string): LegalTag | undefined {
  return shown.has(name) ? (name as LegalTag) : shownAs[name]
}

/** Whether an element goes with all of its content. */
export function isDropped(name: string): boolean {
  return dropped.has(name)
}

/** Whether an element may stand in a document: what is shown, and what words are merely set in. */
export function isKnownTag(name: string): boolean {
  return shownTag(name) !== undefined || wrappers.has(name)
}
