import type { PlayLimits } from '@/contract/generated/gateway-types'

type Answer = PlayLimits['response']

const open = { limit: null, reached: 0, remaining: null, until: null, pending: null }

/** Example limits: one that will be raised tomorrow, and some that are not set. */
export const playLimits: Answer = {
  now: '2026-11-22T09:10:00.000Z',
  limits: [
    {
      ...{ kind: 'depositDay', unit: 'money', limit: 500_000, reached: 200_000, remaining: 300_000 },
      until: '2026-11-22T17:00:00.000Z',
      pending: { limit: 2_000_000, time: '2026-11-23T09:00:00.000Z' },
    },
    { ...open, kind: 'depositWeek', unit: 'money', reached: 200_000 },
    { ...open, kind: 'depositMonth', unit: 'money', reached: 1_700_000 },
    { ...open, kind: 'lossDay', unit: 'money', limit: 100_000, reached: 100_000, remaining: 0 },
    { ...open, kind: 'session', unit: 'minutes', limit: 90, reached: 25, remaining: 65 },
  ],
  exclusionDays: [1, 7, 30],
}

export const longLimits: Answer = {
  ...playLimits,
  limits: playLimits.limits.map((each) =>
    each.unit === 'money'
      ? { ...each, limit: 987_654_321_987.65, reached: 123_456_789_123.45, remaining: 864_197_532_864.2 }
      : each,
  ),
}
