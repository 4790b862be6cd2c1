import { useCallback } from 'react'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { vendorIconCode } from '@/contract/catalogue/vendor-icon-code'

/**
 * Returns the name of a vendor by its code: the brand's own name for it, otherwise the text shown for its code (2 §9).
 */
export function useVendorName(): (code: string) => string {
  const { site } = useSite()
  const { items } = useWholeSite().vendors
  return useCallback(
    (code) => {
      const named = items[code]?.name
      if (named !== undefined && named !== code) return named
      const shown = code === ownVendor ? '' : vendorIconCode(code, site.languages.order)
      // Games of the platform itself are shown under the brand's name.
      return shown === '' ? site.name : shown
    },
    [site, items],
  )
}
