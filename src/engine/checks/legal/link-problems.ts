import { addressUnsafe, parseAddress } from '@/engine/checks/hosts/address-unsafe'
import { hostNotAllowed } from '@/engine/checks/hosts/host-not-allowed'
import { routeUnknown } from '@/engine/checks/pages/route-unknown'
import { legalDocuments } from '@/engine/legal/legal-documents'
import { linkedDocument } from '@/engine/legal/linked-document'
import type { LegalProblem } from '@/engine/legal/legal-problem'
import type { LegalLink } from '@/engine/legal/markdown'
import { pagesOfDocuments } from '@/engine/legal/pages-of-documents'
import type { ReadDocument } from '@/engine/legal/read-document'
import type { Draft } from '@/engine/merge/draft'
import { suggest } from '@/engine/names/suggest'

interface Fault {
  readonly message: string
  readonly expected: string
  readonly suggestions?: readonly string[]
}

/** Links of a document that lead nowhere on this brand. */
export function linkProblems(document: ReadDocument, draft: Draft): LegalProblem[] {
  return document.links.flatMap((link) => {
    const fault = faultOf(link, document, draft)
    const { offset, length, to } = link
    return fault === undefined ? [] : [{ kind: 'link' as const, offset, length, received: to, ...fault }]
  })
}

function faultOf({ to }: LegalLink, document: ReadDocument, draft: Draft): Fault | undefined {
  if (to.trim() === '') return { message: 'the link leads nowhere', expected: 'a page such as /help, or an address' }
  if (to.startsWith('#')) return anchorFault(to, document)
  if (to.startsWith('/') && !to.startsWith('//')) return firstOf(routeUnknown, to, draft)
  const named = linkedDocument(to)
  if (named !== undefined) return documentFault(named, draft)
  if (parseAddress(to) === undefined) return relativeFault(to, draft)
  return firstOf(addressUnsafe, to, draft) ?? firstOf(hostNotAllowed, to, draft)
}

function anchorFault(to: string, { anchors }: ReadDocument): Fault | undefined {
  const name = decoded(to.slice(1))
  // Footnotes are named when the page is made.
  if (name === '' || anchors.has(name) || /^fn(ref)?-/.test(name)) return undefined
  const suggestions = suggest(name, anchors).map((each) => `#${each}`)
  return { message: `no heading of the document is called ${to}`, expected: 'the name of a heading', suggestions }
}

function documentFault(
  { document, anchor }: { document: string; anchor: string },
  { chain, config }: Draft,
): Fault | undefined {
  const documents = legalDocuments(chain)
  if (!documents.has(document)) {
    const suggestions = suggest(document, documents.keys()).map((each) => `${each}.md${anchor}`)
    return { message: `there is no document "${document}"`, expected: 'a document of the folder legal', suggestions }
  }
  if (pagesOfDocuments(config.routes).has(document)) return undefined
  return { message: `no page shows the document "${document}"`, expected: 'a document that a page shows' }
}

/** `help`, `www.example.com`, `privacy.html`: addresses that are read from wherever the document stands. */
function relativeFault(to: string, draft: Draft): Fault {
  return {
    message: `${to} is neither a page of the site nor a whole address`,
    expected: 'a page such as /help, a document such as privacy.md, or an address with https://',
    suggestions: meantBy(to, draft),
  }
}

function meantBy(to: string, { chain, names: { routes } }: Draft): string[] {
  if (/^[^\s@/]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(to)) return [`mailto:${to}`]
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(to) && !/\.(html?|md|docx?|pdf)$/i.test(to)) return [`https://${to}`]
  const path = `/${to.replace(/^(\.{0,2}\/)+/, '')}`
  if (routes?.has(path) === true) return [path]
  const document = /([a-z0-9-]+)(?:\.[a-z]+)?$/i.exec(to)?.[1]?.toLowerCase() ?? ''
  return legalDocuments(chain).has(document) ? [`${document}.md`] : suggest(path, routes ?? [])
}

function firstOf(check: typeof routeUnknown, value: string, draft: Draft): Fault | undefined {
  const [found] = check.inspect({ kind: '', value, path: [], parents: [], spot: 'value', schema: {} }, draft)
  return found
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
