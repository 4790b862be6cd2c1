import type {
  FavouriteGamesList,
  GameCard,
  GameList,
  HotGames,
  NewGameVendors,
  PvpRooms,
  RecentGames,
  VendorGameType,
} from '@/contract/generated/gateway-types'

type GameType = GameCard['gameType']

const card = (nodeId: number, title: string, more: Partial<GameCard> = {}): GameCard => ({
  vassalage: 'AG',
  nodeId,
  gameType: 'RNG',
  isHot: 0,
  title,
  gameId: `g${nodeId}`,
  gameClassify: 'VIDEO',
  minBet: 500,
  minLineNum: 25,
  demo: true,
  ...more,
})

/** Without pictures: stories do not depend on what a picture shows. */
const slots = [
  card(1, 'Golden Koi', { isHot: 1 }),
  card(2, 'Lantern Night', { isNew: 1 }),
  card(3, 'Jade Temple', { maintenance: true }),
  card(4, 'Comet Rush', { gameId: null }),
  ...['River Spirits', 'Paper Dragons', 'Mango Garden', 'Northern Lights'].map((title, at) => card(5 + at, title)),
]
const announced: GameCard['match'] = {
  league: 'Lantern League',
  home: 'Hanoi Lanterns',
  away: 'Saigon Tide',
  beginsAt: '2026-11-28T12:15:00.000Z',
  odds: { home: 2.05, draw: 3.4, away: 3.4 },
}
const matches = ['Football', 'Tennis'].flatMap((sport, at) =>
  ['IBC', 'SBT'].map((vassalage, place) =>
    card(20 + at * 2 + place, `${vassalage} ${sport}`, {
      vassalage,
      gameType: 'SPORTS',
      gameClassify: sport.toUpperCase(),
      // The last one announces no match.
      ...(at + place < 2 && { match: announced }),
    }),
  ),
)
const tables = ['Baccarat', 'Roulette', 'Sic Bo'].map((title, at) =>
  card(30 + at, title, { gameType: 'LIVE', gameClassify: 'BACCARAT' }),
)
const games: Partial<Record<GameType, readonly GameCard[]>> = { RNG: slots, SPORTS: matches, LIVE: tables }

const listOf = (all: readonly GameCard[]): GameList['response'] => ({
  games: [...all],
  totalPages: 1,
  total: all.length,
  all: 10_248,
  classes: ['VIDEO', 'HOLD_AND_WIN', 'A_NEW_KIND'],
})
const gameList = ({ gameType }: GameList['request']) => listOf(gameType === undefined ? slots : (games[gameType] ?? []))
const hotGames: HotGames['response'] = { list: [...slots, ...tables].map((game) => ({ ...game, isHot: 1 })) }
const recentGames: RecentGames['response'] = { list: slots.slice(4, 7), totalPages: 1 }
const favouriteGamesList: FavouriteGamesList['response'] = { content: slots.slice(0, 2), totalPages: 1 }
const newGameVendors: NewGameVendors['response'] = { list: ['PT'] }

const lane = (gameClassify: GameType, ...codes: string[]): VendorGameType['response']['data']['lanes'][number] => ({
  title: gameClassify,
  gameClassify,
  cards: codes.map((vassalage) =>
    card(0, vassalage, { nodeId: `${gameClassify}-${vassalage}`, vassalage, gameType: gameClassify }),
  ),
})
const vendorGameType: VendorGameType['response'] = {
  data: { lanes: [lane('RNG', 'AG', 'PT', 'CQ9'), lane('LIVE', 'AG', 'EA'), lane('SPORTS', 'IBC', 'SBT', 'DS88')] },
}

const room = (
  roomId: string,
  title: string,
  more: Partial<PvpRooms['response'][number]> = {},
): PvpRooms['response'][number] => ({
  ...{ roomId, vassalage: 'KY', nodeId: 40, title, minBet: 1000, maxBet: 10_000 },
  ...{ players: 31, seats: 120, state: 'open', ...more },
})
/** The last one is a room that was listed before. */
const pvpRooms: PvpRooms['response'] = [
  room('R1', 'Three Cards · Beginners'),
  room('R2', 'Three Cards · Regulars', { state: 'full', players: 80, seats: 80, minBet: 10_000, maxBet: 100_000 }),
  room('R3', 'Three Cards · High stakes', { state: 'closed', players: 0, seats: 24 }),
  room('R4', 'Poker · Beginners', { players: 0 }),
  room('R1', 'Three Cards · Beginners'),
]

/** Answers about games, and a player's own games. */
export const gameAnswers = {
  gameList,
  hotGames,
  recentGames,
  favouriteGamesList,
  favouriteGames: [2, '5'],
  newGameVendors,
  vendorGameType,
  pvpRooms,
}

export const emptyGameAnswers = {
  gameList: listOf([]),
  hotGames: { list: [] },
  recentGames: { list: [], totalPages: 0 },
  favouriteGamesList: { content: [], totalPages: 0 },
  favouriteGames: [],
  newGameVendors: { list: [] },
  vendorGameType,
  pvpRooms: [],
}

const long = (game: GameCard): GameCard => ({
  ...game,
  title: `${game.title} <b>and the Extraordinarily Long Journey</b> home`,
})
export const longGameAnswers = {
  gameList: listOf(slots.map(long)),
  hotGames: { list: hotGames.list.map(long) },
  pvpRooms: pvpRooms.map((each) => ({
    ...each,
    title: `${each.title} <b>of the Extraordinarily Long Night</b>`,
    maxBet: 1_234_567_890_123,
  })),
}
