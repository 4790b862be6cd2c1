import { button, element } from '@/sandbox/clients/parts/element'
import { money, setup } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'
import { linesOf, paytable } from '@/sandbox/play/engines/slot-rules'
import { symbolAt } from './symbols'

/** Dialog that shows the payouts of each symbol for the current stake. */
export function showPaytable(stake: number): void {
  const count = linesOf(setup.game.lines).length
  const pay = (times: number) => money(Math.floor((times * stake) / count), 0)
  const rows = paytable.map((pays, symbol) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        symbolAt(symbol).draw(),
        element('span', { class: 'hidden' }, symbolAt(symbol).name),
      ),
      ...pays.map((times) => element('td', {}, pay(times))),
    ),
  )
  const head = element(
    'tr',
    {},
    element('td', {}),
    ...[3, 4, 5].map((each) => element('th', { scope: 'col', dir: 'ltr' }, `×${each}`)),
  )
  const dialog = element(
    'dialog',
    { class: 'paytable', 'aria-label': say('paytable'), onclose: () => dialog.remove() },
    element('h2', {}, say('paytable')),
    element('p', {}, say('lines', { count })),
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows)),
    button(say('close'), () => dialog.close(), { class: 'main' }),
  )
  document.body.append(dialog)
  dialog.showModal()
}
