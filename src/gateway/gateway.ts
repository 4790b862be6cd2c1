import type { Site } from '@/generated/merchant-types'
import { sessionStore } from '@/session/session-store'
import { callAddress, callParameters } from './call-address'
import type { CallDefinition, CallTypes } from './call-definition'
import { takeEarly } from './early-calls'
import type { CallName, Endpoint } from './endpoints'
import { GatewayError } from './gateway-error'
import { lostCalls } from './lost-calls'
import { readAnswer } from './read-answer'
import { noteSandbox } from './sandbox-log'

export interface GatewaySettings {
  readonly merchant: string
  readonly gateway: Site['gateway']
  /** Code of the language that the server's texts are asked in. */
  readonly language: string
  /** Called when the gateway no longer knows the token of the session. */
  readonly onSessionLost: () => void | Promise<void>
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Token of a session that is just being opened. */
  readonly token?: string
  /** The call outlives the page it is made from. */
  readonly keepalive?: boolean
  /** The same key makes a repeated write count once. */
  readonly idempotencyKey?: string
}

export interface Gateway {
  /** Makes a call and returns its checked value. Throws GatewayError, or AbortError when `signal` aborts. */
  send<T extends CallTypes>(
    call: CallDefinition<T>,
    request: T['request'],
    options?: CallOptions,
  ): Promise<T['response']>
}

/** The one function that speaks to the server. */
export function createGateway({ merchant, gateway: settings, language, onSessionLost }: GatewaySettings): Gateway {
  return {
    async send(call, request, options = {}) {
      const endpoint = { ...call.endpoint, ...settings.calls[call.name] }
      if (endpoint.kind === 'money' && options.idempotencyKey === undefined)
        throw new TypeError(`${call.name} moves money, and needs the key of its intent`)
      const token = endpoint.token ? (options.token ?? currentToken()) : undefined
      if (endpoint.token && token === undefined)
        throw new GatewayError({ kind: 'session', call: call.name, message: `${call.name} is not made for a visitor` })
      const headers = new Headers({ merchant, language, 'module-id': endpoint.moduleId })
      if (token !== undefined) headers.set('token', token)
      if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
      const timeout = AbortSignal.timeout(settings.calls[call.name]?.timeout ?? settings.timeout)
      // On its way together with the call; a failure is met when the answer is read.
      call.loadCheck().catch(() => undefined)
      try {
        const { address, body } = await pack(settings, endpoint, request, headers)
        const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
        const answer =
          (await takeEarly(address, headers)) ??
          (await fetch(address, {
            method: endpoint.method,
            headers,
            body,
            signal,
            credentials: 'omit',
            keepalive: options.keepalive ?? false,
          }))
        noteSandbox(settings.baseUrl, answer)
        return await readAnswer(call, endpoint.answer, answer)
      } catch (error) {
        if (options.signal?.aborted) throw error
        const failure = asGatewayError(call.name, error, timeout.aborted)
        if (failure.kind === 'network' || failure.kind === 'timeout') lostCalls.dispatchEvent(new Event('lost'))
        if (failure.kind === 'session' && token !== undefined && token === currentToken()) void onSessionLost()
        throw failure
      }
    },
  }
}

function currentToken(): string | undefined {
  const session = sessionStore.get()
  return session.status === 'signedIn' ? session.token : undefined
}

/** Address and body of a call: parameters in the query of a GET or DELETE, else in a JSON, form or encrypted body. */
async function pack(settings: Site['gateway'], endpoint: Endpoint, request: object, headers: Headers) {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { address: callAddress(settings.baseUrl, endpoint.path, request), body: null }
  const address = settings.baseUrl + endpoint.path
  if (endpoint.form) return { address, body: callParameters(request) }
  headers.set('content-type', 'application/json')
  if (!endpoint.encrypt) return { address, body: JSON.stringify(request) }
  const { encryptBody } = await import('./encrypted-envelope')
  return { address, body: JSON.stringify(encryptBody(JSON.stringify(request), settings.encryption)) }
}

function asGatewayError(call: CallName, error: unknown, timedOut: boolean): GatewayError {
  if (error instanceof GatewayError) return error
  if (timedOut)
    return new GatewayError({ kind: 'timeout', call, message: `${call} was not answered in time`, cause: error })
  return new GatewayError({ kind: 'network', call, message: `${call} could not be sent`, cause: error })
}
