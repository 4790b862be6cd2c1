import { cardHands } from '@/sandbox/clients/parts/card-hands'
import { nameOf } from '@/sandbox/clients/parts/playing-card'
import { createRoad, firstLetter, tieLetter } from '@/sandbox/clients/parts/road'
import { spotGame } from '@/sandbox/clients/parts/spot-game'
import { say } from '@/sandbox/clients/parts/texts'
import type { Card } from '@/sandbox/play/engines/cards'

type Winner = 'dragon' | 'tiger' | 'tie'

interface TableState {
  readonly road: readonly Winner[]
}

interface Outcome extends TableState {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: Winner
}

const road = createRoad(say('lastRounds'))
const hands = cardHands(['dragon', 'tiger'])
const pays = [
  ['dragon', '1:1'],
  ['tiger', '1:1'],
  ['tie', '8:1'],
  ['suitedTie', '50:1'],
] as const

spotGame<TableState, Outcome>({
  name: 'dragon-tiger',
  spots: pays.map(([name, paid]) => ({ name, label: say(name), pays: paid })),
  rivals: ['dragon', 'tiger'],
  action: 'deal',
  result: [hands.element, road.element],
  showState: ({ road: past }) =>
    road.show(
      past.map((winner) => ({
        look: winner,
        letter: winner === 'tie' ? tieLetter : firstLetter(say(winner)),
        title: say(winner),
      })),
    ),
  showOutcome({ dragon, tiger, winner }) {
    const counts = { dragon: nameOf(dragon), tiger: nameOf(tiger) }
    hands.show({ dragon: [dragon], tiger: [tiger] }, { dragon: '', tiger: '' }, winner)
    return hands.tell(counts, winner)
  },
})
