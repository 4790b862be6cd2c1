import { cardHands } from '@/sandbox/clients/parts/card-hands'
import { nameOf } from '@/sandbox/clients/parts/playing-card'
import { createRoad } from '@/sandbox/clients/parts/road'
import { setup } from '@/sandbox/clients/parts/setup'
import { spotGame } from '@/sandbox/clients/parts/spot-game'
import { tellingLetters } from '@/sandbox/clients/parts/telling-letters'
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
const [dragon, tiger] = tellingLetters(say('dragon'), say('tiger'), setup.locale)
/** Of the marks on the road: a tie begins with the letter of the tiger in English. */
const letters = { dragon, tiger, tie: '=' }
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
        letter: letters[winner],
        title: say(winner),
      })),
    ),
  showOutcome({ dragon, tiger, winner }) {
    const counts = { dragon: nameOf(dragon), tiger: nameOf(tiger) }
    hands.show({ dragon: [dragon], tiger: [tiger] }, { dragon: '', tiger: '' }, winner)
    return hands.tell(counts, winner)
  },
})
