import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface RefusalDetails {
  readonly value?: unknown
  /** 200 unless HTTP has a fitting status: 401 for an invalid session, 429 for too many attempts. */
  readonly status?: ContentfulStatusCode
}

/** A refusal: the failure envelope that a call returns in place of its value. The message is meant for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly value: unknown
  readonly status: ContentfulStatusCode

  constructor(code: string, message: string, { value = null, status = 200 }: RefusalDetails = {}) {
    super(message)
    this.code = code
    this.value = value
    this.status = status
  }
}
