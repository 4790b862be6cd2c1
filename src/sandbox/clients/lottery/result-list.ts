import { dateFormat } from '@/contract/formats/formatters'
import type { LotteryTable } from '@/sandbox/play/engines/lottery'
import { element } from '@/sandbox/clients/parts/element'
import { setup } from '@/sandbox/clients/parts/setup'
import { listed, say } from '@/sandbox/clients/parts/texts'
import { prizeName } from './lottery-texts'
import { ballRow } from './number-balls'

type Result = LotteryTable['results'][number]

/** In the brand's time zone, which is named, as the lobby and the records say it. */
const time = dateFormat(setup.formatTag, 'shortDateTime', setup.timeZone)

/** Results, newest first. The newest is shown in full, the others when they are expanded. */
export function resultList(): { readonly element: HTMLElement; show(results: readonly Result[]): void } {
  const list = element('div', {})
  let shown = ''
  return {
    element: element('section', { class: 'results' }, element('h2', {}, say('results')), list),
    show(results) {
      // Keep what the player has expanded until there is a new result.
      if (results[0]?.issue === shown) return
      shown = results[0]?.issue ?? ''
      list.replaceChildren(...results.map((result, place) => resultItem(result, place === 0)))
    },
  }
}

function resultItem({ issue, draws, prizes }: Result, isOpen: boolean): HTMLElement {
  const special = prizes[0]?.numbers[0] ?? ''
  const head = element(
    'summary',
    {},
    element('span', {}, listed(issue, `${time.format(draws)} ${setup.zone}`)),
    element('b', { class: 'drawn' }, special),
  )
  const rows = prizes.map(({ rank, numbers }) =>
    element('tr', {}, element('th', { scope: 'row' }, prizeName(rank)), element('td', {}, ballRow(numbers))),
  )
  return element('details', { open: isOpen }, head, element('table', {}, element('tbody', {}, ...rows)))
}
