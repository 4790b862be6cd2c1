import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const added = {
  login: true,
  registerUrl: 'http://plain.localhost/register',
  domain: 'plain.localhost',
  registerMethod: 'WEB',
}
const number = { countryDialingCode: '+84', mobileNum: '0901234567' }

function send(gateway: TestGateway, call: 'registerSms' | 'registerMobileSms' = 'registerMobileSms') {
  return gateway.call(call, { request: { countryDialingCode: '+84', mobileNo: number.mobileNum } })
}

async function codeSent(gateway: TestGateway): Promise<string> {
  await send(gateway)
  const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
  return newest?.code ?? ''
}

async function register(gateway: TestGateway, user: object) {
  return gateway.call('registerMobile', { request: { ...added, ...number, ...(await gateway.captcha()), ...user } })
}

describe('registerMobileSms', () => {
  it('sends six digits to the full number and says how long they are good', async () => {
    const gateway = await testGateway()
    const answer = await send(gateway)
    expect(answer.success && conforms('registerSms', answer.value)).toBe(true)
    expect(answer.value).toEqual({ expiredMinutes: 5 })
    const [message] = await gateway.panel<SandboxMessage[]>('outbox')
    expect(message).toEqual({
      to: '+84901234567',
      kind: 'sms',
      code: expect.stringMatching(/^[0-9]{6}$/) as string,
      time: '2026-01-01T12:00:00.000Z',
    })
  })

  it('is held to one a second and five in five minutes a number, for both registrations together', async () => {
    const gateway = await testGateway()
    expect((await send(gateway)).success).toBe(true)
    expect(await send(gateway, 'registerSms')).toMatchObject({ status: 429, code: 'too_many_tries' })
    for (let i = 0; i < 4; i += 1) {
      gateway.pass(1000)
      expect((await send(gateway)).success).toBe(true)
    }
    gateway.pass(1000)
    expect((await send(gateway)).message).toContain('5 minutes')
    gateway.pass(5 * 60_000)
    expect((await send(gateway)).success).toBe(true)
  })

  it('refuses a number that breaks its rule', async () => {
    const gateway = await testGateway()
    const request = { countryDialingCode: '+84', mobileNo: 'nine' }
    expect(await gateway.call('registerMobileSms', { request })).toMatchObject({ value: { field: 'mobileNum' } })
  })
})

describe('registerMobile', () => {
  it('creates an account under a name of its own, which signs in by name and by number when it has a password', async () => {
    const gateway = await testGateway()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { MOBILENUMPASSREG3: 1 } })
    const verificationCode = await codeSent(gateway)
    const answer = await register(gateway, { verificationCode, password: 'Secret123' })
    expect(answer.success && conforms('registerMobile', answer.value)).toBe(true)
    const { account } = answer.value as { account: string }
    for (const username of [account, '0901234567', '901234567', '+84901234567']) {
      const request = { username, password: 'Secret123', type: 'username' }
      expect((await gateway.call('login', { request })).success).toBe(true)
    }
  })

  it('takes a code once, while it is fresh, and gives up after five wrong ones', async () => {
    const gateway = await testGateway()
    const code = await codeSent(gateway)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1)
      expect(await register(gateway, { verificationCode: wrong })).toMatchObject({ code: 'verification_wrong' })
    expect((await register(gateway, { verificationCode: code })).code).toBe('verification_wrong')

    gateway.pass(1000)
    const late = await codeSent(gateway)
    gateway.pass(5 * 60_000)
    expect((await register(gateway, { verificationCode: late })).code).toBe('verification_wrong')

    const good = await codeSent(gateway)
    expect((await register(gateway, { verificationCode: good })).success).toBe(true)
    expect((await register(gateway, { verificationCode: good })).code).toBe('verification_wrong')
  })

  it('refuses a number that has an account', async () => {
    const gateway = await testGateway()
    await register(gateway, { verificationCode: await codeSent(gateway) })
    gateway.pass(1000)
    const answer = await register(gateway, { verificationCode: await codeSent(gateway), mobileNum: '901234567' })
    expect(answer).toMatchObject({ code: 'mobile_taken', value: { field: 'mobileNum' } })
  })

  it('asks for number and code whatever the rules say', async () => {
    const gateway = await testGateway()
    expect(await register(gateway, { mobileNum: '' })).toMatchObject({ value: { field: 'mobileNum' } })
    expect(await register(gateway, {})).toMatchObject({ value: { field: 'verificationCode' } })
  })
})

describe('register with a verified number', () => {
  it('asks for the code of the number where the server has that switched on', async () => {
    const gateway = await testGateway()
    const registerRules = { captcha: { enabled: false }, mobileNum: { enabled: true } }
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { REGMOBVERF3: 1 }, registerRules })
    const request = { ...added, ...number, username: 'minhanh', password: 'Secret123' }
    expect((await gateway.call('register', { request })).code).toBe('verification_wrong')
    const verificationCode = await codeSent(gateway)
    expect((await gateway.call('register', { request: { ...request, verificationCode } })).success).toBe(true)
  })
})
