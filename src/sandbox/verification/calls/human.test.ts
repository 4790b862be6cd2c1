import { describe, expect, it } from 'vitest'
import type { HumanChallenge } from '@/contract/generated/gateway-types'
import * as schemas from '@/contract/generated/validate-sandbox.js'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const minute = 60_000
const features = { ...plainMerchant.settings.features, MOBILEVERCODELOGIN3: 1, CHNGPASSVERIF3: 1 } as const
const settings = { ...plainMerchant.settings, features }
const guarded = { ...plainMerchant, settings, humanVerification: { provider: 'slider' as const } }

async function challenge(gateway: TestGateway): Promise<HumanChallenge['response']> {
  const { value } = await gateway.call('humanChallenge')
  expect(conforms('humanChallenge', value)).toBe(true)
  return value as HumanChallenge['response']
}

const check = (gateway: TestGateway, id: string, position: number) =>
  gateway.call('humanCheck', { request: { id, position } })

async function answerOf(gateway: TestGateway, id: string): Promise<number> {
  const answer = await gateway.panel<{ text: string }>(`captcha/${id}`)
  expect(schemas.sandboxCaptcha(answer)).toBe(true)
  return Number(answer.text)
}

async function solved(gateway: TestGateway) {
  const { id } = await challenge(gateway)
  const { value } = await check(gateway, id, await answerOf(gateway, id))
  return { provider: 'slider', token: (value as { token: string }).token }
}

describe('a human challenge', () => {
  it('shows two pictures, other ones each time', async () => {
    const gateway = await testGateway()
    const [one, two] = [await challenge(gateway), await challenge(gateway)]
    for (const picture of [one.background, one.piece])
      expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect(one.background).not.toBe(two.background)
    expect(one.pieceTop + one.pieceWidth).toBeLessThan(one.height)
  })

  it('does not say where the gap is', async () => {
    const gateway = await testGateway()
    const { id } = await challenge(gateway)
    for (const position of [0, 100]) {
      const { value } = await check(gateway, id, position)
      expect(conforms('humanCheck', value)).toBe(true)
      expect(value).toEqual({ passed: false })
    }
  })

  it('takes two steps to either side and no more', async () => {
    const gateway = await testGateway()
    for (const [away, passed] of [
      [-3, false],
      [3, false],
      [-2, true],
      [2, true],
    ] as const) {
      const { id } = await challenge(gateway)
      expect((await check(gateway, id, (await answerOf(gateway, id)) + away)).value).toMatchObject({ passed })
    }
  })

  it('is over when it is solved, after five minutes, and with the third wrong place', async () => {
    const gateway = await testGateway()
    const [done, old, tried] = [await challenge(gateway), await challenge(gateway), await challenge(gateway)]
    const position = await answerOf(gateway, done.id)
    await check(gateway, done.id, position)
    expect((await check(gateway, done.id, position)).code).toBe('challenge_over')

    const right = await answerOf(gateway, tried.id)
    for (let i = 0; i < 2; i += 1) expect((await check(gateway, tried.id, 0)).success).toBe(true)
    expect((await check(gateway, tried.id, 0)).code).toBe('challenge_over')
    expect((await check(gateway, tried.id, right)).code).toBe('challenge_over')

    gateway.pass(5 * minute)
    expect((await check(gateway, old.id, 50)).code).toBe('challenge_over')
    expect((await gateway.panelAnswer(`captcha/${old.id}`)).status).toBe(404)
  })
})

describe('a captcha in place of the puzzle', () => {
  const answer = (gateway: TestGateway, request: object) => gateway.call('humanCaptcha', { request })

  it('gives a token that is as good, once', async () => {
    const gateway = await testGateway([guarded])
    const read = await gateway.captcha()
    const { value } = await answer(gateway, read)
    expect(conforms('humanCaptcha', value)).toBe(true)
    const humanVerification = { provider: 'slider', ...(value as { token: string }) }
    const request = { countryDialingCode: '+84', mobileNum: '0901000001', humanVerification }
    expect((await gateway.call('loginSms', { request })).success).toBe(true)
    expect((await gateway.call('forgotSms', { request })).code).toBe('human_invalid')
    expect((await answer(gateway, read)).code).toBe('captcha_wrong')
  })

  it('is answered by the digits that are heard', async () => {
    const gateway = await testGateway([guarded])
    const { captchaId } = await gateway.captcha()
    await gateway.call('captchaSound', { request: { id: captchaId } })
    const { digits } = await gateway.panel<{ digits: string }>(`captcha/${captchaId}`)
    expect((await answer(gateway, { captchaId, captcha: digits })).success).toBe(true)
  })

  it('is over with a wrong answer', async () => {
    const gateway = await testGateway([guarded])
    const read = await gateway.captcha()
    expect((await answer(gateway, { ...read, captcha: 'zzzz' })).code).toBe('captcha_wrong')
    expect((await answer(gateway, read)).code).toBe('captcha_wrong')
  })
})

describe('human verification', () => {
  const to = { countryDialingCode: '+84', mobileNum: '0901000001' }
  const registerTo = { countryDialingCode: '+84', mobileNo: '0901000001' }
  const user = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', username: 'minhanh' }
  const player = { ...user, password: 'Secret123', ...to, verificationCode: '123456' }
  const calls = [
    ['registerSms', registerTo],
    ['registerMobileSms', registerTo],
    ['loginSms', to],
    ['forgotSms', to],
    ['register', player],
    ['registerMobile', player],
  ] as const

  it.each(calls)('guards %s where the merchant has it', async (name, request) => {
    const gateway = await testGateway([guarded])
    expect((await gateway.call(name, { request })).code).toBe('human_required')
    const humanVerification = { provider: 'slider', token: 'made up' }
    expect((await gateway.call(name, { request: { ...request, humanVerification } })).code).toBe('human_invalid')
  })

  it('lets a token through once', async () => {
    const gateway = await testGateway([guarded])
    const request = { ...to, humanVerification: await solved(gateway) }
    expect((await gateway.call('loginSms', { request })).success).toBe(true)
    expect((await gateway.call('forgotSms', { request })).code).toBe('human_invalid')
  })

  it('lets a token through for two minutes', async () => {
    const gateway = await testGateway([guarded])
    const request = { ...to, humanVerification: await solved(gateway) }
    gateway.pass(2 * minute)
    expect((await gateway.call('loginSms', { request })).code).toBe('human_invalid')
  })

  it('lets no token of another merchant through', async () => {
    const other = { ...guarded, code: 'other' }
    const gateway = await testGateway([guarded, other])
    const request = { ...to, humanVerification: await solved(gateway) }
    expect((await gateway.call('loginSms', { request, merchant: other })).code).toBe('human_invalid')
    expect((await gateway.call('loginSms', { request })).success).toBe(true)
  })

  it('is not spent by a wrong captcha', async () => {
    const gateway = await testGateway([guarded])
    const request = { ...user, password: 'Secret123', humanVerification: await solved(gateway) }
    const wrong = { ...(await gateway.captcha()), captcha: 'zzzz' }
    expect((await gateway.call('register', { request: { ...request, ...wrong } })).code).toBe('captcha_wrong')
    const right = await gateway.captcha()
    expect((await gateway.call('register', { request: { ...request, ...right } })).success).toBe(true)
  })

  it('may come along with a sign-in, and is then checked', async () => {
    const gateway = await testGateway([guarded])
    const request = { type: 'username', username: 'demo_player', password: 'Demo1234!' }
    expect((await gateway.call('login', { request })).success).toBe(true)
    const humanVerification = await solved(gateway)
    expect((await gateway.call('login', { request: { ...request, humanVerification } })).success).toBe(true)
    expect((await gateway.call('login', { request: { ...request, humanVerification } })).code).toBe('human_invalid')
  })

  it('is asked of nobody elsewhere', async () => {
    const gateway = await testGateway([{ ...guarded, humanVerification: { provider: 'none' } }])
    expect((await gateway.call('loginSms', { request: to })).success).toBe(true)
  })
})
