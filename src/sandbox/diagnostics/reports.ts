import type { ReceivedReport } from './port/received-report'

const most = 200

export interface Reports {
  add(merchant: string, reports: readonly Pick<ReceivedReport, 'event' | 'attributes'>[]): void
  /** Newest first. */
  list(): readonly ReceivedReport[]
  clear(merchant: string): void
}

/** What sites and browsers reported to the endpoints of a merchant's monitoring; the newest ones alone. */
export function createReports(clock: () => number): Reports {
  let kept: readonly ReceivedReport[] = []
  return {
    add(merchant, reports) {
      const time = new Date(clock()).toISOString()
      kept = [...reports.map((report) => ({ merchant, time, ...report })).reverse(), ...kept].slice(0, most)
    },
    list: () => kept,
    clear(merchant) {
      kept = kept.filter((report) => report.merchant !== merchant)
    },
  }
}
