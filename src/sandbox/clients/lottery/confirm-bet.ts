import { button, element } from '@/sandbox/clients/parts/element'
import { money, setup } from '@/sandbox/clients/parts/setup'
import { figure, listed, say } from '@/sandbox/clients/parts/texts'
import { numberBalls } from './number-balls'
import { perHitOf, totalOf, type SlipState } from './slip'

interface ConfirmBet {
  readonly element: HTMLDialogElement
  /** Opens the dialog; `onConfirm` is called at most once. */
  ask(issue: string, slip: SlipState, unit: number, onConfirm: () => void): void
}

/** Confirmation dialog that shows the total of a bet before it is placed. */
export function confirmBet(): ConfirmBet {
  const dialog = element('dialog', { class: 'confirm', 'aria-labelledby': 'confirm-title' })
  return {
    element: dialog,
    ask(issue, slip, unit, onConfirm) {
      const total = money(totalOf(slip, unit))
      const yes = button(
        say('confirm', { amount: total }),
        () => {
          dialog.close()
          onConfirm()
        },
        { class: 'main' },
      )
      const times = figure(`${slip.numbers.length} × ${slip.way.times} × ${money(unit)} = ${total}`)
      dialog.replaceChildren(
        element('h2', { id: 'confirm-title' }, say('confirmTitle')),
        element(
          'dl',
          {},
          ...fact(say('confirmDraw'), listed(setup.game.title, issue)),
          ...fact(say(slip.way.code), ...numberBalls(slip.numbers)),
          ...fact(say('stake'), times),
        ),
        element('p', {}, say('perHit', { amount: money(perHitOf(slip, unit)) })),
        element(
          'div',
          { class: 'answers' },
          button(say('back'), () => dialog.close()),
          yes,
        ),
      )
      dialog.showModal()
      yes.focus()
    },
  }
}

const fact = (name: string, ...value: (Node | string)[]) => [element('dt', {}, name), element('dd', {}, ...value)]
