import type { Accounts } from '@/sandbox/accounts/port/accounts-port'
import { seedActs, type SeedAct, type SeedPlayer } from './seed-acts'
import type { SeedMoney } from './seed-money'

/** How the demo accounts have played, in hundredths of dong. */
export const demoPlayers: readonly Omit<SeedPlayer, 'account'>[] = [
  { name: 'demo_player', betsADay: 4, stake: 1_000_000, balance: 285_450_000, points: 1_245_000 },
  { name: 'demo_vip', betsADay: 6, stake: 20_000_000, balance: 4_812_037_500, points: 38_620_000 },
  { name: 'demo_agent', betsADay: 2, stake: 5_000_000, balance: 1_264_000_000, points: 5_890_000 },
  { name: 'demo_first', betsADay: 0, stake: 0, balance: 10_000_000 },
  { name: 'demo_expired', betsADay: 1, stake: 500_000, balance: 73_680_000, points: 310_000 },
  { name: 'demo_flagged', betsADay: 0, stake: 0, balance: 5_000_000 },
]

/** The demo accounts' acts until now. */
export async function demoActs(
  accounts: Accounts,
  merchant: string,
  { money, step }: SeedMoney,
  now: number,
): Promise<SeedAct[]> {
  const players = await Promise.all(
    demoPlayers.map(async ({ stake, balance = 0, ...player }) => ({
      player: { ...player, step, stake: money(stake), balance: money(balance) },
      account: await accounts.bySignInName(merchant, player.name),
    })),
  )
  return players.flatMap(({ player, account }) =>
    account === undefined ? [] : seedActs(merchant, { ...player, account: account.id }, now),
  )
}
