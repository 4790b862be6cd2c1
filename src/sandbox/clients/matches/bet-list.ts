import { element } from '@/sandbox/clients/parts/element'
import type { ListedBet } from '@/sandbox/clients/parts/play'
import { money } from '@/sandbox/clients/parts/setup'
import { listed, say } from '@/sandbox/clients/parts/texts'
import { oddsText, type Side } from './match-list'

/** Details of a bet on a match, and its result. */
interface MatchDetail {
  readonly home: string
  readonly away: string
  readonly pick: Side
  readonly odds: number
  readonly score?: readonly [number, number]
}

/** The player's bets on this vendor's matches, newest first. */
export function betList(): { readonly element: HTMLElement; show(bets: readonly ListedBet[]): void } {
  const list = element('ul', { class: 'bets' })
  return {
    element: element('section', { class: 'own' }, element('h2', {}, say('open')), list),
    show(bets) {
      list.replaceChildren(...(bets.length === 0 ? [element('li', {}, say('noBets'))] : bets.slice(0, 8).map(betItem)))
    },
  }
}

function betItem({ state, stake, win, detail }: ListedBet): HTMLElement {
  const { home, away, pick, odds, score } = detail as MatchDetail
  const name = pick === 'draw' ? say('draw') : pick === 'home' ? home : away
  const result =
    state === 'open' ? say('running') : win > 0 ? say('resultWon', { amount: money(win) }) : say('resultLost')
  return element(
    'li',
    { class: state === 'open' ? 'bet open' : win > 0 ? 'bet good' : 'bet' },
    element('bdi', {}, `${home} ${score?.[0] ?? ''} – ${score?.[1] ?? ''} ${away}`),
    element('span', {}, listed(name, oddsText(odds), money(stake))),
    element('strong', {}, result),
  )
}
