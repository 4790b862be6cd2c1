import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatGithub } from '@/engine/format/format-github'
import { formatJson } from '@/engine/format/format-json'
import { formatPretty } from '@/engine/format/format-pretty'
import { formatSarif } from '@/engine/format/format-sarif'
import { acme, checkBrand } from '@/engine/testing/write-merchants'
import { hideSecrets } from './hide-secrets'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = privateKey.export({ format: 'jwk' })
const d = jwk.d ?? ''
const point = Buffer.concat([Buffer.from([4]), ...[jwk.x, jwk.y].map((each) => Buffer.from(each ?? '', 'base64url'))])
const shared = point.toString('base64url')
const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
const body = pem.split('\n')[1] ?? ''

const pasted: [what: string, site: object, secret: string][] = [
  ['the private key of a pair', { push: { provider: 'webPush', publicKey: d } }, d],
  ['a private key as PEM', { push: { provider: 'webPush', publicKey: pem } }, body],
  ['what a program prints', { push: { publicKey: `Public Key:\n${shared}\n\nPrivate Key:\n${d}` } }, d],
  ['a pair as JWK', { push: { provider: 'webPush', publicKey: JSON.stringify(jwk) } }, d],
  ['a key of its own', { push: { provider: 'webPush', publicKey: shared, privateKey: d } }, d],
  ['a password of the gateway', { gateway: { baseUrl: 'x', apiSecret: 'hunter2-hunter2-hunter2' } }, 'hunter2'],
  ['a token of another service', { monitoring: { headers: `Bearer ghp_${'a1'.repeat(18)}` } }, 'a1a1a1'],
]

it.each(pasted)('%s is in no output of check, which still names the place', (_, more, secret) => {
  const { diagnostics } = checkBrand({ 'site.json': { ...(acme['site.json'] as object), ...more } })
  const told = [formatPretty, formatGithub, formatSarif].map((format) => format(diagnostics))
  for (const text of [...told, formatJson(diagnostics, [])]) {
    expect(text).not.toContain(secret)
    expect(text).toContain(`site.json`)
  }
  expect(diagnostics.length).toBeGreaterThan(0)
})

it('in a file on one line, other problems of the line show no key', () => {
  const text = JSON.stringify({ ...(acme['site.json'] as object), push: { publicKey: d }, nmae: 1 })
  const { diagnostics } = checkBrand({ 'site.json': text })
  expect(diagnostics.map(({ code }) => code)).toContain('unknown-key')
  expect(formatPretty(diagnostics)).not.toContain(d)
})

it('a key with real line breaks in it, which is no JSON, is not shown line by line', () => {
  const { diagnostics } = checkBrand({ 'site.json': `{ "push": { "publicKey": "${pem}" } }` })
  expect(formatPretty(diagnostics)).not.toContain(body)
})

it('a pair as JWK shows its public half alone, also within a string', () => {
  for (const text of [JSON.stringify(jwk), JSON.stringify({ publicKey: JSON.stringify(jwk) })]) {
    expect(hideSecrets(text)).not.toContain(d)
    expect(hideSecrets(text)).toContain(jwk.x)
  }
})

it.each([
  `{ "publicKey": "${shared}" }`,
  publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  '{ "form.password": "Password, 8 to 20 characters" }',
  '{ "form.password": "Kata-sandi-yang-panjang" }',
  '{ "icon": "/brand/logo.0a1b2c3d.svg", "siteKey": "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI" }',
  '{ "integrity": "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=" }',
  '{ "version": "eyJ", "token": "color.accent" }',
])('what everybody may read is shown: %s', (text) => expect(hideSecrets(text)).toBe(text))

it('keeps each place in its column and line', () => {
  const text = `{ "a": 1, "key": ${JSON.stringify(pem)}, "b": 2 }\n${pem}`
  const shown = hideSecrets(text)
  expect(shown).not.toContain(body)
  expect([shown.length, shown.indexOf('"b"'), shown.split('\n').length]).toEqual([
    text.length,
    text.indexOf('"b"'),
    text.split('\n').length,
  ])
})

it('a text of quotes and of beginnings of tokens takes no longer than others', () => {
  const [quotes, tokens] = [`"${'\\"'.repeat(50_000)}`, 'eyJ-'.repeat(50_000)]
  expect(hideSecrets(quotes)).toBe(quotes)
  expect(hideSecrets(tokens)).toBe(tokens)
})

it('the name of a text is no secret, whatever its key is called', () => {
  const named = '{ "passwordLabel": "error.password.2long.abc" }'
  expect(hideSecrets(named)).toBe(named)
})
