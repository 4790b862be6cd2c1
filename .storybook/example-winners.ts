import type { GameCard, WinnerBoard } from '@/contract/generated/gateway-types'

const game = (title: string): GameCard => ({
  ...{ vassalage: 'PT', nodeId: title, gameType: 'RNG', isHot: 1, title, gameId: title },
})
const time = '2026-01-01T12:00:00.000Z'

/** Unsorted, and two of them with an amount that is not a number. */
export const winners: WinnerBoard['response'] = [
  { name: 'ho***am', amount: 1_250_000, game: game('Nine Koi'), time },
  { name: 'bi***oc', amount: '300,000', game: game('Jade Express'), time },
  { name: 'mi***an', amount: 48_500_000, game: game('Golden Dragon'), time },
  { name: 'th***ha', amount: null, game: game('Deep Reef'), time },
]

export const longWinners: WinnerBoard['response'] = winners.map((win) => ({
  ...win,
  name: `${'w'.repeat(24)}***`,
  amount: 987_654_321_987.65,
  game: game('The Longest Name That Any Game Has Ever Had In Any Lobby Of The World'),
}))
