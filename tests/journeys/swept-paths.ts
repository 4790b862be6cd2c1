import { checkMerchants } from '@/engine/checker/check-merchants'
import { oneOfEachComposition } from '@tests/one-of-each-composition'
import { journeyFolders } from './journey-server'

/** The path of one page of each composition of a brand: the others are looked at as stories. */
export function pathsOf(code: string): string[] {
  const { merchants } = checkMerchants(journeyFolders.merchants, [code])
  return merchants.flatMap(({ config: { routes } }) =>
    oneOfEachComposition(routes.pages).flatMap((name) => routes.pages[name]?.path ?? []),
  )
}
