import type { Page } from '@playwright/test'
import { gameList } from '@/contract/endpoints/endpoint-rows'
import type { GameList } from '@/contract/generated/gateway-types'
import { callAs } from './by-call'
import type { Brand } from './fixtures'

/** The first game of a kind, as a lobby would launch it. */
export async function firstOf(page: Page, brand: Brand, gameType: 'RNG' | 'LIVE', vassalage: string): Promise<string> {
  const { games } = await callAs<GameList>(page, brand, gameList, {
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'WEB',
    merchant: brand.code,
    gameType,
    vassalage,
    language: 'EN',
    pageNo: 1,
    pageSize: 1,
  })
  const [game] = games
  return new URLSearchParams({
    vendor: vassalage,
    game: game?.gameId ?? '',
    node: String(game?.nodeId),
    type: gameType,
  }).toString()
}
