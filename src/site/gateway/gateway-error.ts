/**
 * Kinds of call errors.
 * - network: no answer; timeout: none in time; http: an error status, whatever its body says
 * - contract: the answer does not match its schema
 * - refused: the server refused the request, with a message, and did not fail (500)
 * - session: the token is no longer valid
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'http' | 'contract' | 'refused' | 'session'

interface Details {
  readonly kind: GatewayErrorKind
  /** Name of the call. */
  readonly call: string
  /** The server's message for a refusal, else a message for the console. */
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | null | undefined
  readonly value?: unknown
  readonly cause?: unknown
}

/** The only error that a call throws. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly call: string
  readonly status: number | undefined
  /** Error code from the server. */
  readonly code: string | null
  /** The `value` of a refusal's envelope, not validated. */
  readonly value: unknown

  constructor({ kind, call, message, status, code, value, cause }: Details) {
    super(message, { cause })
    this.kind = kind
    this.call = call
    this.status = status
    this.code = code ?? null
    this.value = value
  }
}
