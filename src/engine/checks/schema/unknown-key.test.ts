import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const asks = (form: 'login' | 'loginSms', name: string) =>
  checkBrand({
    'fields.json': { forms: { [form]: { fields: { [name]: { label: 'form.username' } } } } },
  }).diagnostics.filter(({ code, pointer }) => code === 'unknown-key' && pointer === `/forms/${form}/fields/${name}`)

it.each([
  ['login', 'username'],
  ['login', 'password'],
  ['login', 'captcha'],
  ['loginSms', 'mobileNum'],
  ['loginSms', 'verificationCode'],
] as const)('the form %s may ask for %s, which the call takes', (form, name) => {
  expect(asks(form, name)).toEqual([])
})

it('a login form asks for nothing that its call does not take', () => {
  expect(asks('login', 'email')).toMatchObject([{ message: 'no key "email" here' }])
  expect(asks('login', 'usrname')).toMatchObject([{ suggestions: ['username'] }])
  expect(asks('loginSms', 'password')).toMatchObject([{ message: 'no key "password" here' }])
})

it.each([
  ['panels', { form: { drawnNumbers: 'paper' } }, '"drawnNumbers" under "style" in theme.json'],
  ['panels', { gameTiles: { name: 'none' } }, '"gameTiles" in site.json'],
  ['vendors', { scenes: 'sky' }, '"scenes" under "sandbox" in site.json'],
] as const)('a key of another file in %s.json is told where it belongs: %j', (file, content, expected) => {
  expect(checkBrand({ [`${file}.json`]: content }).diagnostics).toMatchObject([{ expected, suggestions: [] }])
})

it('a key that no file has with this value is met with the keys of its place', () => {
  const { diagnostics } = checkBrand({ 'panels.json': { form: { drawnNumbers: 'golden' } } })
  expect(diagnostics).toMatchObject([
    { message: 'no key "drawnNumbers" here', expected: expect.stringMatching(/^one of menu,/) as string },
  ])
})

it.each([
  ['push', 'privateKey', /the private key is the gateway's alone/],
  ['push', 'vapid_private_key', /the private key is the gateway's alone/],
  ['analytics', 'measurementId', /the gateway's: its permission answer names it/],
  ['monitoring', 'headers', /every visitor would read it/],
])('a key that is looked for at a place and stands elsewhere is told with the reason: %s.%s', (at, key, reason) => {
  const site = { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], [at]: { [key]: 'x' } }
  expect(checkBrand({ 'site.json': site }).diagnostics).toMatchObject([
    { code: 'unknown-key', message: expect.stringMatching(reason) as string, suggestions: [] },
  ])
})

it.each([
  [{ manifest: {} }, [], /what an installed site shows/],
  [{ maintenance: true }, [], /the gateway closes a site/],
  [{ serviceWorker: false }, [], /"offline"/],
  [{ push: { vapidPublicKey: 'x' } }, ['publicKey'], /no key/],
  [{ analytics: { provider: 'matomo', matomo: { url: 'https://stats.acme.test', siteId: 1 } } }, ['address'], /no key/],
])('a key of another program is told with what stands for it here: %j', (site, suggestions, message) => {
  const { diagnostics } = checkBrand({
    'site.json': { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], ...site },
  })
  expect(diagnostics.filter(({ code }) => code === 'unknown-key')).toMatchObject([
    { message: expect.stringMatching(message) as string, suggestions },
  ])
})
