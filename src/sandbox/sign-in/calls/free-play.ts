import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { LedgerPort } from '@/sandbox/ledger/port/ledger-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { FreePlayLogin } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/verification/port/address-tries'
import { inCurrency } from '@/contract/money/in-currency'
import type { Handler } from '@/sandbox/call/gateway-call'
import { withTheHouse } from '@/sandbox/ledger/port/entry'
import { trialMoney } from '@/sandbox/play/port/trial-money'
import { Refusal } from '@/sandbox/call/refusal'
import { trialType } from '@/sandbox/accounts/port/account-types'
import { createNumbered } from '@/sandbox/accounts/port/create-numbered'
import { openToken } from '@/sandbox/sign-in/port/open-session'

/** Opens a session with a new trial account (1 §4). */
export const freePlayLogin: Handler<
  FreePlayLogin,
  AccountsPort & LedgerPort & SecurityPort & SettingsPort & VerificationPort
> = async (call) => {
  const { services, merchant, texts } = call
  const { features } = await services.settings.of(merchant)
  if (features['FREEPLAY3'] === 0) throw new Refusal('free_play_closed', texts.say('free_play_closed'))
  await spendTry(call, 'trials')
  const { code } = merchant
  const account = await createNumbered(services.accounts, code, 'trial', { type: trialType(merchant) })
  const movements = withTheHouse(account.id, 'trial', inCurrency(merchant, trialMoney))
  await services.ledger.post({ merchant: code, account: account.id, kind: 'trial', movements })
  return { token: await openToken(call, account), firstTimeLogin: false, passwordExpired: false }
}
