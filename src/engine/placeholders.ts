/** What a text leaves to be filled in. */
export interface Placeholders {
  /** In the order of the text, each once. */
  readonly names: readonly string[]
  /** The first that is not written as one: unclosed, unopened, in single braces or in three. */
  readonly broken: string | undefined
}

const whole = /\{\{-?([^{}]*)\}\}/g
const single = /\{\s*([A-Za-z][\w.]*)\s*\}/

/** `{{brand}}`, as i18next reads it: blanks within count for nothing, and a format may follow a comma. */
export function placeholdersIn(text: string): Placeholders {
  if (!text.includes('{') && !text.includes('}')) return none
  // Nine in ten hold the brand alone, and a thousand brands are asked three times.
  if (!/[{}]/.test(text.replaceAll('{{brand}}', ''))) return brandAlone
  const names = [...text.matchAll(whole)].map(([, inner = '']) => (inner.split(',')[0] ?? '').trim())
  const rest = text.replace(whole, '\uFFFC')
  const broken = /\{\{[^{}]*\}?|[^{}]*\}\}/.exec(rest)?.[0] ?? single.exec(rest)?.[0]
  const tripled = /\{\uFFFC|\uFFFC\}/.test(rest) ? '{{{' : undefined
  const empty = names.includes('') ? '{{}}' : undefined
  return { names: [...new Set(names)], broken: broken?.trim() ?? tripled ?? empty }
}

const none: Placeholders = { names: [], broken: undefined }
const brandAlone: Placeholders = { names: ['brand'], broken: undefined }

/** The text with a placeholder under another name. */
export function renamed(text: string, from: string, to: string): string {
  return text.replace(whole, (found, inner: string) =>
    (inner.split(',')[0] ?? '').trim() === from ? found.replace(from, to) : found,
  )
}
