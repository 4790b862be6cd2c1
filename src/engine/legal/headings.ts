import type { Heading, Root } from 'mdast'
import { wordsOf } from './markdown'

/** A heading with the name that an address may point to. */
export interface NamedHeading {
  readonly node: Heading
  readonly words: string
  readonly id: string
  /** Other names that programs give to the same heading. */
  readonly others: readonly string[]
}

/** `## Fees {#fees}`, as Google Docs and pandoc name a heading. */
const ownName = /\s*\{#([\w.:-]+)[^}]*\}\s*$/

/** The headings of a document. Those that are named in braces lose the braces. */
export function namedHeadings(root: Root): NamedHeading[] {
  const taken = new Map<string, number>()
  return root.children.flatMap((node) => {
    if (node.type !== 'heading') return []
    const own = takeName(node)
    const words = wordsOf(node).trim()
    const slug = slugOf(words)
    const count = taken.get(slug) ?? 0
    taken.set(slug, count + 1)
    const id = own ?? (count === 0 ? slug : `${slug}-${count}`)
    // Pandoc leaves out what stands before the first letter: "1. Fees" is #fees.
    return [
      { node, words, id, others: [slug, slug.replace(/^[\d.-]+/, '')].filter((each) => each !== id && each !== '') },
    ]
  })
}

function takeName(node: Heading): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const name = ownName.exec(last.value)?.[1]
  if (name !== undefined) last.value = last.value.replace(ownName, '')
  return name
}

/** As GitHub does, in any script. */
function slugOf(words: string): string {
  const slug = words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  return slug === '' ? 'part' : slug
}
