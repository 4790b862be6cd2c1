import { describe, expect, it } from 'vitest'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const old = 'Demo1234!'
const fresh = { oldPassword: old, newPassword: 'Better5678', confirmNewPassword: 'Better5678' }

const login = (gateway: TestGateway, username: string, password = old) =>
  gateway.call('login', { request: { type: 'username', username, password } })

async function tokenOf(gateway: TestGateway, username: string): Promise<string> {
  return ((await login(gateway, username)).value as { token: string }).token
}

describe('changePassword', () => {
  it('sets the new password, clears first login and expiry, and ends every session of the account alone', async () => {
    const gateway = await testGateway()
    for (const [account, flag] of [
      ['demo_first', 'firstTimeLogin'],
      ['demo_expired', 'passwordExpired'],
    ] as const) {
      const [token, elsewhere, other] = [
        await tokenOf(gateway, account),
        await tokenOf(gateway, account),
        await tokenOf(gateway, 'demo_player'),
      ]
      const answer = await gateway.call('changePassword', { token, request: fresh })
      expect(answer.success && conforms('changePassword', answer.value)).toBe(true)
      for (const ended of [token, elsewhere])
        expect(await gateway.call('memberInfo', { token: ended })).toMatchObject({ status: 401 })
      expect((await gateway.call('memberInfo', { token: other })).success).toBe(true)
      expect((await login(gateway, account, fresh.newPassword)).value).toMatchObject({ [flag]: false })
      expect((await login(gateway, account)).code).toBe('credentials_wrong')
    }
  })

  it('leaves no session to who signs in with the old password meanwhile', async () => {
    const gateway = await testGateway()
    const token = await tokenOf(gateway, 'demo_player')
    const meanwhile = Array.from({ length: 4 }, () => login(gateway, 'demo_player'))
    const changed = gateway.call('changePassword', { token, request: fresh })
    const [{ success }, ...others] = await Promise.all([changed, ...meanwhile])
    expect(success).toBe(true)
    for (const { value } of others) {
      const opened = (value as { token?: string } | null)?.token
      if (opened !== undefined) expect((await gateway.call('memberInfo', { token: opened })).success).toBe(false)
    }
  })

  it.each([
    [{ newPassword: 'short1', confirmNewPassword: 'short1' }, 'newPassword', 'New password must have 8-20 characters'],
    [{ newPassword: '', confirmNewPassword: '' }, 'newPassword', 'New password not empty'],
    [{ newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' }, 'newPassword', 'wrong format'],
    [{ confirmNewPassword: 'Better5679' }, 'confirmNewPassword', 'The two passwords are not the same'],
    [{ oldPassword: 'Wrong1234' }, 'oldPassword', 'The current password is wrong'],
  ])('refuses %j at its field and changes nothing', async (change, field, message) => {
    const gateway = await testGateway()
    const token = await tokenOf(gateway, 'demo_player')
    const answer = await gateway.call('changePassword', { token, request: { ...fresh, ...change } })
    expect(answer).toMatchObject({ status: 200, success: false, value: { field } })
    expect(answer.message).toContain(message)
    expect((await gateway.call('memberInfo', { token })).success).toBe(true)
    expect((await login(gateway, 'demo_player')).success).toBe(true)
  })

  it('refuses with 429 after five wrong present passwords, also when they come all at once', async () => {
    const gateway = await testGateway()
    const token = await tokenOf(gateway, 'demo_player')
    const wrong = { ...fresh, oldPassword: 'Wrong1234' }
    const tries = Array.from({ length: 8 }, () => gateway.call('changePassword', { token, request: wrong }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect((await gateway.call('changePassword', { token, request: fresh })).code).toBe('too_many_tries')
    gateway.pass(5 * 60_000)
    expect((await gateway.call('changePassword', { token, request: fresh })).success).toBe(true)
  })

  it('needs a session', async () => {
    const gateway = await testGateway()
    expect((await gateway.call('changePassword', { request: fresh })).status).toBe(401)
  })
})
