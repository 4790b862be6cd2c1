import { element } from '@/sandbox/clients/parts/element'
import { createRoad } from '@/sandbox/clients/parts/road'
import { spotGame } from '@/sandbox/clients/parts/spot-game'
import { say } from '@/sandbox/clients/parts/texts'
import { colorOf, numberSpots, outsideSpots } from '@/sandbox/play/engines/roulette'

interface TableState {
  /** The drawn numbers, as text. */
  readonly road: readonly string[]
}

interface Outcome extends TableState {
  readonly number: number
}

const road = createRoad(say('lastRounds'))
const pocket = element('p', { class: 'pocket', 'aria-hidden': 'true' })
const labels = {
  red: say('red'),
  black: say('black'),
  odd: say('odd'),
  even: say('even'),
  low: '1–18',
  high: '19–36',
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
}
const sayFallen = (number: number) =>
  colorOf(number) === 'zero' ? '0' : `${number} ${say(colorOf(number) === 'red' ? 'red' : 'black')}`

function showPocket(number: number): void {
  pocket.className = `pocket ${colorOf(number)}`
  pocket.textContent = String(number)
}

spotGame<TableState, Outcome>({
  name: 'roulette',
  spots: [
    ...numberSpots.map((name, number) => ({
      name,
      label: String(number),
      pays: '35:1',
      look: `number ${colorOf(number)}`,
    })),
    ...outsideSpots.map((name) => ({ name, label: labels[name], pays: name.startsWith('dozen') ? '2:1' : '1:1' })),
  ],
  action: 'spin',
  result: [element('div', { class: 'wheel' }, pocket, road.element)],
  showState({ road: past }) {
    road.show(
      past.map((number) => ({ look: colorOf(Number(number)), letter: number, title: sayFallen(Number(number)) })),
    )
    const last = past.at(-1)
    if (last !== undefined) showPocket(Number(last))
  },
  showOutcome({ number }) {
    showPocket(number)
    return say('fallen', { number: sayFallen(number) })
  },
})
