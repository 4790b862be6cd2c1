import { inEachCurrency } from '@/sandbox/call/in-currency'

/** Rules of the sandbox's cashier for withdrawals. Amounts in hundredths of dong. */
export const withdrawalRules = {
  min: 5_000_000,
  max: 20_000_000_000,
  feeRate: 0.005,
  feeFixed: 0,
  /** Per day of the merchant's time zone. */
  mostADay: 50_000_000_000,
  timesADay: 5,
  /** Required total of deposits before the first withdrawal. */
  leastDeposited: 5_000_000,
  hours: { from: '00:00', to: '24:00' },
} as const

/** The same in a merchant's currency. */
export const withdrawalRulesOf = inEachCurrency((money) => ({
  ...withdrawalRules,
  min: money(withdrawalRules.min),
  max: money(withdrawalRules.max),
  mostADay: money(withdrawalRules.mostADay),
  leastDeposited: money(withdrawalRules.leastDeposited),
}))

/** How long after the request each step happens by itself if nobody acts, in milliseconds. */
export const withdrawalSteps = { transferring: 2 * 60_000, succeeded: 10 * 60_000 } as const

/**
 * How long the player is asked to confirm the money's arrival, in milliseconds (2 §9 does not show it; the value is
 * ours).
 */
export const confirmationTime = 15 * 60_000

/** Fee of a withdrawal in whole hundredths, rounded up. */
export const withdrawalFee = (amount: number): number =>
  withdrawalRules.feeFixed + Math.ceil((amount * Math.round(withdrawalRules.feeRate * 10_000)) / 10_000)

/** Whether an instant lies within opening hours (HH:MM) of a time zone. The hours may span midnight. */
export function isWithin(
  hours: { readonly from: string; readonly to: string },
  timeZone: string,
  now: number,
): boolean {
  const { from, to } = hours
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(now)
  return from < to ? clock >= from && clock < to : clock >= from || clock < to
}
