import { randomUUID } from 'node:crypto'
import { agentTypeOf, flaggedPassword, playerType } from './port/account-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Accounts, AccountSeed } from './accounts'
import { demoPaymentHash } from './port/demo-payment-password'
import { demoTeam } from './port/demo-team'
import { hashPassword } from './port/passwords'
import { referralCodeOf } from './port/referral-code'

const demoPassword = 'Demo1234!'

let hashes: Promise<readonly [string, string]> | undefined

const hashed = () => (hashes ??= Promise.all([hashPassword(demoPassword), hashPassword(flaggedPassword)]))

/**
 * Makes sure that the demo accounts exist. Each has the address <account>@example.test and, in the order below, the
 * numbers from +84 901000001 on; demo_agent, of merchants that have agents, has the affiliate code AGENT888.
 */
export async function seedAccounts(accounts: Accounts, merchant: SandboxMerchant): Promise<void> {
  const [passwordHash, flaggedHash] = await hashed()
  const agentType = agentTypeOf(merchant)
  const seeds: AccountSeed[] = [
    {
      account: 'demo_player',
      type: playerType,
      nickname: 'Minh Anh',
      rankLevel: 1,
    },
    {
      account: 'demo_vip',
      type: playerType,
      nickname: 'Hoàng Long',
      rankLevel: 5,
    },
    {
      account: 'demo_agent',
      type: agentType ?? playerType,
      nickname: 'Thu Trang',
      rankLevel: 3,
      affiliateCode: 'AGENT888',
      rebate: 80,
    },
    { account: 'demo_first', type: playerType, firstTimeLogin: true },
    {
      account: 'demo_expired',
      type: playerType,
      passwordExpired: true,
      rankLevel: 1,
    },
    { account: 'demo_flagged', type: playerType, passwordHash: flaggedHash },
  ]
  for (const [index, seed] of seeds.entries()) {
    if (seed.account === 'demo_agent' && agentType === undefined) continue
    const profile = { email: `${seed.account}@example.test`, countryDialingCode: '+84' }
    await accounts.create(merchant.code, { passwordHash, mobile: `+8490100000${index + 1}`, profile, ...seed })
  }
}

/** Makes sure that the demo agent has its team. All of them sign in with the same password. */
export async function seedTeam(accounts: Accounts, merchant: SandboxMerchant, now: number): Promise<void> {
  const agent = await accounts.bySignInName(merchant.code, 'demo_agent')
  if (agent === undefined || !merchant.accountTypes.agent.includes(agent.type)) return
  if (await accounts.hasDownlines(agent.id)) return
  const [passwordHash] = await hashed()
  const paymentPasswordHash = await demoPaymentHash()
  const members = demoTeam(merchant.code, now)
  const ids = members.map(() => randomUUID())
  const player = await accounts.bySignInName(merchant.code, 'demo_player')
  const referralCode = player && referralCodeOf(player)
  await accounts.createAll(
    members.map(({ account, upline, isAgent, createdAt, lastSignIn }, at) => ({
      id: ids[at] as string,
      merchant: merchant.code,
      account,
      accountKey: account,
      passwordHash,
      upline: ids[upline ?? -1] ?? agent.id,
      createdAt,
      lastSignIn,
      type: isAgent ? (agentTypeOf(merchant) ?? playerType) : playerType,
      rebate: isAgent ? 50 : 30,
      // Every eighth person was referred by the demo player.
      profile: { paymentPasswordHash, ...(referralCode !== undefined && at % 8 === 0 && { referralCode }) },
    })),
  )
}
