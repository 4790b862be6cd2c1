import type { Register } from '@/generated/gateway-types'
import type { Account } from '@/sandbox/database/tables'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import type { AccountSeed } from '@/sandbox/stores/accounts'
import { fullNumber } from '@/sandbox/stores/full-number'
import { hashPassword } from '@/sandbox/stores/passwords'
import { playerType } from '@/sandbox/stores/seed-accounts'
import { homeDialingCode } from './country-codes'

export type Registration = GatewayCall<Register['request']>

/** Fields that are checked apart from their rule, or not kept as they are. */
const apart = ['username', 'password', 'confirmPassword', 'captcha', 'verificationCode', 'paymentPassword', 'mobileNum']

/** A repeated password that is sent must be the same one; a site may keep it to itself. */
export function checkRepeatedPassword({ request, texts }: Registration): void {
  const { password, confirmPassword } = request
  if (confirmPassword !== undefined && confirmPassword !== password)
    throw new Refusal('rule_invalid', texts.say('passwords_differ'), { value: { field: 'confirmPassword' } })
}

export function checkVerificationCode({ services, merchant, texts, request }: Registration, number: string): void {
  if (!services.smsCodes.redeem(merchant.code, number, request.verificationCode ?? ''))
    throw new Refusal('verification_wrong', texts.say('verification_wrong'), { value: { field: 'verificationCode' } })
}

/** The full number that was given, undefined when the form asked for none. */
export function numberOf({ request }: Registration, fields: Readonly<Record<string, string>>): string | undefined {
  const { mobileNum } = fields
  return mobileNum === undefined ? undefined : fullNumber(request.countryDialingCode ?? homeDialingCode, mobileNum)
}

/** What a new player's account is made of, all but its name. Real accounts start with nothing. */
export async function seedOf(
  { request }: Registration,
  fields: Readonly<Record<string, string>>,
  mobile: string | undefined,
): Promise<Omit<AccountSeed, 'account'>> {
  const { password, paymentPassword } = fields
  const kept = Object.entries(fields).filter(([field]) => !apart.includes(field))
  const profile: Record<string, string> = Object.fromEntries(kept)
  if (mobile !== undefined) profile['countryDialingCode'] = request.countryDialingCode ?? homeDialingCode
  if (paymentPassword !== undefined) profile['paymentPasswordHash'] = await hashPassword(paymentPassword)
  return {
    type: playerType,
    passwordHash: password === undefined ? null : await hashPassword(password),
    mobile: mobile ?? null,
    profile,
  }
}

export async function signedInAnswer({ services }: Registration, account: Account): Promise<Register['response']> {
  return { token: await services.sessions.open(account), account: account.account }
}
