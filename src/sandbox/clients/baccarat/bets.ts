import { element } from '@/sandbox/clients/parts/element'
import { shortMoney } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'

export const spots = ['playerPair', 'tie', 'bankerPair', 'player', 'banker'] as const
export type Spot = (typeof spots)[number]
export type Bets = Readonly<Partial<Record<Spot, number>>>

/** What each spot pays for one that was staked. */
const pays: Readonly<Record<Spot, string>> = {
  player: '1:1',
  banker: '0.95:1',
  tie: '8:1',
  playerPair: '11:1',
  bankerPair: '11:1',
}

interface BettingTable {
  readonly element: HTMLElement
  bets(): Bets
  place(bets: Bets): void
  enable(isEnabled: boolean): void
}

/** The spots of the table: each press puts one more chip on it. A bet on one side takes the bet off the other. */
export function bettingTable(chip: () => number, onChange: () => void): BettingTable {
  let placed: Bets = {}
  const drawn = spots.map((spot) => {
    const stake = element('span', { class: 'on-spot' })
    const words = [
      element('span', { class: 'spot-name' }, say(spot)),
      ' ',
      element('span', { class: 'pays' }, pays[spot]),
      ' ',
    ]
    const onclick = () => {
      const other = spot === 'player' ? 'banker' : spot === 'banker' ? 'player' : undefined
      const kept = Object.entries(placed).filter(([name]) => name !== other)
      show({ ...Object.fromEntries(kept), [spot]: (placed[spot] ?? 0) + chip() })
    }
    const button = element('button', { type: 'button', class: `spot ${spot}`, onclick }, ...words, stake)
    return { spot, button, stake }
  })

  function show(bets: Bets): void {
    placed = bets
    for (const { spot, stake } of drawn) {
      const amount = bets[spot] ?? 0
      stake.textContent = amount === 0 ? '' : shortMoney(amount)
    }
    onChange()
  }

  return {
    element: element('div', { class: 'spots' }, ...drawn.map(({ button }) => button)),
    bets: () => placed,
    place: show,
    enable: (isEnabled) => drawn.forEach(({ button }) => (button.disabled = !isEnabled)),
  }
}

export const totalOf = (bets: Bets): number => Object.values(bets).reduce((sum, stake) => sum + stake, 0)
