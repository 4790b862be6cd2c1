/** A bank or an e-wallet that money can go to. */
export interface Institution {
  readonly code: string
  readonly name: string
  readonly kind: 'bank' | 'eWallet'
  /** How many digits its numbers have. */
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

/** By the currency that they hold. */
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
}
const anywhere: readonly Institution[] = [bank('BANK', 'Bank', 6, 20), eWallet('WALLET', 'E-wallet', 6, 20)]

/** Banks and e-wallets for a currency: of one that none is known for, one of each without a name of its own. */
export function institutionsFor(currency: string): readonly Institution[] {
  return byCurrency[currency] ?? anywhere
}
