import { element } from './element'
import { money, setup, shortMoney } from './setup'
import { say } from './texts'

/** The offered stakes, as multiples of the game's minimum. */
const times = [1, 2, 5, 10, 20, 50]

interface Stakes {
  readonly element: HTMLElement
  /** The chosen stake in hundredths. */
  readonly chosen: () => number
  readonly enable: (isEnabled: boolean) => void
}

/** A row of chips, one of which is the stake. Arrow keys choose, as in a radio group. */
export function stakeChips(onChange: () => void = () => undefined): Stakes {
  let chosen = setup.game.minBet
  const inputs = times.map((each) => {
    const stake = each * setup.game.minBet
    const onchange = () => {
      chosen = stake
      onChange()
    }
    const input = element('input', { type: 'radio', name: 'stake', value: stake, checked: each === 1, onchange })
    input.setAttribute('aria-label', money(stake))
    return { input, chip: element('label', { class: 'chip' }, input, element('span', {}, chipText(stake))) }
  })
  return {
    element: element(
      'fieldset',
      { class: 'chips' },
      element('legend', {}, say('stake')),
      ...inputs.map(({ chip }) => chip),
    ),
    chosen: () => chosen,
    enable: (isEnabled) => inputs.forEach(({ input }) => (input.disabled = !isEnabled)),
  }
}

/** A chip on a phone has its unit in a line of its own (`10 тыс.`). */
const chipText = (stake: number): string => shortMoney(stake).replace(/[\u00a0\u202f]/g, ' ')
