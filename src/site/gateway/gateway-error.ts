/**
 * What went wrong with a call.
 * - network: no answer; timeout: none in time; http: an answer with a bad status, whatever the server says with it
 * - contract: an answer that is not what the schema says
 * - refused: the server said no, with its message, and did not break (500)
 * - session: the token is no longer valid
 */
export type GatewayErrorKind = 'network' | 'timeout' | 'http' | 'contract' | 'refused' | 'session'

interface Details {
  readonly kind: GatewayErrorKind
  /** Name of the call. */
  readonly call: string
  /** Message of the server for a refusal, else a note for the console. */
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | null | undefined
  readonly value?: unknown
  readonly cause?: unknown
}

/** The one error a call throws. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly call: string
  readonly status: number | undefined
  /** Code that the server gave. */
  readonly code: string | null
  /** Value of a refusal, unchecked. */
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
