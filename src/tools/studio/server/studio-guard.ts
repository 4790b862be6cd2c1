import { timingSafeEqual } from 'node:crypto'

const local = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/**
 * The reason why a request may not use the studio, which writes files; undefined when it may. It must come from this
 * machine and from a page of the same origin that was given the token.
 */
export function studioObstacle(request: Request, token: string, remoteAddress: string | undefined): string | undefined {
  const { headers } = request
  if (remoteAddress !== undefined && !local.test(remoteAddress)) return 'The studio answers this machine only.'
  if (!isSameOrigin(headers)) return 'The studio answers pages of this site only.'
  return isEqual(headers.get('X-Studio-Token') ?? '', token)
    ? undefined
    : 'The studio was started anew: load the page again.'
}

/** Browsers set the origin of a request in headers that no page can forge. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null) return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host')
}

function isEqual(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)]
  return a.length === b.length && timingSafeEqual(a, b)
}
