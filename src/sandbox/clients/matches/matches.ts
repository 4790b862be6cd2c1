import { button, element } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { applyLook } from '@/sandbox/clients/parts/look'
import { playRound, readState, type ListedBet } from '@/sandbox/clients/parts/play'
import { money } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { listed, say } from '@/sandbox/clients/parts/texts'
import { betList } from './bet-list'
import { matchList, oddsText, sideName, type Match, type Pick } from './match-list'

applyLook(location.search, document.documentElement)
const frame = clientFrame('matches')
const offer = matchList(choose)
const bets = betList()
const stakes = stakeChips(showSlip)
const slip = element('output', { class: 'slip', 'aria-label': say('slip') })
const placeButton = button(say('placeBet'), () => void place(), { class: 'main' })

/** Offset of the server's clock from this machine's, in milliseconds. */
let ahead = 0
let matches: readonly Match[] = []
let chosen: Pick | undefined
let open: ReadonlySet<string> | undefined
let isBusy = false

frame.table.append(offer.element, bets.element)
frame.controls.append(slip, stakes.element, placeButton)
void begin()

async function begin(): Promise<void> {
  showSlip()
  try {
    await read()
    frame.showWin(0)
    tellSite({ type: 'ready' })
    setInterval(tick, 1000)
  } catch (error) {
    frame.fail(error)
  }
}

/** Reads the offered matches and the state of the bets. */
async function read(): Promise<void> {
  const state = await readState<{ matches: readonly Match[] }>()
  ahead = state.now - Date.now()
  matches = state.table.matches
  if (chosen !== undefined && !matches.some(({ id }) => id === chosen?.match.id)) chosen = undefined
  offer.show(matches, chosen)
  offer.tick(state.now)
  bets.show(state.bets)
  frame.showBalance(state.balance)
  tellResults(state.bets)
  showSlip()
}

/** Announces bets settled since the previous read. */
function tellResults(listed: readonly ListedBet[]): void {
  const settled = listed.filter(({ number, state }) => state !== 'open' && open?.has(number) === true)
  open = new Set(listed.filter(({ state }) => state === 'open').map(({ number }) => number))
  if (settled.length === 0) return
  const win = settled.reduce((sum, bet) => sum + bet.win, 0)
  frame.showWin(win)
  frame.tell(win > 0 ? say('won', { amount: money(win) }) : say('resultLost'))
  // A bet that was called off has its stake back.
  const stake = settled.reduce((sum, bet) => sum + (bet.state === 'settled' ? bet.stake : 0), 0)
  tellSite({ type: 'settled', stake, win })
}

/** Updates the clocks every second. Polls the server every fifth second and when a match begins. */
let seconds = 0

function tick(): void {
  seconds += 1
  const now = Date.now() + ahead
  offer.tick(now)
  const hasBegun = matches.some(({ begins }) => begins <= now)
  const isDue = hasBegun || (seconds % 5 === 0 && open !== undefined && open.size > 0)
  if (isDue && !isBusy && !document.hidden) void read().catch((error: unknown) => frame.fail(error))
}

function choose(pick: Pick): void {
  chosen = pick
  offer.show(matches, chosen)
  offer.tick(Date.now() + ahead)
  showSlip()
}

function showSlip(): void {
  const odds = chosen?.match.odds[chosen.side]
  placeButton.disabled = odds === undefined || isBusy
  if (chosen === undefined || odds === undefined) {
    slip.textContent = say('pickOdds')
    return
  }
  const possible = money(Math.floor((stakes.chosen() * odds) / 100))
  slip.textContent = listed(sideName(chosen), oddsText(odds), say('possible', { amount: possible }))
}

async function place(): Promise<void> {
  if (chosen === undefined || isBusy) return
  const { match, side } = chosen
  isBusy = true
  showSlip()
  try {
    const bet = { stake: stakes.chosen(), match: match.id, pick: side, odds: match.odds[side] }
    const { number } = await playRound(bet)
    chosen = undefined
    isBusy = false
    await read()
    frame.tell(say('placed', { number }))
  } catch (error) {
    frame.fail(error)
  } finally {
    isBusy = false
    showSlip()
    // If the focused control was disabled, focus would fall back to the page.
    if (document.activeElement === document.body) offer.element.querySelector('button')?.focus()
  }
}
