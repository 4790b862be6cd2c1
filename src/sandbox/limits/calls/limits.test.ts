import { describe, expect, it } from 'vitest'
import type { HumanChallenge } from '@/contract/generated/gateway-types'
import { plainMerchant, testGateway, type Answer, type TestGateway } from '@/sandbox/test-gateway'

const minute = 60_000
const features = { ...plainMerchant.settings.features, MOBILEVERCODELOGIN3: 1, CHNGPASSVERIF3: 1 } as const
const phones = { ...plainMerchant, settings: { ...plainMerchant.settings, features } }
const [here, there] = ['198.51.100.1', '203.0.113.9']

const signIn = (gateway: TestGateway, username: string, address: string, more: object = {}) =>
  gateway.call('login', { address, request: { username, password: 'wrong', type: 'username', ...more } })

/** Answers the captcha that a sign-in may ask for, as a bot that can read captchas would. */
const guess = async (gateway: TestGateway, username: string, address: string, password = 'wrong') =>
  signIn(gateway, username, address, { password, ...(await captcha(gateway)) })

let readers = 0

async function captcha(gateway: TestGateway) {
  // Captchas are read from many addresses, because pictures are rate-limited per address as well.
  const address = `192.0.2.${(readers += 1)}`
  const { id } = (await gateway.call('captcha', { address })).value as { id: string }
  return { captchaId: id, captcha: (await gateway.panel<{ text: string }>(`captcha/${id}`)).text }
}

const repeat = async <T>(times: number, action: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  for (let index = 0; index < times; index += 1) results.push(await action(index))
  return results
}

const judged = (answers: readonly Answer[]) => answers.filter(({ code }) => code === 'credentials_wrong').length
const refused = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429).length

describe('sign-in', () => {
  const spellings = ['0901000001', '+84901000001', '00901000001', '000901000001', '901000001', 'demo_player']

  it('counts an account however it is spelt', async () => {
    const gateway = await testGateway()
    const answers = await repeat(12, (index) => guess(gateway, spellings[index % spellings.length] ?? '', here))
    expect([judged(answers), refused(answers)]).toEqual([5, 7])
  })

  it('counts a number without an account in the same way', async () => {
    const gateway = await testGateway()
    const unknown = spellings.slice(0, 5).map((spelling) => spelling.replace('901000001', '987654321'))
    const answers = await repeat(10, (index) => guess(gateway, unknown[index % unknown.length] ?? '', here))
    expect([judged(answers), refused(answers)]).toEqual([5, 5])
  })

  it('counts an address over all names: a third of a hundred without a captcha, a hundred with, when nothing is said', async () => {
    const gateway = await testGateway()
    const blind = await repeat(40, (index) => signIn(gateway, `player${index}`, here))
    expect(blind.findIndex(({ code }) => code === 'captcha_required')).toBe(34)
    const reading = await repeat(70, (index) => guess(gateway, `person${index}`, here))
    expect([judged(reading), refused(reading)]).toEqual([60, 10])
    expect((await guess(gateway, 'demo_vip', here, 'Demo1234!')).status).toBe(429)
    // Other accounts are not locked out, and after five minutes nobody is.
    expect((await signIn(gateway, 'demo_vip', there, { password: 'Demo1234!' })).success).toBe(true)
    gateway.pass(5 * minute)
    expect((await signIn(gateway, 'demo_agent', here, { password: 'Demo1234!' })).success).toBe(true)
  })

  it('of one’s own account buys no further tries', async () => {
    const gateway = await testGateway([
      { ...plainMerchant, settings: { ...plainMerchant.settings, triesPerAddress: 6 } },
    ])
    const answers = await repeat(8, async (index) => {
      await guess(gateway, 'demo_vip', here, 'Demo1234!')
      return guess(gateway, `player${index}`, here)
    })
    expect([judged(answers), refused(answers)]).toEqual([6, 2])
  })

  it('of an owner is never kept out by tries from elsewhere, but asked for a captcha', async () => {
    const gateway = await testGateway()
    await repeat(30, (index) => guess(gateway, 'demo_player', `198.51.100.${index}`))
    expect((await signIn(gateway, 'demo_player', there, { password: 'Demo1234!' })).code).toBe('captcha_required')
    expect((await guess(gateway, 'demo_player', there, 'Demo1234!')).success).toBe(true)
  })

  it('takes the addresses of one IPv6 connection for one', async () => {
    const gateway = await testGateway()
    const answers = await repeat(8, (index) => guess(gateway, 'demo_player', `2001:db8:0:1::${index}`))
    expect([judged(answers), refused(answers)]).toEqual([5, 3])
    expect((await guess(gateway, 'demo_player', '2001:db8:0:2::1')).code).toBe('credentials_wrong')
  })

  it('by a code counts with that by a password', async () => {
    const gateway = await testGateway([phones])
    const request = { type: 'sms', countryDialingCode: '+84', mobileNum: '0901000001', verificationCode: '000000' }
    const answers = await repeat(5, () => gateway.call('login', { address: here, request }))
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'verification_wrong'))
    expect((await guess(gateway, 'demo_player', here, 'Demo1234!')).status).toBe(429)
  })
})

describe('a forgotten password', () => {
  const forgot = (gateway: TestGateway, username: string, address: string, email = 'demo_player@example.test') =>
    gateway.call('forgotPassword', { address, request: { username, email } })
  const mails = async (gateway: TestGateway) => (await gateway.panel<{ to: string }[]>('outbox')).length

  it('can be replaced by its owner, however often somebody else asks with a wrong address', async () => {
    const gateway = await testGateway()
    const asked = await repeat(8, () => forgot(gateway, 'demo_player', here, 'thief@example.test'))
    expect(refused(asked)).toBe(3)
    expect((await forgot(gateway, 'demo_player', there)).success).toBe(true)
    expect(await mails(gateway)).toBe(1)
  })

  it('is asked for five times under one name, also when it is asked for all at once', async () => {
    const gateway = await testGateway()
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(gateway, 'nobody', here)))
    expect(refused(answers)).toBe(3)
  })

  it('fills no mailbox, and says nothing of that', async () => {
    const gateway = await testGateway()
    const answers = await repeat(8, (index) => forgot(gateway, 'demo_player', `198.51.100.${index}`))
    expect(answers.every(({ success }) => success)).toBe(true)
    expect(await mails(gateway)).toBe(5)
  })
})

describe('a code that was sent', () => {
  const request = { countryDialingCode: '+84', mobileNum: '0901000001' }

  async function sent(gateway: TestGateway) {
    await gateway.call('loginSms', { address: there, request })
    const [newest] = await gateway.panel<{ code: string }[]>('outbox')
    const code = newest?.code ?? ''
    const answer = (address: string, verificationCode: string) =>
      gateway.call('login', { address, request: { type: 'sms', ...request, verificationCode } })
    return { right: code, wrong: code === '000000' ? '111111' : '000000', answer }
  }

  it('is its owner’s, however often a stranger guesses wrong', async () => {
    const { right, wrong, answer } = await sent(await testGateway([phones]))
    await repeat(8, () => answer(here, wrong))
    expect((await answer(there, right)).success).toBe(true)
  })

  it('is dead after fifty wrong answers, wherever they come from', async () => {
    const { right, wrong, answer } = await sent(await testGateway([phones]))
    const answers = await repeat(50, (index) => answer(`198.51.100.${index % 12}`, wrong))
    expect(refused(answers)).toBe(0)
    expect((await answer(there, right)).code).toBe('verification_wrong')
  })
})

describe('one address', () => {
  const few = { ...phones, settings: { ...phones.settings, triesPerAddress: 12 } }

  it('has codes sent to so many numbers', async () => {
    const gateway = await testGateway([few])
    const ask = (address: string) => (index: number) => {
      const request = { countryDialingCode: '+84', mobileNum: `090100000${index + 1}` }
      return gateway.call('loginSms', { address, request })
    }
    expect(refused(await repeat(6, ask(here)))).toBe(2)
    gateway.pass(1000)
    expect(refused(await repeat(1, ask(there)))).toBe(0)
  })

  it('gets so many pictures and trial accounts, also when it asks for them all at once', async () => {
    const gateway = await testGateway([few])
    const ask = async (name: 'captcha' | 'freePlayLogin', address: string) => {
      const request = name === 'captcha' ? {} : { os: 'Linux', platform: 'W', random: 'abc', version: 3 }
      return refused(await Promise.all(Array.from({ length: 15 }, () => gateway.call(name, { address, request }))))
    }
    expect(await ask('captcha', here)).toBe(3)
    expect(await ask('captcha', there)).toBe(3)
    expect(await ask('freePlayLogin', here)).toBe(11)
  })

  it('tries so many places of a puzzle, and answers to captchas in its place', async () => {
    const gateway = await testGateway([{ ...few, humanVerification: { provider: 'slider' } }])
    const place = async () => {
      const { id } = (await gateway.call('humanChallenge', { address: here })).value as HumanChallenge['response']
      const { status } = await gateway.call('humanCheck', { address: here, request: { id, position: 0 } })
      return status !== 429
    }
    const tried = await repeat(5, place)
    expect(tried.filter(Boolean).length).toBeLessThan(5)
    expect(tried.at(-1)).toBe(false)
    const request = { captchaId: 'any', captcha: 'zzzz' }
    expect((await gateway.call('humanCaptcha', { address: here, request })).status).toBe(429)
  })
})
