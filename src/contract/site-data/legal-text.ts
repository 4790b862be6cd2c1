/** The elements that a legal document may have: what text needs, and nothing that acts. */
export const legalTags = [
  ...(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br'] as const),
  ...(['ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['a', 'strong', 'em', 'u', 'del', 'sup', 'sub', 'small', 'code', 'span'] as const),
] as const

export type LegalTag = (typeof legalTags)[number]

export interface LegalAttributes {
  /** Where an address may point to with #. */
  readonly id?: string
  /** Of a link: a page of the site, a place of the document after #, or an address elsewhere. */
  readonly href?: string
  /** First number of a list. */
  readonly start?: number
  /** Kind of a list's numbers, as in HTML: a, A, i, I. */
  readonly type?: string
  readonly colSpan?: number
  readonly rowSpan?: number
  /** Of a cell that is set to the middle or to the end. */
  readonly align?: 'center' | 'end'
  /** Of a link in the notes at the end: leads back to where the note is named. */
  readonly back?: true
}

/** A piece of a document as data, from which the page makes elements: no HTML is ever parsed in the browser. */
export type LegalNode = string | LegalElement

export type LegalElement = readonly [tag: LegalTag | 'notes', attributes: LegalAttributes, ...content: LegalNode[]]

/** A legal document in one language. */
export interface LegalText {
  readonly title: string
  readonly version: string
  /** Day from which it holds: 2026-07-01. */
  readonly validFrom: string
  /** What is new in this version, in a sentence. */
  readonly changes?: string
  /** BCP 47 tag of its language. */
  readonly locale: string
  readonly content: readonly LegalNode[]
}

/** What every page knows of a legal document, whose text stands in a file of its own for each language. */
export interface LegalDocument {
  readonly version: string
  readonly validFrom: string
  /** Path of the text, by language code. A language without one is shown that of the default language. */
  readonly texts: Readonly<Record<string, string>>
}

export type LegalDocuments = Readonly<Record<string, LegalDocument>>

/** Path of the text for a language: its own, that of the default language, or any. */
export function legalTextPath(
  { texts }: Pick<LegalDocument, 'texts'>,
  language: string,
  defaultLanguage: string,
): string | undefined {
  return texts[language] ?? texts[defaultLanguage] ?? Object.values(texts)[0]
}
