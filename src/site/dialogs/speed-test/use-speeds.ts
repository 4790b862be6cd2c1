import { useEffect, useState } from 'react'
import { pingTime } from '@/site/gateway/content/domain-routes'
import { useSite } from '@/site/merchant/site-context'
import { displayedTime } from './speed-classes'
import { originOf } from './use-domains'

/** Displayed times by domain. A domain whose ping is pending has none. */
export type Speeds = Readonly<Record<string, number>>

interface SpeedMeasures {
  readonly speeds: Speeds
  readonly isMeasuring: boolean
  readonly measureAgain: () => void
}

/** Pings all domains in parallel, initially and on request. */
export function useSpeeds(domains: readonly string[]): SpeedMeasures {
  const ping = useSite().site.gateway.calls['ping']?.path
  const [speeds, setSpeeds] = useState<Speeds>({})
  const [round, setRound] = useState(1)

  useEffect(() => {
    // Stale responses of an earlier round are ignored.
    let isWanted = true
    for (const domain of domains) {
      void pingTime(originOf(domain), ping).then((time) => {
        if (isWanted) setSpeeds((known) => ({ ...known, [domain]: displayedTime(time) }))
      })
    }
    return () => {
      isWanted = false
    }
  }, [domains, ping, round])

  const measureAgain = () => {
    setSpeeds({})
    setRound(round + 1)
  }
  return { speeds, isMeasuring: domains.some((domain) => speeds[domain] === undefined), measureAgain }
}
