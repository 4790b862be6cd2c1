import { elapsed } from '@/sandbox/elapsed'
import { button } from '@/sandbox/clients/parts/element'
import { clientFrame } from '@/sandbox/clients/parts/frame'
import { playRound, readState } from '@/sandbox/clients/parts/play'
import { money, setup } from '@/sandbox/clients/parts/setup'
import { tellSite } from '@/sandbox/clients/parts/site'
import { stakeChips } from '@/sandbox/clients/parts/stakes'
import { say } from '@/sandbox/clients/parts/texts'
import { linesOf } from '@/sandbox/play/engines/slot-rules'
import { askLimits, type AutoLimits } from './auto-play'
import { freeSpinButton } from './free-spins'
import { showPaytable } from './paytable'
import { createReels } from './reels'

interface Outcome {
  readonly reels: readonly (readonly number[])[]
  readonly wins: readonly { readonly line: number; readonly count: number }[]
}

const frame = clientFrame('slot')
const reels = createReels()
const stakes = stakeChips()
const spinButton = button(say('spin'), () => void spinOnce(), { class: 'main spin' })
const autoButton = button(say('auto'), () => void turnAuto())
const freeSpins = freeSpinButton(() => void spinFree())
const payButton = button(say('paytable'), () => showPaytable(stakes.chosen()))

frame.table.append(reels.element)
frame.controls.append(freeSpins.element, stakes.element, payButton, spinButton, autoButton)

/** Remaining spins of auto play; 0 while the player spins manually. */
let autoLeft = 0
let isBusy = false

void begin()

async function begin(): Promise<void> {
  try {
    const { balance, table, free } = await readState<{ reels: number[][] }>()
    reels.show(table.reels)
    freeSpins.show(free)
    frame.showBalance(balance)
    frame.showWin(0)
    tellSite({ type: 'ready' })
  } catch (error) {
    frame.fail(error)
    spinButton.disabled = autoButton.disabled = true
  }
}

/** Plays one round. Returns its win and stake in hundredths, or undefined if it was refused. */
async function spinOnce(
  bet: { stake: number; free?: true } = { stake: stakes.chosen() },
): Promise<{ win: number; stake: number } | undefined> {
  if (isBusy) return undefined
  setBusy(true)
  frame.tell(say('spinning'))
  try {
    const asked = playRound<Outcome>(bet)
    await reels.turnUntil(asked.then(({ outcome }) => outcome.reels))
    const { outcome, win, stake, balance, free } = await asked
    freeSpins.show(free)
    reels.light(placesOf(outcome))
    frame.showBalance(balance)
    frame.showWin(win ?? 0)
    frame.tell(resultText(win ?? 0, bet.free === true))
    return { win: win ?? 0, stake }
  } catch (error) {
    frame.fail(error)
    return undefined
  } finally {
    setBusy(false)
  }
}

async function spinFree(): Promise<void> {
  const stake = freeSpins.stake()
  if (stake !== undefined) await spinOnce({ stake, free: true })
}

function resultText(win: number, isFree: boolean): string {
  if (win === 0) return say(isFree ? 'freeNoWin' : 'noWin')
  return say(isFree ? 'freeWon' : 'won', { amount: money(win) })
}

function placesOf({ wins }: Outcome): ReadonlySet<string> {
  const lines = linesOf(setup.game.lines)
  return new Set(
    wins.flatMap(({ line, count }) => (lines[line] ?? []).slice(0, count).map((row, reel) => `${reel}/${row}`)),
  )
}

async function turnAuto(): Promise<void> {
  if (autoLeft > 0) return void (autoLeft = 0)
  const limits = await askLimits(stakes.chosen())
  if (limits !== undefined) await playAuto(limits)
}

/** Spins until a limit is reached, a round is refused, or the player stops it. */
async function playAuto({ spins, loss, win }: AutoLimits): Promise<void> {
  let lost = 0
  autoLeft = spins
  while (autoLeft > 0) {
    autoLeft -= 1
    autoButton.textContent = say('autoStop', { count: autoLeft })
    const round = await spinOnce()
    if (round === undefined) break
    lost += round.stake - round.win
    if (round.win >= win) frame.tell(say('autoWinHit'))
    // Stop if the next spin could exceed the player's loss limit.
    else if (lost + round.stake > loss) frame.tell(say('autoLossHit'))
    else if (autoLeft === 0) frame.tell(say('autoDone'))
    else {
      await elapsed(400)
      continue
    }
    break
  }
  autoLeft = 0
  autoButton.textContent = say('auto')
  setBusy(false)
}

function setBusy(busy: boolean): void {
  isBusy = busy
  const isTaken = busy || autoLeft > 0
  spinButton.ariaDisabled = String(isTaken)
  stakes.enable(!isTaken)
  freeSpins.enable(!isTaken)
  payButton.disabled = isTaken
}
