import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const codeVerifier = 'v'.repeat(43)
const redirectUri = 'http://plain.localhost:4173/oauth-return'
const asked = {
  client_id: 'plain',
  redirect_uri: redirectUri,
  state: 'a state & more',
  code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  code_challenge_method: 'S256',
  response_type: 'code',
}
const sent = { provider: 'google', codeVerifier, redirectUri }

const page = (gateway: TestGateway, change: Record<string, string> = {}, provider = 'google') =>
  gateway.panelAnswer(`oauth/${provider}/authorize?${new URLSearchParams({ ...asked, ...change })}`)

/** The targets of the page's links, in order. */
async function links(gateway: TestGateway, provider = 'google'): Promise<string[]> {
  const html = await (await page(gateway, {}, provider)).text()
  const unescaped = html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return [...unescaped.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
}

async function codeOf(gateway: TestGateway, provider = 'google', person = 0): Promise<string> {
  const address = (await links(gateway, provider))[person] ?? ''
  const answer = await gateway.panelAnswer(`oauth/${provider}/${address}`)
  expect(answer.status).toBe(302)
  const back = new URL(answer.headers.get('location') ?? '')
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([redirectUri, asked.state])
  return back.searchParams.get('code') ?? ''
}

async function accountOf(gateway: TestGateway, request: object): Promise<unknown> {
  const { value } = await gateway.call('socialLogin', { request })
  const { token } = value as { token: string }
  return ((await gateway.call('memberInfo', { token })).value as { account: string }).account
}

describe('the page of a social provider', () => {
  it('offers made-up people and a way back without one, under a policy that allows nothing inline', async () => {
    const gateway = await testGateway()
    const answer = await page(gateway)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await answer.text()
    expect(html).toContain('Continue to Plain with Google')
    expect(html).not.toMatch(/ style=| on\w+=|<style|<script/)
    expect((await gateway.panelAnswer('oauth/oauth.css')).headers.get('content-type')).toContain('text/css')
    const cancel = new URL((await links(gateway)).at(-1) ?? '')
    expect(cancel.searchParams.get('error')).toBe('access_denied')
    expect(cancel.searchParams.get('state')).toBe(asked.state)
  })

  it.each([
    [{ client_id: 'nobody' }, 'client_id'],
    [{ redirect_uri: 'http://evil.example/oauth-return' }, 'redirect_uri'],
    [{ redirect_uri: 'http://plain.localhost/elsewhere' }, 'redirect_uri'],
    [{ redirect_uri: 'http://plain.localhost/oauth-return?next=x' }, 'redirect_uri'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
    [{ redirect_uri: 'http://user@plain.localhost/oauth-return' }, 'redirect_uri'],
    [{ response_type: 'token' }, 'response_type'],
    [{ code_challenge_method: 'plain' }, 'code_challenge_method'],
    [{ code_challenge: 'short' }, 'code_challenge'],
    [{ state: '' }, 'state'],
  ])('leads nobody anywhere for %j', async (change, named) => {
    const answer = await page(await testGateway(), change)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toContain(named)
  })

  it('is there for the two providers alone', async () => {
    expect((await page(await testGateway(), {}, 'myspace')).status).toBe(404)
  })
})

describe('socialLogin', () => {
  it('makes an account at the first sign-in and finds it at the next', async () => {
    const gateway = await testGateway()
    const answer = await gateway.call('socialLogin', { request: { ...sent, code: await codeOf(gateway) } })
    expect(answer.success && conforms('socialLogin', answer.value)).toBe(true)
    expect(answer.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
    const again = await accountOf(gateway, { ...sent, code: await codeOf(gateway) })
    expect(again).toMatch(/^g[0-9]{8}$/)
    expect(await accountOf(gateway, { ...sent, code: await codeOf(gateway) })).toBe(again)
    expect(await accountOf(gateway, { ...sent, code: await codeOf(gateway, 'google', 1) })).not.toBe(again)
    const facebook = { ...sent, provider: 'facebook', code: await codeOf(gateway, 'facebook') }
    expect(await accountOf(gateway, facebook)).toMatch(/^f[0-9]{8}$/)
  })

  it('makes one account for two first sign-ins at once', async () => {
    const gateway = await testGateway()
    const codes = [await codeOf(gateway), await codeOf(gateway)]
    const accounts = await Promise.all(codes.map((code) => accountOf(gateway, { ...sent, code })))
    expect(accounts[0]).toBe(accounts[1])
  })

  it('takes a code once', async () => {
    const gateway = await testGateway()
    const request = { ...sent, code: await codeOf(gateway) }
    expect((await gateway.call('socialLogin', { request })).success).toBe(true)
    expect((await gateway.call('socialLogin', { request })).code).toBe('social_failed')
  })

  it('takes a code for a minute', async () => {
    const gateway = await testGateway()
    const request = { ...sent, code: await codeOf(gateway) }
    gateway.pass(60_000)
    expect((await gateway.call('socialLogin', { request })).code).toBe('social_failed')
  })

  it.each([
    { codeVerifier: 'w'.repeat(43) },
    { redirectUri: 'http://plain.localhost/oauth-return' },
    { provider: 'facebook' },
    { code: 'made up' },
  ])('refuses a code with %j, and takes it no more afterwards', async (change) => {
    const gateway = await testGateway()
    const request = { ...sent, code: await codeOf(gateway) }
    expect((await gateway.call('socialLogin', { request: { ...request, ...change } })).code).toBe('social_failed')
    const later = await gateway.call('socialLogin', { request })
    expect(later.success).toBe('code' in change)
  })

  it('takes no code that was for another merchant', async () => {
    const other = { ...plainMerchant, code: 'other', hosts: ['other.localhost'] }
    const gateway = await testGateway([plainMerchant, other])
    const request = { ...sent, code: await codeOf(gateway) }
    expect((await gateway.call('socialLogin', { request, merchant: other })).code).toBe('social_failed')
  })
})
