import type { PageConfig } from '@/contract/generated/merchant-types'
import { oauthReturnPath } from '@/site/session/oauth-return-path'
import type { WholeBootData } from '@/contract/site-data/boot-data'

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
  const pages = Object.values(others).flatMap(addressesOf)
  const hasProvider = Object.keys(site.socialLogin.providers).length > 0
  const named = ownDocuments(routes).flatMap(({ file, addresses }) => addresses.map((each) => [each, file]))
  return {
    home: addressesOf(home),
    pages: hasProvider ? [...pages, oauthReturnPath] : pages,
    documents: Object.fromEntries(named) as Record<string, string>,
  }
}

/** What the frame is called that all pages with the shell of home share. */
export const frameName = 'frame'

export interface OwnDocument {
  /** Name of its file, without ending. */
  readonly file: string
  readonly addresses: readonly string[]
  /** The page that says what it is of, where that is not home. */
  readonly page?: PageConfig
  /** What it shows before any script: the page of this name, or the frame. */
  readonly drawn?: string
}

/** Pages that people land on from outside, and the lobby that most of them go to first. */
const landings = ['login', 'register', 'promo', 'egame', 'live', 'sports', 'fish', 'esports', 'pvp', 'cockfight']

/** The documents beside home's and the one that shows nothing before its scripts. */
export function ownDocuments({ pages, loginFirst }: PagesSource['routes']): OwnDocument[] {
  const { home, ...others } = pages
  const frame: string[] = []
  const own = Object.entries(others).flatMap(([name, page]): OwnDocument[] => {
    // A guest who is sent to sign in would see nothing of it.
    const isLanding = landings.includes(name) && (!loginFirst || page.openToGuests === 'all')
    const drawn = isLanding ? name : hasShellOf(home, page) ? frameName : undefined
    const addresses = addressesOf(page)
    const saysMore = page.description !== undefined || page.picture !== undefined
    if (isLanding || saysMore) return [{ file: `page.${name}`, addresses, page, ...(drawn && { drawn }) }]
    if (drawn === frameName) frame.push(...addresses)
    return []
  })
  return frame.length === 0 ? own : [...own, { file: frameName, addresses: frame, drawn: frameName }]
}

function addressesOf({ path, aliases }: PageConfig): string[] {
  return [path, ...aliases]
}

function hasShellOf(home: PageConfig, { shell }: PageConfig): boolean {
  return (['header', 'sideMenu', 'bottomBar'] as const).every((part) => shell[part] === home.shell[part])
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
