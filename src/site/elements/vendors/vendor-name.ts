import { useCallback } from 'react'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { vendorIconCode } from './vendor-icon-code'

/** What a vendor is called, by its code: as the brand names it, else by what stands for its code (2 §9). */
export function useVendorName(): (code: string) => string {
  const { site } = useSite()
  const { items } = useWholeSite().vendors
  return useCallback(
    (code) => {
      const named = items[code]?.name
      if (named !== undefined && named !== code) return named
      const shown = code === ownVendor ? '' : vendorIconCode(code, site.languages.order)
      // Games of the platform itself are the brand's.
      return shown === '' ? site.name : shown
    },
    [site, items],
  )
}
