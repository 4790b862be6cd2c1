import { createHash } from 'node:crypto'

/** The hash under which a token is stored. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
