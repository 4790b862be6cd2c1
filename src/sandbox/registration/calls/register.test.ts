import { describe, expect, it } from 'vitest'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const added = {
  login: true,
  registerUrl: 'http://plain.localhost/register',
  domain: 'plain.localhost',
  registerMethod: 'WEB',
}
const player = { username: 'minhanh', password: 'Secret123', ...added }

async function register(gateway: TestGateway, user: object = {}) {
  return gateway.call('register', { request: { ...player, ...(await gateway.captcha()), ...user } })
}

function withRules(gateway: TestGateway, registerRules: object) {
  return gateway.panel('settings', 'PUT', { merchant: 'plain', registerRules })
}

describe('register', () => {
  it('creates an account that is signed in, has nothing yet, and signs in again', async () => {
    const gateway = await testGateway()
    const answer = await register(gateway, { confirmPassword: 'Secret123' })
    expect(answer.success && conforms('register', answer.value)).toBe(true)
    const { token, account } = answer.value as { token: string; account: string }
    expect(account).toBe('minhanh')
    expect((await gateway.call('balance', { token })).value).toEqual({ sumBalance: 0 })
    const signIn = { username: 'MinhAnh', password: 'Secret123', type: 'username' }
    expect((await gateway.call('login', { request: signIn })).success).toBe(true)
  })

  it.each([
    [{ username: '' }, 'username', 'Username not empty'],
    [{ username: 'abc' }, 'username', 'Username must have 4-15 characters'],
    [{ username: '1minh' }, 'username', 'Username has the wrong format'],
    [{ password: 'onlyletters' }, 'password', 'Password has the wrong format'],
    [{ confirmPassword: 'Secret124' }, 'confirmPassword', 'The two passwords are not the same'],
  ])('refuses %j at its field', async (user, field, message) => {
    const gateway = await testGateway()
    const answer = await register(gateway, user)
    expect(answer).toMatchObject({ status: 200, success: false, code: 'rule_invalid', message, value: { field } })
  })

  it('refuses a name that differs from a taken one by case alone', async () => {
    const gateway = await testGateway()
    await register(gateway)
    const answer = await register(gateway, { username: 'MinhAnh' })
    expect(answer).toMatchObject({ code: 'username_taken', value: { field: 'username' } })
  })

  it('lets one of two players have a name that both ask for at once', async () => {
    const gateway = await testGateway()
    const answers = await Promise.all([register(gateway), register(gateway), register(gateway)])
    expect(answers.map(({ code }) => code).sort()).toEqual([null, 'username_taken', 'username_taken'])
  })

  it('takes a captcha once, and only while it is fresh', async () => {
    const gateway = await testGateway()
    const captcha = await gateway.captcha()
    const refused = { value: { field: 'captcha' } }
    expect((await register(gateway, captcha)).success).toBe(true)
    expect(await register(gateway, { username: 'second', ...captcha })).toMatchObject({
      code: 'captcha_wrong',
      ...refused,
    })
    expect(await register(gateway, { captcha: '' })).toMatchObject({ code: 'captcha_required', ...refused })
    const old = await gateway.captcha()
    gateway.pass(5 * 60_000)
    expect(await register(gateway, { username: 'third', ...old })).toMatchObject({ code: 'captcha_wrong' })
  })

  it('asks for what the rules ask for, and not for what they do not', async () => {
    const gateway = await testGateway()
    await withRules(gateway, { email: { enabled: true, required: true }, captcha: { enabled: 0 } })
    expect(await gateway.call('register', { request: player })).toMatchObject({ value: { field: 'email' } })
    const answer = await gateway.call('register', { request: { ...player, email: 'a@b.vn', zalo: '!' } })
    expect(answer.success).toBe(true)
  })

  it.each([
    null,
    { acceptedPattern: '(', minLength: null, maxLength: 0 },
    { acceptedPattern: '(?i)^[a-z]+$', minLength: '4', maxLength: '15' },
    { acceptedPattern: '/^[a-z]+$/', minLength: 'four' },
    { acceptedPattern: '/^[A-Z]+$/i' },
    { minLength: 9, maxLength: 3 },
    { acceptedPattern: 7 },
    {},
  ])('locks nobody out for a user-name rule like %j', async (username) => {
    const gateway = await testGateway()
    await withRules(gateway, { username })
    expect((await register(gateway)).success).toBe(true)
  })

  it('answers at once over a pattern that would backtrack without end', async () => {
    const gateway = await testGateway()
    await withRules(gateway, { username: { enabled: true, acceptedPattern: '^(([a-z])+)+[0-9]$', maxLength: 60 } })
    expect((await register(gateway, { username: 'm'.repeat(50) })).code).toBe('rule_invalid')
    expect((await register(gateway, { username: `${'m'.repeat(49)}1` })).success).toBe(true)
  })

  it('reads a pattern of another language as the site does', async () => {
    const gateway = await testGateway()
    await withRules(gateway, { username: { enabled: 'Y', required: 'on', acceptedPattern: '^[a-z[A-Z0-9]]{4,15}$ ' } })
    expect((await register(gateway, { username: 'a-b-c-d' })).code).toBe('rule_invalid')
    expect((await register(gateway, { username: 'Player1' })).success).toBe(true)
  })

  it('says in the log which rule it could not apply', async () => {
    const gateway = await testGateway()
    await withRules(gateway, { username: { enabled: true, acceptedPattern: '(' } })
    await register(gateway)
    const [line] = await gateway.panel<{ message: string }[]>('log')
    expect(line?.message).toBe('register rule "username" on the server: acceptedPattern "(" does not compile')
  })

  it('is closed when the server says so', async () => {
    const gateway = await testGateway()
    await gateway.panel('settings', 'PUT', { merchant: 'plain', features: { USERNAMEREG3: 0 } })
    expect((await register(gateway)).code).toBe('register_closed')
  })
})
