import type { VendorLane } from '@/site/gateway/games/vendor-lanes'
import type { Vendors } from '@/contract/generated/merchant-types'

type VendorMap = Vendors['lanes']
type Card = VendorLane['cards'][number]

/**
 * Adds the lanes of the merchant's vendor map (1 §9, 2 §2) to the server's lanes, each after its target: a kind whose
 * vendors the server lists under another. A target may itself come from the map. A lane that the server already sends
 * is not added again, and one without a target not at all.
 */
export function withVendorMap(lanes: readonly VendorLane[], map: VendorMap): readonly VendorLane[] {
  const known = new Set(lanes.map(({ gameClassify }) => gameClassify))
  const cards = lanes.flatMap((lane) => lane.cards)
  const withMapped = (lane: VendorLane): readonly VendorLane[] => [
    lane,
    ...Object.entries(map).flatMap(([gameType, mapped]) => {
      if (mapped.after !== lane.gameClassify || known.has(gameType)) return []
      known.add(gameType)
      const own = mapped.vendors.flatMap((code) => cards.find(({ vassalage }) => vassalage === code) ?? [])
      // The cast is safe: the schema allows no other kinds.
      const asOwn = own.map((card) => ({ ...card, gameType: gameType as Card['gameType'] }))
      // An empty lane is dropped, but lanes mapped to it may have games.
      return withMapped({ title: '', gameClassify: gameType, cards: asOwn }).slice(own.length === 0 ? 1 : 0)
    }),
  ]
  return lanes.flatMap(withMapped)
}

/** One card for each vendor of a kind's lanes. LOTT is treated as ELOTT (2 §9). */
export function vendorCards(lanes: readonly VendorLane[], gameType: string): readonly Card[] {
  const wanted = asShown(gameType)
  const cards = lanes.flatMap((lane) => lane.cards.filter((card) => asShown(card.gameType) === wanted))
  return [...new Map(cards.map((card) => [card.vassalage, card])).values()]
}

/** One card for each vendor of the lanes that is hot: its isHot is exactly 1 (2 §2). */
export function hotVendors(lanes: readonly { readonly cards: readonly Card[] }[]): Card[] {
  const hot = lanes.flatMap(({ cards }) => cards.filter(({ isHot }) => isHot === 1))
  return hot.filter(({ vassalage }, index) => hot.findIndex((card) => card.vassalage === vassalage) === index)
}

const asShown = (gameType: string) => (gameType === 'LOTT' ? 'ELOTT' : gameType)
