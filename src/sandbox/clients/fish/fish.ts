import { element } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { playRound, readState } from '@/sandbox/clients/parts/play'
import { money } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { say } from '@/sandbox/clients/parts/texts'
import { drawFish } from './draw-fish'

const frame = clientFrame('fish')
const stakes = stakeChips()
const water = element('div', { class: 'water', dir: 'ltr' })
let isBusy = false

frame.table.append(water)
frame.controls.append(stakes.element)
void begin()

async function begin(): Promise<void> {
  try {
    const { balance, table } = await readState<{ pays: readonly number[] }>()
    water.replaceChildren(...table.pays.map(fishButton))
    frame.showBalance(balance)
    frame.showWin(0)
    frame.tell(say('fishHint'))
    tellSite({ type: 'ready' })
  } catch (error) {
    frame.fail(error)
  }
}

function fishButton(pays: number, kind: number): HTMLElement {
  const drawn = element('span', { class: 'swimmer' }, drawFish(kind))
  const onclick = () => void shoot(kind, place)
  const place = element(
    'button',
    { type: 'button', class: `fish-${kind}`, onclick, 'aria-label': say('shoot', { times: `×${pays}` }) },
    drawn,
    element('span', { class: 'pays' }, `×${pays}`),
  )
  return place
}

async function shoot(kind: number, place: HTMLElement): Promise<void> {
  if (isBusy) return
  isBusy = true
  place.classList.add('hit')
  try {
    const { outcome, win, balance } = await playRound<{ isCaught: boolean }>({ stake: stakes.chosen(), fish: kind })
    place.classList.toggle('caught', outcome.isCaught)
    frame.showBalance(balance)
    frame.showWin(win ?? 0)
    frame.tell(win ? say('caught', { amount: money(win) }) : say('missed'))
  } catch (error) {
    frame.fail(error)
  } finally {
    isBusy = false
    setTimeout(() => place.classList.remove('hit', 'caught'), 500)
  }
}
