import type { PrizeMode } from '@/site/gateway/games/lottery'
import type { GameCard } from '@/contract/generated/gateway-types'

/** What is launched: a game's card, or a room of a vendor. */
export type LaunchCard = Pick<GameCard, 'vassalage' | 'nodeId' | 'gameType' | 'title'> &
  Partial<Pick<GameCard, 'gameId' | 'isGame' | 'maintenance' | 'demo' | 'image'>> & { readonly roomId?: string | null }

/** With the player's money, or as a demo. */
export type LaunchMode = 'real' | 'demo'

/** The game that is being launched, from its page's URL. */
export interface LaunchedGame {
  readonly vendor: string
  /** The id that it is launched by: a game's or a room's. */
  readonly of: { readonly gameId: string } | { readonly roomId: string }
  readonly nodeId: string
  readonly gameType: GameCard['gameType']
  readonly mode: LaunchMode
  /** Its name, where it is known. */
  readonly title?: string
  /** A lottery is launched from its lobby (2 §7). */
  readonly lottery?: {
    readonly gameCode: string
    readonly prizeMode: PrizeMode
    /** That the address says. */
    readonly playType?: string
    readonly defaultPlayType?: string
  }
}

const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT'] as const

/** The query of the game's page. Undefined for a card that cannot be launched yet. */
export function launchQuery(
  { vassalage, nodeId, gameType, gameId, roomId }: LaunchCard,
  mode: LaunchMode,
): string | undefined {
  const of = gameId ? { game: gameId } : roomId ? { room: roomId } : undefined
  if (of === undefined) return undefined
  const query = { vendor: vassalage, ...of, node: String(nodeId), type: gameType, ...(mode === 'demo' && { mode }) }
  return new URLSearchParams(query).toString()
}

/** The game in a query; undefined where there is none. */
export function readLaunch(search: string): LaunchedGame | undefined {
  const query = new URLSearchParams(search)
  const [vendor, gameId, roomId, node] = ['vendor', 'game', 'room', 'node'].map((name) => query.get(name) ?? '')
  const gameType = gameTypes.find((type) => type === query.get('type')) ?? 'RNG'
  const of = gameId ? { gameId } : roomId ? { roomId } : undefined
  if (!vendor || vendor.length > 12 || of === undefined || [gameId, roomId].some((id = '') => id.length > 80))
    return undefined
  const mode = query.get('mode') === 'demo' ? 'demo' : 'real'
  return { vendor, of, nodeId: (node ?? '').slice(0, 40), gameType, mode }
}
