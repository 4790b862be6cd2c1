import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Markdown as GitHub writes it, with tables and footnotes. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

/** All nodes of a tree, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesOf(child)
}

/** The words of a node, without its markup. */
export function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return 'value' in node && node.type !== 'html' ? node.value : ''
}

export interface Place {
  readonly offset: number
  readonly length: number
}

/** Where a node stands in the text that was parsed. */
export function placeOf({ position }: Nodes): Place {
  const offset = position?.start.offset ?? 0
  return { offset, length: Math.max(1, (position?.end.offset ?? offset) - offset) }
}

/** An address in a document, where it stands. */
export interface LegalLink extends Place {
  readonly to: string
}
