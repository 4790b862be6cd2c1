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
  ...['font', 'big', 'nobr', 'col', 'colgroup', 'o:p', 'st1:date', 'st1:place', 'st1:country-region'],
  ...['mark', 'cite', 'q', 'abbr', 'time', 'h1'],
])

/** Those that words begin a line of their own in: what they hold is a paragraph. Notion writes its notes as <aside>. */
const blocks: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'center', 'address', 'aside', 'figure', 'figcaption'],
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

/** Whether an element goes, and the words in it stand in paragraphs. */
export function isBlock(name: string): boolean {
  return blocks.has(name)
}

/** Whether an element goes with all of its content. */
export function isDropped(name: string): boolean {
  return dropped.has(name)
}

/** Whether an element may stand in a document: what is shown, and what words are merely set in. */
export function isKnownTag(name: string): boolean {
  return shownTag(name) !== undefined || wrappers.has(name) || blocks.has(name)
}
