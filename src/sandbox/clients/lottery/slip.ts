import type { Way } from '@/sandbox/lottery/port/ways'
import { button, element } from '@/sandbox/clients/parts/element'
import { money } from '@/sandbox/clients/parts/setup'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { say } from '@/sandbox/clients/parts/texts'

/** Contents of the betting slip. Amounts in hundredths. */
export interface SlipState {
  readonly way: Way
  readonly numbers: readonly string[]
  /** Whether bets are accepted now. */
  readonly isOpen: boolean
}

/** A bet that was just placed. */
export interface PlacedBet {
  readonly number: string
  readonly issue: string
  /** Total stake in hundredths. */
  readonly stake: number
}

interface Slip {
  readonly parts: readonly HTMLElement[]
  readonly unit: () => number
  /** Shows what was just placed instead of the slip, until another bet is begun. */
  show(state: SlipState, placed: PlacedBet | undefined): void
  /** Moves focus here when the focused element has been removed. */
  focus(): void
}

export const totalOf = ({ way, numbers }: SlipState, unit: number): number => numbers.length * way.times * unit
export const perHitOf = ({ way }: SlipState, unit: number): number => Math.floor((unit * way.pays) / 100)

interface SlipEvents {
  readonly onRemove: (number: string) => void
  readonly onChange: () => void
  readonly onBet: () => void
  /** Leads to the list of the player's bets. */
  readonly onBets: () => void
  /** Leads to the site's betting record; left out where nothing is recorded. */
  readonly onRecord?: (() => void) | undefined
  /** Begins another bet. */
  readonly onAgain: () => void
}

/**
 * The betting slip: the numbers, the stake for each, and the total. On a phone it is sticky at the bottom. What was
 * placed is said where the thumb has placed it; the next press there begins another bet and places none.
 */
export function slip({ onRemove, onChange, onBet, onBets, onRecord, onAgain }: SlipEvents): Slip {
  const chosen = element('ul', { class: 'chosen', dir: 'ltr', 'aria-label': say('chosen') })
  const sum = element('p', { class: 'sum' })
  const stakes = stakeChips(onChange)
  const bet = button(say('bet'), onBet, { class: 'main' })
  const again = button(say('anotherBet'), onAgain, { class: 'main' })
  const done = element('div', { class: 'done' }, button(say('bets'), onBets), again)
  const foot = element('div', { class: 'foot' }, sum, bet, done)
  return {
    parts: [chosen, stakes.element, foot],
    unit: stakes.chosen,
    focus() {
      if (!done.hidden) again.focus()
      else if (!bet.disabled) bet.focus()
    },
    show(state, placed) {
      const { way, numbers, isOpen } = state
      const isEmpty = numbers.length === 0
      bet.hidden = placed !== undefined
      done.hidden = placed === undefined
      foot.toggleAttribute('data-placed', placed !== undefined)
      stakes.element.hidden = placed !== undefined
      bet.disabled = isEmpty || !isOpen
      chosen.hidden = isEmpty
      chosen.replaceChildren(...numbers.map((number) => element('li', {}, removable(number))))
      if (placed !== undefined) {
        const { number, issue, stake } = placed
        sum.replaceChildren(
          element('strong', {}, say('placed', { number })),
          element('small', {}, say('placedFor', { issue, amount: money(stake) })),
          ...(onRecord === undefined ? [] : [button(say('record'), onRecord, { class: 'link' })]),
        )
        return
      }
      if (isEmpty) {
        sum.textContent = say('noNumbers')
        return
      }
      const stake = money(stakes.chosen())
      sum.replaceChildren(
        element('span', {}, say('sum', { count: numbers.length, times: way.times, stake })),
        ' ',
        element('strong', {}, money(totalOf(state, stakes.chosen()))),
        element('small', {}, say('perHit', { amount: money(perHitOf(state, stakes.chosen())) })),
      )
    },
  }

  function removable(number: string): HTMLElement {
    return button(number, () => onRemove(number), { 'aria-label': say('remove', { number }) })
  }
}
