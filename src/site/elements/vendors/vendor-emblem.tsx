import { useSite } from '@/site/merchant/site-context'
import { vendorIconCode } from '@/contract/catalogue/vendor-icon-code'
import { vendorEmblems } from '@/contract/catalogue/vendor-emblems'

interface VendorEmblemProps {
  readonly code: string
  /** Codes of all vendors of the brand, so that no two emblems are the same. */
  readonly among: readonly string[]
}

/**
 * The emblem of a vendor that has no picture, in the size and colour of its container. Blank codes have no emblem
 * (2 §9): what is hidden tells the container to take no room.
 */
export function VendorEmblem({ code, among }: VendorEmblemProps) {
  const { languages } = useSite().site
  if (vendorIconCode(code, languages.order) === '') return <span hidden />
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" fill="currentColor" fillRule="evenodd" focusable="false">
      <path d={vendorEmblems(among).get(code)} />
    </svg>
  )
}
