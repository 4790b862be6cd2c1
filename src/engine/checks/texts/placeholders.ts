import { isHtmlTag } from './marked-texts'

/** What a text leaves to be filled in. */
export interface Placeholders {
  /** In the order of the text, each once. */
  readonly names: readonly string[]
  /** The first that is not written as one: unclosed, unopened, in single braces or in three. */
  readonly broken: string | undefined
  /** Names of the tags, such as <link>, by which a part finds the words that it makes something of. Each once. */
  readonly tags: readonly string[]
}

const whole = /\{\{-?([^{}]*)\}\}/g
const single = /\{\s*([A-Za-z][\w.]*)\s*\}/

/** `{{brand}}`, as i18next reads it: blanks within count for nothing, and a format may follow a comma. */
export function placeholdersIn(text: string): Placeholders {
  const tags = tagsIn(text)
  if (!text.includes('{') && !text.includes('}')) return tags.length === 0 ? none : { ...none, tags }
  // Nine in ten hold the brand alone, and a thousand brands are asked three times.
  if (!/[{}]/.test(text.replaceAll('{{brand}}', ''))) return tags.length === 0 ? brandAlone : { ...brandAlone, tags }
  const names = [...text.matchAll(whole)].map(([, inner = '']) => (inner.split(',')[0] ?? '').trim())
  const rest = text.replace(whole, '\uFFFC')
  const broken = /\{\{[^{}]*\}?|[^{}]*\}\}/.exec(rest)?.[0] ?? single.exec(rest)?.[0]
  const tripled = /\{\uFFFC|\uFFFC\}/.test(rest) ? '{{{' : undefined
  const empty = names.includes('') ? '{{}}' : undefined
  return { names: [...new Set(names)], broken: broken?.trim() ?? tripled ?? empty, tags }
}

const none: Placeholders = { names: [], broken: undefined, tags: [] }
const brandAlone: Placeholders = { names: ['brand'], broken: undefined, tags: [] }

function tagsIn(text: string): string[] {
  if (!text.includes('<')) return []
  const names = [...text.matchAll(/<\/?([A-Za-z][\w-]*)>/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !isHtmlTag(name))
}

/** Whether the words within a tag have a beginning and an end, once. */
export function isTagWhole(text: string, tag: string): boolean {
  const [, inner, ...rest] = text.split(`<${tag}>`)
  const [words = '', ...after] = inner?.split(`</${tag}>`) ?? []
  const isOnce = rest.length === 0 && text.split(`</${tag}>`).length === 2
  return isOnce && after.length === 1 && words.trim() !== ''
}

/** The text with a tag under another name. */
export function retagged(text: string, from: string, to: string): string {
  return text.replaceAll(`<${from}>`, `<${to}>`).replaceAll(`</${from}>`, `</${to}>`)
}

/** The text with a placeholder under another name. */
export function renamed(text: string, from: string, to: string): string {
  return text.replace(whole, (found, inner: string) =>
    (inner.split(',')[0] ?? '').trim() === from ? found.replace(from, to) : found,
  )
}
