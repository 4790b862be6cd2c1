import { currentAgreements } from '@/sandbox/agreements/port/current-agreements'
import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { Register, RegisterRule } from '@/contract/generated/gateway-types'
import { checkAffiliate } from './check-affiliate'
import { checkCaptcha } from '@/sandbox/verification/port/check-captcha'
import { checkHuman } from '@/sandbox/verification/port/check-human'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { AccountSeed } from '@/sandbox/accounts/port/accounts-port'
import { fullNumber } from '@/sandbox/accounts/port/full-number'
import { hashPassword } from '@/sandbox/accounts/port/passwords'
import { playerType } from '@/sandbox/accounts/port/account-types'
import { homeDialingCode } from '@/sandbox/settings/port/home-dialing-code'
import { openToken } from '@/sandbox/sign-in/port/open-session'
import { verificationWrong } from '@/sandbox/verification/port/verification-wrong'

export type Registration = GatewayCall<
  Register['request'],
  AccountsPort & AgreementsPort & DiagnosticsPort & SecurityPort & SettingsPort & TeamPort & VerificationPort
>

/** Fields that are not stored in the profile as they are: they are validated or stored separately. */
const apart = [
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
  'mobileNum',
  'affiliateCode',
  'referralCode',
]

/** A repeated password must match if it is sent; a site may also check it only locally. */
function checkRepeatedPassword({ request, texts }: Registration): void {
  const { password, confirmPassword } = request
  if (confirmPassword !== undefined && confirmPassword !== password)
    throw new Refusal('rule_invalid', texts.say('passwords_differ'), { value: { field: 'confirmPassword' } })
}

/**
 * Checks of every registration besides its fields: the repeated password, the affiliate code, the human check, the
 * captcha. Returns what the affiliate code grants.
 */
export async function checkNewcomer(call: Registration, captchaRule: RegisterRule | undefined) {
  checkRepeatedPassword(call)
  const given = await checkAffiliate(call)
  const spendHuman = checkHuman(call)
  checkCaptcha(call, captchaRule)
  spendHuman()
  return given
}

/**
 * Verifies that the number is the player's: by our own code, or by the phone provider's token for that number (1 §7).
 */
export function checkVerification(call: Registration, number: string): void {
  const { services, merchant, texts, request, address } = call
  const idToken = phoneTokenOf(call)
  const isVerified =
    idToken === undefined
      ? services.smsCodes.redeem(merchant.code, 'register', number, request.verificationCode ?? '', address)
      : services.phoneProvider.redeem(merchant.code, idToken) === number
  if (!isVerified) throw verificationWrong(texts)
}

/** The phone provider's token, if it replaces the code. */
export function phoneTokenOf({ request }: Registration): string | undefined {
  return request.firebaseChannel === 'sms' ? request.firebaseIdToken : undefined
}

/** The number in international form; undefined if the form did not ask for one. */
export function numberOf({ request }: Registration, fields: Readonly<Record<string, string>>): string | undefined {
  const { mobileNum } = fields
  return mobileNum === undefined ? undefined : fullNumber(request.countryDialingCode ?? homeDialingCode, mobileNum)
}

/** The data of a new player's account except its name. Real accounts start without money. */
export async function seedOf(
  { request }: Registration,
  fields: Readonly<Record<string, string>>,
  mobile: string | undefined,
): Promise<Omit<AccountSeed, 'account'>> {
  const { password, paymentPassword } = fields
  const kept = Object.entries(fields).filter(([field]) => !apart.includes(field))
  const profile: Record<string, string> = { ...Object.fromEntries(kept), ...codesOf(request) }
  if (mobile !== undefined) profile['countryDialingCode'] = request.countryDialingCode ?? homeDialingCode
  if (paymentPassword !== undefined) profile['paymentPasswordHash'] = await hashPassword(paymentPassword)
  return {
    type: playerType,
    passwordHash: password === undefined ? null : await hashPassword(password),
    mobile: mobile ?? null,
    profile,
  }
}

/** The affiliate and referral codes. An address may carry them whether or not the form asks for them (1 §3, 1 §5). */
function codesOf({ affiliateCode, referralCode }: Registration['request']): Record<string, string> {
  const codes = Object.entries({ affiliateCode, referralCode }).map(([name, code = '']) => [name, code.trim()] as const)
  return Object.fromEntries(codes.filter(([, code]) => code !== ''))
}

/** Keeps what the newcomer agreed to, and signs in. */
export async function signedInAnswer(call: Registration, account: Account): Promise<Register['response']> {
  const { services, merchant, request } = call
  await services.agreements.add(merchant, account.id, request.agreements ?? currentAgreements(merchant))
  return { token: await openToken(call, account), account: account.account }
}
