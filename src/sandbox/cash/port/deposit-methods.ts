import type { DepositMethods } from '@/contract/generated/gateway-types'
import { inEachCurrency } from '@/sandbox/call/in-currency'
import type { Spoken } from '@/sandbox/texts/spoken'

type Wire = DepositMethods['response']['methods'][number]

/** A deposit method. Amounts in hundredths of dong, or of the currency of `depositMethodsOf`. */
export interface DepositMethod {
  readonly id: string
  readonly category: Wire['category']
  readonly name: Spoken
  readonly min: number
  readonly max: number
  readonly feeRate: number
  readonly feeFixed: number
  /** Usual processing time. */
  readonly minutes: number
  /** How long a request can be paid. */
  readonly validMinutes: number
  readonly recommended: boolean
}

/** Deposit methods that the sandbox's cashier accepts. */
export const depositMethods: readonly DepositMethod[] = [
  {
    id: 'bank',
    category: 'bank',
    name: { en: 'Bank transfer', vi: 'Chuyển khoản ngân hàng', fil: 'Bank transfer' },
    min: 5_000_000,
    max: 50_000_000_000,
    feeRate: 0,
    feeFixed: 0,
    minutes: 5,
    validMinutes: 30,
    recommended: true,
  },
  {
    id: 'qr_wallet',
    category: 'wallet',
    name: { en: 'QR wallet', vi: 'Ví QR', fil: 'QR wallet' },
    min: 2_000_000,
    max: 2_000_000_000,
    feeRate: 0,
    feeFixed: 0,
    minutes: 1,
    validMinutes: 15,
    recommended: false,
  },
  {
    id: 'card',
    category: 'card',
    name: { en: 'Card', vi: 'Thẻ thanh toán', fil: 'Card' },
    min: 10_000_000,
    max: 5_000_000_000,
    feeRate: 0.015,
    feeFixed: 0,
    minutes: 1,
    validMinutes: 20,
    recommended: false,
  },
  {
    id: 'usdt',
    category: 'crypto',
    name: { en: 'USDT (TRC20)', vi: 'USDT (TRC20)', fil: 'USDT (TRC20)' },
    min: 20_000_000,
    max: 100_000_000_000,
    feeRate: 0,
    feeFixed: 1_000_000,
    minutes: 15,
    validMinutes: 60,
    recommended: false,
  },
]

/** The same in a merchant's currency. */
export const depositMethodsOf = inEachCurrency((money) =>
  depositMethods.map((method) => ({
    ...method,
    min: money(method.min),
    max: money(method.max),
    feeFixed: money(method.feeFixed),
  })),
)
