import { beforeAll, describe, expect, it } from 'vitest'
import type {
  AgentTerms,
  CreateInvite,
  InviteLinks,
  MemberInfo,
  MemberTransactions,
  Messages,
  Rebate,
  TeamMembers,
  TransferDownline,
} from '@/contract/generated/gateway-types'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { signedIn } from '@/sandbox/testing/signed-in'

const paymentPassword = '246810'
const today = '2026-01-01'
const page = { pageNo: 1, pageSize: 100 }
const people = demoTeam('plain', 0)
const first = people.find(({ isAgent }) => isAgent)?.account ?? ''

let gateway: TestGateway
let agent: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  gateway = await testGateway()
  agent = await signedIn(gateway)
  return () => gateway.close()
})

describe('a transfer to somebody below', () => {
  it('is one debit however often it is sent, with a line in both records', async () => {
    const other = await signedIn(gateway, first)
    const request = { downline: first, amount: 150_000.5, paymentPassword, remark: 'For <b>May</b>' }
    const answers = await Promise.all([1, 2, 3].map(() => agent.send('transferDownline', request, 'down-1')))
    const told = answers[0]?.value as TransferDownline['response']
    expect(answers.map(({ value }) => value)).toEqual([told, told, told])
    expect(conforms('transferDownline', told)).toBe(true)
    const day = { from: today, to: today, ...page, kinds: 'team' }
    for (const [who, amount] of [
      [agent, -150_000.5],
      [other, 150_000.5],
    ] as const) {
      const { items } = await who.ask<MemberTransactions['response']>('memberTransactions', day)
      expect(items).toMatchObject([{ number: told.number, amount, remark: 'For <b>May</b>' }])
    }
    expect((await gateway.panel<{ sum: number }>('ledger?merchant=plain')).sum).toBe(0)
  })

  it('goes to a name however it is typed, and says whose it is', async () => {
    const request = { downline: first.toUpperCase(), amount: 20_000, paymentPassword }
    expect(await agent.send('transferDownline', request, 'down-2')).toMatchObject({ value: { downline: first } })
  })

  it.each([
    [{ amount: -50_000 }, 'request_invalid'],
    [{ amount: 50_000.001 }, 'amount_invalid'],
    [{ amount: 1e15 }, 'request_invalid'],
    [{ downline: 'demo_player' }, 'not_in_team'],
    [{ downline: 'demo_agent' }, 'not_in_team'],
    [{ paymentPassword: '111111' }, 'payment_password_wrong'],
    [{ amount: 1 }, 'upline_limit'],
    [{ amount: 90_000_000 }, 'not_enough'],
  ])('%o is refused: %s', async (more, code) => {
    const request = { downline: first, amount: 50_000, paymentPassword, ...more }
    expect(await agent.send('transferDownline', request, `${code}-${request.downline}`)).toMatchObject({
      success: false,
      code,
    })
  })
})

describe('accounts that an agent makes', () => {
  const request = { account: 'newagent1', password: 'Made1234', type: 'agent', rebate: 0.005 } as const

  it('sign in, stand in the team at once, choose a password, and can make accounts within what they have', async () => {
    const terms = await agent.ask<AgentTerms['response']>('agentTerms')
    expect(terms).toMatchObject({ maxRebate: 0.008, types: ['player', 'agent'] })
    await agent.ask('createMember', request)
    // The answer was lost, so the request is repeated.
    await agent.ask('createMember', request)
    expect(await agent.send('createMember', { ...request, password: 'Other1234' })).toMatchObject({
      code: 'username_taken',
      value: { field: 'account' },
    })
    const found = await agent.ask<TeamMembers['response']>('teamMembers', { ...page, search: 'newagent1' })
    expect(found.items).toMatchObject([{ level: 1, type: 'agent', rebate: 0.005, lastSignIn: null }])
    const made = await signedIn(gateway, 'newagent1', 'Made1234')
    expect(await made.ask<MemberInfo['response']>('memberInfo')).toMatchObject({ type: 41, toUpline: true })
    expect(await made.send('createMember', { ...request, account: 'newplayer1', rebate: 0.006 })).toMatchObject({
      code: 'rebate_too_high',
      value: { field: 'rebate', max: 0.005 },
    })
    await made.ask('createMember', { ...request, account: 'newplayer1', type: 'player', rebate: 0.0025 })
    expect(
      (await agent.ask<TeamMembers['response']>('teamMembers', { ...page, member: 'newagent1' })).items,
    ).toMatchObject([{ account: 'newplayer1', level: 2, rebate: 0.0025 }])
  })

  it('keep a password of their own to themselves: nobody tries it by making them again', async () => {
    const again = { ...request, account: 'newagent3' }
    await agent.ask('createMember', again)
    const own = await signedIn(gateway, 'newagent3', 'Made1234')
    const change = { oldPassword: 'Made1234', newPassword: 'Mine5678', confirmNewPassword: 'Mine5678' }
    expect((await own.send('changePassword', change)).success).toBe(true)
    expect((await agent.send('createMember', { ...again, password: 'Mine5678' })).code).toBe('username_taken')
  })

  it.each([
    [{ account: 'x' }, 'rule_invalid'],
    [{ account: 'newagent2', password: '1' }, 'rule_invalid'],
    [{ account: 'newagent2', rebate: 0.009 }, 'rebate_too_high'],
    [{ account: 'newagent2', rebate: 0.00505 }, 'rebate_too_high'],
  ])('%o is refused: %s', async (more, code) => {
    expect(await agent.send('createMember', { ...request, ...more })).toMatchObject({ success: false, code })
  })

  it('have the rebate that they were given', async () => {
    const { lines } = await (await signedIn(gateway, people.at(0)?.account)).ask<Rebate['response']>('rebate')
    expect(lines.map(({ rate }) => rate)).toEqual(lines.map(() => 0.005))
    expect(lines.length).toBeGreaterThan(0)
  })
})

describe('an invitation link', () => {
  const register = async (username: string, affiliateCode: string) => {
    const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB', ...(await gateway.captcha()) }
    return gateway.call('register', { request: { username, password: 'Secret1234', affiliateCode, ...fromPage } })
  }
  const make = async (more: object) =>
    (await agent.ask<CreateInvite['response']>('createInvite', { type: 'player', rebate: 0.004, ...more })).link

  it('brings people into the team with its kind and rebate, and counts them', async () => {
    const { code } = await make({ type: 'agent' })
    expect((await register('invited1', code.toLowerCase())).message).toBeNull()
    expect((await register('invited2', code)).message).toBeNull()
    const { items } = await agent.ask<InviteLinks['response']>('inviteLinks', page)
    expect(items).toMatchObject([
      { code, type: 'agent', rebate: 0.004, state: 'open', registrations: 2, expires: null },
    ])
    const found = await agent.ask<TeamMembers['response']>('teamMembers', { ...page, search: 'invited' })
    expect(found.items).toMatchObject([
      { type: 'agent', rebate: 0.004, level: 1 },
      { type: 'agent', rebate: 0.004, level: 1 },
    ])
  })

  it('says at the registration that it has expired or was withdrawn, and then counts nobody', async () => {
    const [late, gone] = [await make({ days: 1 }), await make({})]
    const check = async (code: string) => (await gateway.call('affiliate', { request: { code, domain: '' } })).value
    expect(await check(late.code)).toEqual({ valid: true, reason: null })
    const below = await signedIn(gateway, first)
    expect(await below.send('removeInvite', { code: gone.code })).toMatchObject({ code: 'invite_unknown' })
    await agent.ask('removeInvite', { code: gone.code })
    expect(await check(gone.code)).toEqual({ valid: false, reason: 'removed' })
    expect(await register('invited3', gone.code)).toMatchObject({
      code: 'invite_removed',
      value: { field: 'affiliateCode' },
    })
    gateway.pass(25 * 60 * 60_000)
    expect(await check(late.code)).toEqual({ valid: false, reason: 'expired' })
    expect(await check('NOBODYS1')).toEqual({ valid: false, reason: null })
    expect(await register('invited4', late.code)).toMatchObject({ code: 'invite_expired' })
    agent = await signedIn(gateway)
    const { items } = await agent.ask<InviteLinks['response']>('inviteLinks', page)
    expect(items.map(({ code, state }) => [code, state])).toContainEqual([late.code, 'expired'])
    expect(items.map(({ code }) => code)).not.toContain(gone.code)
  })
})

it('an agent writes to one of those below by name, and to nobody else', async () => {
  const words = { title: 'Hello', content: 'All is well' }
  expect((await agent.ask<{ sent: number }>('sendMessage', { to: 'member', account: first, ...words })).sent).toBe(1)
  const other = await signedIn(gateway, first)
  const { list } = await other.ask<Messages['response']>('messages', { pageNo: 1, pageSize: 10 })
  expect(list[0]).toMatchObject({ title: 'Hello', from: 'demo_agent' })
  for (const account of ['demo_player', 'demo_agent', ''])
    expect((await agent.send('sendMessage', { to: 'member', ...(account && { account }), ...words })).code).toBe(
      'nobody_there',
    )
})
