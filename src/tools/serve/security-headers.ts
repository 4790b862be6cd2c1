import { createHash } from 'node:crypto'
import { earlyCallsScript } from '@/site/gateway/early-calls'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { readingScript } from '@/site/theme/reading'
import { earlyPressScript } from '@/site/ui/focus/early-press'

/** What one merchant's documents need beyond the strict default. */
export interface Policy {
  /** Hashes of the inline `<style>` elements of its documents, as `sourceHash` gives them. */
  readonly styleHashes: readonly string[]
  /** Origin of the gateway, when it is not the site's own. */
  readonly gatewayOrigin?: string
  /** Hosts of the merchant, where it has several: the speed test asks each of them (1 §7). */
  readonly hosts?: readonly string[]
  /** Other hosts that the merchant allows: the server's pictures may come from there, as from a CDN (1 §9), and films. */
  readonly mediaHosts?: readonly string[]
  /** Hosts that its games are framed from. */
  readonly gameHosts?: readonly string[]
  /** The merchant's visits are counted by Google's tag (1 §1). */
  readonly analytics?: 'gtag'
  /** The merchant wants to stand on the browsers' list of hosts that are reached by https alone. */
  readonly hstsPreload?: true
}

export interface Connection {
  /** The page is reached by https: hold browsers to it. */
  readonly secure?: boolean
  /** Vite's client marks the scripts and styles it adds while developing with this nonce. */
  readonly devNonce?: string
}

/** The names under which Swiper and DOMPurify register; either throws when its name is missing. */
const trustedTypePolicies = ['html', 'dompurify']

/** What Google's tag loads and tells, as its documentation names it, and the name that our loader registers under. */
const gtagSources = {
  scripts: ['https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  trustedTypes: ['livery-analytics'],
}
const noSources: typeof gtagSources = { scripts: [], pictures: [], calls: [], trustedTypes: [] }

/** styled-components starts from an empty `<style>` and crashes when that one is refused. */
const emptyStyleHash = sourceHash('')

/** The scripts that stand in a document itself. */
const inlineHashes = [readingScript, earlyPressScript, earlyCallsScript, earlyTextsScript].map(sourceHash)

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const year = 31_536_000

/** Source expression of what stands in a document itself, for `style-src` or `script-src`. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Every header that protects a page; each server that answers for the site sends these.
 * There is no Cross-Origin-Embedder-Policy: frames with games of other origins would not load under it.
 */
export function securityHeaders(policy: Policy, connection: Connection = {}): Record<string, string> {
  return {
    ...partHeaders(policy, connection),
    'Content-Security-Policy': contentSecurityPolicy(policy, connection),
    // The origin alone, to ourselves as well: an address may carry a token, and a Referer ends in access logs.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** What is no page, by the beginning of its type. A 304 has none: it speaks for whatever the browser has. */
export const partTypes = '^(application/(javascript|json|manifest)|font/|image/|text/(css|javascript|plain))'

/** The headers of what is no page: opened by itself, as an SVG can be, it may do nothing. They are 1.5 KB less. */
export function partHeaders(policy: Policy, connection: Connection = {}): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(connection.secure ? { 'Strict-Transport-Security': strictTransport(policy) } : {}),
  }
}

function strictTransport({ hstsPreload }: Policy): string {
  return `max-age=${2 * year}; includeSubDomains${hstsPreload ? '; preload' : ''}`
}

function contentSecurityPolicy(policy: Policy, { secure, devNonce }: Connection): string {
  const gateway = policy.gatewayOrigin === undefined ? [] : [policy.gatewayOrigin]
  const media = (policy.mediaHosts ?? []).map((host) => `https://${host}`)
  const nonce = devNonce === undefined ? [] : [`'nonce-${devNonce}'`]
  const analytics = policy.analytics === 'gtag' ? gtagSources : noSources
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineHashes, ...analytics.scripts, ...nonce],
    ['style-src', "'self'", emptyStyleHash, ...policy.styleHashes, ...nonce],
    ['img-src', "'self'", 'data:', ...gateway, ...media, ...analytics.pictures],
    ['media-src', "'self'", ...media],
    ['font-src', "'self'"],
    // On any port: a policy that is written once serves the site on each of them.
    ['connect-src', "'self'", ...gateway, ...(policy.hosts ?? []).map((host) => `${host}:*`), ...analytics.calls],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...framing(devNonce !== undefined, policy.gameHosts ?? []),
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypePolicies, ...analytics.trustedTypes],
  ]
  if (secure) directives.push(['upgrade-insecure-requests'])
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** A page frames its games alone, by its own scheme and on any port. While developing, the studio frames the page. */
function framing(isDevelopment: boolean, gameHosts: readonly string[]): [string, ...string[]][] {
  const frames = [...(isDevelopment ? ["'self'"] : []), ...gameHosts.map((host) => `${host}:*`)]
  const ancestors: [string, string] = ['frame-ancestors', isDevelopment ? "'self'" : "'none'"]
  return frames.length === 0 ? [ancestors] : [ancestors, ['frame-src', ...frames]]
}
