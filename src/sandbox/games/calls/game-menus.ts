import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GameMenus, NewGameVendors, VendorGameType } from '@/contract/generated/gateway-types'
import { vendorArtAddress } from '@/sandbox/art/games/game-art'
import { gamesOf } from '@/sandbox/games/port/catalogue'
import type { GameType } from '@/sandbox/games/port/game'
import { vendorCodesOf } from '@/sandbox/games/game-card'
import { categories, categoryOrder } from '@/sandbox/games/words/categories'
import type { Handler } from '@/sandbox/call/gateway-call'
import { said } from '@/sandbox/texts/spoken'

/** Hot vendors (2 §2); below, the newest vendors. */
const hotVendors = ['PT', 'MG', 'PNG', 'CQ9', 'AG', 'EA', 'IBC', 'KY', 'TCG_SEA']
const newVendors = ['WD', 'GG', 'XY', 'TGP', 'TF', 'CQ9']

/** The categories in which the merchant has vendors, with those vendors (2 §7). */
export const gameMenus: Handler<GameMenus, SettingsPort> = async ({ services, merchant }) => {
  const closed = await services.maintenance.of(merchant.code)
  return categoryOrder.flatMap((gameType) => {
    const vendors = vendorCodesOf(merchant, gameType).map((vassalage) => ({
      vassalage,
      name: merchant.vendors.find(({ code }) => code === vassalage)?.name ?? vassalage,
      isHot: hotVendors.includes(vassalage) ? (1 as const) : (0 as const),
      maintenance: closed.has(vassalage),
      games: gamesOf(vassalage, gameType).length,
    }))
    return vendors.length === 0 ? [] : [{ gameType, vendors }]
  })
}

/** One lane per category, one card per vendor (2 §3). */
export const vendorGameType: Handler<VendorGameType, SettingsPort> = async ({ services, merchant, texts }) => {
  const closed = await services.maintenance.of(merchant.code)
  const lanes = categoryOrder.flatMap((gameType) => {
    const cards = vendorCodesOf(merchant, gameType).map((vassalage) => ({
      vassalage,
      nodeId: `${gameType}-${vassalage}`,
      gameType,
      isHot: hotVendors.includes(vassalage) ? (1 as const) : (0 as const),
      title: merchant.vendors.find(({ code }) => code === vassalage)?.name ?? vassalage,
      image: vendorArtAddress(vassalage),
      ...opened(vassalage, gameType),
      maintenance: closed.has(vassalage),
    }))
    return cards.length === 0
      ? []
      : [{ title: said(categories[gameType], texts.spoken), gameClassify: gameType, cards }]
  })
  return { data: { lanes } }
}

/** Categories whose vendors have a game list (2 §3 isGame). In the others, a card opens the vendor's first game. */
const withLists: readonly GameType[] = ['RNG', 'FISH', 'PVP']

function opened(vendor: string, gameType: GameType) {
  if (withLists.includes(gameType)) return { gameId: null, isGame: 'VASSALAGE' }
  // The lottery vendor opens its own lobby.
  if (gameType === 'ELOTT') return { gameId: null }
  return { gameId: gamesOf(vendor, gameType)[0]?.gameId ?? null }
}

export const newGameVendors: Handler<NewGameVendors> = ({ merchant }) => ({
  list: newVendors.filter((vendor) => merchant.vendors.some(({ code }) => code === vendor)),
})
