import type { Element, Nodes, Root as HastRoot } from 'hast'
import { raw } from 'hast-util-raw'
import type { Root, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import type { LegalAttributes, LegalElement, LegalNode } from '@/contract/site-data/legal-text'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { isBlock, isDropped, shownTag } from './html-tags'
import type { ReadDocument } from './read-document'

/**
 * The text of a document as data: the elements and attributes of a short list, and nothing else of what it is written
 * in. Addresses and placeholders are as written. Headings begin at the second level, below the title of the page.
 */
export const documentContent = memoiseByObject((document: ReadDocument): readonly LegalNode[] => {
  const tree = toHast(withNames(document), { allowDangerousHtml: true, clobberPrefix: '' })
  // Parses what was pasted as HTML, with the elements around it.
  return paragraphed(childrenOf(raw(tree) as HastRoot))
})

/** The document with the names of its headings, and without its title, which the page has above it. */
function withNames({ root, headings, frontMatter }: ReadDocument): Root {
  const tops = headings.filter(({ node }) => node.depth === 1)
  const [first] = headings
  const title = frontMatter?.title.toLowerCase()
  const isTitle = tops.length === 1 && first === tops[0] && first?.words.toLowerCase() === title
  const shown = isTitle ? headings.slice(1) : headings
  const highest = Math.min(6, ...shown.map(({ node }) => node.depth))
  const named = new Map<object, RootContent>(
    shown.map(({ node, id }) => {
      const depth = Math.min(6, node.depth - highest + 2) as typeof node.depth
      return [node, { ...node, depth, data: { hProperties: { id } } }] as const
    }),
  )
  const children = root.children.filter((node) => !(isTitle && node === first?.node))
  return { ...root, children: children.map((node) => named.get(node) ?? node) }
}

const blocks = new Set([
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'dl', 'table', 'notes'],
])

/** Elements whose content is other elements alone: white space between these is nothing. */
const holders = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'])

function childrenOf(node: Element | HastRoot): LegalNode[] {
  return node.children.flatMap(nodeOf)
}

function nodeOf(node: Nodes): LegalNode[] {
  if (node.type === 'text') return node.value === '' ? [] : [node.value]
  if (node.type !== 'element') return []
  const { tagName, properties } = node
  if (isDropped(tagName)) return []
  if (tagName === 'input') return [properties['checked'] === true ? '☑' : '☐']
  if (properties['dataFootnotes'] !== undefined)
    return [['notes', {}, ...childrenOf(node).filter((each) => each[0] !== 'h2' && !isBlank(each))]]
  const tag = tagName === 'h1' ? 'h2' : shownTag(tagName)
  const attributes = attributesOf(tag, properties)
  const isPlainAnchor = tag === 'a' && attributes.href === undefined
  if (tag === undefined || isPlainAnchor || (tag === 'span' && attributes.id === undefined)) {
    const { id } = attributes
    const within = isBlock(tagName) ? paragraphed(childrenOf(node)) : childrenOf(node)
    return [...(id === undefined ? [] : [['span', { id }] as const]), ...within]
  }
  const content = childrenOf(node).filter((each) => !holders.has(tag) || !isBlank(each))
  return [[tag, attributes, ...content] as LegalElement]
}

function attributesOf(tag: string | undefined, properties: Element['properties']): LegalAttributes {
  const id = properties['id'] ?? (tag === 'a' ? properties['name'] : undefined)
  const { href, start, type, colSpan, rowSpan, align } = properties
  const isCell = tag === 'td' || tag === 'th'
  return {
    ...(typeof id === 'string' && /^[^\s"'<>]{1,100}$/.test(id) && { id: anchorOf(id) }),
    ...(tag === 'a' && typeof href === 'string' && !refused.test(href) && { href: hrefOf(href) }),
    ...(tag === 'a' && properties['dataFootnoteBackref'] !== undefined && { back: true as const }),
    ...(tag === 'ol' && typeof start === 'number' && start !== 1 && { start }),
    ...(tag === 'ol' && typeof type === 'string' && /^[aAiI1]$/.test(type) && { type }),
    ...(isCell && typeof colSpan === 'number' && colSpan > 1 && { colSpan: Math.min(colSpan, 20) }),
    ...(isCell && typeof rowSpan === 'number' && rowSpan > 1 && { rowSpan: Math.min(rowSpan, 200) }),
    ...(isCell && (align === 'center' || align === 'right') && { align: align === 'right' ? 'end' : align }),
  }
}

/**
 * Addresses that are none of the web, of e-mail or of a telephone, and paths that a browser reads as those of another
 * site: it drops tabs and line breaks, and takes a backslash for a slash.
 */
const refused = /^\s*(?!(?:https?|mailto|tel):)[a-z][a-z0-9+.-]*:|^\s*\/\/|[\\\p{Cc}]/iu

function hrefOf(href: string): string {
  return href.startsWith('#') ? `#${anchorOf(decoded(href.slice(1)))}` : href
}

/** A name as it stands in the page, where it can be taken for nothing of the page's own. */
function anchorOf(id: string): string {
  return `s-${id}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function isBlank(node: LegalNode): boolean {
  return typeof node === 'string' && node.trim() === ''
}

/** Words that no paragraph holds, as those of a <div>, get one. */
function paragraphed(nodes: readonly LegalNode[]): LegalNode[] {
  const found: LegalNode[] = []
  let run: LegalNode[] = []
  const end = () => {
    if (run.some((each) => !isBlank(each))) found.push(['p', {}, ...run])
    run = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && blocks.has(node[0])) {
      end()
      found.push(node)
    } else run.push(node)
  }
  end()
  return found
}
