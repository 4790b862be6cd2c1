import { createContext, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useRequiredContext } from '@/site/lib/use-required-context'
import type { Gateway } from './gateway'
import type { GatewayError } from './gateway-error'
import { createAnswerCache } from './stored-answers'

const GatewayContext = createContext<Gateway | undefined>(undefined)

/** Provides the gateway and one shared SWR cache to the parts below. */
export function GatewayProvider({ gateway, children }: { gateway: Gateway; children: ReactNode }) {
  return (
    <GatewayContext value={gateway}>
      <SWRConfig
        value={{
          provider: createAnswerCache,
          revalidateOnFocus: false,
          // Failed reads are retried while they are shown, with exponential backoff: after about 2 seconds, doubled
          // each time, up to 256 seconds.
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
  return useRequiredContext(GatewayContext, 'GatewayProvider')
}

/** Reads are retried automatically after connection errors, not after a refusal. */
const isWorthRepeating = ({ kind }: Partial<GatewayError>) =>
  kind === 'network' || kind === 'timeout' || kind === 'http'
