import type { FreePlayLogin } from '@/contract/generated/gateway-types'
import { spendTry } from '@/sandbox/checks/address-tries'
import type { Handler } from '@/sandbox/gateway-call'
import { withTheHouse } from '@/sandbox/ledger/entry'
import { trialMoney } from '@/sandbox/play/play-sessions'
import { Refusal } from '@/sandbox/refusal'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import { createNumbered } from '@/sandbox/stores/create-numbered'
import { openToken } from './open-session'

/** Opens a session with a new trial account (1 §4). */
export const freePlayLogin: Handler<FreePlayLogin> = async (call) => {
  const { services, merchant, texts } = call
  const { features } = await services.settings.of(merchant)
  if (features['FREEPLAY3'] === 0) throw new Refusal('free_play_closed', texts.say('free_play_closed'))
  await spendTry(call, 'trials')
  const { code } = merchant
  const account = await createNumbered(services.accounts, code, 'trial', { type: trialType(merchant) })
  const movements = withTheHouse(account.id, 'trial', trialMoney)
  await services.ledger.post({ merchant: code, account: account.id, kind: 'trial', movements })
  return { token: await openToken(call, account), firstTimeLogin: false, passwordExpired: false }
}

/** The specification's own number where the merchant names none (1 §4). */
export function trialType({ accountTypes }: SandboxMerchant): number {
  return accountTypes.trial[0] ?? 4
}
