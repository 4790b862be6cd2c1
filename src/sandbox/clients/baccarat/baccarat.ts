import { button, element } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { playRound, readState } from '@/sandbox/clients/parts/play'
import { playingCard } from '@/sandbox/clients/parts/playing-card'
import { money } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { say } from '@/sandbox/clients/parts/texts'
import { pointsOf, type Card } from '@/sandbox/play/engines/cards'
import { bettingTable, totalOf, type Bets } from './bets'
import { createRoad, type Winner } from './road'

interface TableState {
  readonly road: readonly Winner[]
  readonly left: number
}

interface Outcome extends TableState {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly winner: Winner
}

const sides = ['player', 'banker'] as const

const frame = clientFrame('baccarat')
const road = createRoad()
const chips = stakeChips()
const table = bettingTable(chips.chosen, showTotal)
const hands = { player: handPlace('player'), banker: handPlace('banker') }
const total = element('output', { class: 'total' })
const dealButton = button(say('deal'), () => void deal(), { class: 'main' })
const clearButton = button(say('clear'), () => table.place({}))
const againButton = button(say('again'), () => table.place(last))

let last: Bets = {}
let isBusy = false

frame.table.append(
  element('div', { class: 'hands' }, hands.player.element, hands.banker.element),
  road.element,
  table.element,
)
frame.controls.append(chips.element, total, clearButton, againButton, dealButton)
void begin()

async function begin(): Promise<void> {
  showTotal()
  try {
    const state = await readState<TableState>()
    road.show(state.table.road, state.table.left)
    frame.showBalance(state.balance)
    frame.showWin(0)
    frame.tell(say('placeBets'))
    tellSite({ type: 'ready' })
  } catch (error) {
    frame.fail(error)
    table.enable(false)
  }
}

function handPlace(side: (typeof sides)[number]) {
  const cards = element('div', { class: 'cards' })
  const points = element('span', { class: 'hand-points' })
  const head = element('h2', {}, say(side), ' ', points)
  return { element: element('section', { class: `hand ${side}` }, head, cards), cards, points }
}

function showTotal(): void {
  const stake = totalOf(table.bets())
  total.textContent = say('total', { amount: money(stake) })
  dealButton.disabled = stake === 0 || isBusy
  clearButton.disabled = stake === 0 || isBusy
  againButton.disabled = totalOf(last) === 0 || isBusy
}

async function deal(): Promise<void> {
  const bets = table.bets()
  setBusy(true)
  try {
    const { outcome, win, balance } = await playRound<Outcome>({ bets })
    last = bets
    const points = { player: pointsOfHand(outcome.player), banker: pointsOfHand(outcome.banker) }
    for (const side of sides) {
      hands[side].cards.replaceChildren(...outcome[side].map(playingCard))
      hands[side].points.textContent = String(points[side])
      hands[side].element.classList.toggle('winner', outcome.winner === side)
    }
    road.show(outcome.road, outcome.left)
    frame.showBalance(balance)
    frame.showWin(win ?? 0)
    const said = say('dealt', { ...points, winner: say(outcome.winner) })
    frame.tell(`${said}. ${win ? say('won', { amount: money(win) }) : say('noWin')}`)
    table.place({})
  } catch (error) {
    frame.fail(error)
  } finally {
    setBusy(false)
  }
}

const pointsOfHand = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10

function setBusy(busy: boolean): void {
  isBusy = busy
  table.enable(!busy)
  showTotal()
  // What is disabled under the keyboard would drop the focus to the page.
  if (!busy && document.activeElement === document.body) againButton.focus()
}
