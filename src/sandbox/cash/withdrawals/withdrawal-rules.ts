/** What the sandbox's cashier pays out. Amounts in hundredths. */
export const withdrawalRules = {
  min: 5_000_000,
  max: 20_000_000_000,
  feeRate: 0.005,
  feeFixed: 0,
  /** A day of the merchant's time zone. */
  mostADay: 50_000_000_000,
  timesADay: 5,
  /** What has to have been deposited in all before the first one. */
  leastDeposited: 5_000_000,
  hours: { from: '00:00', to: '24:00' },
} as const

/** After which time since its request the platform goes on by itself, where nobody acts, in milliseconds. */
export const withdrawalSteps = { transferring: 2 * 60_000, succeeded: 10 * 60_000 } as const

/** How long the player is asked whether the money came, in milliseconds (2 §9: not shown; ours). */
export const confirmationTime = 15 * 60_000

/** What a withdrawal costs, in whole hundredths, rounded up. */
export const withdrawalFee = (amount: number): number =>
  withdrawalRules.feeFixed + Math.ceil((amount * Math.round(withdrawalRules.feeRate * 10_000)) / 10_000)

/** Whether a moment is within hours of a time zone, HH:MM. They may go over midnight. */
export function isWithin(
  hours: { readonly from: string; readonly to: string },
  timeZone: string,
  now: number,
): boolean {
  const { from, to } = hours
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(now)
  return from < to ? clock >= from && clock < to : clock >= from || clock < to
}
