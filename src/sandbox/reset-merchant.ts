import type { SandboxMerchant } from './sandbox-merchant'
import { seedMerchant } from './seed-merchant'
import type { Services } from './services'

/** Back to the seeded state, for one merchant. The sandbox's time is put back for all. */
export async function resetMerchant(services: Services, merchant: SandboxMerchant): Promise<void> {
  const { accounts, sessions, ledger, maintenance, settings, captchas, outbox, smsCodes, play, faults, log, limits } =
    services
  const { contracts, messages, movableClock, addressCounts, oneTimePasswords, humanChecks, phoneProvider, oauthCodes } =
    services
  const { code } = merchant
  const codes = [captchas, smsCodes, play, oneTimePasswords, humanChecks, phoneProvider, oauthCodes]
  for (const memory of [...codes, outbox, faults, log, ...Object.values(limits), ...Object.values(addressCounts)])
    memory.clear(code)
  movableClock.putBack()
  await maintenance.clear(code)
  await sessions.clear(code)
  await services.signIns.clear(code)
  await services.payoutAccounts.clear(code)
  await settings.clear(code)
  await accounts.clear(code)
  await contracts.clear(code)
  await services.paidPeriods.clear(code)
  await messages.clear(code)
  await services.intentKeys.clear(code)
  await services.deposits.clear(code)
  await services.withdrawals.clear(code)
  await services.claims.clear(code)
  await services.playLimits.clear(code)
  await services.redemptions.clear(code)
  await services.applications.clear(code)
  await services.feedbacks.clear(code)
  await services.inviteLinks.clear(code)
  await services.favouriteGames.clear(code)
  await services.recentGames.clear(code)
  await seedMerchant(services, merchant)
  // Last: what was seeded meanwhile belongs to accounts that are gone.
  await ledger.clear(code)
}
