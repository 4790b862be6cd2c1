import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Accounts, AccountSeed } from './accounts'
import { hashPassword } from './passwords'

/** Account-type number of a player: any that no list of the specification names (1 §4). */
export const playerType = 0

/** Default flagged password (1 §9): taken literally. */
const flaggedPassword = '{secret}'
const demoPassword = 'Demo1234!'

let hashes: Promise<readonly [string, string]> | undefined

/** Makes sure that the accounts that are always there are there. */
export async function seedAccounts(accounts: Accounts, merchant: SandboxMerchant): Promise<void> {
  hashes ??= Promise.all([hashPassword(demoPassword), hashPassword(flaggedPassword)])
  const [passwordHash, flaggedHash] = await hashes
  const { agent } = merchant.accountTypes
  const agentType = agent.includes(41) ? 41 : (agent[0] ?? 41)
  const seeds: AccountSeed[] = [
    { account: 'demo_player', type: playerType, nickname: 'Minh Anh', rankLevel: 1, balanceCents: 285_450_000 },
    { account: 'demo_vip', type: playerType, nickname: 'Hoàng Long', rankLevel: 5, balanceCents: 4_812_037_500 },
    { account: 'demo_agent', type: agentType, nickname: 'Thu Trang', rankLevel: 3, balanceCents: 1_264_000_000 },
    { account: 'demo_first', type: playerType, firstTimeLogin: true, balanceCents: 10_000_000 },
    { account: 'demo_expired', type: playerType, passwordExpired: true, rankLevel: 1, balanceCents: 73_680_000 },
    { account: 'demo_flagged', type: playerType, passwordHash: flaggedHash, balanceCents: 5_000_000 },
  ]
  for (const seed of seeds) await accounts.create(merchant.code, { passwordHash, ...seed })
}
