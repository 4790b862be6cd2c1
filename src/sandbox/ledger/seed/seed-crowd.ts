import { randomUUID } from 'node:crypto'
import type { NewAccount } from '@/sandbox/accounts/port/accounts-port'
import type { Accounts } from '@/sandbox/accounts/port/accounts-port'
import { demoPaymentHash } from '@/sandbox/accounts/port/demo-payment-password'
import { seedActs, type SeedAct } from './seed-acts'
import type { SeedMoney } from './seed-money'
import { SeedNumbers } from '@/sandbox/seed-numbers'

const day = 24 * 60 * 60_000
/** The number of direct downlines of the agent, and of each other person that has any. */
const width = { first: 60, more: 6 }
/** A statement accepts 32,766 values; a row has about 20. */
const rowsAtOnce = 1_000
/** In hundredths of dong. */
const stake = 500_000

const names = ['anhtu', 'baochau', 'dieulinh', 'giabao', 'hanhnguyen', 'khanhvy', 'minhkhoi', 'quynhnhu', 'thienan']

/**
 * A very large team below the demo agent: `size` people on four levels, each with bets on one to three days of the
 * last month. They sign in with the agent's password. Returns their acts.
 */
export async function crowdActs(
  accounts: Accounts,
  merchant: string,
  { money, step }: SeedMoney,
  size: number,
  now: number,
): Promise<SeedAct[]> {
  const agent = await accounts.bySignInName(merchant, 'demo_agent')
  if (agent === undefined || size <= 0) return []
  const numbers = new SeedNumbers(`${merchant}/crowd`)
  const profile = { paymentPasswordHash: await demoPaymentHash() }
  const ids = Array.from({ length: size }, () => randomUUID())
  const people = ids.map((id, at) => {
    const account = `${names[at % names.length]}${1_000 + at}`
    const createdAt = now - numbers.between(31 * day, 300 * day)
    const hasBelow = width.first + at * width.more < size
    return {
      id,
      merchant,
      account,
      accountKey: account,
      passwordHash: agent.passwordHash,
      profile,
      createdAt,
      type: hasBelow ? agent.type : 0,
      rebate: hasBelow ? 50 : 30,
      lastSignIn: now - numbers.between(0, 6 * day),
      upline: ids[Math.floor((at - width.first) / width.more)] ?? agent.id,
    } satisfies NewAccount
  })
  for (let at = 0; at < size; at += rowsAtOnce) await accounts.createAll(people.slice(at, at + rowsAtOnce))
  const playing = { betsADay: 1, stake: money(stake), step }
  // Who signed in as one of them before is one of them still.
  return people.flatMap(({ id, account }, at) =>
    seedActs(merchant, { ...playing, account: id, name: account, days: 1 + (at % 3) }, now - (at % 27) * day),
  )
}
