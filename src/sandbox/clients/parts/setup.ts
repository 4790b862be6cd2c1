import type { ClientSetup } from '@/sandbox/play/game-document'

/** What the document tells the client of the game that it plays. */
export const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '{}') as ClientSetup

/** Where the client is drawn. */
export const place = document.getElementById('game') ?? document.body

/** An amount of hundredths in the player's language and the merchant's currency: a whole one with so many decimals. */
export function money(hundredths: number, digits = setup.currency.digits ?? 2): string {
  const { code, symbol } = setup.currency
  // Nothing that was won is rounded away.
  const decimals = hundredths % 100 === 0 ? digits : Math.max(digits, 2)
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const amount = hundredths / 100
  if (symbol === undefined)
    return new Intl.NumberFormat(setup.locale, { style: 'currency', currency: code, ...options }).format(amount)
  return symbol + new Intl.NumberFormat(setup.locale, options).format(amount)
}

/** The same in a few characters, for chips. */
export const shortMoney = (hundredths: number): string =>
  new Intl.NumberFormat(setup.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(hundredths / 100)

/** The game's own hue: as it was launched, else by its id. */
export const hue =
  setup.game.hue ?? [...setup.game.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
