import { checkMerchants } from '@/engine/checker/check-merchants'
import { journeyFolders } from './journey-server'

/** Paths of all pages of a brand. */
export function pathsOf(code: string): string[] {
  const { merchants } = checkMerchants(journeyFolders.merchants, [code])
  return merchants.flatMap(({ config: { routes } }) => Object.values(routes.pages).map(({ path }) => path))
}
