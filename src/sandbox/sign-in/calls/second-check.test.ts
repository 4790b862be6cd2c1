import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const here = '198.51.100.1'
const there = '198.51.100.2'
const credentials = { type: 'username', password: 'Demo1234!' } as const

const signIn = (gateway: TestGateway, address: string, more: object = {}) =>
  gateway.call('login', { address, request: { ...credentials, username: 'demo_player', ...more } })

const lastSent = async (gateway: TestGateway) => (await gateway.panel<SandboxMessage[]>('outbox'))[0]

async function known(): Promise<TestGateway> {
  const gateway = await testGateway()
  expect(await signIn(gateway, here)).toMatchObject({ success: true })
  return gateway
}

describe('a sign-in from an address that the account was not used from', () => {
  it('is asked for the code that goes to its number, which makes the address known', async () => {
    const gateway = await known()
    const asked = await signIn(gateway, there)
    expect(asked).toMatchObject({ success: false, code: 'address_unregistered', value: { secondCheck: 'code' } })
    const { code = '', to = '' } = (await lastSent(gateway)) ?? {}
    expect(asked.message).toContain(`••••${to.slice(-4)}`)
    expect(await signIn(gateway, there, { verificationCode: code })).toMatchObject({ success: true })
    expect(await signIn(gateway, there)).toMatchObject({ success: true })
    expect(await signIn(gateway, here)).toMatchObject({ success: true })
  })

  it('says nothing of a code to who has a wrong password', async () => {
    const gateway = await known()
    expect(await signIn(gateway, there, { password: 'wrong' })).toMatchObject({ code: 'credentials_wrong' })
    expect(await lastSent(gateway)).toBeUndefined()
  })

  it('has five wrong codes in five minutes, and the owner is not kept out by them', async () => {
    const gateway = await known()
    await signIn(gateway, there)
    const { code = '' } = (await lastSent(gateway)) ?? {}
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signIn(gateway, there, { verificationCode: 'wrong' })).toMatchObject({
        code: 'verification_wrong',
        value: { field: 'verificationCode' },
      })
    expect((await signIn(gateway, there, { verificationCode: code })).status).toBe(429)
    expect(await signIn(gateway, here)).toMatchObject({ success: true })
  })

  it('is not passed with a code for something else, nor with one that was used', async () => {
    const gateway = await known()
    await signIn(gateway, there)
    const { code = '' } = (await lastSent(gateway)) ?? {}
    await signIn(gateway, there, { verificationCode: code })
    expect(await signIn(gateway, '198.51.100.3', { verificationCode: code })).toMatchObject({
      code: 'verification_wrong',
    })
  })

  it('takes a captcha where neither number nor address is bound', async () => {
    const gateway = await testGateway()
    // Members of the demo team have neither a number nor an address.
    const username = demoTeam('plain', Date.UTC(2026, 0, 1, 12))[0]?.account ?? ''
    expect(await signIn(gateway, here, { username })).toMatchObject({ success: true })
    const asked = await signIn(gateway, there, { username })
    expect(asked).toMatchObject({ code: 'address_unregistered_captcha', value: { captcha: true } })
    const wrong = { ...(await gateway.captcha()), captcha: 'none' }
    expect(await signIn(gateway, there, { username, ...wrong })).toMatchObject({ code: 'captcha_wrong' })
    expect(await signIn(gateway, there, { username, ...(await gateway.captcha()) })).toMatchObject({
      success: true,
    })
  })

  it('can be shown by the address that the control panel gives visitors', async () => {
    const gateway = await known()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', visitorIp: '203.0.113.99' })
    expect(await signIn(gateway, here)).toMatchObject({ code: 'address_unregistered' })
    await gateway.panel('reset', 'POST', { merchant: 'plain' })
    expect(await signIn(gateway, here)).toMatchObject({ success: true })
  })
})

it('an account of a kind that the merchant does not know is no member', async () => {
  const merchant = { ...plainMerchant }
  const gateway = await testGateway([merchant])
  Object.assign(merchant, { accountTypes: { agent: [1], trial: [4] } })
  expect(await signIn(gateway, here, { username: 'demo_agent' })).toMatchObject({
    success: false,
    code: 'non_member',
    message: 'Non-member account unable to login',
  })
})
