import { rankOf, suitOf, type Card } from './cards'
import { spotTable } from './spot-table'

export const dragonTigerSpots = ['dragon', 'tie', 'tiger', 'suitedTie'] as const

interface Dealt {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

/** Eight decks, reshuffled for each round. */
const shoe = 8 * 52

/**
 * Dragon tiger: one card each, kings high, aces low. A tie keeps half of the bets on both sides and pays 8 to 1, of
 * one suit 50 to 1.
 */
export const dragonTiger = spotTable<(typeof dragonTigerSpots)[number], Dealt>({
  kind: 'dragonTiger',
  spots: dragonTigerSpots,
  rivals: ['dragon', 'tiger'],
  draw({ draw }) {
    const first = draw(shoe)
    const second = draw(shoe - 1)
    const [dragon, tiger] = [first % 52, (second < first ? second : second + 1) % 52]
    const ahead = rankOf(dragon) - rankOf(tiger)
    return { dragon, tiger, winner: ahead === 0 ? 'tie' : ahead > 0 ? 'dragon' : 'tiger' }
  },
  times(spot, { dragon, tiger, winner }) {
    if (spot === 'tie') return winner === 'tie' ? 9 : 0
    if (spot === 'suitedTie') return winner === 'tie' && suitOf(dragon) === suitOf(tiger) ? 51 : 0
    return spot === winner ? 2 : winner === 'tie' ? 0.5 : 0
  },
  mark: ({ winner }) => winner,
})
