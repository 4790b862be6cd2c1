import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { BindContact, BindingCode } from '@/contract/generated/gateway-types'
import { addressTries } from '@/sandbox/verification/port/address-tries'
import { brokenRule } from '@/sandbox/settings/port/broken-rule'
import { readRule, ruleRefusal } from '@/sandbox/settings/port/check-fields'
import { checkHuman } from '@/sandbox/verification/port/check-human'
import { checkMobileNumber } from '@/sandbox/verification/port/check-mobile-number'
import { checkPassword } from '@/sandbox/security/port/check-secret'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import type { Account } from '@/sandbox/call/account'
import { realAccountOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { codeMinutes } from '@/sandbox/verification/port/code-minutes'
import { homeDialingCode } from '@/sandbox/settings/port/home-dialing-code'
import { refuseTooManyCodes } from '@/sandbox/verification/port/send-code'
import { verificationWrong } from '@/sandbox/verification/port/verification-wrong'

type Call = GatewayCall<
  Pick<BindContact['request'], 'kind' | 'to' | 'countryDialingCode'>,
  DiagnosticsPort & SettingsPort
>
type BindCall = GatewayCall<Pick<BindContact['request'], 'kind' | 'to' | 'countryDialingCode'>, AccountsPort>

/**
 * Sends a code to the number or address to bind. Whether it is already bound is only revealed to those who have the
 * code.
 */
export const bindingCode: Handler<BindingCode, DiagnosticsPort & SettingsPort & VerificationPort> = async (call) => {
  const { services, merchant, request } = call
  const account = realAccountOf(call)
  const to = await checkedContact(call)
  const spendHuman = checkHuman(call)
  const tries = await addressTries(call)
  tries.refuseTooMany('messages')
  refuseTooManyCodes(call, to)
  spendHuman()
  tries.add('messages')
  const code = services.smsCodes.issue(merchant.code, 'bind', keyOf(account, to))
  services.outbox.send(merchant.code, { to, kind: request.kind === 'mobile' ? 'sms' : 'email', code })
  return { expiredMinutes: codeMinutes }
}

/** Binds a number or address with the code. Replacing one also requires the password, if the account has one. */
export const bindContact: Handler<
  BindContact,
  AccountsPort & DiagnosticsPort & SecurityPort & SettingsPort & VerificationPort
> = async (call) => {
  const { services, merchant, texts, request, address } = call
  const account = realAccountOf(call)
  const { kind, verificationCode, password = '' } = request
  const to = await checkedContact(call)
  const hasOne = kind === 'mobile' ? account.mobile !== null : (account.profile['email'] ?? '') !== ''
  if (hasOne && account.passwordHash !== null) await checkPassword(call, account, password, 'password')
  refuseTooMany(call, services.securityLimits.bindingCodes, account.id)
  if (!services.smsCodes.redeem(merchant.code, 'bind', keyOf(account, to), verificationCode, address)) {
    services.securityLimits.bindingCodes.add(merchant.code, account.id)
    throw verificationWrong(texts)
  }
  if (kind === 'email') await services.accounts.setProfile(account.id, 'email', to)
  else await bindMobile(call, account, to)
  return null
}

async function bindMobile({ services, texts, request }: BindCall, { id }: Account, number: string): Promise<void> {
  if (!(await services.accounts.setMobile(id, number)))
    throw new Refusal('mobile_taken', texts.say('mobile_taken'), { value: { field: 'to' } })
  await services.accounts.setProfile(id, 'countryDialingCode', request.countryDialingCode ?? homeDialingCode)
}

/** Key of a code, which is valid only for the account that requested it. */
const keyOf = ({ id }: Account, to: string): string => `${id} ${to}`

/**
 * The number in international form, or the address, validated by the registration's rules. A refusal names the field
 * `to`.
 */
async function checkedContact(call: Call): Promise<string> {
  const { kind, to, countryDialingCode = homeDialingCode } = call.request
  if (kind === 'mobile') {
    const numbered = { ...call, request: { countryDialingCode } }
    return checkMobileNumber(numbered, to.trim(), 'to')
  }
  const { registerRules } = await call.services.settings.of(call.merchant)
  const rule = readRule(call, 'email', registerRules['email'])
  const broken = brokenRule(to.trim(), rule, true)
  if (broken !== undefined) throw ruleRefusal(call, 'email', rule, broken, 'to')
  return to.trim()
}
