import { beforeEach, describe, expect, it } from 'vitest'
import type { PayoutAccounts, SandboxOutbox, Security } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const password = 'Demo1234!'
const paymentPassword = '246810'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
  return () => gateway.close()
})

async function signIn(username: string, secret = password): Promise<string> {
  const answer = await gateway.call('login', { request: { username, password: secret, type: 'username' } })
  return (answer.value as { token: string }).token
}

async function securityOf(token: string): Promise<Security['response']> {
  const { value } = await gateway.call('security', { token })
  expect(conforms('security', value)).toBe(true)
  return value as Security['response']
}

const codeSent = async () => (await gateway.panel<SandboxOutbox>('outbox'))[0]

describe('sign-ins', () => {
  it('are told with time, place and whether they go on, the newest first', async () => {
    const token = await signIn('demo_player')
    gateway.pass(60_000)
    await signIn('demo_player')
    const { signIns } = await securityOf(token)
    expect(signIns.map(({ state }) => state)).toEqual(['open', 'this', 'ended', 'ended'])
    expect(signIns.map(({ place }) => place)).toEqual(['Local network', 'Local network', 'Hà Nội', 'Đà Nẵng'])
  })

  it('elsewhere end together, and the one that asks goes on', async () => {
    const [token, other, stranger] = [
      await signIn('demo_player'),
      await signIn('demo_player'),
      await signIn('demo_vip'),
    ]
    expect((await gateway.call('endOtherSessions', { token })).value).toEqual({ ended: 1 })
    expect((await gateway.call('security', { token: other })).status).toBe(401)
    expect((await securityOf(token)).signIns[0]?.state).toBe('ended')
    expect((await gateway.call('security', { token: stranger })).success).toBe(true)
  })
})

describe('the payment password', () => {
  const set = (token: string, request: object) => gateway.call('setPaymentPassword', { token, request })

  it('is set with the password of the sign-in, and changed with itself', async () => {
    const token = await signIn('demo_first')
    expect((await securityOf(token)).hasPaymentPassword).toBe(false)
    expect(await set(token, { paymentPassword: '135790' })).toMatchObject({ value: { field: 'password' } })
    expect(await set(token, { paymentPassword: '12', password })).toMatchObject({ value: { field: 'paymentPassword' } })
    expect((await set(token, { paymentPassword: '135790', password })).success).toBe(true)
    expect((await securityOf(token)).hasPaymentPassword).toBe(true)
    const withLogin = await set(token, { paymentPassword: '975310', password })
    expect(withLogin).toMatchObject({ code: 'payment_password_wrong', value: { field: 'oldPaymentPassword' } })
    expect((await set(token, { paymentPassword: '975310', oldPaymentPassword: '135790' })).success).toBe(true)
  })

  it('is not guessed: after five wrong ones none is tried', async () => {
    const token = await signIn('demo_player')
    const tries = []
    for (let n = 0; n < 6; n++) tries.push(await set(token, { paymentPassword: '135790', oldPaymentPassword: `${n}` }))
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect((await set(token, { paymentPassword: '135790', oldPaymentPassword: paymentPassword })).status).toBe(429)
  })

  it('is never the password of the sign-in, whichever is chosen last', async () => {
    const digits = { enabled: true, required: true, acceptedPattern: '^\\d+$', minLength: 6, maxLength: 20 }
    await gateway.panel('settings', 'PUT', {
      merchant: plainMerchant.code,
      registerRules: { password: digits, paymentPassword: digits },
    })
    const token = await signIn('demo_player')
    const changed = { oldPassword: password, newPassword: paymentPassword, confirmNewPassword: paymentPassword }
    expect(await gateway.call('changePassword', { token, request: changed })).toMatchObject({
      code: 'passwords_equal',
      value: { field: 'newPassword' },
    })
    const other = { oldPassword: password, newPassword: '112233', confirmNewPassword: '112233' }
    expect((await gateway.call('changePassword', { token, request: other })).success).toBe(true)
    const again = await signIn('demo_player', '112233')
    expect(await set(again, { paymentPassword: '112233', oldPaymentPassword: paymentPassword })).toMatchObject({
      code: 'passwords_equal',
      value: { field: 'paymentPassword' },
    })
  })
})

describe('a number or an address', () => {
  const ask = (token: string, to: object) => gateway.call('bindingCode', { token, request: to })
  const bind = (token: string, request: object) => gateway.call('bindContact', { token, request })
  const mobile = { kind: 'mobile', to: '0987654321', countryDialingCode: '+84' }
  const email = { kind: 'email', to: 'new@example.test' }

  it('is bound with the code that went there, and with the password where it replaces another', async () => {
    const token = await signIn('demo_player')
    expect(await ask(token, mobile)).toMatchObject({ value: { expiredMinutes: 5 } })
    const sent = await codeSent()
    expect(sent).toMatchObject({ to: '+84987654321', kind: 'sms' })
    const verificationCode = sent?.code
    expect(await bind(token, { ...mobile, verificationCode })).toMatchObject({ value: { field: 'password' } })
    expect(await bind(token, { ...mobile, verificationCode: 'x', password })).toMatchObject({
      value: { field: 'verificationCode' },
    })
    expect((await bind(token, { ...mobile, verificationCode, password })).success).toBe(true)
    expect((await securityOf(token)).mobile).toBe('••••4321')
    await ask(token, email)
    const mail = await codeSent()
    expect(mail).toMatchObject({ to: 'new@example.test', kind: 'email' })
    expect((await bind(token, { ...email, verificationCode: mail?.code, password })).success).toBe(true)
    expect((await securityOf(token)).email).toBe('n••••@example.test')
  })

  it('is refused when somebody else has the number, or it is none', async () => {
    const token = await signIn('demo_player')
    const taken = { ...mobile, to: '901000002' }
    await ask(token, taken)
    const verificationCode = (await codeSent())?.code
    expect(await bind(token, { ...taken, verificationCode, password })).toMatchObject({
      code: 'mobile_taken',
      value: { field: 'to' },
    })
    expect(await ask(token, { ...mobile, to: 'abc' })).toMatchObject({ value: { field: 'to' } })
    expect(await ask(token, { ...email, to: 'nowhere' })).toMatchObject({ value: { field: 'to' } })
  })

  it('is not bound with the code of another account', async () => {
    const [token, other] = [await signIn('demo_player'), await signIn('demo_vip')]
    await ask(token, mobile)
    const verificationCode = (await codeSent())?.code
    expect((await bind(other, { ...mobile, verificationCode, password })).code).toBe('verification_wrong')
  })
})

describe('accounts that money can go to', () => {
  const bind = (token: string, request: object) =>
    gateway.call('bindPayoutAccount', { token, request: { paymentPassword, ...request } })

  async function bound(token: string): Promise<PayoutAccounts['response']> {
    const { value } = await gateway.call('payoutAccounts', { token })
    expect(conforms('payoutAccounts', value)).toBe(true)
    return value as PayoutAccounts['response']
  }

  it('are masked, in one name, and bound once', async () => {
    const [token, other] = [await signIn('demo_player'), await signIn('demo_vip')]
    const { accounts, holder } = await bound(token)
    expect(holder).toBe('N•••• M•••• A••••')
    expect(accounts).toMatchObject([{ kind: 'bank', institution: 'VCB', number: '••••1001' }])
    const wallet = { institution: 'MOMO', number: '0912 345 678' }
    expect(await bind(token, wallet)).toMatchObject({
      value: { account: { kind: 'eWallet', number: '••••5678', holder } },
    })
    const again = { code: 'already_bound', value: { field: 'number' } }
    expect(await bind(token, wallet)).toMatchObject(again)
    expect(await bind(other, wallet)).toMatchObject(again)
  })

  it('take a payment password, a name with the first, and the digits of the bank', async () => {
    const token = await signIn('demo_first')
    const account = { institution: 'VCB', number: '1234567890', holder: 'Nguyễn Văn An' }
    expect((await bind(token, account)).code).toBe('payment_password_missing')
    await gateway.call('setPaymentPassword', { token, request: { paymentPassword, password } })
    expect(await bind(token, { ...account, number: '12' })).toMatchObject({ value: { field: 'number' } })
    expect(await bind(token, { ...account, holder: ' ' })).toMatchObject({ value: { field: 'holder' } })
    expect(await bind(token, { ...account, institution: 'X' })).toMatchObject({ value: { field: 'institution' } })
    expect(await bind(token, { ...account, paymentPassword: '0' })).toMatchObject({
      value: { field: 'paymentPassword' },
    })
    expect((await bind(token, account)).success).toBe(true)
    expect((await bound(token)).holder).toBe('N•••• V•••• A••••')
  })

  it('are in one name and no more than five when many are bound at once', async () => {
    const token = await signIn('demo_first')
    await gateway.call('setPaymentPassword', { token, request: { paymentPassword, password } })
    const requests = Array.from({ length: 8 }, (_, at) => {
      const holder = ['Nguyễn Văn An', 'Trần Thị Bình'][at % 2]
      return bind(token, { institution: 'VCB', number: `123456789${at}`, holder })
    })
    const answers = await Promise.all(requests)
    expect(answers.filter(({ success }) => success)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'most_bound')).toHaveLength(3)
    const shown = answers.flatMap(({ value }) => (value as { account?: { holder: string } } | null)?.account ?? [])
    expect(new Set(shown.map(({ holder }) => holder)).size).toBe(1)
  })

  it('are not found out by trying numbers: ten in five minutes, whether they are bound or free', async () => {
    const [token, other] = [await signIn('demo_player'), await signIn('demo_vip')]
    for (let at = 0; at < 5; at++) {
      expect((await bind(other, { institution: 'VCB', number: '9000000001001' })).code).toBe('already_bound')
      const { value } = await bind(other, { institution: 'MOMO', number: `091234567${at}` })
      const { id } = (value as { account: { id: string } }).account
      await gateway.call('removePayoutAccount', { token: other, request: { id, paymentPassword } })
    }
    const next = { institution: 'MOMO', number: '0912345679' }
    expect(await bind(other, next)).toMatchObject({ status: 429, value: { field: 'number' } })
    expect((await bind(token, next)).success).toBe(true)
    gateway.pass(5 * 60_000)
    expect((await bind(other, { ...next, number: '0912345678' })).success).toBe(true)
  })

  it('are removed with the payment password, by their owner alone, and can be bound again', async () => {
    const [token, other] = [await signIn('demo_player'), await signIn('demo_vip')]
    const [{ id } = { id: '' }] = (await bound(token)).accounts
    const remove = (asker: string, secret: string) =>
      gateway.call('removePayoutAccount', { token: asker, request: { id, paymentPassword: secret } })
    expect((await remove(token, '000000')).code).toBe('payment_password_wrong')
    expect((await remove(other, paymentPassword)).code).toBe('payout_unknown')
    expect((await remove(token, paymentPassword)).success).toBe(true)
    expect((await bound(token)).accounts).toEqual([])
    expect((await bind(token, { institution: 'VCB', number: '9000000001001', holder: 'An' })).success).toBe(true)
  })
})
