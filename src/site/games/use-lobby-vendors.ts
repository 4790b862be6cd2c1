import { useMemo } from 'react'
import type { GameCard } from '@/site/gateway/games/games'
import { useVendorName } from '@/site/elements/vendors/vendor-name'
import { useVendorLanes } from '@/site/gateway/games/vendor-lanes'
import { allVendors } from '@/contract/catalogue/vendor-codes'
import { usePageQuery } from '@/site/merchant/pages/page-query'
import { useWholeSite } from '@/site/merchant/site-context'
import { vendorCards, withVendorMap } from './vendor-lanes'

export interface LobbyVendor {
  readonly code: string
  readonly name: string
  readonly card: GameCard
}

/** The vendors of a kind of games that the merchant shows, in its order, and the one in the URL. */
export function useLobbyVendors(gameType: string) {
  const { lanes, ...read } = useVendorLanes()
  const { vendors: shown } = useWholeSite()
  const vendorName = useVendorName()
  const [query, change] = usePageQuery()
  const asked = query.get('page')

  const found = useMemo(() => {
    if (lanes === undefined) return undefined
    const cards = vendorCards(withVendorMap(lanes, shown.lanes), gameType)
    const byCode = new Map(cards.map((card) => [card.vassalage, card]))
    const first = cards.find(({ vassalage }) => shown.order.includes(vassalage))?.vassalage
    const vendors = shown.order.flatMap((code): LobbyVendor[] => {
      const card = byCode.get(code)
      return card === undefined ? [] : [{ code, name: vendorName(code), card }]
    })
    // Without a vendor in the URL, slots show the vendor of the first card (2 §2); other kinds show all.
    return { vendors, first: gameType === 'RNG' || vendors.length < 2 ? first : allVendors }
  }, [lanes, shown, vendorName, gameType])

  const supplied = shown.order.filter((code) => shown.items[code]?.categories.some((each) => each === gameType))
  const isKnown = asked === allVendors || found?.vendors.some(({ code }) => code === asked)
  return {
    ...read,
    vendors: found?.vendors,
    /** Until they have loaded: whether the brand has more than one of them. */
    areSeveral: supplied.length > 1,
    /** Undefined until the vendors have loaded, and where there are none. */
    current: isKnown === true && asked !== null ? asked : found?.first,
    choose: (code: string) => change({ page: code, class: undefined }, { isStep: true }),
  }
}
