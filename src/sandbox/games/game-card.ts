import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { GameCard } from '@/contract/generated/gateway-types'
import { gameArtAddress } from '@/sandbox/art/games/game-art'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { isNew, type Game, type GameType } from './port/game'
import { leastBet } from './port/least-bet'
import { matchCard } from './match-card'
import { suppliesTo } from './port/merchant-games'

type Call = Pick<GatewayCall<unknown, SettingsPort>, 'services' | 'merchant' | 'texts'>

/** Makes game cards in the language of a call, with the current maintenance state. */
export async function cardMaker({ services, merchant, texts }: Call): Promise<(game: Game) => GameCard> {
  const closed = await services.maintenance.of(merchant.code)
  return (game) => ({
    vassalage: game.vendor,
    nodeId: game.nodeId,
    gameType: game.gameType,
    isHot: game.isHot ? 1 : 0,
    isNew: isNew(game) ? 1 : 0,
    title: texts.gameTitle(game),
    gameId: game.gameId,
    image: gameArtAddress(game.nodeId, texts.spoken),
    gameClassify: game.classify,
    minBet: leastBet(merchant, game),
    ...(game.lines === null ? {} : { minLineNum: game.lines }),
    demo: game.demo,
    maintenance: closed.has(game.vendor) || closed.has(game.nodeId),
    ...matchCard(game, merchant.code, services.clock(), texts.spoken),
  })
}

/** A page of a list, as paged calls return it. */
export function pageOf<T>(list: readonly T[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  return {
    page: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(list.length / pageSize),
  }
}

/** Codes of the merchant's vendors that have games in a category, in the merchant's order. */
export function vendorCodesOf(merchant: Call['merchant'], gameType: GameType): readonly string[] {
  return merchant.vendors.map(({ code }) => code).filter((code) => suppliesTo(merchant, code, gameType))
}
