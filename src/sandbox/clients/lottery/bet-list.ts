import type { LotteryDetail } from '@/sandbox/play/engines/lottery'
import { button, element } from '@/sandbox/clients/parts/element'
import type { ListedBet } from '@/sandbox/clients/parts/play'
import { money } from '@/sandbox/clients/parts/setup'
import { listed, say } from '@/sandbox/clients/parts/texts'
import { numbersText } from './lottery-texts'
import { numberBalls } from './number-balls'

interface BetList {
  readonly element: HTMLElement
  show(bets: readonly ListedBet[], now: number): void
}

/** Maximum number of bets shown. */
const most = 10

/** The player's bets on this lottery, newest first. A bet can be cancelled while its draw is open. */
export function betList(onCancel: (number: string) => void): BetList {
  const list = element('ul', {})
  let shown = ''
  return {
    element: element('section', { class: 'own', tabindex: '-1' }, element('h2', {}, say('bets')), list),
    show(bets, now) {
      const items = bets.slice(0, most).map((bet) => ({ bet, canCancel: isOpen(bet, now) }))
      // Redrawing would drop the keyboard focus from a button, so skip it when nothing has changed.
      const words = items.map(({ bet, canCancel }) => `${bet.number} ${bet.state} ${canCancel}`).join()
      if (words === shown && words !== '') return
      shown = words
      const rows = items.map(({ bet, canCancel }) => betItem(bet, canCancel, onCancel))
      list.replaceChildren(...(rows.length === 0 ? [element('li', {}, say('noBets'))] : rows))
    },
  }
}

const isOpen = ({ state, detail }: ListedBet, now: number): boolean =>
  state === 'open' && now < (detail as LotteryDetail).closes

function betItem(bet: ListedBet, canCancel: boolean, onCancel: (number: string) => void): HTMLElement {
  const { issue, way, numbers } = bet.detail as LotteryDetail
  const named = numbersText(numbers)
  return element(
    'li',
    { class: bet.win > 0 ? 'bet good' : 'bet' },
    element('span', {}, `${say(way)}: `, ...numberBalls(numbers)),
    element('small', {}, listed(issue, money(bet.stake))),
    element('strong', {}, endOf(bet)),
    canCancel &&
      button(say('cancel'), () => onCancel(bet.number), { 'aria-label': say('cancelName', { numbers: named }) }),
  )
}

function endOf({ state, win }: ListedBet): string {
  if (state === 'open') return say('waiting')
  if (state === 'cancelled') return say('cancelled')
  return win > 0 ? say('resultWon', { amount: money(win) }) : say('resultLost')
}
