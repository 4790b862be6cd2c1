import { callAddress } from '@/site/gateway/call-address'
import type { EarlyCall } from '@/site/gateway/early-calls'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { storedAnswerKeys } from '@/site/gateway/stored-answers'
import { noticesRequest } from '@/site/gateway/content/notices-request'
import type { WholeBootData } from '@/contract/site-data/boot-data'

interface FirstCall {
  readonly call: CallName
  readonly request: object
  readonly keptAs?: string
  readonly pictures?: EarlyCall['pictures']
}

const notices: FirstCall = { call: 'notices', request: noticesRequest, keptAs: storedAnswerKeys.notices }

/** The API call that a page with one of these blocks waits for. */
const callOf: Readonly<Record<string, FirstCall>> = {
  'register-form': { call: 'registerSettings', request: {} },
  'promotion-list': { ...notices, pictures: { list: 'promotion', unless: 'id' } },
  'promotion-detail': notices,
  'vendor-tabs': { call: 'vendorGameType', request: {}, keptAs: storedAnswerKeys.vendorLanes },
}

/** Modules that a block loads as soon as it is shown: the validator of its first answer, and its form. */
export function firstModules(block: string): string[] {
  const { call } = callOf[block] ?? {}
  const check = call === undefined ? [] : [`src/contract/generated/answers/${call}.js`]
  return block === 'login-form' ? ['src/site/forms/sign-in/login.tsx', ...check] : check
}

/** The API calls that the document of a page with these blocks starts itself. */
export function firstCalls(blocks: readonly string[], site: WholeBootData['site']): EarlyCall[] {
  const { code, gateway, defaultLanguage } = site
  const asked = blocks.flatMap((block) => callOf[block] ?? [])
  // A list and a detail on one page share the same call.
  const calls = [...new Set(asked.map(({ call }) => call))].map(
    (call) => Object.assign({}, ...asked.filter((each) => each.call === call)) as FirstCall,
  )
  return calls.flatMap(({ call, request, keptAs, pictures }) => {
    const { method, path, moduleId } = { ...endpoints[call], ...gateway.calls[call] }
    // A document can only start GET requests: a merchant with another method waits for the scripts.
    if (method !== 'GET') return []
    return {
      address: callAddress(gateway.baseUrl, path, request),
      headers: { merchant: code, language: defaultLanguage, 'module-id': moduleId },
      timeout: gateway.calls[call]?.timeout ?? gateway.timeout,
      ...(keptAs !== undefined && { keptAs }),
      ...(pictures !== undefined && { pictures }),
    }
  })
}
