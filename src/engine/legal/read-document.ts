import type { Root } from 'mdast'
import type { LegalFile } from '@/engine/folder/legal-file'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { readFrontMatter, type FrontMatter } from './front-matter'
import { htmlIn } from './html-in'
import { namedHeadings, type NamedHeading } from './headings'
import { headingProblems } from './heading-problems'
import { leftoversIn } from './leftovers'
import type { LegalProblem } from './legal-problem'
import { nestingProblem } from './nesting-problem'
import { nodesOf, parseMarkdown, placeOf, type LegalLink, type Place } from './markdown'

/** A document as read, for all brands that show it. */
export interface ReadDocument {
  readonly file: LegalFile
  /** Undefined where it has a problem. */
  readonly frontMatter: FrontMatter | undefined
  /** Where the values of the front matter stand. */
  readonly places: ReadonlyMap<string, Place>
  readonly root: Root
  readonly headings: readonly NamedHeading[]
  /** Names in the document that an address may point to with #. */
  readonly anchors: ReadonlySet<string>
  readonly links: readonly LegalLink[]
  /** `{{brand}}`, by name. */
  readonly placeholders: readonly (Place & { readonly name: string })[]
  readonly problems: readonly LegalProblem[]
}

/** Reads a document once, whichever brands show it. */
export const readDocument = memoiseByObject((file: LegalFile): ReadDocument => {
  const { values, places, problems, end } = readFrontMatter(file.text)
  const body = file.text.slice(end)
  const nesting = nestingProblem(body)
  const root = parseMarkdown(nesting === undefined ? body : '')
  const html = htmlIn(root)
  const sources = [...nodesOf(root)].map((node) => ({ node, ...placeOf(node) }))
  const ofPictures = onlyOfPictures(root)
  const links = sources.flatMap(({ node, ...place }): LegalLink[] =>
    node.type === 'link' || (node.type === 'definition' && !ofPictures.has(node.identifier))
      ? [{ to: node.url, ...addressPlace(body, place, node.url) }]
      : [],
  )
  // Of an empty file is told what it lacks at its beginning.
  const empty = file.text.trim() === '' ? [] : emptyProblem(root)
  const written = [...html.problems, ...pictureProblems(root), ...leftoversIn(root, body), ...empty]
  const found = nesting === undefined ? written : [nesting]
  const placeholders = placeholdersIn(root, body)
  // Before they are named: what is measured stands where it was written.
  const headings = namedHeadings(root)
  found.push(...headingProblems(headings))
  const anchors = [...headings.flatMap(({ id, others }) => [id, ...others]), ...html.ids]
  const shift = <Each extends Place>(each: Each): Each => ({ ...each, offset: each.offset + end })
  return {
    file,
    frontMatter: values,
    places,
    root,
    headings,
    anchors: new Set(anchors),
    links: [...links, ...html.links].map(shift),
    placeholders: placeholders.map(shift),
    problems: file.faults.length > 0 ? [] : [...problems, ...found.map(shift)],
  }
})

/** The addresses that pictures alone name, as Google Docs writes each at its end: told where the picture stands. */
function onlyOfPictures(root: Root): ReadonlySet<string> {
  const named = new Map<string, string>()
  for (const node of nodesOf(root))
    if (node.type === 'linkReference' || (node.type === 'imageReference' && !named.has(node.identifier)))
      named.set(node.identifier, node.type)
  return new Set([...named].flatMap(([identifier, type]) => (type === 'imageReference' ? [identifier] : [])))
}

/** The place of the address within a link, where it is written as it is read. */
function addressPlace(body: string, { offset, length }: Place, url: string): Place {
  const at = url === '' ? -1 : body.slice(offset, offset + length).lastIndexOf(url)
  return at === -1 ? { offset, length } : { offset: offset + at, length: url.length }
}

function pictureProblems(root: Root): LegalProblem[] {
  return [...nodesOf(root)].flatMap((node): LegalProblem[] => {
    if (node.type !== 'image' && node.type !== 'imageReference') return []
    const message = 'a document shows no pictures: only its words are taken over'
    const received = node.type === 'image' ? node.url.slice(0, 60) : node.identifier
    return [{ kind: 'picture', ...placeOf(node), message, expected: 'words', received }]
  })
}

function emptyProblem(root: Root): LegalProblem[] {
  if (root.children.some(({ type }) => type !== 'heading' && type !== 'definition')) return []
  const message = 'there is no text below the front matter'
  return [{ kind: 'front-matter', offset: 0, length: 0, message, expected: 'the text of the document', received: '' }]
}

function placeholdersIn(root: Root, body: string): ReadDocument['placeholders'] {
  return [...nodesOf(root)].flatMap((node) => {
    if (node.type !== 'text') return []
    const { offset, length } = placeOf(node)
    return [...body.slice(offset, offset + length).matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((match) => ({
      name: match[1] ?? '',
      offset: offset + match.index,
      length: match[0].length,
    }))
  })
}
