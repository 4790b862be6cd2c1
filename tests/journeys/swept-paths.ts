import { checkMerchants } from '@/engine/checker/check-merchants'
import { oneOfEachComposition } from '@tests/one-of-each-composition'
import { journeyFolders } from './journey-server'

/** Paths of a brand's pages to look at: one for each composition, all of them with BARRIERS=whole. */
export function sweptPaths(code: string): string[] {
  const { merchants } = checkMerchants(journeyFolders.merchants, [code])
  return merchants.flatMap(({ config: { routes } }) => {
    const names = process.env['BARRIERS'] === 'whole' ? Object.keys(routes.pages) : oneOfEachComposition(routes.pages)
    return names.flatMap((name) => routes.pages[name]?.path ?? [])
  })
}
