import { createPublicKey, verify } from 'node:crypto'

interface VapidClaims {
  /** Origin of the push service. */
  readonly aud: string
  /** Seconds since 1970. */
  readonly exp: number
  /** How to reach who sends. */
  readonly sub: string
}

/** What a sender says of itself in its header (RFC 8292, section 3); undefined if it was not signed with that key. */
export function vapidClaims(header: string): { publicKey: string; claims: VapidClaims } | undefined {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== 65) return undefined
  const x = point.toString('base64url', 1, 33)
  const y = point.toString('base64url', 33)
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const isOwn = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  return isOwn ? { publicKey, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as VapidClaims } : undefined
}
