/** A part of a line: plain text, bold text, or a link. */
export type Inline =
  | string
  | { readonly kind: 'bold'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Inline[])[] }

/** `**bold**` and `[words](address)`. A backslash escapes a mark. */
const marks = /\\([*[\]\\])|\*\*(.+?)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/
const listed = /^(?:([-*])|(\d+)[.)])\s+(.*)$/

/**
 * Parses the markup of texts, a small subset of Markdown: bold, links, and lists whose lines begin with `- ` or `1. `.
 * No HTML: what is not recognised is shown literally.
 */
export function richText(text: string): RichBlock[] {
  const blocks: RichBlock[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, bullet, number, item] = listed.exec(line) ?? []
    const isNumbered = bullet === undefined
    const last = blocks.at(-1)
    if (item === undefined) blocks.push({ kind: 'paragraph', content: inlines(line) })
    else if (last?.kind === 'list' && last.isNumbered === isNumbered && number !== '1')
      blocks[blocks.length - 1] = { ...last, items: [...last.items, inlines(item)] }
    else blocks.push({ kind: 'list', isNumbered, items: [inlines(item)] })
  }
  return blocks
}

function inlines(text: string): Inline[] {
  const found = marks.exec(text)
  if (found === null) return text === '' ? [] : [text]
  const [whole, kept, bold, words, to] = found
  const before = text.slice(0, found.index)
  const after = inlines(text.slice(found.index + whole.length))
  const piece: Inline =
    kept ??
    (bold === undefined
      ? { kind: 'link', to: to ?? '', content: inlines(words ?? '') }
      : { kind: 'bold', content: inlines(bold) })
  return joined([before, piece, ...after])
}

function joined(pieces: readonly Inline[]): Inline[] {
  return pieces.reduce<Inline[]>((all, piece) => {
    const last = all.at(-1)
    if (typeof piece !== 'string' || typeof last !== 'string') return piece === '' ? all : [...all, piece]
    return [...all.slice(0, -1), last + piece]
  }, [])
}

/** The addresses of a text's links. */
export function linksIn(text: string): string[] {
  const of = (each: Inline): string[] =>
    typeof each === 'string' ? [] : [...(each.kind === 'link' ? [each.to] : []), ...each.content.flatMap(of)]
  return inlinesIn(text).flatMap(of)
}

/** Unparsed marks in a text: unclosed or misspelt. */
export function unparsedMarks(text: string): string[] {
  const of = (each: Inline): string[] => (typeof each === 'string' ? [each] : each.content.flatMap(of))
  const words = inlinesIn(text.replace(/\\[*[\]\\]/g, '')).flatMap(of)
  return words.flatMap((each) => each.match(/\*\*|\]\s*\(|<\/?(?:a|b|br|em|i|li|ol|p|strong|u|ul)\b[^>]*>/gi) ?? [])
}

/** All inline parts of a text, those in lists included. */
function inlinesIn(text: string): Inline[] {
  return richText(text).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.content))
}
