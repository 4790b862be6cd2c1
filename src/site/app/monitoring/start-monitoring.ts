import type { Monitoring } from '@/contract/generated/merchant-types'
import { Monitor } from './monitor'
import type { Origin, Place } from './report'
import { sendReports } from './send-reports'
import { Visit } from './visit'
import { watchPage } from './watch-page'

interface MonitoringSettings {
  readonly monitoring: Monitoring
  readonly origin: Origin
  readonly place: () => Place
  readonly isAllowed: () => boolean
}

/** Starts to report. Returns the monitor, and a function that ends it. */
export function startMonitoring({ monitoring, origin, place, isAllowed }: MonitoringSettings): {
  readonly monitor: Monitor
  readonly stop: () => void
} {
  const monitor = new Monitor({
    monitoring,
    isAllowed,
    place,
    visit: new Visit(),
    send: sendReports(monitoring, origin),
  })
  const unlisten = monitor.listen()
  const unwatch = watchPage()
  const handleLeave = () => {
    if (document.visibilityState === 'hidden') monitor.flush()
  }
  const handleNow = () => monitor.flush()
  // Phones end pages out of sight without another event.
  document.addEventListener('visibilitychange', handleLeave)
  addEventListener('pagehide', handleNow)
  // What was kept without a network.
  addEventListener('online', handleNow)
  const stop = () => {
    unlisten()
    unwatch()
    document.removeEventListener('visibilitychange', handleLeave)
    removeEventListener('pagehide', handleNow)
    removeEventListener('online', handleNow)
  }
  return { monitor, stop }
}
