import { mayAskMonitoring } from '@/contract/site-data/consent-asked'
import type { Monitoring } from '@/contract/generated/merchant-types'
import { Monitor } from '@/site/app/monitoring/monitor'
import { sendReports } from '@/site/app/monitoring/send-reports'
import { GatewayError } from '@/site/gateway/gateway-error'
import type { Signal } from '@/site/lib/signals'
import type { StagedSite } from './staged-site'

const happened: readonly Signal[] = [
  ['errors', 'hero', new Error('broken')],
  ['calls', 'login', new GatewayError({ kind: 'timeout', call: 'login', message: 'late' })],
  ['vitals', 'LCP', { value: 1200, delta: 1200, rating: 'good' }],
  ['launches', 'PT', 'playing'],
  ['forms', 'register', 'username'],
  ['journeys', 'deposit'],
]

/** Every third of visits, and each of some small shares: a change of a share shows in one of them. */
const draws = [0, 0.005, 0.3, 0.6, 0.985, 0.9999]

/** What is sent of one of each signal, by visits of several draws, before consent and after it; and how it is sent. */
export async function observeMonitoring({ boot }: StagedSite): Promise<string> {
  const { monitoring, code } = boot.site
  const kinds = [true, false].flatMap((isAllowed) => draws.map((draw) => sentKinds(monitoring, { isAllowed, draw })))
  return JSON.stringify([kinds, mayAskMonitoring(boot.site), await howSent(monitoring, code)])
}

function sentKinds(monitoring: Monitoring, { isAllowed, draw }: { isAllowed: boolean; draw: number }): string[] {
  const sent: string[] = []
  const monitor = new Monitor({
    monitoring,
    visit: { isIn: (share) => draw < share, reach: () => true, keep() {} },
    send: (reports) => {
      sent.push(...reports.map(({ kind }) => kind))
      return Promise.resolve('sent')
    },
    sizeOf: () => 1000,
    place: () => ({ page: '/', language: 'EN' }),
    isAllowed: () => isAllowed,
  })
  happened.forEach((signal) => monitor.hear(signal))
  monitor.flush()
  return sent
}

/** The request that reports are sent with. */
async function howSent(monitoring: Monitoring, brand: string): Promise<unknown[]> {
  const sent: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = (address, { headers, mode } = {}) => {
    sent.push([address, headers, mode])
    return Promise.resolve(new Response())
  }
  try {
    await sendReports(monitoring, { brand, release: 'one' })([], false)
  } finally {
    globalThis.fetch = fetch
  }
  return sent
}
