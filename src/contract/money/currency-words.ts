/** How people write currencies, beside the codes, symbols and names that every browser knows. */
const habits: Readonly<Record<string, string>> = {
  VND: 'đ dongs vietnam',
  PHP: 'p piso pisong',
  IDR: 'rp',
  MYR: 'rm',
  INR: 'rs रुपये',
  PKR: 'rs روپے',
  NPR: 'rs रु रुपैयाँ',
  BDT: 'tk টাকা',
  CNY: 'rmb 元 块',
  TWD: '元',
  JPY: '円',
  KRW: '원',
  THB: 'บาท',
  MMK: 'ks ကျပ်',
  KHR: 'រៀល',
  LAK: 'ກີບ',
  MNT: 'төгрөг төг',
  KZT: 'теңге тг',
  RUB: 'руб',
  UAH: 'грн',
  TRY: 'tl',
  UZS: 'som сум',
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

/** Currencies of which people say five hundred for as many thousands, or more. */
const small = [
  'VND',
  'IDR',
  'LAK',
  'KHR',
  'MMK',
  'UZS',
  'MNT',
  'KRW',
  'IRR',
  'IQD',
  'LBP',
  'COP',
  'PYG',
  'UGX',
  'TZS',
  'GNF',
]

/** Whether hundreds of a currency are a sum that people pay, so that nobody means thousands by them. */
export const isSpentInHundreds = (code: string): boolean => !small.includes(code)
