import { isHtmlTag } from './marked-texts'

/** The placeholders of a text. */
export interface Placeholders {
  /** In the order of the text, without duplicates. */
  readonly names: readonly string[]
  /** The first malformed placeholder: unclosed, unopened, in single braces or in three. */
  readonly broken: string | undefined
  /** Names of the tags, such as <link>, that mark the words a component wraps. Without duplicates. */
  readonly tags: readonly string[]
}

const whole = /\{\{-?([^{}]*)\}\}/g
const single = /\{\s*([A-Za-z][\w.]*)\s*\}/

/** `{{brand}}`, as i18next reads it: blanks inside are ignored, and a format may follow a comma. */
export function placeholdersIn(text: string): Placeholders {
  const tags = tagsIn(text)
  if (!text.includes('{') && !text.includes('}')) return tags.length === 0 ? none : { ...none, tags }
  // A fast path: nine in ten texts hold only the brand, and a thousand brands are checked three times.
  if (!/[{}]/.test(text.replaceAll('{{brand}}', ''))) return tags.length === 0 ? brandAlone : { ...brandAlone, tags }
  const names = [...text.matchAll(whole)].map(([, inner = '']) => (inner.split(',')[0] ?? '').trim())
  const rest = text.replace(whole, '\uFFFC')
  const broken = brokenIn(rest) ?? (names.includes('') ? '{{}}' : undefined)
  return { names: [...new Set(names)], broken, tags }
}

/** `rest`: a text with U+FFFC in place of its whole placeholders. */
function brokenIn(rest: string): string | undefined {
  // A fast path: hardly any text has a brace left.
  if (!/[{}]/.test(rest)) return undefined
  const broken = /\{\{[^{}]*\}?|[^{}]*\}\}/.exec(rest)?.[0] ?? single.exec(rest)?.[0]
  return broken?.trim() ?? (/\{\uFFFC|\uFFFC\}/.test(rest) ? '{{{' : undefined)
}

const none: Placeholders = { names: [], broken: undefined, tags: [] }
const brandAlone: Placeholders = { names: ['brand'], broken: undefined, tags: [] }

function tagsIn(text: string): string[] {
  if (!text.includes('<')) return []
  const names = [...text.matchAll(/<\/?([A-Za-z][\w-]*)>/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !isHtmlTag(name))
}

/** The words of a text: without its placeholders and tags, in whose place something else may stand. */
export function wordsOf(text: string, instead = ''): string {
  return text.replace(/\{\{[^{}]*\}\}|<\/?[A-Za-z][\w-]*>/g, instead)
}

/** Whether the words within a tag are opened and closed exactly once. */
export function isTagWhole(text: string, tag: string): boolean {
  const [, inner, ...rest] = text.split(`<${tag}>`)
  const [words = '', ...after] = inner?.split(`</${tag}>`) ?? []
  const isOnce = rest.length === 0 && text.split(`</${tag}>`).length === 2
  return isOnce && after.length === 1 && words.trim() !== ''
}

/** The text with a tag renamed. */
export function retagged(text: string, from: string, to: string): string {
  return text.replaceAll(`<${from}>`, `<${to}>`).replaceAll(`</${from}>`, `</${to}>`)
}

/** The text with a placeholder renamed. */
export function renamed(text: string, from: string, to: string): string {
  return text.replace(whole, (found, inner: string) =>
    (inner.split(',')[0] ?? '').trim() === from ? found.replace(from, to) : found,
  )
}
