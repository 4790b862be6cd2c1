import { bettingSpots, totalOf, type Bets, type Spot } from './betting-spots'
import { button, element } from './element'
import { clientFrame } from './frame'
import { playRound, readState } from './play'
import { money } from './setup'
import { tellSite } from './site'
import { stakeChips } from './stakes'
import { between, say, type TextName } from './texts'

interface SpotGame<State, Outcome extends State> {
  /** The client's name, for its styles. */
  readonly name: string
  readonly spots: readonly Spot[]
  readonly rivals?: readonly string[]
  /** Label of the button that starts a round: deal, spin. */
  readonly action: TextName
  /** Elements that show the result, above the spots. */
  readonly result: readonly HTMLElement[]
  /** Shows the previous state. */
  readonly showState: (state: State) => void
  /** Shows the result and returns it as one line of text. */
  readonly showOutcome: (outcome: Outcome) => string
}

/** A table game with betting spots: chips, total, clear, repeat, and the round itself. */
export function spotGame<State, Outcome extends State>(game: SpotGame<State, Outcome>): void {
  const { name, spots, rivals = [], action, result, showState, showOutcome } = game
  const frame = clientFrame(name)
  const chips = stakeChips()
  const table = bettingSpots({ spots, rivals, chip: chips.chosen, onChange: showTotal })
  const total = element('output', { class: 'total' })
  const playButton = button(say(action), () => void play(), { class: 'main' })
  const clearButton = button(say('clear'), () => table.place({}))
  const againButton = button(say('again'), () => table.place(last))

  let last: Bets = {}
  let isBusy = false

  frame.table.append(...result, table.element)
  frame.controls.append(chips.element, total, clearButton, againButton, playButton)
  void begin()

  async function begin(): Promise<void> {
    showTotal()
    try {
      const state = await readState<State>()
      showState(state.table)
      frame.showBalance(state.balance)
      frame.showWin(0)
      frame.tell(say('placeBets', { action: say(action) }))
      tellSite({ type: 'ready' })
    } catch (error) {
      frame.fail(error)
      table.enable(false)
    }
  }

  function showTotal(): void {
    const stake = totalOf(table.bets())
    total.textContent = say('total', { amount: money(stake) })
    playButton.disabled = stake === 0 || isBusy
    clearButton.disabled = stake === 0 || isBusy
    againButton.disabled = totalOf(last) === 0 || isBusy
  }

  async function play(): Promise<void> {
    const bets = table.bets()
    setBusy(true)
    try {
      const { outcome, win, balance } = await playRound<Outcome>({ bets })
      last = bets
      const said = showOutcome(outcome)
      showState(outcome)
      frame.showBalance(balance)
      frame.showWin(win ?? 0)
      frame.tell(`${said}${between}${win ? say('won', { amount: money(win) }) : say('noWin')}`)
      table.place({})
    } catch (error) {
      frame.fail(error)
    } finally {
      setBusy(false)
    }
  }

  function setBusy(busy: boolean): void {
    isBusy = busy
    table.enable(!busy)
    showTotal()
    // If the focused control was disabled, focus would fall back to the page.
    if (!busy && document.activeElement === document.body) againButton.focus()
  }
}
