import type { Origin, Report } from './report'

/** Reports as a plain JSON object, for a server of one's own. */
export function plainList(reports: readonly Report[], { brand, release }: Origin): string {
  const list = reports.map(({ event, time, severity, attributes }) => ({ event, time, severity, attributes }))
  return JSON.stringify({ brand, release, reports: list })
}
