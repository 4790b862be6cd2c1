import type { BootData } from '@/site/boot-data'

export interface PageAddresses {
  /** Addresses of the home page. */
  readonly home: readonly string[]
  /** Addresses of every other page. */
  readonly pages: readonly string[]
}

export function pageAddresses({ routes }: Pick<BootData, 'routes'>): PageAddresses {
  const { home, ...others } = routes.pages
  return {
    home: [home.path, ...home.aliases],
    pages: Object.values(others).flatMap(({ path, aliases }) => [path, ...aliases]),
  }
}

/** Paths, other than the endpoint table's, at which the merchant's gateway answers on the site's own host. */
export function movedCalls({ site }: Pick<BootData, 'site'>): string[] {
  if (site.gateway.baseUrl !== '') return []
  return Object.values(site.gateway.calls).flatMap(({ path }) => path ?? [])
}

/** A slash at the end makes no difference, as it makes none in the browser. */
export function pageAddress(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
