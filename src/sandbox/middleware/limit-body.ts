import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { largestPicture } from '@/lib/picture-kind'
import { refusalEnvelope } from '@/sandbox/envelope'
import type { SandboxEnv } from '@/sandbox/sandbox-env'

const kilobyte = 1024
/** Of everything but pictures. */
const mostBytes = 64 * kilobyte

/** No body is read that is larger than its row can have: of one with pictures they count on top. */
export const limitBody: MiddlewareHandler<SandboxEnv> = (c, next) => {
  const { upload } = c.var.endpoint
  const maxSize = mostBytes + (upload?.most ?? 0) * largestPicture
  const message = `The body is larger than ${Math.floor(maxSize / kilobyte)} KB.`
  return bodyLimit({
    maxSize,
    onError: () => c.json(refusalEnvelope('request_too_large', message), 413),
  })(c, next)
}
