import type { SandboxMerchant } from './sandbox-merchant'
import type { Services } from './services'
import { demoContracts, demoDownlineContracts } from './stores/demo-contracts'
import { seedSecurity } from './stores/demo-security'
import { seedAccounts, seedTeam } from './stores/seed-accounts'
import { demoMessages } from './texts/demo-messages'

/** Makes sure that everything is there that a merchant's sandbox begins with. What the ledger holds is written when it is first needed. */
export async function seedMerchant(services: Services, merchant: SandboxMerchant): Promise<void> {
  const { accounts, contracts, messages, clock } = services
  await seedAccounts(accounts, merchant)
  await seedSecurity(services, merchant)
  for (const [name, written] of Object.entries(demoMessages(merchant, clock()))) {
    const account = await accounts.bySignInName(merchant.code, name)
    if (account !== undefined) await messages.begin(merchant.code, account.id, written)
  }
  const agent = await accounts.bySignInName(merchant.code, 'demo_agent')
  if (agent === undefined || !merchant.accountTypes.agent.includes(agent.type)) return
  await contracts.begin(merchant.code, agent.id, demoContracts(clock()))
  await seedTeam(accounts, merchant, agent, clock())
  const [below] = await contracts.below(agent.id, 'dividend', merchant.accountTypes.agent)
  const first = below && (await accounts.bySignInName(merchant.code, below.account))
  if (first !== undefined) await contracts.begin(merchant.code, first.id, demoDownlineContracts(clock()))
}
