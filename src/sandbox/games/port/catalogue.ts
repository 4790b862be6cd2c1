import type { Game, GameFacts, GameType } from './game'
import { ownVendor } from '@/contract/catalogue/vendor-codes'
import { ownGames } from '@/sandbox/games/own-games'
import { otherGames } from '@/sandbox/games/other-games'
import { scatter } from './scatter'
import { slotAt, slotVendors } from '@/sandbox/games/slots'

/** Vendors by position, which is the first part of game ids. Append new ones at the end, or ids would change. */
export const vendorCodes = [
  ...['AE', 'AG', 'BBIN', 'BG', 'BTI', 'CQ9', 'DG', 'DS88', 'EA', 'GG', 'IBC', 'ISB', 'KX', 'KY', 'LOTUS', 'MG', 'MGS'],
  'OG',
  'PNG',
  'PT',
  'RTG',
  'SBT',
  'TCG_SEA',
  'TF',
  'TGP',
  'TH',
  'TTG',
  'UG',
  'WD',
  'WS',
  'XY',
  ownVendor,
]

/** Categories by their digit in game ids. Append new ones at the end. */
export const gameTypes: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT']

/** How many of each vendor's most played games count as hot. */
const hotCounts: Readonly<Partial<Record<GameType, number>>> = {
  RNG: 6,
  LIVE: 3,
  FISH: 2,
  SPORTS: 1,
  PVP: 1,
  ELOTT: 3,
}
const oldest = 1500

const known = new Map<string, Game | undefined>()

/** A game by its id, computed on first use. Undefined for an unknown id. */
export function gameOf(nodeId: string): Game | undefined {
  if (!known.has(nodeId)) {
    const game = worked(nodeId)
    // Do not cache invalid ids.
    if (game === undefined) return undefined
    known.set(nodeId, game)
  }
  return known.get(nodeId)
}

/** A game by its launch id. */
export function launchedGame(gameId: string): Game | undefined {
  const nodeId = gameId.slice(gameId.lastIndexOf('-') + 1)
  const game = gameOf(nodeId)
  return game?.gameId === gameId ? game : undefined
}

/** Vendors with games in a category, in the order that keeps neighbours different. */
export function vendorsOf(gameType: GameType): readonly string[] {
  return gameType === 'RNG' ? Object.keys(slotVendors) : (otherGames[gameType]?.vendors ?? [])
}

/** A vendor's games in a category, most played first. */
export function gamesOf(vendor: string, gameType: GameType): readonly Game[] {
  return Array.from({ length: countOf(vendor, gameType) }, (_, rank) => gameOf(idOf(vendor, gameType, rank))).filter(
    (game) => game !== undefined,
  )
}

function countOf(vendor: string, gameType: GameType): number {
  if (vendor === ownVendor) return ownGames[gameType]?.length ?? 0
  if (gameType === 'RNG') return (slotVendors as Readonly<Record<string, number>>)[vendor] ?? 0
  const others = otherGames[gameType]
  return others?.vendors.includes(vendor) ? others.count : 0
}

function idOf(vendor: string, gameType: GameType, rank: number): string {
  return String((10 + vendorCodes.indexOf(vendor)) * 100_000 + gameTypes.indexOf(gameType) * 10_000 + rank)
}

function worked(nodeId: string): Game | undefined {
  if (!/^[1-9]\d{6}$/.test(nodeId)) return undefined
  const vendor = vendorCodes[Number(nodeId.slice(0, 2)) - 10]
  const gameType = gameTypes[Number(nodeId[2])]
  const rank = Number(nodeId.slice(3))
  if (vendor === undefined || gameType === undefined || rank >= countOf(vendor, gameType)) return undefined
  const facts = factsOf(vendor, gameType, rank)
  if (facts === undefined) return undefined
  return {
    ...facts,
    nodeId,
    gameId: `${vendor}-${nodeId}`,
    vendor,
    gameType,
    rank,
    isHot: rank < (hotCounts[gameType] ?? 0),
    age: scatter(Number(nodeId), oldest),
  }
}

function factsOf(vendor: string, gameType: GameType, rank: number): GameFacts | undefined {
  if (vendor === ownVendor) return ownGames[gameType]?.[rank]
  return gameType === 'RNG' ? slotAt(vendor, rank) : otherGames[gameType]?.at(vendor, rank)
}
