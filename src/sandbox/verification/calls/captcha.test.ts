import { describe, expect, it } from 'vitest'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

interface Solution {
  readonly text: string
  readonly digits?: string
}

const user = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', password: 'Secret123' }
const minute = 60_000

async function issued(gateway: TestGateway): Promise<string> {
  return ((await gateway.call('captcha')).value as { id: string }).id
}

const hear = (gateway: TestGateway, id: string, merchant = plainMerchant) =>
  gateway.call('captchaSound', { request: { id }, merchant })

const solution = (gateway: TestGateway, id: string) => gateway.panel<Solution>(`captcha/${id}`)

const register = (gateway: TestGateway, username: string, captchaId: string, captcha: string) =>
  gateway.call('register', { request: { ...user, username, captchaId, captcha } })

describe('the spoken digits of a captcha', () => {
  it('are a sound that answers the captcha as its picture does, once', async () => {
    const gateway = await testGateway()
    const id = await issued(gateway)
    expect((await solution(gateway, id)).digits).toBeUndefined()
    const { value } = await hear(gateway, id)
    expect(conforms('captchaSound', value)).toBe(true)
    const { digits = '' } = await solution(gateway, id)
    expect(digits).toMatch(/^\d{4}$/)
    expect((await register(gateway, 'heard1', id, digits)).success).toBe(true)
    expect((await register(gateway, 'heard2', id, digits)).code).toBe('captcha_wrong')
  })

  it('leave one try, whichever of the two is answered', async () => {
    const gateway = await testGateway()
    const id = await issued(gateway)
    await hear(gateway, id)
    const { text, digits = '' } = await solution(gateway, id)
    expect((await register(gateway, 'heard1', id, 'zzzz')).code).toBe('captcha_wrong')
    for (const answer of [text, digits])
      expect((await register(gateway, 'heard1', id, answer)).code).toBe('captcha_wrong')
    expect((await hear(gateway, id)).code).toBe('captcha_over')
  })

  it('stay the same when they are heard again, in another sound', async () => {
    const gateway = await testGateway()
    const id = await issued(gateway)
    const first = await hear(gateway, id)
    const { digits } = await solution(gateway, id)
    expect((await hear(gateway, id)).value).not.toEqual(first.value)
    expect((await solution(gateway, id)).digits).toBe(digits)
  })

  it('are given for five minutes, and to no other merchant', async () => {
    const other = { ...plainMerchant, code: 'other' }
    const gateway = await testGateway([plainMerchant, other])
    const id = await issued(gateway)
    expect((await hear(gateway, id, other)).code).toBe('captcha_over')
    gateway.pass(5 * minute)
    expect((await hear(gateway, id)).code).toBe('captcha_over')
  })
})
