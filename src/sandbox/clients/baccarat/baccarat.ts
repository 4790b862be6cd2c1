import { cardHands } from '@/sandbox/clients/parts/card-hands'
import { createRoad } from '@/sandbox/clients/parts/road'
import { setup } from '@/sandbox/clients/parts/setup'
import { spotGame } from '@/sandbox/clients/parts/spot-game'
import { tellingLetters } from '@/sandbox/clients/parts/telling-letters'
import { say } from '@/sandbox/clients/parts/texts'
import { pointsOf, type Card } from '@/sandbox/play/engines/cards'

type Winner = 'player' | 'banker' | 'tie'

interface TableState {
  readonly road: readonly Winner[]
  readonly left: number
}

interface Outcome extends TableState {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly winner: Winner
}

const road = createRoad(say('road'))
const hands = cardHands(['player', 'banker'])
const [player, banker] = tellingLetters(say('player'), say('banker'), setup.locale)
/** Of the marks on the road. */
const letters = { player, banker, tie: '=' }
const pays = [
  ['playerPair', '11:1'],
  ['tie', '8:1'],
  ['bankerPair', '11:1'],
  ['player', '1:1'],
  ['banker', '0.95:1'],
] as const

spotGame<TableState, Outcome>({
  name: 'baccarat',
  spots: pays.map(([name, paid]) => ({ name, label: say(name), pays: paid })),
  rivals: ['player', 'banker'],
  action: 'deal',
  result: [hands.element, road.element],
  showState({ road: past, left }) {
    const marks = past.map((winner) => ({ look: winner, letter: letters[winner], title: say(winner) }))
    road.show(marks, say('shoeLeft', { count: left }))
  },
  showOutcome(outcome) {
    const counts = { player: pointsOfHand(outcome.player), banker: pointsOfHand(outcome.banker) }
    hands.show(outcome, counts, outcome.winner)
    return hands.tell(counts, outcome.winner)
  },
})

function pointsOfHand(hand: readonly Card[]): string {
  return String(hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10)
}
