import { button, element } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { playRound, readState } from '@/sandbox/clients/parts/play'
import { playingCard } from '@/sandbox/clients/parts/playing-card'
import { money } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { say } from '@/sandbox/clients/parts/texts'
import { pointsOf, type Card } from '@/sandbox/play/engines/cards'

interface Outcome {
  readonly hands: readonly (readonly Card[])[]
  readonly winner: number
}

const frame = clientFrame('cards')
const stakes = stakeChips()
const dealButton = button(say('deal'), () => void deal(), { class: 'main' })
const nameOfSeat = (seat: number): string => (seat === 0 ? say('you') : say('seat', { number: seat + 1 }))
const seats = [0, 1, 2, 3].map((seat) => {
  const cards = element('div', { class: 'cards', dir: 'ltr' })
  const points = element('span', { class: 'points' })
  const head = element('h2', {}, nameOfSeat(seat), ' ', points)
  return { element: element('section', { class: `seat seat-${seat}` }, head, cards), cards, points }
})
const pot = element('p', { class: 'pot' })
let isBusy = false

frame.table.append(...seats.map((seat) => seat.element), pot)
frame.controls.append(stakes.element, dealButton)
void begin()

async function begin(): Promise<void> {
  try {
    const { balance } = await readState()
    frame.showBalance(balance)
    frame.showWin(0)
    frame.tell(say('threeHint'))
    tellSite({ type: 'ready' })
  } catch (error) {
    frame.fail(error)
    dealButton.disabled = true
  }
}

async function deal(): Promise<void> {
  if (isBusy) return
  isBusy = true
  dealButton.ariaDisabled = 'true'
  try {
    const { outcome, stake, win, balance } = await playRound<Outcome>({ stake: stakes.chosen() })
    outcome.hands.forEach((hand, seat) => {
      const place = seats[seat]
      place?.cards.replaceChildren(...hand.map(playingCard))
      if (place !== undefined) place.points.textContent = say('points', { count: pointsOfHand(hand) })
      place?.element.classList.toggle('winner', seat === outcome.winner)
    })
    pot.textContent = say('pot', { amount: money(stake * seats.length) })
    frame.showBalance(balance)
    frame.showWin(win ?? 0)
    frame.tell(win ? say('handWon', { amount: money(win) }) : say('handLost', { number: outcome.winner + 1 }))
  } catch (error) {
    frame.fail(error)
  } finally {
    isBusy = false
    dealButton.ariaDisabled = 'false'
  }
}

const pointsOfHand = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10
