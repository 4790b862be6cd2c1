import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { useLanguage } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import type { CallDefinition, CallTypes } from './call-definition'
import type { CallName } from '@/contract/endpoints/endpoints'
import { useGateway } from './gateway-context'
import type { GatewayError } from './gateway-error'
import { answerOrStored } from './stored-answers'

/**
 * Call, parameters, language, and customer; the last two are empty where the answer does not depend on them. At the end,
 * whether the answer changes when money moves, as the row of the call says.
 */
export type ReadKey = readonly [
  call: CallName,
  request: object,
  language: string,
  customer: string,
  ofMoney: true | undefined,
]

/**
 * Reads through SWR, with a key of everything the answer depends on. Reads nothing without a request, without a session
 * where one is needed, and before hydration, so that the first render matches the prerendered markup.
 */
export function useRead<T extends CallTypes>(
  call: CallDefinition<T>,
  request: T['request'] | undefined,
  options: SWRConfiguration<T['response'], GatewayError> = {},
): SWRResponse<T['response'], GatewayError> {
  const { keyOf, ask } = useReads(call)
  return useSWR<T['response'], GatewayError, ReadKey | null>(
    request === undefined ? null : keyOf(request),
    ask,
    options,
  )
}

/** The SWR key and fetcher of a call. The key is null while nothing can be read. */
export function useReads<T extends CallTypes>(call: CallDefinition<T>) {
  const gateway = useGateway()
  const { language } = useLanguage()
  const session = useSession()
  const customer = session.status === 'signedIn' ? session.customerId : ''
  const { token: needsSession, tokenIfAny, ofMoney } = call.endpoint
  const isHydrated = useHydrated()
  const isReady = isHydrated && (!needsSession || customer !== '')
  return {
    keyOf: (request: T['request']): ReadKey | null =>
      isReady
        ? [call.name, request, call.hasTexts ? language : '', needsSession || tokenIfAny ? customer : '', ofMoney]
        : null,
    ask: (key: ReadKey): Promise<T['response']> => answerOrStored(call, key, () => gateway.send(call, key[1])),
  }
}
