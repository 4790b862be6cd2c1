import type { GameList } from '@/contract/generated/gateway-types'

/** Identifies the web site in requests for game lists (2 §9). */
export const webClient = { clientType: 3, platform: 'flash,html5-desktop' } as const

/** Client and channel in requests for game lists (2 §7). */
export const webChannel = { ...webClient, channel: 'WEB' } as const

/** Page size of a lobby (2 §9). */
export const lobbyPageSize = 42

interface Asked extends Pick<GameList['request'], 'merchant' | 'language'> {
  readonly gameType: NonNullable<GameList['request']['gameType']>
  /** Vendor code; undefined for all vendors. */
  readonly vassalage: string | undefined
  readonly sort: NonNullable<GameList['request']['sort']>
}

/**
 * The request for the games of a lobby before anything is looked for, without its page. The order of its parameters is
 * that of the address, by which the document starts the same call (early-calls.ts).
 */
export function lobbyRequest({ vassalage, merchant, gameType, language, sort }: Asked) {
  const ofVendor = vassalage === undefined ? {} : { vassalage }
  return { ...webChannel, ...ofVendor, merchant, gameType, language, pageSize: lobbyPageSize, sort }
}
