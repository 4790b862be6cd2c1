import type { Monitoring } from '@/contract/generated/merchant-types'
import { Monitor } from './monitor'
import type { Origin, Place } from './report'
import { sendReports, sizeOfReport } from './send-reports'
import { Visit } from './visit'
import { watchPage } from './watch-page'

interface MonitoringSettings {
  readonly monitoring: Monitoring
  readonly origin: Origin
  readonly place: () => Place
  readonly isAllowed: () => boolean
}

/** Milliseconds after which a page that was to be left has stayed: the visitor was asked, or a download began. */
const leavingFor = 5000

/** Starts to report. Returns the monitor, and a function that ends it. */
export function startMonitoring({ monitoring, origin, place, isAllowed }: MonitoringSettings): {
  readonly monitor: Monitor
  readonly stop: () => void
} {
  let leftAt = Number.NEGATIVE_INFINITY
  const monitor = new Monitor({
    monitoring,
    isAllowed,
    isLeaving: () => performance.now() < leftAt + leavingFor,
    place,
    visit: new Visit(),
    send: sendReports(monitoring, origin),
    sizeOf: sizeOfReport(monitoring, origin),
  })
  const unlisten = monitor.listen()
  const unwatch = watchPage()
  const handleLeave = () => {
    if (document.visibilityState === 'hidden') monitor.flush()
  }
  const handleNow = () => monitor.flush()
  const handleUnload = () => (leftAt = performance.now())
  // Phones end pages out of sight without another event.
  document.addEventListener('visibilitychange', handleLeave)
  addEventListener('pagehide', handleNow)
  addEventListener('beforeunload', handleUnload)
  // What was kept without a network.
  addEventListener('online', handleNow)
  const stop = () => {
    unlisten()
    unwatch()
    document.removeEventListener('visibilitychange', handleLeave)
    removeEventListener('pagehide', handleNow)
    removeEventListener('beforeunload', handleUnload)
    removeEventListener('online', handleNow)
  }
  return { monitor, stop }
}
