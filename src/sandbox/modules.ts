import { accountsModule } from './accounts/accounts-module'
import { agreementsModule } from './agreements/agreements-module'
import type { SandboxBasics } from './call/sandbox-basics'
import { cashModule } from './cash/cash-module'
import { contentModule } from './content/content-module'
import { contractsModule } from './contracts/contracts-module'
import { diagnosticsModule } from './diagnostics/diagnostics-module'
import { gamesModule } from './games/games-module'
import { ledgerModule } from './ledger/ledger-module'
import { limitsModule } from './limits/limits-module'
import { lotteryModule } from './lottery/lottery-module'
import { messagesModule } from './messages/messages-module'
import { ModuleList } from './module-list'
import { playModule } from './play/play-module'
import { pointsModule } from './points/points-module'
import { promotionsModule } from './promotions/promotions-module'
import { pushModule } from './push/push-module'
import { registrationModule } from './registration/registration-module'
import { rewardsModule } from './rewards/rewards-module'
import { securityModule } from './security/security-module'
import { settingsModule } from './settings/settings-module'
import { signInModule } from './sign-in/sign-in-module'
import { teamModule } from './team/team-module'
import { verificationModule } from './verification/verification-module'

/**
 * Every module in the order of creation. A module's port is made from ports listed before it, and the files of a port
 * import only such ports. Migrations, seeds and resets run in the same order.
 */
const list = new ModuleList<unknown, unknown>()
  .with(diagnosticsModule)
  .with(settingsModule)
  .with(accountsModule)
  .with(agreementsModule)
  .with(verificationModule)
  .with(securityModule)
  .with(pushModule)
  .with(messagesModule)
  .with(gamesModule)
  .with(lotteryModule)
  .with(ledgerModule)
  .with(teamModule)
  .with(cashModule)
  .with(limitsModule)
  .with(contractsModule)
  .with(rewardsModule)
  .with(pointsModule)
  .with(promotionsModule)
  .with(contentModule)
  .with(playModule)
  .with(signInModule)
  .with(registrationModule)

export const modules = list.complete()

/**
 * The ports of all modules. Calls, acts and seeds declare only the ports they need; only the code that starts and
 * serves the sandbox has all.
 */
export type Services = SandboxBasics & (typeof list extends ModuleList<infer Ports, unknown> ? Ports : never)
