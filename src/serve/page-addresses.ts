import type { PageConfig } from '@/generated/merchant-types'
import { oauthReturnPath } from '@/session/oauth-return-path'
import type { WholeBootData } from '@/site/boot-data'

export interface PageAddresses {
  /** Addresses of the home page. */
  readonly home: readonly string[]
  /** Addresses of every other page. */
  readonly pages: readonly string[]
  /** Those of them that have a document of their own: its file name without ending, by address. */
  readonly documents?: Readonly<Record<string, string>>
}

interface PagesSource extends Pick<WholeBootData, 'routes'> {
  readonly site: Pick<WholeBootData['site'], 'socialLogin'>
}

export function pageAddresses({ routes, site }: PagesSource): PageAddresses {
  const { home, ...others } = routes.pages
  const pages = Object.values(others).flatMap(({ path, aliases }) => [path, ...aliases])
  const hasProvider = Object.keys(site.socialLogin.providers).length > 0
  const named = ownDocuments(routes).flatMap(([name, { path, aliases }]) =>
    [path, ...aliases].map((each) => [each, name]),
  )
  return {
    home: [home.path, ...home.aliases],
    pages: hasProvider ? [...pages, oauthReturnPath] : pages,
    documents: Object.fromEntries(named) as Record<string, string>,
  }
}

/** The pages that say something of themselves which home does not, by the name of their document. */
export function ownDocuments({ pages }: PagesSource['routes']): [name: string, page: PageConfig][] {
  const { home, ...others } = pages
  return Object.entries(others)
    .filter(([, { description, picture }]) => description !== undefined || picture !== undefined)
    .map(([name, page]) => [`page.${name}`, page])
}

/** File name, without ending, of what is sent for a page other than home. */
export function documentOf({ documents = {} }: Pick<PageAddresses, 'documents'>, address: string): string {
  return Object.hasOwn(documents, address) ? (documents[address] ?? 'app') : 'app'
}

/** Paths, other than the endpoint table's, at which the merchant's gateway answers on the site's own host. */
export function movedCalls({ site }: Pick<WholeBootData, 'site'>): string[] {
  if (site.gateway.baseUrl !== '') return []
  return Object.values(site.gateway.calls).flatMap(({ path }) => path ?? [])
}

/** A slash at the end makes no difference, as it makes none in the browser. */
export function pageAddress(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
