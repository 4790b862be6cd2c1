import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { RegisterMobile } from '@/contract/generated/gateway-types'
import { checkFields, type Asks } from '@/sandbox/settings/port/check-fields'
import type { Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { createNumbered } from '@/sandbox/accounts/port/create-numbered'
import {
  checkNewcomer,
  checkVerification,
  numberOf,
  phoneTokenOf,
  seedOf,
  signedInAnswer,
} from '@/sandbox/registration/registration'

/** Registers with a mobile number, under a generated name, and signs in (1 §4). */
export const registerMobile: Handler<
  RegisterMobile,
  AccountsPort & AgreementsPort & DiagnosticsPort & SecurityPort & SettingsPort & TeamPort & VerificationPort
> = async (call) => {
  const { services, merchant, texts, request } = call
  const { features, registerRules } = await services.settings.of(merchant)
  if (features['MOBILENUMREG3'] === 0) throw new Refusal('register_closed', texts.say('register_closed'))

  const asks = asksFor({ password: features['MOBILENUMPASSREG3'] === 1, code: phoneTokenOf(call) === undefined })
  const fields = checkFields(call, registerRules, { ...request }, asks)
  const given = await checkNewcomer(call, registerRules['captcha'])
  const mobile = numberOf(call, fields) ?? ''
  checkVerification(call, mobile)

  if (await services.accounts.byNumber(merchant.code, mobile))
    throw new Refusal('mobile_taken', texts.say('mobile_taken'), { value: { field: 'mobileNum' } })
  const seed = { ...(await seedOf(call, fields, mobile)), ...given }
  return signedInAnswer(call, await createNumbered(services.accounts, merchant.code, 'm', seed))
}

/**
 * The number is always required, the code unless a phone provider has verified the number, the password if the server
 * allows passwords; other enabled fields are optional (1 §5).
 */
function asksFor(has: { readonly password: boolean; readonly code: boolean }): Asks {
  return (field, rule) => {
    if (field === 'mobileNum') return 'required'
    if (field === 'verificationCode') return has.code ? 'required' : 'no'
    if (field === 'password') return has.password ? 'required' : 'no'
    if (field === 'captcha' || field === 'confirmPassword' || field === 'username') return 'no'
    return rule.enabled ? 'optional' : 'no'
  }
}
