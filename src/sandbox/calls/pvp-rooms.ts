import type { PvpRooms } from '@/contract/generated/gateway-types'
import { roomsOf } from '@/sandbox/games/pvp-rooms'
import type { Handler } from '@/sandbox/gateway-call'

/** Rooms of board games with who plays there now; a vendor in maintenance lets nobody in. */
export const pvpRooms: Handler<PvpRooms> = async ({ services, merchant, texts, request }) => {
  const closed = await services.maintenance.of(merchant.code)
  return roomsOf(merchant, services.clock(), request.vassalage).map(({ game, title, ...room }) => {
    const isShut = closed.has(game.vendor) || closed.has(game.nodeId)
    const { roomId, minBet, maxBet, seats, players, state } = room
    const now = isShut ? { players: 0, state: 'closed' as const } : { players, state }
    return {
      ...{ roomId, vassalage: game.vendor, nodeId: game.nodeId, title: title[texts.spoken] },
      ...{ minBet, maxBet, seats, ...now },
    }
  })
}
