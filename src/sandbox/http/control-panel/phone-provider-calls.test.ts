import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const minute = 60_000
const phoneNumber = '+84901234567'
const added = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }
const mobile = { countryDialingCode: '+84', mobileNum: '0901234567' }

interface Answer {
  readonly status: number
  readonly verificationId?: string
  readonly idToken?: string
  readonly error?: { readonly code: string }
}

async function ask(gateway: TestGateway, path: string, body: object, host = 'plain.localhost'): Promise<Answer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await gateway.app.request(`http://${host}:4173/sandbox/phone-provider/${path}`, init)
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) }
}

async function sent(gateway: TestGateway): Promise<{ verificationId: string; code: string }> {
  const { verificationId = '' } = await ask(gateway, 'send', { phoneNumber })
  const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
  return { verificationId, code: newest?.code ?? '' }
}

async function tokenOf(gateway: TestGateway): Promise<string> {
  return (await ask(gateway, 'confirm', await sent(gateway))).idToken ?? ''
}

async function register(gateway: TestGateway, firebaseIdToken: string, change: object = {}) {
  const request = { ...added, ...mobile, ...(await gateway.captcha()), firebaseChannel: 'sms', firebaseIdToken }
  return gateway.call('registerMobile', { request: { ...request, ...change } })
}

describe('the played phone provider', () => {
  it.each([
    [{}, 400, 'missing-phone-number'],
    [{ phoneNumber: '' }, 400, 'missing-phone-number'],
    [{ phoneNumber: '0901234567' }, 400, 'invalid-phone-number'],
    [{ phoneNumber: '+15550000001' }, 400, 'captcha-check-failed'],
    [{ phoneNumber: '+15550000002' }, 400, 'quota-exceeded'],
    [{ phoneNumber: '+15550000003' }, 400, 'operation-not-allowed'],
    [{ phoneNumber: '+15550000004' }, 400, 'unknown'],
    [{ phoneNumber: '+15550000005' }, 400, 'popup-closed-by-user'],
    [{ phoneNumber: '+15550000006' }, 429, 'too-many-requests'],
  ])('answers send %j with %i %s', async (body, status, code) => {
    expect(await ask(await testGateway(), 'send', body)).toEqual({ status, error: { code } })
  })

  it('sends five codes to a number and then says to wait', async () => {
    const gateway = await testGateway()
    for (let i = 0; i < 5; i += 1) expect((await ask(gateway, 'send', { phoneNumber })).status).toBe(200)
    expect(await ask(gateway, 'send', { phoneNumber })).toEqual({ status: 429, error: { code: 'too-many-requests' } })
    gateway.pass(5 * minute)
    expect((await ask(gateway, 'send', { phoneNumber })).status).toBe(200)
  })

  it('tells a missing, a wrong, a late and an unknown code apart, and gives up after five', async () => {
    const gateway = await testGateway()
    const { verificationId, code } = await sent(gateway)
    const wrong = code === '000000' ? '111111' : '000000'
    const answerTo = async (body: object) => (await ask(gateway, 'confirm', body)).error
    expect(await answerTo({ verificationId })).toEqual({ code: 'missing-verification-code' })
    expect(await answerTo({ verificationId: 'made up', code })).toEqual({ code: 'invalid-verification-code' })
    for (let i = 0; i < 5; i += 1)
      expect(await answerTo({ verificationId, code: wrong })).toEqual({ code: 'invalid-verification-code' })
    expect(await answerTo({ verificationId, code })).toEqual({ code: 'too-many-requests' })
    const late = await sent(gateway)
    gateway.pass(5 * minute)
    expect(await answerTo(late)).toEqual({ code: 'code-expired' })
  })

  it('works for the merchant whose host it is asked on, and for no other host', async () => {
    const other = { ...plainMerchant, code: 'other', hosts: [] }
    const gateway = await testGateway([plainMerchant, other])
    const body = await sent(gateway)
    const elsewhere = await ask(gateway, 'confirm', body, 'other.localhost')
    expect(elsewhere.error).toEqual({ code: 'invalid-verification-code' })
    const nobody = await ask(gateway, 'send', { phoneNumber }, 'nobody.localhost')
    expect(nobody.error).toEqual({ code: 'operation-not-allowed' })
    expect((await ask(gateway, 'confirm', body)).status).toBe(200)
  })
})

describe('a registration with the provider’s token', () => {
  it('needs no code of ours, once', async () => {
    const gateway = await testGateway()
    const token = await tokenOf(gateway)
    expect((await register(gateway, token)).success).toBe(true)
    expect((await register(gateway, token)).code).toBe('verification_wrong')
  })

  it.each([
    ['of another number', { mobileNum: '0907654321' }, 0],
    ['that is too old', {}, 10 * minute],
    ['of no provider', { firebaseIdToken: 'made up' }, 0],
  ])('refuses a token %s', async (_, change, time) => {
    const gateway = await testGateway()
    const token = await tokenOf(gateway)
    gateway.pass(time)
    expect(await register(gateway, token, change)).toMatchObject({
      code: 'verification_wrong',
      value: { field: 'verificationCode' },
    })
  })

  it('verifies the number of a registration with a user name too', async () => {
    const gateway = await testGateway()
    const registerRules = { captcha: { enabled: false }, mobileNum: { enabled: true } }
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { REGMOBVERF3: 1 }, registerRules })
    const user = { ...added, ...mobile, username: 'minhanh', password: 'Secret123' }
    const request = { ...user, firebaseChannel: 'sms', firebaseIdToken: await tokenOf(gateway) }
    expect((await gateway.call('register', { request: user })).code).toBe('verification_wrong')
    expect((await gateway.call('register', { request })).success).toBe(true)
  })
})
