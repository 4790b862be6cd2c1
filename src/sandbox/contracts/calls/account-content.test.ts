import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConsolidatedFunds, MemberIcon, MemberInfo } from '@/contract/generated/gateway-types'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const other = { ...plainMerchant, code: 'other' }

async function signIn(gateway: TestGateway, username: string, merchant = plainMerchant): Promise<string> {
  const request = { username, password: 'Demo1234!', type: 'username' }
  return ((await gateway.call('login', { request, merchant })).value as { token: string }).token
}

async function tryOut(gateway: TestGateway): Promise<string> {
  const request = { os: 'Linux', platform: 'W', random: 'x', version: 3 }
  const answer = await gateway.call('freePlayLogin', { request })
  return (answer.value as { token: string }).token
}

describe('the language of an account', () => {
  it('is told by memberInfo and outlives a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const before = await testGateway([plainMerchant], join(folder, 'x.db'))
    const token = await signIn(before, 'demo_player')
    expect((await before.call('memberInfo', { token })).value).toMatchObject({ language: null })
    const answer = await before.call('updateLanguage', { token, request: { language: 'VI' } })
    expect(answer.success && conforms('updateLanguage', answer.value)).toBe(true)
    before.close()

    const after = await testGateway([plainMerchant], join(folder, 'x.db'))
    const { value } = await after.call('memberInfo', { token })
    expect(conforms('memberInfo', value)).toBe(true)
    expect(value).toMatchObject({ language: 'VI' })
    after.close()
    rmSync(folder, { recursive: true })
  })

  it('is one that the merchant offers, of one account and of one merchant', async () => {
    const gateway = await testGateway([plainMerchant, other])
    const token = await signIn(gateway, 'demo_player')
    expect(await gateway.call('updateLanguage', { token, request: { language: 'FR' } })).toMatchObject({
      success: false,
      code: 'language_unknown',
    })
    await gateway.call('updateLanguage', { token, request: { language: 'VI' } })
    const vip = await signIn(gateway, 'demo_vip')
    expect((await gateway.call('memberInfo', { token: vip })).value).toMatchObject({ language: null })
    const elsewhere = await signIn(gateway, 'demo_player', other)
    const there = await gateway.call('memberInfo', { token: elsewhere, merchant: other })
    expect(there.value).toMatchObject({ language: null })
    expect((await gateway.call('updateLanguage', { request: { language: 'VI' } })).status).toBe(401)
  })
})

describe('labels of a member', () => {
  it.each([
    ['demo_player', []],
    ['demo_vip', ['VIP']],
    ['demo_agent', ['Partner']],
    ['demo_first', ['New player']],
  ])('are those that %s has earned', async (account, labels) => {
    const gateway = await testGateway()
    const { value } = await gateway.call('memberInfo', { token: await signIn(gateway, account) })
    expect((value as MemberInfo['response']).memberLabel?.map(({ labelName }) => labelName)).toEqual(labels)
  })

  it('and its rank are said in the language of the call', async () => {
    const gateway = await testGateway()
    const labels = async (account: string) => {
      const { value } = await gateway.call('memberInfo', { token: await signIn(gateway, account), language: 'VI' })
      const { memberLabel, clubLabel } = value as MemberInfo['response']
      return [...(memberLabel ?? []), ...(clubLabel ? [clubLabel] : [])].map(({ labelName }) => labelName)
    }
    expect(await labels('demo_agent')).toEqual(['Đại lý', 'Vàng'])
    expect(await labels('demo_first')).toEqual(['Người chơi mới'])
  })
})

describe('pictures of players', () => {
  it('are twelve to choose from, and the chosen one is kept until a reset', async () => {
    const gateway = await testGateway()
    const token = await signIn(gateway, 'demo_player')
    const offered = (await gateway.call('memberIcon', { token })).value as MemberIcon['response']
    expect(conforms('memberIcon', offered)).toBe(true)
    expect(new Set(offered.icons).size).toBe(12)
    expect(offered.selected).toBeNull()
    expect((await gateway.call('playerAvatar', { token })).value).toEqual({ avatar: null })

    const icon = '/wps/art/avatar-7.svg'
    expect((await gateway.call('updateMemberIcon', { token, request: { icon } })).value).toEqual({ selected: icon })
    expect((await gateway.call('playerAvatar', { token })).value).toEqual({ avatar: icon })
    expect((await gateway.call('memberIcon', { token })).value).toMatchObject({ selected: icon })

    await gateway.panel('reset', 'POST', { merchant: 'plain' })
    const again = await signIn(gateway, 'demo_player')
    expect((await gateway.call('playerAvatar', { token: again })).value).toEqual({ avatar: null })
  })

  it('are taken from the list alone, and by real accounts alone', async () => {
    const gateway = await testGateway()
    const foreign = { icon: 'https://elsewhere.example/me.svg' }
    const token = await signIn(gateway, 'demo_player')
    expect((await gateway.call('updateMemberIcon', { token, request: foreign })).code).toBe('icon_unknown')
    const trial = await tryOut(gateway)
    const request = { icon: '/wps/art/avatar-1.svg' }
    expect((await gateway.call('updateMemberIcon', { token: trial, request })).code).toBe('need_true_account')
  })
})

describe('points, messages and contracts', () => {
  it.each([
    ['demo_player', 12_450, 3],
    ['demo_vip', 386_200, 5],
    ['demo_agent', 58_900, 2],
    ['demo_first', 0, 0],
  ])('%s has %d points and %d unread messages', async (account, balance, count) => {
    const gateway = await testGateway()
    const token = await signIn(gateway, account)
    expect((await gateway.call('pointBalance', { token })).value).toEqual({ balance })
    expect((await gateway.call('unreadCount', { token })).value).toEqual({ count })
  })

  it('one more is unread when the platform writes, until a reset', async () => {
    const gateway = await testGateway()
    const act = { merchant: 'plain', act: 'send-message', id: 'demo_player', title: 'Hello' }
    const written = { account: 'demo_player', title: 'Hello', unread: 4, devices: [] }
    expect(await gateway.panel('acts', 'POST', act)).toEqual(written)
    const unread = async () =>
      (await gateway.call('unreadCount', { token: await signIn(gateway, 'demo_player') })).value
    expect(await unread()).toEqual({ count: 4 })
    expect((await gateway.panelAnswer('acts', 'POST', { ...act, id: 'nobody' })).status).toBe(404)
    await gateway.panel('reset', 'POST', { merchant: 'plain' })
    expect(await unread()).toEqual({ count: 3 })
  })

  it('are all there for an agent, in all four periods', async () => {
    const gateway = await testGateway()
    const funds = await gateway.call('consolidatedFunds', { token: await signIn(gateway, 'demo_agent') })
    expect(conforms('consolidatedFunds', funds.value)).toBe(true)
    const { team, ...contracts } = funds.value as ConsolidatedFunds['response']
    const inForce = Object.entries(contracts).filter(([name]) => name.includes('info'))
    expect(inForce.map(([name]) => name).filter((name) => contracts[name as keyof typeof contracts] === null)).toEqual(
      [],
    )
    expect(contracts.divtypereq).toMatchObject({ asks: 'offer', terms: [{}, { periodValidBet: 5e9, rate: 0.29 }] })
    expect(contracts.contracthoursalreq).toMatchObject({ asks: 'termination' })
    expect(team?.size).toBeGreaterThan(team?.newMembers ?? 0)
    for (const period of ['daily', 'weekly', 'semimonthly', 'monthly'])
      expect(JSON.stringify(contracts)).toContain(`"period":"${period}"`)
  })

  it('are none for a player, in the same form', async () => {
    const gateway = await testGateway()
    const funds = await gateway.call('consolidatedFunds', { token: await signIn(gateway, 'demo_player') })
    expect(conforms('consolidatedFunds', funds.value)).toBe(true)
    const { unclaimed, ...rest } = funds.value as ConsolidatedFunds['response']
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
    expect(unclaimed).toEqual([])
  })

  it.each([true, false])('the wallet is one for all vendors where the merchant starts with it: %s', async (single) => {
    const gateway = await testGateway([{ ...plainMerchant, singleWallet: single }])
    const token = await signIn(gateway, 'demo_player')
    expect((await gateway.call('merchantWallet', { token })).value).toMatchObject({ single })
    expect((await gateway.call('merchantWallet', {})).success).toBe(false)
  })

  it('are refused to a trial account, which has points of nothing', async () => {
    const gateway = await testGateway()
    const token = await tryOut(gateway)
    for (const name of ['unreadCount', 'consolidatedFunds'] as const)
      expect(await gateway.call(name, { token, language: 'VI' })).toMatchObject({
        success: false,
        code: 'need_true_account',
        message: 'Chức năng này cần tài khoản thật',
      })
    expect((await gateway.call('pointBalance', { token })).value).toEqual({ balance: 0 })
  })
})
