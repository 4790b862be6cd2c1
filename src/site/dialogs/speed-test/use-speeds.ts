import { useEffect, useState } from 'react'
import { pingTime } from '@/site/gateway/content/domain-routes'
import { useSite } from '@/site/merchant/site-context'
import { displayedTime } from './speed-classes'
import { originOf } from './use-domains'

/** Displayed times by domain; a domain that is still being asked has none. */
export type Speeds = Readonly<Record<string, number>>

interface SpeedMeasures {
  readonly speeds: Speeds
  readonly isMeasuring: boolean
  readonly measureAgain: () => void
}

/** Asks all domains at once, when they are known and again whenever it is wanted. */
export function useSpeeds(domains: readonly string[]): SpeedMeasures {
  const ping = useSite().site.gateway.calls['ping']?.path
  const [speeds, setSpeeds] = useState<Speeds>({})
  const [round, setRound] = useState(1)

  useEffect(() => {
    // An answer to an earlier round is not of this one.
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
