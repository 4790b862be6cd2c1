import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Accounts, AccountSeed } from './accounts'
import { demoAgency } from './demo-agency'
import { hashPassword } from './passwords'

/** Account-type number of a player: any that no list of the specification names (1 §4). */
export const playerType = 0

/** Default flagged password (1 §9): taken literally. */
export const flaggedPassword = '{secret}'
const demoPassword = 'Demo1234!'

let hashes: Promise<readonly [string, string]> | undefined

/**
 * Makes sure that the accounts that are always there are there. Each has the address <account>@example.test
 * and, in the order below, the numbers +84 901000001 and following; demo_agent, of merchants that have agents, has the affiliate code AGENT888.
 */
export async function seedAccounts(accounts: Accounts, merchant: SandboxMerchant): Promise<void> {
  hashes ??= Promise.all([hashPassword(demoPassword), hashPassword(flaggedPassword)])
  const [passwordHash, flaggedHash] = await hashes
  const { agent } = merchant.accountTypes
  const agentType = agent.includes(41) ? 41 : (agent[0] ?? 41)
  const hasAgents = agent.length > 0
  const seeds: AccountSeed[] = [
    {
      account: 'demo_player',
      type: playerType,
      nickname: 'Minh Anh',
      rankLevel: 1,
      unreadMessages: 3,
    },
    {
      account: 'demo_vip',
      type: playerType,
      nickname: 'Hoàng Long',
      rankLevel: 5,
      unreadMessages: 5,
    },
    {
      account: 'demo_agent',
      type: agentType,
      nickname: 'Thu Trang',
      rankLevel: 3,
      affiliateCode: 'AGENT888',
      unreadMessages: 2,
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
    if (seed.account === 'demo_agent' && !hasAgents) continue
    const profile = { email: `${seed.account}@example.test`, countryDialingCode: '+84' }
    await accounts.create(merchant.code, { passwordHash, mobile: `+8490100000${index + 1}`, profile, ...seed })
  }
  if (hasAgents) await accounts.equip(merchant.code, 'demo_agent', demoAgency)
}
