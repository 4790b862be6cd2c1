import { numberFormat } from '@/contract/formats/formatters'
import type { PlayType, Way } from '@/sandbox/lottery/port/ways'
import { element } from '@/sandbox/clients/parts/element'
import { setup } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'

interface WayChips {
  readonly element: HTMLElement
  show(ways: readonly Way[], chosen: PlayType): void
}

const times = numberFormat(setup.formatTag, { maximumFractionDigits: 2 })

/** Radio group of the ways to play, with the cost and payout of the chosen one. Arrow keys choose. */
export function wayChips(onChoose: (way: PlayType) => void): WayChips {
  const hint = element('p', { class: 'hint' })
  const chips = element('fieldset', { class: 'chips ways' })
  let shown = ''
  return {
    element: element('div', {}, chips, hint),
    show(ways, chosen) {
      const way = ways.find(({ code }) => code === chosen)
      if (way === undefined) return
      hint.textContent = say('wayHint', { times: times.format(way.times), pays: times.format(way.pays / 100) })
      // Drawn only once, so that choosing with the arrow keys keeps the focus.
      if (shown === ways.map(({ code }) => code).join()) return
      shown = ways.map(({ code }) => code).join()
      chips.replaceChildren(element('legend', { class: 'hidden' }, say('ways')), ...ways.map((each) => chip(each.code)))
    },
  }

  function chip(code: PlayType): HTMLElement {
    const isFirst = code === (setup.game.lottery?.playType ?? 'lo2')
    const input = element('input', {
      type: 'radio',
      name: 'way',
      value: code,
      checked: isFirst,
      onchange: () => onChoose(code),
    })
    return element('label', { class: 'chip' }, input, element('span', {}, say(code)))
  }
}
