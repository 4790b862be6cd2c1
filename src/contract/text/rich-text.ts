/** A piece of a line: plain words, words in bold, or words that lead somewhere. */
export type Inline =
  | string
  | { readonly kind: 'bold'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly content: readonly Inline[] }

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Inline[])[] }

/** `**bold**` and `[words](address)`. A backslash before a mark keeps it as it is. */
const marks = /\\([*[\]\\])|\*\*(.+?)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/
const listed = /^(?:([-*])|(\d+)[.)])\s+(.*)$/

/**
 * The small markup that texts may hold, a subset of Markdown: bold, links, and lines that begin with `- ` or `1. `.
 * Nothing of it is HTML: what is not understood is shown as it is written.
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

/** Where the links of a text lead. */
export function linksIn(text: string): string[] {
  const of = (each: Inline): string[] =>
    typeof each === 'string' ? [] : [...(each.kind === 'link' ? [each.to] : []), ...each.content.flatMap(of)]
  return inlinesIn(text).flatMap(of)
}

/** Marks that are left in the words: opened and not closed, or spelt another way. */
export function strayMarks(text: string): string[] {
  const of = (each: Inline): string[] => (typeof each === 'string' ? [each] : each.content.flatMap(of))
  const words = inlinesIn(text.replace(/\\[*[\]\\]/g, '')).flatMap(of)
  return words.flatMap((each) => each.match(/\*\*|\]\s*\(|<\/?(?:a|b|br|em|i|li|ol|p|strong|u|ul)\b[^>]*>/gi) ?? [])
}

/** All pieces of a text, whatever they stand in. */
function inlinesIn(text: string): Inline[] {
  return richText(text).flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.content))
}
