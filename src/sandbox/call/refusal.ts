import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface RefusalDetails {
  readonly value?: unknown
  /** 200 unless HTTP has a word for it: 401 for a session that is no longer valid, 429 for too many tries. */
  readonly status?: ContentfulStatusCode
}

/** The server says no: what a call is answered with in place of its value. The message is for people. */
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
