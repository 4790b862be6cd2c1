import { useCallback } from 'react'
import { usePermission } from '@/site/gateway/content/permission'
import { randomCdn } from './random-cdn'
import { useAddressCheck } from './actions/external-link'

/** One random number per page load, so that no picture is loaded again from another CDN. */
const chance = Math.random()

const none: readonly string[] = []

/**
 * Returns a function that resolves the address of a picture from the server, or undefined where it may not be loaded,
 * which is reported. A path without a host is on a CDN, where the server names any (1 §9), else on this site.
 */
export function usePictureAddress(): (address: string | null | undefined) => string | undefined {
  const check = useAddressCheck()
  const cdns = usePermission().data?.imageCDNs ?? none
  return useCallback(
    (address) => {
      if (address === null || address === undefined) return undefined
      const checked = check(address)
      if (checked.kind === 'refused') {
        console.warn(`picture refused (${checked.reason}): ${address}`)
        return undefined
      }
      const isWhole = checked.kind === 'foreign-allowed' || URL.canParse(address.trim())
      const cdn = isWhole ? undefined : randomCdn(cdns, check, chance)
      return cdn === undefined ? checked.href : cdn + checked.href
    },
    [check, cdns],
  )
}
