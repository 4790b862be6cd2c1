import { drawing, element } from '@/sandbox/clients/parts/element'
import { createRoad } from '@/sandbox/clients/parts/road'
import { setup } from '@/sandbox/clients/parts/setup'
import { spotGame } from '@/sandbox/clients/parts/spot-game'
import { tellingLetters } from '@/sandbox/clients/parts/telling-letters'
import { figure, say } from '@/sandbox/clients/parts/texts'
import { sumOf } from '@/sandbox/play/engines/sic-bo'

type Mark = 'small' | 'big' | 'triple'

interface TableState {
  readonly road: readonly Mark[]
}

interface Outcome extends TableState {
  readonly dice: readonly [number, number, number]
}

const road = createRoad(say('lastRounds'))
const [small, big] = tellingLetters(say('small'), say('big'), setup.locale)
/** Of the marks on the road. */
const letters = { small, big, triple: '3' }
const thrown = element('p', { class: 'dice', dir: 'ltr', 'aria-hidden': 'true' })
const halves = ['small', 'big', 'odd', 'even'] as const
/** The sums that the halves stand for. */
const ranges: Readonly<Partial<Record<(typeof halves)[number], string>>> = {
  small: figure('4–10'),
  big: figure('11–17'),
}
const faces = [1, 2, 3, 4, 5, 6] as const

/** Positions of the pips of a die's face, in a grid of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

spotGame<TableState, Outcome>({
  name: 'sic-bo',
  spots: [
    ...halves.map((name) => ({ name, label: [say(name), ranges[name]].filter(Boolean).join(' '), pays: '1:1' })),
    { name: 'triple', label: say('triple'), pays: '30:1' },
    ...faces.map((face) => ({ name: `d${face}`, label: say('face', { face }), pays: '1–3:1', look: 'face' })),
  ],
  rivals: ['small', 'big'],
  action: 'roll',
  result: [thrown, road.element],
  showState: ({ road: past }) =>
    road.show(past.map((mark) => ({ look: mark, letter: letters[mark], title: say(mark) }))),
  showOutcome({ dice }) {
    thrown.replaceChildren(...dice.map(die))
    return say('thrown', { dice: dice.join(', '), sum: sumOf(dice) })
  },
})

function die(face: number): SVGElement {
  const spots = (pips[face] ?? []).map((place) =>
    drawing('circle', { cx: 12 + (place % 3) * 18, cy: 12 + Math.floor(place / 3) * 18, r: 5.5 }),
  )
  return drawing(
    'svg',
    { viewBox: '0 0 60 60', class: 'die' },
    drawing('rect', { width: 60, height: 60, rx: 12 }),
    ...spots,
  )
}
