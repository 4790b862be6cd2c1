import { oauthReturnPath } from '@/session/oauth-return-path'
import type { WholeBootData } from '@/site/boot-data'

export interface PageAddresses {
  /** Addresses of the home page. */
  readonly home: readonly string[]
  /** Addresses of every other page. */
  readonly pages: readonly string[]
}

interface PagesSource extends Pick<WholeBootData, 'routes'> {
  readonly site: Pick<WholeBootData['site'], 'socialLogin'>
}

export function pageAddresses({ routes, site }: PagesSource): PageAddresses {
  const { home, ...others } = routes.pages
  const pages = Object.values(others).flatMap(({ path, aliases }) => [path, ...aliases])
  const hasProvider = Object.keys(site.socialLogin.providers).length > 0
  return { home: [home.path, ...home.aliases], pages: hasProvider ? [...pages, oauthReturnPath] : pages }
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
