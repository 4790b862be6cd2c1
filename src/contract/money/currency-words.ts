/** How people write currencies, beside the codes, symbols and names that every browser knows. */
const habits: Readonly<Record<string, string>> = {
  VND: 'đ vnđ dongs',
  PHP: 'p piso pisong',
  IDR: 'rp',
  MYR: 'rm',
  INR: 'rs',
  PKR: 'rs',
  NPR: 'rs रु रुपैयाँ',
  LKR: 'rs',
  BDT: 'tk',
  CNY: 'rmb',
  MMK: 'ks ကျပ်',
  KHR: 'រៀល',
  LAK: 'ກີບ',
  MNT: 'төгрөг төг',
  KZT: 'теңге тг',
  UZS: "so'm soʻm som сум",
}

/**
 * What may stand beside an amount of a currency: its code, its symbols and the words of its name, in a language and in
 * English, and how people write it.
 */
export function currencyWords(locale: string, { code, symbol }: { code: string; symbol?: string | undefined }) {
  const words = [code, symbol ?? code, ...(habits[code] ?? '').split(' ')]
  for (const language of [locale, 'en'])
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const)
      for (const amount of [1, 2, 5]) {
        const shown = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay })
        const word = shown.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? ''
        words.push(word, ...(currencyDisplay === 'name' ? word.split(/\s+/) : []))
      }
  return words
}
