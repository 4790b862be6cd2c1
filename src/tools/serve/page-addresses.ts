import type { PageConfig, Routes, SystemPageConfig } from '@/contract/generated/merchant-types'
import { oauthReturnPath } from '@/site/session/oauth-return-path'
import type { LanguageNames } from '@/contract/site-data/language-bases'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { shellPath } from '@/contract/site-data/shell-path'

export interface PageAddresses {
  /** Paths of the home page. */
  readonly home: readonly string[]
  /** Paths of every other page. */
  readonly pages: readonly string[]
  /** File name without extension, by path, of the pages with a document of their own. */
  readonly documents?: Readonly<Record<string, string>>
  /** The first parts of the addresses of languages that have their own: their documents are in folders of this name. */
  readonly languages?: readonly string[]
  /** What else people write in their place: such an address leads to the proper one. */
  readonly languageNames?: LanguageNames
}

export interface PagesSource extends Pick<WholeBootData, 'routes' | 'languageBases' | 'languageNames'> {
  readonly site: Pick<WholeBootData['site'], 'socialLogin'>
}

export function pageAddresses({ routes, site, languageBases, languageNames = {} }: PagesSource): PageAddresses {
  const { home, ...others } = routes.pages
  const pages = Object.values(others).flatMap(addressesOf)
  const hasProvider = Object.keys(site.socialLogin.providers).length > 0
  const named = ownDocuments(routes).flatMap(({ file, addresses }) => addresses.map((each) => [each, file]))
  return {
    home: addressesOf(home),
    pages: [...pages, ...(hasProvider ? [oauthReturnPath] : []), shellPath],
    documents: Object.fromEntries(named) as Record<string, string>,
    languages: languageFolders(languageBases),
    languageNames,
  }
}

/** Names of the folders with the documents of languages that have addresses of their own. */
function languageFolders(bases: WholeBootData['languageBases']): string[] {
  return Object.values(bases).map((base) => base.slice(1))
}

export interface AddressInLanguage {
  /** The folder of its documents; that of the default language has no name. */
  readonly language: string
  readonly within: string
  /** Where the page is, if the language is written in another way there: `/rng` for `/en/rng`. */
  readonly proper?: string
}

/** An address in its two parts. One that begins with no language is of the default one. */
export function languageOfAddress(
  { languages = [], languageNames = {} }: Pick<PageAddresses, 'languages' | 'languageNames'>,
  address: string,
): AddressInLanguage {
  const [, first = ''] = /^\/([a-z0-9-]+)(?=\/|$)/i.exec(address) ?? []
  const name = first.toLowerCase()
  const named = Object.hasOwn(languageNames, `/${name}`) ? languageNames[`/${name}`] : undefined
  const base = languages.includes(name) ? `/${name}` : named
  if (base === undefined) return { language: '', within: address }
  const parts = { language: base.slice(1), within: address.slice(`/${first}`.length) || '/' }
  return base === `/${first}` ? parts : { ...parts, proper: pageAddress(base + parts.within) }
}

/** Whether a page has this path. */
export function isPagePath({ home, pages }: Pick<PageAddresses, 'home' | 'pages'>, path: string): boolean {
  return home.includes(path) || pages.includes(path)
}

/** Name of the document of the frame: the shell of home, for pages of which a guest sees nothing else. */
export const frameName = 'frame'

/** Name of the document of a page, without extension. */
export function pageDocument(name: string): string {
  return `page.${name}`
}

/** Pages that the server answers with in place of the one asked for. */
export type SystemPage = keyof Routes['system']

export const systemPages: readonly SystemPage[] = ['maintenance', 'blocked', 'notFound']

/** Name of the document of a page of the system, without extension. */
export function systemDocument(name: SystemPage): string {
  return `system.${name}`
}

export interface OwnDocument {
  /** Name of its file, without extension. */
  readonly file: string
  readonly addresses: readonly string[]
  /** The page whose metadata it has, if not home's. */
  readonly page?: PageConfig | SystemPageConfig
  /** The page that it shows before any script runs. */
  readonly drawn?: { readonly page: string } | { readonly system: SystemPage } | 'frame'
}

/** The documents other than home's and the empty one that scripts render. */
export function ownDocuments({ pages, loginFirst, system }: PagesSource['routes']): OwnDocument[] {
  const { home, ...others } = pages
  const frame: string[] = []
  const own = Object.entries(others).flatMap(([name, page]): OwnDocument[] => {
    const addresses = addressesOf(page)
    if (isOpen(page, loginFirst)) return [{ file: pageDocument(name), addresses, page, drawn: { page: name } }]
    if (hasShellOf(home, page)) frame.push(...addresses)
    return []
  })
  return [
    ...own,
    ...(frame.length === 0 ? [] : [{ file: frameName, addresses: frame, drawn: frameName } as const]),
    ...systemPages.map((name) => ({
      file: systemDocument(name),
      addresses: [],
      page: system[name],
      drawn: { system: name },
    })),
  ]
}

/** Whether a guest sees the page, and is not sent to sign in. */
function isOpen({ guard, openToGuests }: PageConfig, loginFirst: boolean): boolean {
  return guard === 'none' && (!loginFirst || openToGuests === 'all')
}

/** The pages that search engines may list, by name. */
export function indexedPages({ pages, loginFirst }: PagesSource['routes']): [name: string, page: PageConfig][] {
  return Object.entries(pages).filter(([, page]) => page.indexed !== false && isOpen(page, loginFirst))
}

function addressesOf({ path, aliases }: PageConfig): string[] {
  return [path, ...aliases]
}

/** Names of the legal documents that a page shows. */
export function documentsOn({ sections, order }: PageConfig | SystemPageConfig): string[] {
  return order.flatMap((name) => {
    const section = sections[name]
    return section?.block === 'legal-document' ? [section.props.document] : []
  })
}

function hasShellOf(home: PageConfig, { shell }: PageConfig): boolean {
  return (['header', 'sideMenu', 'bottomBar'] as const).every((part) => shell[part] === home.shell[part])
}

/** File name, without extension, of the document for a page other than home. */
export function documentOf({ documents = {} }: Pick<PageAddresses, 'documents'>, address: string): string {
  return Object.hasOwn(documents, address) ? (documents[address] ?? 'app') : 'app'
}

/** Paths, in addition to the endpoint table's, that the merchant's gateway answers on the site's own host. */
export function movedCalls({ site: { gateway, monitoring } }: Pick<WholeBootData, 'site'>): string[] {
  const reports = [monitoring.endpoint, monitoring.policyReports].filter((address) => address.startsWith('/'))
  if (gateway.baseUrl !== '') return reports
  return [...Object.values(gateway.calls).flatMap(({ path }) => path ?? []), ...reports]
}

/** A trailing slash is ignored, as it is in the browser. */
export function pageAddress(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
