import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const features = { CHNGPASSVERIF3: 1, MOBILEVERCODELOGIN3: 1 } as const
const withCodes = { ...plainMerchant, settings: { ...plainMerchant.settings, features } }
const number = { countryDialingCode: '+84', mobileNum: '0901000001' }
const unknown = { countryDialingCode: '+84', mobileNum: '0909999999' }

async function codeSent(gateway: TestGateway): Promise<string> {
  await gateway.call('forgotSms', { request: number })
  const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
  return newest?.code ?? ''
}

const setPassword = (gateway: TestGateway, verificationCode: string, change: object = {}) =>
  gateway.call('setPasswordByPhone', { request: { ...number, verificationCode, newPassword: 'Better5678', ...change } })

const login = (gateway: TestGateway, password: string) =>
  gateway.call('login', { request: { type: 'username', username: 'demo_player', password } })

describe('forgotSms', () => {
  it('sends a code to numbers with an account alone, and says to all until when it is good', async () => {
    const gateway = await testGateway([withCodes])
    const answer = await gateway.call('forgotSms', { request: number })
    expect(answer.success && conforms('forgotSms', answer.value)).toBe(true)
    expect(answer.value).toEqual({ expirationTime: '2026-01-01T12:05:00.000Z' })
    expect(await gateway.call('forgotSms', { request: unknown })).toEqual(answer)
    expect(await gateway.panel<SandboxMessage[]>('outbox')).toMatchObject([{ to: '+84901000001', kind: 'sms' }])
  })
})

describe('setPasswordByPhone', () => {
  it('sets the password of the number’s account and ends its sessions', async () => {
    const gateway = await testGateway([withCodes])
    const { token } = (await login(gateway, 'Demo1234!')).value as { token: string }
    const answer = await setPassword(gateway, await codeSent(gateway))
    expect(answer.success && conforms('setPasswordByPhone', answer.value)).toBe(true)
    expect((await gateway.call('memberInfo', { token })).status).toBe(401)
    expect((await login(gateway, 'Better5678')).success).toBe(true)
    expect((await login(gateway, 'Demo1234!')).code).toBe('credentials_wrong')
  })

  it('takes a code once and for five minutes', async () => {
    const gateway = await testGateway([withCodes])
    const code = await codeSent(gateway)
    expect((await setPassword(gateway, code)).success).toBe(true)
    expect((await setPassword(gateway, code)).code).toBe('verification_wrong')
    gateway.pass(1000)
    const late = await codeSent(gateway)
    gateway.pass(5 * 60_000)
    expect((await setPassword(gateway, late)).code).toBe('verification_wrong')
  })

  it('holds the new password to its rule before it uses the code up', async () => {
    const gateway = await testGateway([withCodes])
    const code = await codeSent(gateway)
    const refused = await setPassword(gateway, code, { newPassword: 'short' })
    expect(refused).toMatchObject({ code: 'rule_invalid', value: { field: 'newPassword' } })
    expect((await setPassword(gateway, code)).success).toBe(true)
  })

  it('answers a number without an account like a wrong code, and both with 429 after five tries', async () => {
    const gateway = await testGateway([withCodes])
    const wrong = (await codeSent(gateway)) === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1) {
      const refused = await setPassword(gateway, wrong)
      expect(refused).toMatchObject({ status: 200, code: 'verification_wrong', value: { field: 'verificationCode' } })
      expect(await setPassword(gateway, wrong, unknown)).toEqual(refused)
    }
    expect((await setPassword(gateway, wrong)).status).toBe(429)
    expect((await setPassword(gateway, wrong, unknown)).status).toBe(429)
  })

  it('takes no code of a sign-in', async () => {
    const gateway = await testGateway([withCodes])
    await gateway.call('loginSms', { request: number })
    const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
    expect((await setPassword(gateway, newest?.code ?? '')).code).toBe('verification_wrong')
  })

  it('is closed where it is not switched on, like its code', async () => {
    const gateway = await testGateway()
    expect((await setPassword(gateway, '123456')).code).toBe('password_by_phone_closed')
    expect((await gateway.call('forgotSms', { request: number })).code).toBe('password_by_phone_closed')
  })
})
