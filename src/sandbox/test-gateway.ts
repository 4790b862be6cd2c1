import { createCipheriv, randomBytes } from 'node:crypto'
import type { ValidateFunction } from 'ajv'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { createSandbox } from './create-sandbox'
import type { SandboxMerchant } from './sandbox-merchant'

const bannerTitles = new Map([
  ['EN', 'Play at {{brand}}'],
  ['VI', 'Chơi tại {{brand}}'],
])

/** A merchant with minimal configuration. */
export const plainMerchant: SandboxMerchant = {
  code: 'plain',
  name: 'Plain',
  defaultLanguage: 'EN',
  languages: {
    items: { EN: { locale: 'en', label: 'English' }, VI: { locale: 'vi-VN', label: 'Tiếng Việt' } },
    order: ['EN', 'VI'],
  },
  text: (language, key) => (key === 'banner.welcome.title' ? bannerTitles.get(language) : undefined),
  timeZone: 'Asia/Ho_Chi_Minh',
  hosts: ['plain.localhost'],
  currency: { code: 'VND' },
  accountTypes: { agent: [1, 2, 41, 42], trial: [4] },
  encryption: { mode: 'AES-CBC', key: 'livery-sandbox-k' },
  humanVerification: { provider: 'none' },
  calls: {},
  banners: {
    w_home: {
      autoplay: 5000,
      items: {
        first: {
          image: { src: '/brand/first.svg', width: 1600, height: 640 },
          mirrored: true,
          title: 'banner.welcome.title',
          action: { action: 'navigate', to: '/promotions', query: { id: '7' } },
        },
        second: {
          image: { src: '/brand/second.svg', width: 1600, height: 640 },
          mirrored: false,
          title: 'banner.help.title',
          action: { action: 'external', href: 'https://example.com/' },
        },
      },
      order: ['second', 'first'],
    },
  },
  colors: {
    isLight: false,
    world: 'spotlight',
    ground: [0.1, 0.1, 0.2],
    hues: {
      primary: [0.2, 0.8, 0.5],
      accent: [0.3, 0.7, 0.9],
      otherPrimary: [0.3, 0.1, 0.6],
      otherAccent: [0.7, 0.1, 0.5],
    },
  },
  look: { scheme: 'dark' },
  gtagId: null,
  monitoring: { endpoint: '/telemetry/v1/logs', policyReports: '/telemetry/policy' },
  welcome: 100_000,
  vendors: [
    { code: 'PT', name: 'PT', categories: ['RNG'] },
    { code: 'AG', name: 'AG', categories: ['LIVE'] },
    { code: 'KY', name: 'KY', categories: ['PVP'] },
  ],
  singleWallet: false,
  limits: {},
  pushServices: [],
  agreed: {},
  responsiblePlay: { raiseAfterHours: 24, exclusionDays: [1, 7, 30, 90, 180, 365] },
  meanings: { FREEPLAY3: 'Guests may try games with a trial account.' },
  settings: {
    features: { FREEPLAY3: 1, USERNAMEREG3: 1, MOBILENUMREG3: 1, MOBILENUMPASSREG3: 0, REGMOBVERF3: 0 },
    promotions: { REFERRAL: true, REBATE: true },
  },
}

/** From the time at which a test gateway starts, a Thursday evening, to the Friday; in milliseconds. */
export const untilFriday = 6 * 3_600_000

export interface Answer {
  readonly status: number
  readonly success: boolean
  readonly code: string | null
  readonly message: string | null
  readonly value: unknown
  readonly info?: unknown
}

interface CallOptions {
  readonly request?: object
  readonly token?: string
  /** Idempotency key of the intent. */
  readonly key?: string
  readonly language?: string
  readonly merchant?: SandboxMerchant
  /** The client's address, as a reverse proxy forwards it. */
  readonly address?: string
}

/** The instant at which the tests' clock starts, in milliseconds. */
const start = Date.UTC(2026, 0, 1, 12)

/** A sandbox with a manual clock, and the calls as a site makes them. */
export async function testGateway(merchants: readonly SandboxMerchant[] = [plainMerchant], database = ':memory:') {
  let now = start
  const sandbox = await createSandbox({ merchants, database, clock: () => now })
  const first = merchants[0] ?? plainMerchant

  async function call(name: CallName, options: CallOptions = {}): Promise<Answer> {
    const { request = {}, token, key, language = 'EN', merchant = first, address } = options
    const endpoint = { ...endpoints[name], ...merchant.calls[name] }
    const headers = new Headers({ merchant: merchant.code, language, 'module-id': endpoint.moduleId })
    if (token !== undefined) headers.set('token', token)
    if (key !== undefined) headers.set('idempotency-key', key)
    const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const text = JSON.stringify(request)
    const parameters = new URLSearchParams(Object.entries(request).map(([k, v]) => [k, String(v)]))
    if (hasBody && endpoint.form !== true) headers.set('content-type', 'application/json')
    const written = endpoint.form ? parameters : endpoint.encrypt ? encrypted(text, merchant.encryption) : text
    const body = hasBody ? written : null
    const query = hasBody ? '' : `?${parameters}`
    const init = { method: endpoint.method, headers, body }
    const answer = await sandbox.app.request(endpoint.path + query, init, { clientAddress: address })
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
  }

  return {
    ...sandbox,
    call,
    pass: (milliseconds: number) => void (now += milliseconds),
    /** Makes a control-panel call and returns its answer. */
    async panel<Value>(path: string, method = 'GET', body?: unknown): Promise<Value> {
      return (await this.panelAnswer(path, method, body)).json() as Promise<Value>
    },
    async panelAnswer(path: string, method = 'GET', body?: unknown): Promise<Response> {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const text = body === undefined ? null : JSON.stringify(body)
      return sandbox.app.request(`/sandbox/${path}`, { method, headers, body: text })
    },
    /** An issued captcha and its answer. */
    async captcha(): Promise<{ captchaId: string; captcha: string }> {
      const { id } = (await call('captcha')).value as { id: string }
      return { captchaId: id, captcha: (await this.panel<{ text: string }>(`captcha/${id}`)).text }
    },
  }
}

/** The same for a merchant with the points system. */
export async function pointsGateway() {
  const { settings } = plainMerchant
  const features = { ...settings.features, PTSYS3: 1 as const }
  return testGateway([{ ...plainMerchant, settings: { ...settings, features } }])
}

export type TestGateway = Awaited<ReturnType<typeof testGateway>>

const answers = import.meta.glob<{ validate: ValidateFunction }>('/src/contract/generated/answers/*.js', {
  eager: true,
})

/** Whether an answer conforms to the schema of its call. */
export function conforms(schema: string, value: unknown): boolean {
  const validate = answers[`/src/contract/generated/answers/${schema}.js`]?.validate
  if (validate === undefined) throw new Error(`no schema describes ${schema}`)
  return validate(value)
}

/** Encrypts the platform's envelope as the site does. */
export function encrypted(text: string, { mode, key }: SandboxMerchant['encryption']): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode === 'AES-CTR' ? 'ctr' : 'cbc'}`, key, iv)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
  return JSON.stringify({ iv: iv.toString('hex'), data })
}
