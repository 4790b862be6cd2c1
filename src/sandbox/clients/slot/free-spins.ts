import { dateFormat } from '@/contract/formats/formatters'
import { button, element } from '@/sandbox/clients/parts/element'
import type { FreeSpins } from '@/sandbox/clients/parts/play'
import { money, setup } from '@/sandbox/clients/parts/setup'
import { say } from '@/sandbox/clients/parts/texts'

interface FreeSpinButton {
  readonly element: HTMLElement
  /** What each is played at, in hundredths; undefined without any. */
  stake(): number | undefined
  show(spins: FreeSpins | null): void
  enable(isEnabled: boolean): void
}

/** The button that plays a free spin, with what they are and until when. Hidden where there are none. */
export function freeSpinButton(onPress: () => void): FreeSpinButton {
  let own: FreeSpins | null = null
  const spin = button('', onPress, { class: 'main spin' })
  const info = element('p', { class: 'line' })
  const place = element('div', { class: 'free', hidden: true }, spin, info)
  const time = dateFormat(setup.formatTag, 'shortDateTime', setup.timeZone)
  return {
    element: place,
    stake: () => own?.stake,
    show(spins) {
      own = spins
      place.hidden = spins === null
      if (spins === null) return
      spin.textContent = say('freeSpin', { count: spins.left })
      const until = `${time.format(spins.until)} ${setup.zone}`
      info.textContent = say('freeInfo', { stake: money(spins.stake), time: until })
    },
    enable: (isEnabled) => void (spin.ariaDisabled = String(!isEnabled)),
  }
}
