import type { PlayType } from '@/sandbox/lottery/port/ways'
import type { LotteryTable } from '@/sandbox/play/engines/lottery'
import { button, element } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { applyLook } from '@/sandbox/clients/parts/look'
import { cancelBet, playRound, readState, type ListedBet } from '@/sandbox/clients/parts/play'
import { money, setup } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { say } from '@/sandbox/clients/parts/texts'
import { betList } from './bet-list'
import { confirmBet } from './confirm-bet'
import { drawClock } from './draw-clock'
import { numberGrid } from './number-grid'
import { randomNumbers } from './random-numbers'
import { resultList } from './result-list'
import { slip as slipOf, type PlacedBet, type SlipState } from './slip'
import { wayChips } from './way-chips'

/** How many random numbers each button picks. Below: the maximum of numbers per bet. */
const atRandom = [1, 5, 10]
const mostNumbers = 100

applyLook(location.search, document.documentElement)
const frame = clientFrame('lottery')
const clock = drawClock()
const ways = wayChips(chooseWay)
const grid = numberGrid(press)
const slip = slipOf({
  onRemove: remove,
  onChange: show,
  onBet: askToBet,
  onBets: showBets,
  onRecord: setup.mode === 'real' ? () => tellSite({ type: 'record' }) : undefined,
  onAgain: () => set([]),
})
const confirm = confirmBet()
const results = resultList()
const bets = betList((number) => void cancel(number))

/** Offset of the server's clock from this machine's, in milliseconds. */
let ahead = 0
let table: LotteryTable | undefined
let chosenWay: PlayType = setup.game.lottery?.playType ?? 'lo2'
let numbers: readonly string[] = []
/** Shown in place of the slip until numbers are chosen again. */
let placed: PlacedBet | undefined
let listed: readonly ListedBet[] | undefined
let isBusy = false

const picks = element(
  'div',
  { class: 'picks' },
  ...atRandom.map((count) => button(say('random', { count }), () => choose(count))),
  button(say('clearNumbers'), () => set([])),
)
frame.table.append(
  element('div', { class: 'choose' }, clock.element, ways.element, picks, grid.element),
  element('div', { class: 'news' }, bets.element, results.element),
)
frame.controls.append(...slip.parts)
frame.table.after(confirm.element)
void begin()

const now = (): number => Date.now() + ahead

async function begin(): Promise<void> {
  try {
    await read()
    frame.showWin(0)
    tellSite({ type: 'ready' })
    setInterval(tick, 1000)
  } catch (error) {
    frame.fail(error)
  }
}

/** Reads the next draw, the latest results and the state of the bets. */
async function read(): Promise<void> {
  const state = await readState<LotteryTable>()
  ahead = state.now - Date.now()
  const isDrawn = table !== undefined && table.issue !== state.table.issue
  table = state.table
  frame.showBalance(state.balance)
  results.show(table.results)
  if (isDrawn) confirm.element.close()
  tellResults(state.bets, isDrawn)
  listed = state.bets
  show()
}

/** Announces results and wins since the previous read. */
function tellResults(found: readonly ListedBet[], isDrawn: boolean): void {
  const [last] = table?.results ?? []
  const special = last?.prizes[0]?.numbers[0]
  const drawn = isDrawn && last && special ? say('drawn', { issue: last.issue, number: special }) : ''
  const open = new Set(listed?.filter(({ state }) => state === 'open').map(({ number }) => number))
  const settled = found.filter(({ number, state }) => state === 'settled' && open.has(number))
  if (settled.length > 0) {
    const win = settled.reduce((sum, bet) => sum + bet.win, 0)
    frame.showWin(win)
    frame.tell([drawn, win > 0 ? say('won', { amount: money(win) }) : say('resultLost')].filter(Boolean).join(' · '))
    tellSite({ type: 'settled', stake: settled.reduce((sum, bet) => sum + bet.stake, 0), win })
  } else if (drawn !== '') frame.tell(drawn)
}

/** Seconds since the start, and the one from which the server may be asked again. */
let seconds = 0
let earliest = 0
/** In seconds: doubled by each read that failed, so that a server that is away is not asked each second. */
let pause = 1
const longestPause = 30
addEventListener('online', () => (earliest = 0))

async function poll(): Promise<void> {
  earliest = Infinity
  try {
    await read()
    pause = 1
  } catch (error) {
    pause = Math.min(pause * 2, longestPause)
    frame.fail(error)
  }
  earliest = seconds + pause
}

/** Updates the clock every second. Polls the server when something is due, and more often while a bet is open. */
function tick(): void {
  seconds += 1
  if (table === undefined) return
  const wasOpen = !confirm.element.open || now() < table.closes
  if (!wasOpen) {
    confirm.element.close()
    frame.tell(say('closedNow'))
  }
  show()
  const isWaiting = listed?.some(({ state }) => state === 'open')
  const isDue = now() >= table.draws || seconds % (isWaiting ? 5 : 15) === 0
  if (isDue && seconds >= earliest && !isBusy && !document.hidden) void poll()
}

function show(): void {
  const state = slipState()
  if (table === undefined || state === undefined) return
  clock.show(table, now())
  ways.show(table.ways, chosenWay)
  grid.show(state.way.digits, new Set(numbers))
  slip.show(state, placed)
  bets.show(listed ?? [], now())
}

function slipState(): SlipState | undefined {
  const way = table?.ways.find(({ code }) => code === chosenWay) ?? table?.ways[0]
  return table && way && { way, numbers, isOpen: now() < table.closes && !isBusy }
}

function chooseWay(way: PlayType): void {
  const before = slipState()?.way.digits
  chosenWay = way
  // Numbers with another count of digits are invalid for this way to play.
  if (slipState()?.way.digits !== before) numbers = []
  show()
}

function set(next: readonly string[]): void {
  placed = undefined
  numbers = next.slice(0, mostNumbers)
  show()
}

function press(number: string): void {
  set(numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number])
}

function remove(number: string): void {
  set(numbers.filter((each) => each !== number))
  slip.focus()
}

function choose(count: number): void {
  const digits = slipState()?.way.digits
  if (digits !== undefined) set([...numbers, ...randomNumbers(count, digits, numbers)])
}

function askToBet(): void {
  const state = slipState()
  if (table === undefined || state === undefined || !state.isOpen) return
  const { issue } = table
  confirm.ask(issue, state, slip.unit(), () => {
    restTable()
    void place(issue, state)
  })
}

/** Milliseconds within which a second press of a hasty finger is of the first one. */
const hasty = 500

/** The question closes when it is answered: a second press there chooses no number, which would put away what is said. */
function restTable(): void {
  frame.table.inert = true
  setTimeout(() => (frame.table.inert = false), hasty)
}

async function place(issue: string, { way, numbers: staked }: SlipState): Promise<void> {
  await during(async () => {
    const unit = slip.unit()
    const { number } = await playRound({ issue, way: way.code, numbers: staked, unit })
    placed = { number, issue, stake: staked.length * way.times * unit }
    numbers = []
    frame.tell(say('placed', { number }))
  })
}

function showBets(): void {
  bets.element.scrollIntoView({ block: 'start' })
  bets.element.focus()
}

async function cancel(number: string): Promise<void> {
  await during(async () => {
    await cancelBet(number)
    if (placed?.number === number) placed = undefined
    frame.tell(say('cancelDone'))
  })
}

/** Runs an action on the server, then reads what has changed. */
async function during(act: () => Promise<void>): Promise<void> {
  if (isBusy) return
  isBusy = true
  show()
  try {
    await act()
    await read()
  } catch (error) {
    frame.fail(error)
  } finally {
    isBusy = false
    show()
    // If the focused control was disabled or removed, focus would fall back to the page.
    if (document.activeElement === document.body && placed !== undefined) slip.focus()
    if (document.activeElement === document.body) grid.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
}
