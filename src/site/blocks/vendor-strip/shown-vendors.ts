import type { Vendor, VendorStripProps, Vendors } from '@/contract/generated/merchant-types'

type Category = Vendor['categories'][number]

export interface ShownVendor {
  readonly code: string
  readonly name: string
  readonly icon: Vendor['icon']
  /** The requested categories that the vendor has. */
  readonly categories: readonly Category[]
}

/** The vendors of the requested categories in the merchant's order, each with those categories that it has. */
export function shownVendors(
  { items, order }: Pick<Vendors, 'items' | 'order'>,
  wanted: VendorStripProps['categories'],
): ShownVendor[] {
  return order.flatMap((code) => {
    const vendor = items[code]
    if (vendor === undefined) return []
    const categories = vendor.categories.filter((category) => wanted?.includes(category) ?? true)
    return categories.length === 0 ? [] : [{ code, name: vendor.name, icon: vendor.icon, categories }]
  })
}
