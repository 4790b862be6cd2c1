import type { HttpBindings } from '@hono/node-server'
import { callAddress } from '@/site/gateway/call-address'
import { endpoints } from '@/contract/endpoints/endpoints'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { hostName } from './host-map'
import type { MountedGateway } from './mount-gateway'
import type { SystemPage } from './page-addresses'

/** The status call of a brand (1 §7), as its servers make it before they answer with a page. */
export interface StatusCall {
  /** Address without query: a path of the brand's own hosts, or one with the gateway's origin. */
  readonly address: string
  readonly moduleId: string
  readonly merchant: string
  readonly language: string
}

/** Undefined for a brand whose gateway takes no GET there: then its pages say the status, and no status code does. */
export function statusCall({
  code,
  gateway,
  defaultLanguage,
}: Pick<WholeBootData['site'], 'code' | 'gateway' | 'defaultLanguage'>): StatusCall | undefined {
  const { method, path, moduleId } = { ...endpoints.permission, ...gateway.calls['permission'] }
  if (method !== 'GET') return undefined
  return { address: callAddress(gateway.baseUrl, path, {}), moduleId, merchant: code, language: defaultLanguage }
}

/** What a status means for whoever asks for a page. */
export interface SystemStatus {
  /** The page shown in place of any other (1 §1). */
  readonly page?: Exclude<SystemPage, 'notFound'>
  readonly status: 200 | 503 | 403
  /** Seconds after which a program may ask again. */
  readonly retryAfter?: number
}

export const open: SystemStatus = { status: 200 }

/** Seconds that a maintenance without an end is said to take. */
export const usualMaintenance = 600

/** For how long an answer of a remote gateway is used again for one client of one brand, in milliseconds. */
export const statusKeptFor = 10_000

/** In milliseconds: without an answer by then, the page is shown. */
export const statusTimeout = 2000

/** How many clients' answers are kept. */
const most = 10_000

/**
 * Asks gateways for the status of brands. What cannot be asked or understood is no maintenance: the page is shown, and
 * says itself what is wrong.
 */
export class SystemStatuses {
  readonly #gateway: MountedGateway
  readonly #now: () => number
  readonly #known = new Map<string, { readonly until: number; readonly answer: Promise<SystemStatus> }>()

  constructor(gateway: MountedGateway, now: () => number = Date.now) {
    this.#gateway = gateway
    this.#now = now
  }

  /** `client` is the address of whoever asks, which decides whether he may visit. */
  of(call: StatusCall | undefined, request: Request, client: string | undefined): Promise<SystemStatus> {
    if (call === undefined) return Promise.resolve(open)
    const host = hostName(request.headers.get('Host') ?? new URL(request.url).host)
    const key = `${host} ${client}`
    const known = this.#known.get(key)
    if (known !== undefined && known.until > this.#now()) return known.answer
    const answer = this.#ask(call, request, { host, client })
      .then(async (response) => statusIn(await response.json(), response.headers.get('Retry-After'), this.#now()))
      .catch(() => open)
    // The sandbox in this process costs nothing to ask, and shows at once what its control panel was told.
    if (this.#gateway.kind === 'sandbox') return answer
    if (this.#known.size >= most) this.#known.clear()
    this.#known.set(key, { until: this.#now() + statusKeptFor, answer })
    return answer
  }

  async #ask(
    { address, moduleId, merchant, language }: StatusCall,
    request: Request,
    { host, client }: { readonly host: string; readonly client: string | undefined },
  ): Promise<Response> {
    const { origin } = new URL(request.url)
    const headers = new Headers({ merchant, language, 'module-id': moduleId })
    const query = new URLSearchParams({ url: host })
    const isOwn = address.startsWith('/')
    if (isOwn && this.#gateway.kind === 'sandbox') {
      headers.set('Host', request.headers.get('Host') ?? host)
      const asked = new Request(`${origin}${address}?${query}`, { headers })
      const env = (client === undefined ? {} : { clientAddress: client }) as unknown as HttpBindings
      return this.#gateway.app.fetch(asked, env)
    }
    const base = isOwn && this.#gateway.kind === 'remote' ? this.#gateway.url.href.replace(/\/$/, '') : ''
    headers.set('X-Forwarded-Host', host)
    if (client !== undefined) headers.set('X-Forwarded-For', client)
    return fetch(`${base}${address}?${query}`, { headers, signal: AbortSignal.timeout(statusTimeout) })
  }
}

/** Reads the status in an answer of the status call, whose shape nothing has checked. */
function statusIn(answer: unknown, retryAfter: string | null, now: number): SystemStatus {
  const info = member(answer, endpoints.permission.answer)
  const maintenance = member(info, 'maintenance')
  if (maintenance !== undefined && maintenance !== false && maintenance !== null)
    return {
      page: 'maintenance',
      status: 503,
      retryAfter: /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : secondsUntil(member(maintenance, 'until'), now),
    }
  return member(info, 'regionRestriction') === true ? { page: 'blocked', status: 403 } : open
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined
}

function secondsUntil(time: unknown, now: number): number {
  const seconds = typeof time === 'string' ? Math.ceil((Date.parse(time) - now) / 1000) : Number.NaN
  return seconds > 0 ? seconds : usualMaintenance
}
