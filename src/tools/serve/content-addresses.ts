import { createHash } from 'node:crypto'

/**
 * Documents of single things of the server's, by the page's path and the id that the query names, as it is written in an
 * address: `/promotions?welcome-bonus`. In file names without extension.
 */
export type ContentDocuments = Readonly<Record<string, string>>

/** The first parameter `id` of a query as it was written, which pages read as well. */
const idInQuery = /[?&]id=([^&#]*)/

/** Longest id in an address: a line of nginx's map has to find room in its table. */
const longestId = 200

/** An id as `URLSearchParams` writes it; undefined for one that no address can name or that is too long. */
export function idInAddress(id: string): string | undefined {
  const written = new URLSearchParams({ id }).toString().slice('id='.length)
  const isSame = new URLSearchParams(`id=${written}`).get('id') === id
  return written !== '' && isSame && written.length <= longestId ? written : undefined
}

/** Key of `ContentDocuments`; `id` as an address writes it. */
export function contentAddress(path: string, id: string): string {
  return `${path}?${id}`
}

/** Addresses that differ by case alone: nginx has one line for them, which holds no more than 4 KB. */
const mostAlike = 8

/** The documents without those of addresses that differ by case alone from too many before them. */
export function withRoom(documents: ContentDocuments): ContentDocuments {
  const alike = new Map<string, number>()
  return Object.fromEntries(
    Object.entries(documents).filter(([address]) => {
      const name = address.toLowerCase()
      const count = (alike.get(name) ?? 0) + 1
      alike.set(name, count)
      return count <= mostAlike
    }),
  )
}

/** Name of the document that shows a promotion on a page: ids may hold what no name of a file can. */
export function promotionDocument(page: string, id: string): string {
  return `promotion.${createHash('sha256').update(`${page} ${id}`).digest('hex').slice(0, 16)}`
}

/** Name of the document of a page whose address names a promotion that is over. */
export function goneDocument(page: string): string {
  return `gone.${page}`
}

/** The document for an address of a site, whose path is given without its language, and its status. */
export function contentDocument(
  { content = {} }: { readonly content?: ContentDocuments },
  path: string,
  url: string,
): { readonly file: string; readonly status: 200 | 410 } | undefined {
  const id = idInQuery.exec(url)?.[1]
  const address = contentAddress(path, id ?? '')
  const file = id !== undefined && Object.hasOwn(content, address) ? content[address] : undefined
  return file === undefined ? undefined : { file, status: file.startsWith('gone.') ? 410 : 200 }
}
