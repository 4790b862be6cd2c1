import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Register } from '@/contract/generated/gateway-types'
import { checkFields, type Asks } from '@/sandbox/settings/port/check-fields'
import type { Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import {
  checkNewcomer,
  checkVerification,
  numberOf,
  phoneTokenOf,
  seedOf,
  signedInAnswer,
} from '@/sandbox/registration/registration'

/** Registers with a user name, and signs in (1 §4). */
export const register: Handler<
  Register,
  AccountsPort & AgreementsPort & DiagnosticsPort & SecurityPort & SettingsPort & TeamPort & VerificationPort
> = async (call) => {
  const { services, merchant, texts, request } = call
  const { features, registerRules } = await services.settings.of(merchant)
  if (features['USERNAMEREG3'] === 0) throw new Refusal('register_closed', texts.say('register_closed'))

  const sent = { ...request, username: request.username?.trim() }
  const fields = checkFields(call, registerRules, sent, asks)
  const given = await checkNewcomer(call, registerRules['captcha'])
  const mobile = numberOf(call, fields)
  const isVerified = features['REGMOBVERF3'] === 1 || phoneTokenOf(call) !== undefined
  if (mobile !== undefined && isVerified) checkVerification(call, mobile)

  const account = fields['username'] ?? ''
  const created = await services.accounts.create(merchant.code, {
    ...(await seedOf(call, fields, mobile)),
    ...given,
    account,
  })
  if (created !== undefined) return signedInAnswer(call, created)
  if (await services.accounts.isTaken(merchant.code, account))
    throw new Refusal('username_taken', texts.say('username_taken'), { value: { field: 'username' } })
  throw new Refusal('mobile_taken', texts.say('mobile_taken'), { value: { field: 'mobileNum' } })
}

/** User name and password are always required; number and payment password if they are asked for at all (1 §5). */
const asks: Asks = (field, rule) => {
  if (field === 'username' || field === 'password') return 'required'
  if (field === 'mobileNum' || field === 'paymentPassword') return rule.enabled ? 'required' : 'no'
  if (field === 'captcha' || field === 'confirmPassword' || field === 'verificationCode') return 'no'
  return undefined
}
