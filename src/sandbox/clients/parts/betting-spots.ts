import { element } from './element'
import { shortMoney } from './setup'

/** A betting spot: a place for chips. */
export interface Spot {
  readonly name: string
  readonly label: string
  /** Its payout odds, such as 8:1. */
  readonly pays: string
  /** An additional class name for its styles. */
  readonly look?: string
}

/** Stakes in hundredths, by spot name. */
export type Bets = Readonly<Partial<Record<string, number>>>

interface BettingSpots {
  readonly element: HTMLElement
  bets(): Bets
  place(bets: Bets): void
  enable(isEnabled: boolean): void
}

interface SpotsAsked {
  readonly spots: readonly Spot[]
  /** Two mutually exclusive spots: a bet on one removes the bet on the other. */
  readonly rivals: readonly string[]
  /** Value of the selected chip, in hundredths. */
  readonly chip: () => number
  readonly onChange: () => void
}

/** The betting spots of a table. Each press adds one chip. */
export function bettingSpots({ spots, rivals, chip, onChange }: SpotsAsked): BettingSpots {
  let placed: Bets = {}
  const drawn = spots.map(({ name, label, pays, look = '' }) => {
    const stake = element('span', { class: 'on-spot' })
    const words = [
      element('span', { class: 'spot-name', dir: 'auto' }, label),
      ' ',
      element('span', { class: 'pays' }, pays),
      ' ',
    ]
    const onclick = () => {
      const other = rivals.includes(name) ? rivals.find((each) => each !== name) : undefined
      const kept = Object.entries(placed).filter(([each]) => each !== other)
      show({ ...Object.fromEntries(kept), [name]: (placed[name] ?? 0) + chip() })
    }
    const button = element('button', { type: 'button', class: `spot ${name} ${look}`.trim(), onclick }, ...words, stake)
    return { name, button, stake }
  })

  function show(bets: Bets): void {
    placed = bets
    for (const { name, stake } of drawn) {
      const amount = bets[name] ?? 0
      stake.textContent = amount === 0 ? '' : shortMoney(amount)
    }
    onChange()
  }

  return {
    element: element('div', { class: 'spots', dir: 'ltr' }, ...drawn.map(({ button }) => button)),
    bets: () => placed,
    place: show,
    enable: (isEnabled) => drawn.forEach(({ button }) => (button.disabled = !isEnabled)),
  }
}

export const totalOf = (bets: Bets): number => Object.values(bets).reduce<number>((sum, stake) => sum + (stake ?? 0), 0)
