import type { PvpRooms } from '@/contract/generated/gateway-types'
import type { OfCurrency } from '@/contract/money/in-currency'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { gameOf } from './catalogue'
import type { Game } from './game'
import { leastBet } from './least-bet'
import { merchantGames, suppliesTo } from './merchant-games'
import { scatter } from './scatter'
import { directionOf } from '@/contract/text/direction'
import { said, type Spoken } from '@/sandbox/texts/spoken'
import type { Texts } from '@/sandbox/texts/texts'

/** Rooms of a board game by stake, as multiples of its minimum bet. */
const tiers = [
  {
    least: 1,
    most: 10,
    seats: 120,
    named: { en: 'Beginners', fil: 'Baguhan', vi: 'Phòng Tập Sự' },
  },
  {
    least: 10,
    most: 100,
    seats: 80,
    named: { en: 'Regulars', fil: 'Suki', vi: 'Phòng Cao Thủ' },
  },
  {
    least: 100,
    most: 1000,
    seats: 24,
    named: { en: 'High stakes', fil: 'Malakihan', vi: 'Phòng Đại Gia' },
  },
] as const

/** How long the seating stays the same, in milliseconds. */
const round = 5 * 60_000

export interface Room {
  readonly roomId: string
  readonly game: Game
  readonly minBet: number
  readonly maxBet: number
  readonly seats: number
  readonly players: number
  readonly state: PvpRooms['response'][number]['state']
  /** What it is called beside the title of its game. */
  readonly named: Spoken
}

/**
 * Title of a room: of its game, and its own. A mark in front has it read right to left where its own name is, although
 * that of the game is Latin.
 */
export function roomTitle({ game, named }: Pick<Room, 'game' | 'named'>, texts: Texts): string {
  const mark = directionOf(texts.spoken) === 'rtl' ? '\u200f' : ''
  return `${mark}${texts.gameTitle(game)} · ${said(named, texts.spoken)}`
}

/** The rooms of a merchant's board games at an instant, those that can be entered first. */
export function roomsOf(merchant: Pick<SandboxMerchant, 'currency' | 'vendors'>, now: number, vendor?: string): Room[] {
  const order = ['open', 'full', 'closed']
  return merchantGames(merchant, 'PVP')
    .filter((game) => vendor === undefined || game.vendor === vendor)
    .flatMap((game) => tiers.map((_, tier) => roomAt(merchant, game, tier, now)))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
}

/** A room by its id. Undefined if the merchant has none with that id. */
export function roomOf(
  merchant: Pick<SandboxMerchant, 'currency' | 'vendors'>,
  roomId: string,
  now: number,
): Room | undefined {
  const [, nodeId = '', digit = ''] = /^R(\d{7})([0-2])$/.exec(roomId) ?? []
  const game = gameOf(nodeId)
  if (game?.gameType !== 'PVP' || !suppliesTo(merchant, game.vendor, 'PVP')) return undefined
  return roomAt(merchant, game, Number(digit), now)
}

/** The seats depend only on the sandbox's clock: the same at the same time on every machine. */
function roomAt(merchant: OfCurrency, game: Game, tier: number, now: number): Room {
  const { least, most, seats, named } = tiers[tier] ?? tiers[0]
  const lowest = leastBet(merchant, game)
  const seed = Number(game.nodeId) * 3 + tier
  const isClosed = scatter(seed, 9) === 0
  // One in eight rooms is full; the others are between a fifth and nine tenths full.
  const fullness = scatter(seed + Math.floor(now / round) * 7919, 80)
  const players = isClosed ? 0 : fullness < 10 ? seats : Math.floor((seats * (fullness + 10)) / 100)
  return {
    roomId: `R${game.nodeId}${tier}`,
    game,
    minBet: lowest * least,
    maxBet: lowest * most,
    seats,
    players,
    state: isClosed ? 'closed' : players === seats ? 'full' : 'open',
    named,
  }
}
