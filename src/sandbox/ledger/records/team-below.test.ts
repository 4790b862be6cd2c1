import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConsolidatedFunds, Login } from '@/contract/generated/gateway-types'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import type { Statement } from './statement'
import { demoTeam } from '@/sandbox/accounts/port/demo-team'

type Team = NonNullable<ConsolidatedFunds['response']['team']>

const names = demoTeam('plain', 0).map(({ account }) => account)
/** Indexes of the direct downlines of a person; undefined means the agent. */
const childrenOf = (upline: number | undefined) =>
  demoTeam('plain', 0).flatMap((member, at) => (member.upline === upline ? [at] : []))

let gateway: TestGateway

beforeAll(async () => {
  // Everybody is an agent, so each person may query the figures of their own downlines.
  gateway = await testGateway([{ ...plainMerchant, accountTypes: { agent: [41, 0], trial: [4] } }])
})
afterAll(() => gateway.close())

async function teamBelow(username: string): Promise<Team> {
  const { value } = await gateway.call('login', { request: { username, password: 'Demo1234!', type: 'username' } })
  const { token } = value as Login['response']
  const funds = (await gateway.call('consolidatedFunds', { token })).value as ConsolidatedFunds['response']
  return funds.team ?? { size: 0, newMembers: 0, balance: 0, bet: 0, profit: 0 }
}

describe('the team of the agent that is always there', () => {
  it('is 46 people with names of their own on three levels, whose uplines were there before them', () => {
    const members = demoTeam('plain', 1e12)
    expect(new Set(names).size).toBe(46)
    for (const name of names) expect(name).toMatch(/^[a-z]{5,10}\d\d$/)
    const levelOf = (at: number): number => 1 + (members[at]?.upline === undefined ? 0 : levelOf(members[at].upline))
    expect(new Set(members.map((_, at) => levelOf(at)))).toEqual(new Set([1, 2, 3]))
    for (const { upline, createdAt, lastSignIn, isAgent } of members) {
      expect(members[upline ?? -1]?.createdAt ?? 0).toBeLessThan(createdAt)
      expect(members[upline ?? -1]?.isAgent ?? true).toBe(true)
      expect(createdAt).toBeLessThanOrEqual(lastSignIn)
      expect(lastSignIn).toBeLessThanOrEqual(1e12)
      expect(typeof isAgent).toBe('boolean')
    }
    expect(demoTeam('other', 1e12)).not.toEqual(members)
  })

  it('adds up: above each is what those right below hold and did, and what is below them', async () => {
    const figures = new Map<number | undefined, Team>([[undefined, await teamBelow('demo_agent')]])
    for (const [at, name] of names.entries()) figures.set(at, await teamBelow(name))
    const own = await ownFigures()
    for (const [above, team] of figures) {
      const children = childrenOf(above)
      const sum = (figure: keyof Team, ofOne: (name: string) => number) =>
        children.reduce((total, at) => total + ofOne(names[at] ?? '') + (figures.get(at)?.[figure] ?? 0), 0)
      expect(team.size).toBe(sum('size', () => 1))
      expect(team.balance).toBeCloseTo(
        sum('balance', (name) => own.get(name)?.balance ?? 0),
        2,
      )
      expect(team.bet).toBeCloseTo(
        sum('bet', (name) => own.get(name)?.bet ?? 0),
        2,
      )
      expect(team.profit).toBeCloseTo(
        sum('profit', (name) => own.get(name)?.profit ?? 0),
        2,
      )
    }
    expect(figures.get(undefined)).toMatchObject({ size: 46, newMembers: 3 })
    expect(figures.get(undefined)?.bet).toBeGreaterThan(0)
  })

  it('grows by who registers with the agent’s code, and is as it was after a reset', async () => {
    await gateway.panel('settings', 'PUT', { merchant: 'plain', registerRules: { captcha: { enabled: false } } })
    const request = { username: 'newcomer1', password: 'Secret1234', affiliateCode: 'agent888' }
    const sent = { registerMethod: 'WEB', login: true, registerUrl: '', domain: '', ...request }
    const answer = await gateway.call('register', { request: sent })
    expect(answer.message).toBeNull()
    expect(await teamBelow('demo_agent')).toMatchObject({ size: 47, newMembers: 4 })
    await gateway.panel('reset', 'POST', {})
    expect(await teamBelow('demo_agent')).toMatchObject({ size: 46, newMembers: 3 })
    expect((await gateway.panel<Statement>('ledger?merchant=plain')).sum).toBe(0)
  })
})

/** Each account's balance, and its bets and profit since midnight in Saigon, according to the ledger. */
async function ownFigures() {
  const { balances, lines } = await gateway.panel<Statement>('ledger?merchant=plain')
  const { now } = await gateway.panel<{ now: string }>('clock')
  const midnight = `${new Date(Date.parse(now) + 7 * 3_600_000).toISOString().slice(0, 10)}T00:00:00+07:00`
  const today = lines.filter(({ time }) => Date.parse(time) >= Date.parse(midnight))
  const sum = (name: string, kinds: readonly string[]) =>
    today
      .filter(({ wallet, kind }) => wallet.startsWith(`${name} `) && kinds.includes(kind))
      .reduce((total, { amount }) => total + amount, 0)
  return new Map(
    names.map((name) => [
      name,
      {
        balance: balances.find(({ wallet }) => wallet === `${name} main`)?.amount ?? 0,
        bet: -sum(name, ['bet']),
        profit: sum(name, ['bet', 'win']),
      },
    ]),
  )
}
