import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { SecurityPort } from './port/security-port'
import type { Account } from '@/sandbox/call/account'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Accounts } from '@/sandbox/accounts/port/accounts-port'
import { demoPaymentHash } from '@/sandbox/accounts/port/demo-payment-password'
import { institutionsFor } from './institutions'

const day = 24 * 60 * 60_000

/** Demo accounts that can withdraw at once: the holder's name, and the last digits of their account numbers. */
const holders = { demo_player: ['NGUYEN MINH ANH', '1001'], demo_vip: ['TRAN HOANG LONG', '1002'] } as const

async function giveSecret(accounts: Accounts, { id, profile }: Account): Promise<void> {
  if (profile['paymentPasswordHash'] === undefined)
    await accounts.setProfile(id, 'paymentPasswordHash', await demoPaymentHash())
}

/** Gives the demo accounts what a withdrawal requires, and their first sign-ins. */
export async function seedSecurity(
  { accounts, payoutAccounts, signIns, clock }: SandboxBasics & AccountsPort & SecurityPort,
  merchant: SandboxMerchant,
) {
  const agent = await accounts.bySignInName(merchant.code, 'demo_agent')
  if (agent !== undefined) await giveSecret(accounts, agent)
  for (const [name, [holder, end]] of Object.entries(holders)) {
    const account = await accounts.bySignInName(merchant.code, name)
    if (account === undefined) continue
    await giveSecret(accounts, account)
    const [institution] = institutionsFor(merchant.currency.code)
    if (institution === undefined) continue
    const number = end.padStart(institution.digits.most, '0').replace(/^0/, '9')
    await payoutAccounts.begin(merchant.code, account.id, { institution: institution.code, number, holder })
    await signIns.begin(merchant.code, account.id, [
      { time: clock() - 9 * day, place: 'Đà Nẵng', device: 'Chrome · Windows' },
      { time: clock() - 2 * day, place: 'Hà Nội', device: 'Chrome · Android' },
    ])
  }
}
