import type { Site } from '@/contract/generated/merchant-types'
import { signals } from '@/site/lib/signals'
import { sessionStore } from '@/site/session/session-store'
import { pack } from './pack'
import type { CallDefinition, CallTypes } from './call-definition'
import { takeEarlyAnswer } from './early-calls'
import type { CallName } from '@/contract/endpoints/endpoints'
import { GatewayError } from './gateway-error'
import { readAnswer } from './read-answer'
import type { UploadRequest } from './upload'
import { recordSandbox } from './sandbox-log'

export interface GatewaySettings {
  readonly merchant: string
  readonly gateway: Site['gateway']
  /** Language code for the server's texts. */
  readonly language: string
  /** Called when the server no longer accepts the session's token. */
  readonly onSessionLost: () => void | Promise<void>
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Token of a session that is just being opened. */
  readonly token?: string
  /** The call outlives the page that made it. */
  readonly keepalive?: boolean
  /** Pictures, for a call whose endpoint row accepts them (2 §9). */
  readonly files?: readonly Blob[]
  /** Upload progress of a body with pictures, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Idempotency key: a repeated write with the same key counts once. */
  readonly idempotencyKey?: string
}

export interface Gateway {
  /** Makes a call and returns its validated value. Throws GatewayError, or AbortError when `signal` aborts. */
  send<T extends CallTypes>(
    call: CallDefinition<T>,
    request: T['request'],
    options?: CallOptions,
  ): Promise<T['response']>
}

/** Creates the gateway, the only module that makes calls to the server. */
export function createGateway({ merchant, gateway: settings, language, onSessionLost }: GatewaySettings): Gateway {
  return {
    async send(call, request, options = {}) {
      const endpoint = { ...call.endpoint, ...settings.calls[call.name] }
      if (endpoint.kind === 'money' && options.idempotencyKey === undefined)
        throw new TypeError(`${call.name} needs an idempotency key`)
      const token = endpoint.token || endpoint.tokenIfAny ? (options.token ?? currentToken()) : undefined
      if (endpoint.token && token === undefined)
        throw new GatewayError({ kind: 'session', call: call.name, message: `${call.name}: no session` })
      const headers = new Headers({ merchant, language, 'module-id': endpoint.moduleId })
      if (token !== undefined) headers.set('token', token)
      if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
      const milliseconds = settings.calls[call.name]?.timeout ?? settings.timeout
      // Uploads have no overall timeout; they fail only when they stall.
      const timeout = AbortSignal.timeout(options.files?.length ? 2 ** 31 - 1 : milliseconds)
      // Loads in parallel with the call; a failure is reported when the answer is read.
      call.loadCheck().catch(() => undefined)
      try {
        const { address, body } = await pack(settings, endpoint, request, headers)
        const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
        const init: UploadRequest = { method: endpoint.method, headers, body, signal, credentials: 'omit' }
        const answer =
          (await takeEarlyAnswer(address, headers)) ??
          (endpoint.upload
            ? await (
                await import('./upload')
              ).sendParts(call.name, address, init, endpoint.upload.part, request, milliseconds, options)
            : await fetch(address, { ...init, keepalive: options.keepalive ?? false }))
        recordSandbox(settings.baseUrl, answer)
        return await readAnswer(call, endpoint.answer, answer)
      } catch (error) {
        if (options.signal?.aborted) throw error
        const failure = asGatewayError(call.name, error, timeout.aborted)
        signals.push(['calls', call.name, failure])
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

function asGatewayError(call: CallName, error: unknown, timedOut: boolean): GatewayError {
  if (error instanceof GatewayError) return error
  const kind = timedOut ? 'timeout' : 'network'
  return new GatewayError({ kind, call, message: `${call}: ${kind}`, cause: error })
}
