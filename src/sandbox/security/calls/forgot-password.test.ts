import { describe, expect, it } from 'vitest'
import type { SandboxMessage } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const demo = { username: 'demo_player', email: 'demo_player@example.test' }

const forgot = (gateway: TestGateway, request: object = demo) => gateway.call('forgotPassword', { request })

const login = (gateway: TestGateway, password: string) =>
  gateway.call('login', { request: { type: 'username', username: 'demo_player', password } })

async function passwordSent(gateway: TestGateway): Promise<string> {
  await forgot(gateway)
  const [newest] = await gateway.panel<SandboxMessage[]>('outbox')
  return newest?.code ?? ''
}

describe('forgotPassword', () => {
  it('takes a form and sends a one-time password when name and address belong together', async () => {
    const gateway = await testGateway()
    const answer = await forgot(gateway, { username: ' Demo_Player ', email: ' Demo_Player@Example.test' })
    expect(answer.success && conforms('forgotPassword', answer.value)).toBe(true)
    const outbox = await gateway.panel<SandboxMessage[]>('outbox')
    expect(outbox).toMatchObject([
      { to: demo.email, kind: 'email', code: expect.stringMatching(/^[a-z2-9]{12}$/) as string },
    ])
  })

  it.each([
    { ...demo, email: 'demo_vip@example.test' },
    { username: 'nobody', email: demo.email },
  ])('answers %j alike and sends nothing', async (request) => {
    const gateway = await testGateway()
    expect(await forgot(gateway, request)).toEqual(await forgot(gateway))
    expect(await gateway.panel<SandboxMessage[]>('outbox')).toHaveLength(1)
  })

  it.each([
    [{ ...demo, username: ' ' }, 'username'],
    [{ ...demo, email: '' }, 'email'],
    [{ ...demo, email: 'no address' }, 'email'],
  ])('refuses %j at its field', async (request, field) => {
    expect(await forgot(await testGateway(), request)).toMatchObject({ code: 'rule_invalid', value: { field } })
  })

  it('refuses another kind of body', async () => {
    const gateway = await testGateway()
    const headers = { merchant: 'plain', 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(demo) }
    expect((await gateway.app.request('/wps/member/password/email', init)).status).toBe(415)
  })

  it('is held to five in five minutes a name, whether or not there is such an account', async () => {
    const gateway = await testGateway()
    for (const request of [demo, { ...demo, username: 'nobody' }]) {
      for (let i = 0; i < 5; i += 1) expect((await forgot(gateway, request)).success).toBe(true)
      expect(await forgot(gateway, request)).toMatchObject({ status: 429, code: 'too_many_tries' })
    }
    gateway.pass(5 * 60_000)
    expect((await forgot(gateway)).success).toBe(true)
  })
})

describe('a one-time password', () => {
  it('signs in once, says that a new password is due, and leaves the old one as it is', async () => {
    const gateway = await testGateway()
    const password = await passwordSent(gateway)
    expect((await login(gateway, password)).value).toMatchObject({ passwordExpired: true })
    expect((await login(gateway, 'Demo1234!')).value).toMatchObject({ passwordExpired: false })
    expect((await login(gateway, password)).code).toBe('credentials_wrong')
  })

  it('is the present password of the session that it opened, and of no other', async () => {
    const gateway = await testGateway()
    const oldPassword = await passwordSent(gateway)
    const tokens = [await login(gateway, 'Demo1234!'), await login(gateway, oldPassword)].map(
      ({ value }) => (value as { token: string }).token,
    )
    const request = { oldPassword, newPassword: 'Better5678', confirmNewPassword: 'Better5678' }
    const [elsewhere, here] = tokens as [string, string]
    expect((await gateway.call('changePassword', { token: elsewhere, request })).code).toBe('old_password_wrong')
    expect((await gateway.call('changePassword', { token: here, request })).success).toBe(true)
    expect((await login(gateway, 'Better5678')).value).toMatchObject({ passwordExpired: false })
  })

  it('is good for fifteen minutes, and until the next one is sent', async () => {
    const gateway = await testGateway()
    const first = await passwordSent(gateway)
    const second = await passwordSent(gateway)
    expect((await login(gateway, first)).code).toBe('credentials_wrong')
    gateway.pass(15 * 60_000)
    expect((await login(gateway, second)).code).toBe('credentials_wrong')
  })

  it('opens no account of another merchant', async () => {
    const other = { ...plainMerchant, code: 'other' }
    const gateway = await testGateway([plainMerchant, other])
    const request = { type: 'username', username: 'demo_player', password: await passwordSent(gateway) }
    expect((await gateway.call('login', { request, merchant: other })).code).toBe('credentials_wrong')
  })

  it('is gone after a reset', async () => {
    const gateway = await testGateway()
    const password = await passwordSent(gateway)
    await gateway.panel('reset', 'POST', {})
    expect((await login(gateway, password)).code).toBe('credentials_wrong')
  })
})
