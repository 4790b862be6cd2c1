import { createHash } from 'node:crypto'
import { entryTokenScript } from '@/site/app/start/entry-token'
import { earlyCallsScript } from '@/site/gateway/early-calls'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { addressLanguageScript, firstLanguageScript } from '@/site/i18n/first-language'
import { formatsScript } from '@/contract/formats/formats-script'
import { readingScript } from '@/site/theme/reading'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { servedTextScript } from '@/site/ui/view/served-text'
import type { ServiceSources } from './service-sources'

/** What a merchant's documents need beyond the strict default. */
export interface Policy {
  /** Hashes of the inline `<style>` elements of its documents, as `sourceHash` returns them. */
  readonly styleHashes: readonly string[]
  /** Origin of the gateway, if it is not the site's own. */
  readonly gatewayOrigin?: string
  /** Hosts of the merchant, if it has several: the speed test requests each of them (1 §7). */
  readonly hosts?: readonly string[]
  /**
   * Other hosts that the merchant allows: the server's pictures may come from there, as from a CDN (1 §9), and videos.
   */
  readonly mediaHosts?: readonly string[]
  /** Hosts of the games in frames. */
  readonly gameHosts?: readonly string[]
  /** What the services of others need that the merchant uses (1 §1). */
  readonly services?: ServiceSources
  /** Where monitoring sends to, if that is another origin. */
  readonly monitoringOrigin?: string
  /** Where browsers report what the policy stopped. */
  readonly policyReports?: string
  /** The merchant has a service worker: it keeps the site, or shows notifications. */
  readonly worker?: true
  /** The merchant wants its hosts on the browsers' HSTS preload list. */
  readonly hstsPreload?: true
}

export interface Connection {
  /** The page is served over HTTPS: send HSTS. */
  readonly secure?: boolean
  /** In development Vite's client adds its scripts and styles with this nonce. */
  readonly devNonce?: string
}

/** The names of the Trusted Types policies of Swiper and DOMPurify; either throws when its name is missing. */
const trustedTypePolicies = ['html', 'dompurify']

/** The name of the policy with which the service worker is registered. */
const workerTrustedType = 'livery-worker'

/** The name of the Trusted Types policy that loads the scripts of services. */
const servicePolicy = 'livery-analytics'

/** styled-components starts with an empty `<style>` and crashes when that is blocked. */
const emptyStyleHash = sourceHash('')

/** The inline scripts of documents. */
const inlineHashes = [
  entryTokenScript,
  readingScript,
  formatsScript,
  earlyPressScript,
  firstLanguageScript,
  addressLanguageScript,
  earlyCallsScript,
  earlyTextsScript,
  servedTextScript,
].map(sourceHash)

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

/** Name of the endpoint that the policy sends its reports to: https://www.w3.org/TR/reporting-1/ */
const reportGroup = 'policy'

/** Browsers that know it read its endpoint by https alone, and pass over `report-uri` beside it. */
export const reportTo: [string, string] = ['report-to', reportGroup]

const year = 31_536_000

/** Source expression of inline content, for `style-src` or `script-src`. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Header with the endpoints for reports of browsers. */
export const reportingHeader = 'Reporting-Endpoints'

/** The value of that header; empty for a merchant that wants no reports. */
export function reportingEndpoints({ policyReports }: Policy): string {
  return policyReports === undefined ? '' : `${reportGroup}="${policyReports}"`
}

/**
 * All security headers of a page; each server that answers for the site sends these. There is no
 * Cross-Origin-Embedder-Policy, because frames with games of other origins would not load under it.
 */
export function securityHeaders(policy: Policy, connection: Connection = {}): Record<string, string> {
  return {
    ...partHeaders(policy, connection),
    'Content-Security-Policy': contentSecurityPolicy(policy, connection),
    ...(policy.policyReports === undefined ? {} : { [reportingHeader]: reportingEndpoints(policy) }),
    // Only the origin, even to ourselves: a URL may contain a token, and a Referer ends up in access logs. Chromium sends
    // the whole address with what a style sheet fetches: hence entry-token.ts.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/**
 * Matches the content types of answers that are not pages. A 304 has none: it applies to what the browser has cached.
 */
export const partTypes = '^(application/(javascript|json|manifest)|font/|image/|text/(css|javascript|plain))'

/** The service worker makes the calls of pages, so it has their headers. */
export const workerPath = '/service-worker.js'

/**
 * The headers of answers that are not pages: opened by itself, as an SVG can be, such an answer may do nothing. They
 * are 1.5 KB shorter.
 */
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
  const monitoring = policy.monitoringOrigin === undefined ? [] : [policy.monitoringOrigin]
  const { scripts = [], pictures = [], calls = [] } = policy.services ?? {}
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inlineHashes, ...scripts, ...nonce],
    ['style-src', "'self'", emptyStyleHash, ...policy.styleHashes, ...nonce],
    ['img-src', "'self'", 'data:', ...gateway, ...media, ...pictures],
    // The digits of a captcha are spoken from an answer of the gateway, by an address that only this page has.
    ['media-src', "'self'", 'blob:', ...media],
    ['font-src', "'self'"],
    // On any port, so that one policy serves the site on all of them.
    ['connect-src', "'self'", ...gateway, ...(policy.hosts ?? []).map((host) => `${host}:*`), ...monitoring, ...calls],
    ['manifest-src', "'self'"],
    ...workerSource(policy),
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ...framing(devNonce !== undefined, policy.gameHosts ?? []),
    ['require-trusted-types-for', "'script'"],
    [
      'trusted-types',
      ...trustedTypePolicies,
      ...(policy.services === undefined ? [] : [servicePolicy]),
      ...(policy.worker ? [workerTrustedType] : []),
    ],
  ]
  if (policy.policyReports !== undefined) directives.push(['report-uri', policy.policyReports])
  if (secure) directives.push(['upgrade-insecure-requests'])
  if (secure && policy.policyReports !== undefined) directives.push(reportTo)
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Left out, the sources of scripts would count, among them those of others. */
function workerSource({ worker }: Policy): [string, string][] {
  return [['worker-src', worker ? "'self'" : "'none'"]]
}

/** A page frames only its games, with its own scheme and on any port. In development the studio frames the page. */
function framing(isDevelopment: boolean, gameHosts: readonly string[]): [string, ...string[]][] {
  const frames = [...(isDevelopment ? ["'self'"] : []), ...gameHosts.map((host) => `${host}:*`)]
  const ancestors: [string, string] = ['frame-ancestors', isDevelopment ? "'self'" : "'none'"]
  return frames.length === 0 ? [ancestors] : [ancestors, ['frame-src', ...frames]]
}
