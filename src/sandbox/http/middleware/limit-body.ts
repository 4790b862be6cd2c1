import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxPictureBytes } from '@/contract/limits/picture-kind'
import { refusalEnvelope } from '@/sandbox/http/envelope'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

const kilobyte = 1024
/** Body size without pictures. */
export const mostBytes = 64 * kilobyte

/**
 * Limits the body to the size that its endpoint row can need. Pictures are allowed in addition, for signed-in users
 * only.
 */
export const limitBody: MiddlewareHandler<SandboxEnv> = (c, next) => {
  const { endpoint, session } = c.var
  const pictures = session === undefined ? 0 : (endpoint.upload?.most ?? 0)
  const maxSize = mostBytes + pictures * maxPictureBytes
  const message = `The body is larger than ${Math.floor(maxSize / kilobyte)} KB.`
  return bodyLimit({
    maxSize,
    onError: () => c.json(refusalEnvelope('request_too_large', message), 413),
  })(c, next)
}
