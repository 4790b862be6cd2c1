import { element } from './element'
import { PlayFailure } from './play'
import { hue, money, place, setup } from './setup'
import { say, type TextName } from './texts'

/** The frame that every client has around its table: the balance, the last win, and a status line. */
export interface ClientFrame {
  readonly table: HTMLElement
  readonly controls: HTMLElement
  showBalance(hundredths: number): void
  showWin(hundredths: number): void
  /** Shows a message in the status line, which is a live region. */
  tell(text: string): void
  /** Shows why something failed. */
  fail(error: unknown): void
}

/** Creates a client's frame. `name`: the client's name, for its styles. */
export function clientFrame(name: string): ClientFrame {
  document.documentElement.style.setProperty('--hue', String(hue))
  const balance = element('dd', { class: 'figure' })
  const win = element('dd', { class: 'figure' })
  const line = element('p', { class: 'line', role: 'status' })
  const table = element('section', { class: 'table', 'aria-label': setup.game.title })
  const controls = element('section', { class: 'controls', 'aria-label': say('controls') })
  const figure = (label: TextName, output: HTMLElement) =>
    element('div', { class: 'fact' }, element('dt', {}, say(label)), output)
  place.className = `client ${name}`
  place.replaceChildren(
    element(
      'header',
      { class: 'head' },
      element('h1', {}, setup.game.title),
      setup.mode === 'demo' && element('span', { class: 'demo' }, say('demo')),
      element('span', { class: 'vendor' }, setup.game.vendorName),
    ),
    table,
    line,
    element('dl', { class: 'facts' }, figure('balance', balance), figure('win', win)),
    controls,
  )
  const tell = (text: string) => void (line.textContent = text)
  return {
    table,
    controls,
    showBalance: (hundredths) => showAmount(balance, hundredths),
    showWin: (hundredths) => showAmount(win, hundredths),
    tell,
    fail: (error) => tell(say(sentenceOf(error))),
  }
}

/** Its length decides how large it is written. */
function showAmount(figure: HTMLElement, hundredths: number): void {
  const text = money(hundredths)
  figure.textContent = text
  figure.style.setProperty('--characters', String(text.length))
}

const sentences: Readonly<Record<string, TextName>> = {
  session_over: 'sessionOver',
  maintenance: 'maintenance',
  not_enough: 'notEnough',
  loss_over_limit: 'lossOver',
  session_over_limit: 'sessionLimit',
  bet_invalid: 'betInvalid',
  draw_closed: 'drawClosed',
  bet_ended: 'betEnded',
  no_free_spins: 'noFreeSpins',
}

function sentenceOf(error: unknown): TextName {
  return (error instanceof PlayFailure ? sentences[error.code] : undefined) ?? 'lost'
}
