import { expect, test } from 'vitest'
import { entryTokenScript } from '@/site/app/start/entry-token'
import { earlyCallsScript } from '@/site/gateway/early-calls'
import { earlyTextsScript } from '@/site/i18n/early-texts'
import { addressLanguageScript, firstLanguageScript } from '@/site/i18n/first-language'
import { formatsScript } from '@/contract/formats/formats-script'
import { readingScript } from '@/site/theme/reading'
import { earlyPressScript } from '@/site/ui/focus/early-press'
import { servedTextScript } from '@/site/ui/view/served-text'
import { securityHeaders, sourceHash } from './security-headers'

const inline = [
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

const directives = (policy: string | undefined) =>
  new Map((policy ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const policyOf = (...input: Parameters<typeof securityHeaders>) =>
  directives(securityHeaders(...input)['Content-Security-Policy'])

test('nothing is allowed that is not named, and inline only our early scripts, nothing evaluated', () => {
  const headers = securityHeaders({ styleHashes: [] })
  const policy = directives(headers['Content-Security-Policy'])
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'", ...inline])
  for (const name of ['base-uri', 'object-src', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(JSON.stringify(headers)).not.toContain('unsafe')
})

test('inline styles pass by their hash, the empty one of styled-components among them', () => {
  expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  const hash = sourceHash('body{}')
  expect(policyOf({ styleHashes: [hash] }).get('style-src')).toEqual(["'self'", sourceHash(''), hash])
})

test('a gateway of another origin may be called and may send pictures', () => {
  const policy = policyOf({ styleHashes: [], gatewayOrigin: 'https://api.example.com' })
  expect(policy.get('connect-src')).toContain('https://api.example.com')
  expect(policy.get('img-src')).toContain('https://api.example.com')
  expect(policy.get('script-src')).not.toContain('https://api.example.com')
})

test('the merchant’s other hosts may be called, and give nothing else', () => {
  const policy = policyOf({ styleHashes: [], hosts: ['one.example', 'two.example'] })
  expect(policy.get('connect-src')).toEqual(["'self'", 'one.example:*', 'two.example:*'])
  for (const name of ['script-src', 'img-src', 'form-action']) expect(policy.get(name)?.join()).not.toContain('example')
})

test('hosts that the merchant allows may send pictures and films by https, and nothing else', () => {
  const policy = policyOf({ styleHashes: [], mediaHosts: ['cdn.example'] })
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example'])
  expect(policy.get('media-src')).toEqual(["'self'", 'blob:', 'https://cdn.example'])
  for (const name of ['script-src', 'connect-src', 'form-action'])
    expect(policy.get(name)?.join()).not.toContain('example')
})

test('a page frames the merchant’s games, and nothing where it has none', () => {
  const policy = policyOf({ styleHashes: [], gameHosts: ['games.example'] })
  expect(policy.get('frame-src')).toEqual(['games.example:*'])
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-ancestors'])
    expect(policy.get(name)?.join()).not.toContain('example')
  expect(policyOf({ styleHashes: [] }).get('frame-src')).toBeUndefined()
})

test('services add their sources and the name of their loader, and only where the merchant has any', () => {
  const services = { scripts: ['https://s.example'], pictures: ['https://p.example'], calls: ['https://c.example'] }
  const measured = policyOf({ styleHashes: [], services })
  expect(measured.get('script-src')).toEqual(["'self'", ...inline, 'https://s.example'])
  expect(measured.get('img-src')).toContain('https://p.example')
  expect(measured.get('connect-src')).toContain('https://c.example')
  expect(measured.get('trusted-types')).toEqual(['html', 'dompurify', 'livery-analytics'])
  expect(policyOf({ styleHashes: [] }).get('trusted-types')).toEqual(['html', 'dompurify'])
})

test('browsers report what is stopped where the merchant wants it, in the newer and the older way', () => {
  const policy = { styleHashes: [], policyReports: '/reports/policy' }
  expect(securityHeaders(policy)['Reporting-Endpoints']).toBe('policy="/reports/policy"')
  expect(policyOf(policy).get('report-uri')).toEqual(['/reports/policy'])
  expect(policyOf(policy).has('report-to'), 'browsers read its endpoint by https alone').toBe(false)
  expect(policyOf(policy, { secure: true }).get('report-to')).toEqual(['policy'])
  expect(securityHeaders({ styleHashes: [] })).not.toHaveProperty('Reporting-Endpoints')
  expect(policyOf({ styleHashes: [] }).has('report-uri')).toBe(false)
})

test('monitoring may be sent to another origin, and nothing else', () => {
  const policy = policyOf({ styleHashes: [], monitoringOrigin: 'https://otel.example' })
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://otel.example'])
  for (const name of ['script-src', 'img-src']) expect(policy.get(name)?.join()).not.toContain('otel')
})

test('https is demanded only of pages that came by it', () => {
  expect(securityHeaders({ styleHashes: [] })).not.toHaveProperty('Strict-Transport-Security')
  expect(policyOf({ styleHashes: [] }).has('upgrade-insecure-requests')).toBe(false)
  expect(securityHeaders({ styleHashes: [] }, { secure: true })).toHaveProperty('Strict-Transport-Security')
  expect(policyOf({ styleHashes: [] }, { secure: true }).has('upgrade-insecure-requests')).toBe(true)
})

test('the merchant decides whether browsers may list its hosts as secure', () => {
  const transport = (policy: Parameters<typeof securityHeaders>[0]) =>
    securityHeaders(policy, { secure: true })['Strict-Transport-Security']
  expect(transport({ styleHashes: [] })).toBe('max-age=63072000; includeSubDomains')
  expect(transport({ styleHashes: [], hstsPreload: true })).toBe('max-age=63072000; includeSubDomains; preload')
})

test('no address reaches another page or a log as a referrer, for it may carry a token', () => {
  expect(securityHeaders({ styleHashes: [] })['Referrer-Policy']).toBe('strict-origin')
})

test('developing adds a nonce for what Vite inserts, lets the studio frame the page, and nothing else', () => {
  const policy = policyOf({ styleHashes: [] }, { devNonce: 'abc' })
  expect(policy.get('script-src')).toEqual(["'self'", ...inline, "'nonce-abc'"])
  expect(policy.get('style-src')).toEqual(["'self'", sourceHash(''), "'nonce-abc'"])
  expect(policy.get('frame-ancestors')).toEqual(["'self'"])
  expect(policy.get('frame-src')).toEqual(["'self'"])
  const without = (name: string) => !['script-src', 'style-src', 'frame-ancestors', 'frame-src'].includes(name)
  const rest = (each: typeof policy) => [...each].filter(([name]) => without(name ?? ''))
  expect(rest(policy)).toEqual(rest(policyOf({ styleHashes: [] })))
})

test('frames with games of other origins can be loaded', () => {
  expect(securityHeaders({ styleHashes: [] })).not.toHaveProperty('Cross-Origin-Embedder-Policy')
})

test('a site with a worker may register its own one, and no other', () => {
  const kept = policyOf({ styleHashes: [], worker: true })
  expect(kept.get('worker-src')).toEqual(["'self'"])
  expect(kept.get('trusted-types')).toContain('livery-worker')
  const other = policyOf({ styleHashes: [] })
  expect(other.get('worker-src')).toEqual(["'none'"])
  expect(other.get('trusted-types')).not.toContain('livery-worker')
})
