import { createContext, use, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Gateway } from './gateway'
import { GatewayError } from './gateway-error'
import { createAnswerCache } from './kept-answers'

const GatewayContext = createContext<Gateway | undefined>(undefined)

const maximumRetries = 3
const firstRetryAfter = 2000

/** Gives the parts below it the gateway and one cache for what they read from it. */
export function GatewayProvider({ gateway, children }: { gateway: Gateway; children: ReactNode }) {
  return (
    <GatewayContext value={gateway}>
      <SWRConfig
        value={{
          provider: createAnswerCache,
          revalidateOnFocus: false,
          onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
            if (!isWorthRepeating(error) || retryCount > maximumRetries) return
            setTimeout(() => void revalidate({ retryCount }), firstRetryAfter * 2 ** (retryCount - 1))
          },
        }}
      >
        {children}
      </SWRConfig>
    </GatewayContext>
  )
}

export function useGateway(): Gateway {
  const gateway = use(GatewayContext)
  if (gateway === undefined) throw new Error('useGateway outside GatewayProvider')
  return gateway
}

/** Reads are repeated by themselves when the line was at fault, not when the server said no. */
function isWorthRepeating(error: unknown): boolean {
  return error instanceof GatewayError && ['network', 'timeout', 'http'].includes(error.kind)
}
