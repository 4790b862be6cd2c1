import { describe, expect, it } from 'vitest'
import { conforms, encrypted, plainMerchant, testGateway } from '@/sandbox/test-gateway'

const minute = 60_000
const password = 'Demo1234!'
const as = (username: string, more: { readonly password?: string; readonly captcha?: string } = {}) => ({
  request: { username, password, type: 'username', ...more },
})

const { settings } = plainMerchant
const forcesChange = { ...plainMerchant, settings: { ...settings, features: { PWDEXPFORCECHANGE3: 1 as const } } }

const tokenOf = ({ value }: { value: unknown }) => (value as { token: string }).token

describe('login', () => {
  it('opens a session for a name in any case, and for each of the accounts that are always there', async () => {
    const gateway = await testGateway()
    const answer = await gateway.call('login', as(' Demo_Player '))
    expect(answer).toMatchObject({ status: 200, success: true, code: null, message: null })
    expect(conforms('login', answer.value)).toBe(true)
    expect(answer.value).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
    expect((await gateway.call('login', as('demo_first'))).value).toMatchObject({ firstTimeLogin: true })
    expect((await gateway.call('login', as('demo_expired'))).value).toMatchObject({ passwordExpired: true })
    const flagged = await gateway.call('login', as('demo_flagged', { password: '{secret}' }))
    expect(flagged.success).toBe(true)
  })

  it('says the same for an account that exists and one that does not, and asks for a captcha from then on', async () => {
    const gateway = await testGateway()
    const known = await gateway.call('login', as('demo_player', { password: 'wrong' }))
    const unknown = await gateway.call('login', as('nobody', { password: 'wrong' }))
    expect(known).toMatchObject({ status: 200, code: 'credentials_wrong', message: 'Username or password is wrong' })
    expect(unknown).toEqual(known)
    expect(conforms('loginRefusal', known.value)).toBe(true)
    expect(known.value).toEqual({ captcha: true })

    expect((await gateway.call('login', as('demo_player'))).code).toBe('captcha_required')
    const wrong = await gateway.captcha()
    expect((await gateway.call('login', as('demo_player', { ...wrong, captcha: 'zzzz' }))).code).toBe('captcha_wrong')
    const right = await gateway.captcha()
    expect((await gateway.call('login', as('demo_player', right))).success).toBe(true)
    expect((await gateway.call('login', as('demo_player'))).success).toBe(true)
  })

  it('refuses with 429 after five refused tries, even with the right password, until the window has passed', async () => {
    const gateway = await testGateway()
    for (let i = 0; i < 5; i += 1) await gateway.call('login', as('demo_player', { password: 'wrong' }))
    const answer = await gateway.call('login', as('demo_player', await gateway.captcha()))
    expect(answer).toMatchObject({ status: 429, success: false, code: 'too_many_tries' })
    expect(answer.message).toContain('5 minutes')
    expect((await gateway.call('login', as('demo_vip'))).success).toBe(true)
    gateway.pass(5 * minute)
    expect((await gateway.call('login', as('demo_player'))).success).toBe(true)
  })

  it('counts tries that are made all at once', async () => {
    const gateway = await testGateway()
    const tries = Array.from({ length: 12 }, () => gateway.call('login', as('demo_player', { password: 'wrong' })))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  })

  it('speaks the language of the call, or the default one', async () => {
    const gateway = await testGateway()
    const inLanguage = async (language: string) => (await gateway.call('login', { ...as('nobody'), language })).message
    expect(await inLanguage('VI')).toBe('Tên đăng nhập hoặc mật khẩu không đúng')
    gateway.pass(5 * minute)
    expect(await inLanguage('XX')).toBe('Username or password is wrong')
  })

  it('takes the envelope of the merchant, also in counter mode', async () => {
    const merchant = { ...plainMerchant, encryption: { mode: 'AES-CTR', key: 'k'.repeat(32) } } as const
    const gateway = await testGateway([merchant])
    expect((await gateway.call('login', as('demo_player'))).success).toBe(true)
    const body = encrypted(JSON.stringify(as('demo_player').request), plainMerchant.encryption)
    const headers = { merchant: 'plain', 'content-type': 'application/json' }
    const foreign = await gateway.app.request('/wps/session/login', { method: 'POST', headers, body })
    expect(foreign.status).toBe(400)
    expect(await foreign.json()).toMatchObject({ success: false, code: 'request_invalid' })
  })
})

describe('a session', () => {
  it('is the one of its token, ends with the sign-out and is refused afterwards', async () => {
    const gateway = await testGateway()
    const token = tokenOf(await gateway.call('login', as('demo_vip')))
    const member = await gateway.call('memberInfo', { token })
    expect(conforms('memberInfo', member.value)).toBe(true)
    expect(member.value).toMatchObject({ account: 'demo_vip', clubLabel: { rankLevel: 5 } })
    const money = await gateway.call('balance', { token })
    expect(conforms('balance', money.value)).toBe(true)

    const ended = await gateway.call('logout', { token })
    expect(ended.success && conforms('logout', ended.value)).toBe(true)
    expect(await gateway.call('memberInfo', { token })).toMatchObject({ status: 401, code: 'session_invalid' })
    expect(await gateway.call('balance')).toMatchObject({ status: 401, code: 'session_invalid' })
    expect(await gateway.call('logout')).toMatchObject({ status: 401, code: 'session_invalid' })
  })

  it('that has ended is ended again without an error', async () => {
    const gateway = await testGateway()
    const token = tokenOf(await gateway.call('login', as('demo_player')))
    for (let press = 0; press < 2; press++)
      expect(await gateway.call('logout', { token })).toMatchObject({ status: 200, success: true })
    expect(await gateway.call('memberInfo', { token })).toMatchObject({ status: 401 })
  })

  it('expires after half a day', async () => {
    const gateway = await testGateway()
    const token = tokenOf(await gateway.call('login', as('demo_player')))
    gateway.pass(12 * 60 * minute)
    expect((await gateway.call('memberInfo', { token })).status).toBe(401)
  })

  it('can be gone on with by its token, on the same path as a sign-in', async () => {
    const gateway = await testGateway()
    const token = tokenOf(await gateway.call('login', as('demo_first')))
    const answer = await gateway.call('loginWithToken', { request: { token } })
    expect(conforms('loginWithToken', answer.value)).toBe(true)
    expect(answer.value).toEqual({ token, firstTimeLogin: true, passwordExpired: false })
    const unlabelled = await gateway.call('login', { request: { token } })
    expect(unlabelled.value).toEqual(answer.value)
    expect((await gateway.call('loginWithToken', { request: { token: 'made up' } })).status).toBe(401)
  })

  it.each([
    ['has expired', as('demo_expired')],
    ['is the flagged default', as('demo_flagged', { password: '{secret}' })],
  ])(
    'of a password that %s is good for a new one and nothing else, wherever it is gone on with',
    async (_, request) => {
      const gateway = await testGateway([forcesChange])
      const token = tokenOf(await gateway.call('login', request))
      expect(await gateway.call('balance', { token })).toMatchObject({
        status: 403,
        code: 'password_due',
        message: 'Please choose a new password first',
      })
      expect((await gateway.call('loginWithToken', { request: { token } })).value).toMatchObject({
        passwordExpired: true,
      })
      expect((await gateway.call('memberInfo', { token })).success).toBe(true)
      const { password: oldPassword, username } = request.request
      const changed = { oldPassword, newPassword: 'Better5678', confirmNewPassword: 'Better5678' }
      expect((await gateway.call('changePassword', { token, request: changed })).success).toBe(true)
      const fresh = tokenOf(await gateway.call('login', as(username, { password: 'Better5678' })))
      expect((await gateway.call('balance', { token: fresh })).success).toBe(true)
    },
  )

  it('of an expired password is whole where the server forces no change', async () => {
    const gateway = await testGateway()
    const token = tokenOf(await gateway.call('login', as('demo_expired')))
    expect((await gateway.call('balance', { token })).success).toBe(true)
  })

  it('of one merchant is none of another', async () => {
    const other = { ...plainMerchant, code: 'other' }
    const gateway = await testGateway([plainMerchant, other])
    const token = tokenOf(await gateway.call('login', as('demo_player')))
    expect((await gateway.call('memberInfo', { token, merchant: other })).status).toBe(401)
  })

  it('of free play belongs to a trial account with something to play with', async () => {
    const gateway = await testGateway()
    const request = { os: 'Linux', platform: 'W', random: 'abc', version: 3 }
    const answer = await gateway.call('freePlayLogin', { request })
    expect(conforms('freePlayLogin', answer.value)).toBe(true)
    const token = tokenOf(answer)
    expect((await gateway.call('memberInfo', { token })).value).toMatchObject({ type: 4 })
    expect((await gateway.call('balance', { token })).value).toEqual({ sumBalance: 500_000 })
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { FREEPLAY3: 0 } })
    expect((await gateway.call('freePlayLogin', { request })).code).toBe('free_play_closed')
  })
})
