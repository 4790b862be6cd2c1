import { button, element } from '@/sandbox/clients/parts/element'
import { money } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'

/** Limits that a player sets before auto play. Amounts in hundredths. */
export interface AutoLimits {
  readonly spins: number
  readonly loss: number
  /** Infinity means no limit. */
  readonly win: number
}

const spinChoices = [10, 25, 50, 100]
const lossChoices = [5, 10, 25, 50]
const winChoices = [10, 25, 100]

/** Asks for the limits of auto play, which requires a number of spins and a maximum loss. */
export function askLimits(stake: number): Promise<AutoLimits | undefined> {
  return new Promise((resolve) => {
    const spins = choice(
      say('autoSpins'),
      spinChoices.map((count) => [String(count), count]),
    )
    const amounts = (times: readonly number[]): [string, number][] =>
      times.map((each) => [money(each * stake), each * stake])
    const loss = choice(say('autoLoss', { amount: '…' }), amounts(lossChoices))
    const win = choice(say('autoWin', { amount: '…' }), [[say('autoNever'), Infinity], ...amounts(winChoices)])
    let limits: AutoLimits | undefined
    const start = () => {
      limits = { spins: spins.value(), loss: loss.value(), win: win.value() }
      dialog.close()
    }
    const handleClose = () => {
      dialog.remove()
      resolve(limits)
    }
    const dialog = element(
      'dialog',
      { class: 'auto', 'aria-label': say('auto'), onclose: handleClose },
      element('h2', {}, say('auto')),
      spins.element,
      loss.element,
      win.element,
      element(
        'div',
        { class: 'controls' },
        button(say('autoStart'), start, { class: 'main' }),
        button(say('close'), () => dialog.close()),
      ),
    )
    document.body.append(dialog)
    dialog.showModal()
  })
}

function choice(label: string, options: readonly (readonly [text: string, value: number])[]) {
  const select = element('select', {}, ...options.map(([text], index) => element('option', { value: index }, text)))
  return {
    element: element('label', { class: 'choice' }, element('span', {}, label), select),
    value: () => options[Number(select.value)]?.[1] ?? 0,
  }
}
