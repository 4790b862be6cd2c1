import { giveFormatters, numberFormat } from '@/contract/formats/formatters'
import { tableFormatters } from '@/contract/formats/table-formatters'
import { isolatedFigure } from '@/contract/text/direction'
import type { ClientSetup } from '@/sandbox/play/game-document'

/** The setup that the document passes to the client. */
export const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '{}') as ClientSetup

const { formatTag, formatTable } = setup
if (formatTable !== undefined) giveFormatters(formatTag, tableFormatters(formatTable))

/** The element that the client is drawn in. */
export const place = document.getElementById('game') ?? document.body

/**
 * Formats an amount of hundredths in the player's locale and the merchant's currency. `digits`: decimals of a whole
 * amount.
 */
export function money(hundredths: number, digits = setup.currency.digits ?? 2): string {
  const { code, symbol } = setup.currency
  // A fraction always shows two decimals, so that no part of a win is rounded away.
  const decimals = hundredths % 100 === 0 ? digits : Math.max(digits, 2)
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const amount = hundredths / 100
  const written =
    symbol === undefined
      ? numberFormat(formatTag, { style: 'currency', currency: code, ...options }).format(amount)
      : symbol + numberFormat(formatTag, options).format(amount)
  return isolatedFigure(written, setup.locale)
}

/** The same in compact notation and cut off, for chips. Below a thousand nothing is cut off. */
export function shortMoney(hundredths: number): string {
  const digits =
    hundredths < 100_000
      ? { minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }
      : { maximumFractionDigits: 1 }
  const options = { notation: 'compact', roundingMode: 'trunc', ...digits } as const
  return numberFormat(formatTag, options).format(hundredths / 100)
}

/** The game's own hue: the one it was launched with, else one derived from its id. */
export const hue =
  setup.game.hue ?? [...setup.game.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
