import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { PvpRooms } from '@/contract/generated/gateway-types'
import { roomsOf, roomTitle } from '@/sandbox/games/port/pvp-rooms'
import type { Handler } from '@/sandbox/call/gateway-call'

/** Rooms of board games with their current players. A room of a vendor in maintenance cannot be entered. */
export const pvpRooms: Handler<PvpRooms, SettingsPort> = async ({ services, merchant, texts, request }) => {
  const closed = await services.maintenance.of(merchant.code)
  return roomsOf(merchant, services.clock(), request.vassalage).map((room) => {
    const { game } = room
    const isShut = closed.has(game.vendor) || closed.has(game.nodeId)
    const { roomId, minBet, maxBet, seats, players, state } = room
    const now = isShut ? { players: 0, state: 'closed' as const } : { players, state }
    return {
      roomId,
      vassalage: game.vendor,
      nodeId: game.nodeId,
      title: roomTitle(room, texts),
      minBet,
      maxBet,
      seats,
      ...now,
    }
  })
}
