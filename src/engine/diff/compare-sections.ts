import type { LegalNode } from '@/contract/site-data/legal-text'
import { documentContent } from '@/engine/legal/document-content'
import type { ReadDocument } from '@/engine/legal/read-document'

interface Section {
  /** Undefined for what stands above the first heading. */
  readonly heading: string | undefined
  /** What it holds, to compare: marks that readers do not see, such as line ends, do not count. */
  readonly content: string
}

/** More sections are counted alone: a line of the difference is to stay short. */
const mostNamed = 3

/** In which sections the words of a document, or its links, are others; undefined where they are the same. */
export function otherWords(before: ReadDocument, after: ReadDocument): string | undefined {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  const changed = now.filter(({ content }) => !old.some((each) => each.content === content))
  const lost = old.filter(
    ({ heading, content }) =>
      !now.some((each) => each.content === content) && !now.some((each) => each.heading === heading),
  )
  // The same sections in another order.
  if (changed.length + lost.length === 0) return isAlike(old, now) ? undefined : 'its sections in another order'
  const told = [
    changed.length > 0 ? `other words ${under(changed)}` : '',
    lost.length > 0 ? `without ${named(lost)}` : '',
  ]
  return told.filter((each) => each !== '').join(', ')
}

function isAlike(old: readonly Section[], now: readonly Section[]): boolean {
  return old.length === now.length && old.every(({ content }, index) => content === now[index]?.content)
}

function under(sections: readonly Section[]): string {
  const [first, ...others] = sections
  if (first?.heading !== undefined) return `under ${named(sections)}`
  return others.length === 0 ? 'above the first heading' : `above the first heading and under ${named(others)}`
}

function named(sections: readonly Section[]): string {
  const shown = sections.slice(0, mostNamed).map(({ heading = '' }) => JSON.stringify(shortened(heading)))
  const more = sections.length - shown.length
  return [shown.join(', '), ...(more > 0 ? [`${more} more`] : [])].join(' and ')
}

function shortened(heading: string): string {
  return heading.length > 48 ? `${heading.slice(0, 47)}…` : heading
}

function sectionsOf(document: ReadDocument): Section[] {
  const sections: { heading: string | undefined; nodes: LegalNode[] }[] = []
  for (const node of documentContent(document)) {
    const isHeading = typeof node !== 'string' && /^h[2-6]$/.test(node[0])
    const last = sections.at(-1)
    if (isHeading || last === undefined)
      sections.push({ heading: isHeading ? wordsOf(node) : undefined, nodes: [node] })
    else last.nodes.push(node)
  }
  return sections.map(({ heading, nodes }) => ({ heading, content: JSON.stringify(nodes.map(asRead)) }))
}

function wordsOf(node: LegalNode): string {
  if (typeof node === 'string') return node
  const [, , ...content] = node
  return content.map(wordsOf).join('')
}

/** A node as it is read: where a line of the file ends is nothing. */
function asRead(node: LegalNode): LegalNode {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ')
  const [tag, attributes, ...content] = node
  return [tag, attributes, ...content.map(asRead)]
}
