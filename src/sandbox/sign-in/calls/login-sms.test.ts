import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const features = { MOBILEVERCODELOGIN3: 1 } as const
const withCodes = { ...plainMerchant, settings: { ...plainMerchant.settings, features } }
const number = { countryDialingCode: '+84', mobileNum: '0901000001' }
const unknown = { countryDialingCode: '+84', mobileNum: '0909999999' }

const send = (gateway: TestGateway, request: object = number) => gateway.call('loginSms', { request })

async function codeSent(gateway: TestGateway): Promise<string> {
  await send(gateway)
  const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
  return newest?.code ?? ''
}

const signIn = (gateway: TestGateway, verificationCode: string, to: object = number) =>
  gateway.call('login', { request: { type: 'sms', ...to, verificationCode } })

describe('loginSms', () => {
  it('sends a code to the number of an account, and to no other, and answers both alike', async () => {
    const gateway = await testGateway([withCodes])
    const answer = await send(gateway)
    expect(answer.success && conforms('loginSms', answer.value)).toBe(true)
    expect(await send(gateway, unknown)).toEqual(answer)
    const outbox = await gateway.panel<SandboxMessage[]>('outbox')
    expect(outbox.map(({ to, kind }) => [to, kind])).toEqual([['+84901000001', 'sms']])
  })

  it('is held to one a second and five in five minutes, for numbers without an account too', async () => {
    for (const to of [number, unknown]) {
      const gateway = await testGateway([withCodes])
      await send(gateway, to)
      expect(await send(gateway, to)).toMatchObject({ status: 429, code: 'too_many_tries' })
      for (let i = 0; i < 4; i += 1) {
        gateway.pass(1000)
        await send(gateway, to)
      }
      gateway.pass(1000)
      expect((await send(gateway, to)).message).toContain('5 minutes')
    }
  })

  it('is closed where it is not switched on, like the sign-in itself', async () => {
    const gateway = await testGateway()
    expect((await send(gateway)).code).toBe('sms_closed')
    expect((await signIn(gateway, '123456')).code).toBe('sms_closed')
  })
})

describe('login with a code', () => {
  it('opens a session, once', async () => {
    const gateway = await testGateway([withCodes])
    const code = await codeSent(gateway)
    const answer = await signIn(gateway, code)
    expect(answer.success && conforms('login', answer.value)).toBe(true)
    const { token } = answer.value as { token: string }
    expect((await gateway.call('memberInfo', { token })).value).toMatchObject({ account: 'demo_player' })
    expect((await signIn(gateway, code)).code).toBe('verification_wrong')
  })

  it('says what the account says of its password', async () => {
    const gateway = await testGateway([withCodes])
    const to = { ...number, mobileNum: '0901000005' }
    await send(gateway, to)
    const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
    expect((await signIn(gateway, newest?.code ?? '', to)).value).toMatchObject({ passwordExpired: true })
  })

  it('is refused after five minutes', async () => {
    const gateway = await testGateway([withCodes])
    const code = await codeSent(gateway)
    gateway.pass(5 * 60_000)
    expect((await signIn(gateway, code)).code).toBe('verification_wrong')
  })

  it('answers a number without an account like a wrong code, and both with 429 after five tries', async () => {
    const gateway = await testGateway([withCodes])
    const code = await codeSent(gateway)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i += 1) {
      const refused = await signIn(gateway, wrong)
      expect(refused).toMatchObject({ status: 200, code: 'verification_wrong' })
      expect(conforms('loginRefusal', refused.value)).toBe(true)
      expect(await signIn(gateway, wrong, unknown)).toEqual(refused)
    }
    expect((await signIn(gateway, code)).status).toBe(429)
    expect((await signIn(gateway, wrong, unknown)).status).toBe(429)
  })

  it('takes no code of a registration', async () => {
    const gateway = await testGateway([withCodes])
    await gateway.call('registerSms', { request: { countryDialingCode: '+84', mobileNo: number.mobileNum } })
    const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
    expect((await signIn(gateway, newest?.code ?? '')).code).toBe('verification_wrong')
  })

  it('takes no code of another merchant', async () => {
    const other = { ...withCodes, code: 'other' }
    const gateway = await testGateway([withCodes, other])
    const request = { type: 'sms', ...number, verificationCode: await codeSent(gateway) }
    expect((await gateway.call('login', { request, merchant: other })).code).toBe('verification_wrong')
    expect((await gateway.call('login', { request })).success).toBe(true)
  })

  it.each([
    { type: 'sms', ...number },
    { type: 'sms', ...number, verificationCode: '1', password: 'x' },
    { type: 'fax', username: 'demo_player', password: 'x' },
    { username: 'demo_player', password: 'x' },
  ])('takes the fields of its kind and no others: %j', async (request) => {
    const gateway = await testGateway([withCodes])
    expect(await gateway.call('login', { request })).toMatchObject({ status: 400, code: 'request_invalid' })
  })
})
