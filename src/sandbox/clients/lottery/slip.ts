import type { Way } from '@/sandbox/lottery/port/ways'
import { button, element } from '@/sandbox/clients/parts/element'
import { money } from '@/sandbox/clients/parts/setup'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { tell } from './lottery-texts'

/** Contents of the betting slip. Amounts in hundredths. */
export interface SlipState {
  readonly way: Way
  readonly numbers: readonly string[]
  /** Whether bets are accepted now. */
  readonly isOpen: boolean
}

interface Slip {
  readonly parts: readonly HTMLElement[]
  readonly unit: () => number
  show(state: SlipState): void
  /** Moves focus here when the focused element has been removed. */
  focus(): void
}

export const totalOf = ({ way, numbers }: SlipState, unit: number): number => numbers.length * way.times * unit
export const perHitOf = ({ way }: SlipState, unit: number): number => Math.floor((unit * way.pays) / 100)

interface SlipEvents {
  readonly onRemove: (number: string) => void
  readonly onChange: () => void
  readonly onBet: () => void
}

/** The betting slip: the numbers, the stake for each, and the total. On a phone it is sticky at the bottom. */
export function slip({ onRemove, onChange, onBet }: SlipEvents): Slip {
  const chosen = element('ul', { class: 'chosen', 'aria-label': tell('chosen') })
  const sum = element('p', { class: 'sum' })
  const stakes = stakeChips(onChange)
  const bet = button(tell('bet'), onBet, { class: 'main' })
  return {
    parts: [chosen, stakes.element, element('div', { class: 'foot' }, sum, bet)],
    unit: stakes.chosen,
    focus: () => (bet.disabled ? undefined : bet.focus()),
    show(state) {
      const { way, numbers, isOpen } = state
      const isEmpty = numbers.length === 0
      bet.disabled = isEmpty || !isOpen
      chosen.hidden = isEmpty
      chosen.replaceChildren(...numbers.map((number) => element('li', {}, removable(number))))
      if (isEmpty) {
        sum.textContent = tell('noNumbers')
        return
      }
      const stake = money(stakes.chosen())
      sum.replaceChildren(
        element('span', {}, tell('sum', { count: numbers.length, times: way.times, stake })),
        ' ',
        element('strong', {}, money(totalOf(state, stakes.chosen()))),
        element('small', {}, tell('perHit', { amount: money(perHitOf(state, stakes.chosen())) })),
      )
    },
  }

  function removable(number: string): HTMLElement {
    return button(number, () => onRemove(number), { 'aria-label': tell('remove', { number }) })
  }
}
