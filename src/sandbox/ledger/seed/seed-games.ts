import { gameOf } from '@/sandbox/games/port/catalogue'
import type { Game } from '@/sandbox/games/port/game'

/** Node ids of the games of seeded bets: some of the most played ones in each category. */
const nodeIds = [
  ...['2900000', '2900001', '2900004', '2500000', '2500002', '2800000', '2800003', '1500000', '1500001', '1900002'],
  ...['1110000', '1110003', '1810001', '1810002', '1520000', '3140000', '3140001', '3270000', '2330000', '2330003'],
]

export const seedGames: readonly Game[] = nodeIds.map((nodeId) => {
  const game = gameOf(nodeId)
  if (game === undefined) throw new RangeError(`the catalogue has no game ${nodeId}`)
  return game
})
