/** A bank or e-wallet that can receive payouts. */
export interface Institution {
  readonly code: string
  readonly name: string
  readonly kind: 'bank' | 'eWallet'
  /** Number of digits of its account numbers. */
  readonly digits: { readonly least: number; readonly most: number }
}

const bank = (code: string, name: string, least: number, most: number): Institution => ({
  code,
  name,
  kind: 'bank',
  digits: { least, most },
})
const eWallet = (code: string, name: string, least: number, most: number): Institution => ({
  code,
  name,
  kind: 'eWallet',
  digits: { least, most },
})

const global: readonly Institution[] = [
  bank('CITI', 'Citibank', 9, 12),
  bank('HSBC', 'HSBC', 9, 12),
  bank('SC', 'Standard Chartered', 10, 12),
  eWallet('NETELLER', 'Neteller', 12, 12),
  eWallet('SKRILL', 'Skrill', 8, 12),
]

/** By currency. */
const byCurrency: Readonly<Record<string, readonly Institution[]>> = {
  VND: [
    bank('VCB', 'Vietcombank', 10, 13),
    bank('TCB', 'Techcombank', 9, 14),
    bank('BIDV', 'BIDV', 10, 14),
    bank('ACB', 'ACB', 6, 12),
    bank('MB', 'MB Bank', 6, 13),
    eWallet('MOMO', 'MoMo', 10, 10),
    eWallet('ZALOPAY', 'ZaloPay', 10, 10),
    eWallet('VTMONEY', 'Viettel Money', 10, 10),
  ],
  PHP: [
    bank('BDO', 'BDO', 10, 12),
    bank('BPI', 'BPI', 10, 10),
    bank('MBTC', 'Metrobank', 13, 13),
    eWallet('GCASH', 'GCash', 11, 11),
    eWallet('MAYA', 'Maya', 11, 11),
  ],
  USD: global,
  EUR: global,
}
const anywhere: readonly Institution[] = [bank('BANK', 'Bank', 6, 20), eWallet('WALLET', 'E-wallet', 6, 20)]

/** Banks and e-wallets for a currency; for an unknown currency a generic one of each. */
export function institutionsFor(currency: string): readonly Institution[] {
  return byCurrency[currency] ?? anywhere
}
