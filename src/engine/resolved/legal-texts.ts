import type {
  LegalAttributes,
  LegalDocument,
  LegalDocuments,
  LegalNode,
  LegalText,
} from '@/contract/site-data/legal-text'
import type { JsonValue } from '@/contract/json/json-value'
import { hashedPath } from '@/engine/folder/asset-files'
import { documentContent } from '@/engine/legal/document-content'
import { fillPlaceholders } from '@/engine/legal/fill-placeholders'
import { legalDocuments, type LegalFiles } from '@/engine/legal/legal-documents'
import { linkedDocument } from '@/engine/legal/linked-document'
import { pagesOfDocuments } from '@/engine/legal/pages-of-documents'
import { readDocument } from '@/engine/legal/read-document'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import type { MerchantConfig, ResolvedMerchant } from './resolved-merchant'

/** The legal documents of a site as a build ships them: what pages know of them, and a file for each text. */
export interface ShippedLegal {
  readonly documents: LegalDocuments
  readonly texts: readonly ShippedText[]
}

interface ShippedText {
  readonly publicPath: string
  /** The file, as JSON. */
  readonly text: string
  readonly document: string
  readonly language: string
}

type Source = Pick<ResolvedMerchant, 'config' | 'layers'>

/** The documents that a page shows or that players agree to, in the languages that the brand offers. */
export function shippedLegal({ config, layers }: Source): ShippedLegal {
  return shippedOf(config, layers)
}

const shippedOf = memoiseByObject((config: MerchantConfig, layers: Source['layers']): ShippedLegal => {
  const pages = pagesOfDocuments(config.routes as unknown as JsonValue)
  const needed = new Set([...pages.keys(), ...config.site.legal.agreed])
  const documents: Record<string, LegalDocument> = {}
  const texts: ShippedText[] = []
  for (const [document, files] of legalDocuments(layers)) {
    if (!needed.has(document)) continue
    const shipped = offeredFiles(files, config).flatMap(([language, file]) => {
      const text = legalText(readDocument(file), language, config, pages)
      if (text === undefined) return []
      const json = JSON.stringify(text)
      return [{ text, json, language, publicPath: hashedPath(`legal-${document}-${language}.json`, json) }]
    })
    const [first] = shipped
    if (first === undefined) continue
    const paths = Object.fromEntries(shipped.map(({ language, publicPath }) => [language, publicPath]))
    documents[document] = { version: first.text.version, validFrom: first.text.validFrom, texts: paths }
    texts.push(...shipped.map(({ json, language, publicPath }) => ({ publicPath, text: json, document, language })))
  }
  return { documents, texts }
})

/** The files in languages that the brand offers, or any if there is none. */
function offeredFiles(files: LegalFiles, { site: { languages } }: MerchantConfig) {
  const offered = [...files].filter(([language]) => languages.order.includes(language))
  return offered.length > 0 ? offered : [...files].slice(0, 1)
}

/** Undefined for a document that `check` refuses. */
function legalText(
  document: ReturnType<typeof readDocument>,
  language: string,
  { site }: MerchantConfig,
  pages: ReadonlyMap<string, string>,
): LegalText | undefined {
  const { frontMatter } = document
  if (frontMatter === undefined) return undefined
  const fill = (text: string) => fillPlaceholders(text, site as unknown as JsonValue)
  const { title, version, validFrom, changes } = frontMatter
  return {
    title: fill(title),
    version,
    validFrom,
    ...(changes !== undefined && { changes: fill(changes) }),
    locale: site.languages.items[language]?.locale ?? 'und',
    content: documentContent(document).map((node) => onBrand(node, fill, pages)),
  }
}

/** A piece of a document with the brand's name in it and the paths of its pages. */
function onBrand(node: LegalNode, fill: (text: string) => string, pages: ReadonlyMap<string, string>): LegalNode {
  if (typeof node === 'string') return fill(node)
  const [tag, attributes, ...content] = node
  return [tag, withPath(attributes, pages), ...content.map((each) => onBrand(each, fill, pages))]
}

/** `privacy.md#cookies` is the path of the page that shows the document. */
function withPath(attributes: LegalAttributes, pages: ReadonlyMap<string, string>): LegalAttributes {
  const { href } = attributes
  const named = href === undefined ? undefined : linkedDocument(href)
  const path = named && pages.get(named.document)
  if (named === undefined || path === undefined) return attributes
  return { ...attributes, href: path + named.anchor.replace(/^#(?=.)/, '#s-') }
}
