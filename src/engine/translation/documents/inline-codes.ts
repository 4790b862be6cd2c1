/** Part of a text as translators' tools show it: words, a placeholder, or a tag around words. */
export type Inline = string | { readonly code: string } | InlineTag

export interface InlineTag {
  readonly open: string
  readonly close: string
  readonly content: readonly Inline[]
}

const placeholder = /\{\{[^{}]*\}\}/
const token = new RegExp(`${placeholder.source}|</?([A-Za-z][\\w-]*)>`, 'g')
const wholeToken = new RegExp(`^(?:${token.source})$`)

/** Whether a text is a placeholder or an end of a tag, and nothing else. */
export function isCode(text: string): boolean {
  return wholeToken.test(text)
}

/** A text in parts: `{{brand}}` and `<link>…</link>` are codes. Ends of tags that do not match stay words. */
export function inlineParts(text: string): Inline[] {
  const stack: { open: string; tag: string; content: Inline[] }[] = []
  let content: Inline[] = []
  let from = 0
  const addWords = (words: string) => {
    if (words !== '') content.push(words)
  }
  for (const { 0: found, 1: tag, index } of text.matchAll(token)) {
    addWords(text.slice(from, index))
    from = index + found.length
    if (tag === undefined) content.push({ code: found })
    else if (!found.startsWith('</')) {
      stack.push({ open: found, tag, content })
      content = []
    } else {
      const last = stack.pop()
      if (last?.tag !== tag) return withoutTags(text)
      last.content.push({ open: last.open, close: found, content })
      content = last.content
    }
  }
  addWords(text.slice(from))
  return stack.length === 0 ? content : withoutTags(text)
}

function withoutTags(text: string): Inline[] {
  const parts = text.split(new RegExp(`(${placeholder.source})`))
  return parts.flatMap((part, at) => (part === '' ? [] : [at % 2 === 0 ? part : { code: part }]))
}

/** The codes of a text in their order; a tag is two, its ends. */
export function codesIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return 'code' in part ? [part.code] : [part.open, ...codesIn(part.content), part.close]
  })
}
