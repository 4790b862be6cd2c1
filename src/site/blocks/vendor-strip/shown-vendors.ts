import type { Vendor, VendorStripProps, Vendors } from '@/contract/generated/merchant-types'

type Category = Vendor['categories'][number]

export interface ShownVendor {
  readonly code: string
  readonly name: string
  readonly icon: Vendor['icon']
  /** The categories for which the vendor is shown. */
  readonly categories: readonly Category[]
}

/** The vendors of the wanted categories, in the merchant's order, each with the wanted ones of its categories. */
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
