import type { resetAddress } from './lobby-address'

/** How many pictures of games are shown before the scripts have loaded. */
export const earlyTiles = 4

/** Parameters of the page's address by which a lobby asks for other games than at first. */
export const lobbyParameters: readonly (keyof typeof resetAddress)[] = [
  'list',
  'class',
  'q',
  'minBet',
  'minLineNum',
  'sort',
]
