/** How people write currencies beside their codes, symbols and names. */
const habits: Readonly<Record<string, readonly string[]>> = {
  VND: ['đ', 'vnđ', 'đồng', 'dong', 'dongs'],
  PHP: ['p', 'php', 'peso', 'pesos', 'piso', 'pisong'],
  THB: ['baht', 'บาท'],
  IDR: ['rp', 'rupiah'],
  MYR: ['rm', 'ringgit'],
  INR: ['rs', 'rupee', 'rupees'],
  PKR: ['rs', 'rupee', 'rupees'],
  NPR: ['rs', 'rupee', 'rupees'],
  LKR: ['rs', 'rupee', 'rupees'],
  BDT: ['tk', 'taka'],
  KRW: ['won', '원'],
  JPY: ['yen', '円', '¥'],
  CNY: ['rmb', 'yuan', '元', '¥'],
  USD: ['dollar', 'dollars'],
  EUR: ['euro', 'euros'],
}

/**
 * What may stand beside an amount of a currency: its code, its symbols and the words of its name, in a language and in
 * English, and how people write it.
 */
export function currencyWords(locale: string, { code, symbol }: { code: string; symbol?: string | undefined }) {
  const words = new Set([code, ...(symbol === undefined ? [] : [symbol]), ...(habits[code] ?? [])])
  for (const language of new Set([locale, 'en']))
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const)
      for (const amount of [1, 2, 5, 1000])
        for (const word of shownCurrency(language, code, currencyDisplay, amount)) words.add(word)
  return [...words]
}

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>

/** The symbol, or the name and the words that it is made of. */
function shownCurrency(locale: string, currency: string, currencyDisplay: Display, amount: number): readonly string[] {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
  const shown = format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
  return currencyDisplay === 'name' ? shown.flatMap((name) => [name, ...name.split(/\s+/)]) : shown
}
