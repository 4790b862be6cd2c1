import { createContext, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useProvided } from '@/site/lib/use-provided'
import type { Gateway } from './gateway'
import type { GatewayError } from './gateway-error'
import { createAnswerCache } from './kept-answers'

const GatewayContext = createContext<Gateway | undefined>(undefined)

/** Gives the parts below it the gateway and one cache for what they read from it. */
export function GatewayProvider({ gateway, children }: { gateway: Gateway; children: ReactNode }) {
  return (
    <GatewayContext value={gateway}>
      <SWRConfig
        value={{
          provider: createAnswerCache,
          revalidateOnFocus: false,
          // What is shown is asked for until it is there: after 2 seconds or so, twice as many each time, 256 at most.
          errorRetryInterval: 1000,
          shouldRetryOnError: isWorthRepeating,
        }}
      >
        {children}
      </SWRConfig>
    </GatewayContext>
  )
}

export function useGateway(): Gateway {
  return useProvided(GatewayContext, 'GatewayProvider')
}

/** Reads are repeated by themselves when the line was at fault, not when the server said no. */
const isWorthRepeating = ({ kind }: Partial<GatewayError>) =>
  kind === 'network' || kind === 'timeout' || kind === 'http'
