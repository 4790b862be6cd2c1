import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from './verification-port'
import type { HumanVerification } from '@/contract/generated/gateway-types'
import { checkHuman } from './check-human'
import { checkMobileNumber } from './check-mobile-number'
import { addressTries } from './address-tries'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { CodePurpose } from '@/sandbox/verification/sms-codes'

type SmsCall = GatewayCall<
  {
    readonly countryDialingCode: string
    readonly humanVerification?: HumanVerification
  },
  AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort
>

/**
 * Sends a code to a mobile number. Except for a registration, it is sent only to numbers with an account, and others
 * get the same answer. Throws a Refusal.
 */
export async function sendCode(call: SmsCall, purpose: CodePurpose, mobileNum: string): Promise<void> {
  const { services, merchant } = call
  const number = await checkMobileNumber(call, mobileNum)
  const isKnown = (await services.accounts.byNumber(merchant.code, number)) !== undefined
  const spendHuman = checkHuman(call)
  const tries = await addressTries(call)
  tries.refuseTooMany('messages')
  refuseTooManyCodes(call, number)
  spendHuman()
  tries.add('messages')
  const code = services.smsCodes.issue(merchant.code, purpose, number)
  if (purpose === 'register' || isKnown) services.outbox.send(merchant.code, { to: number, kind: 'sms', code })
}

/** Counts a code sent to a number or address. Throws a Refusal. */
export function refuseTooManyCodes(
  { services, merchant, texts }: GatewayCall<unknown, VerificationPort>,
  number: string,
): void {
  const { codeEachSecond, codes } = services.codeLimits
  if (codes.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('too_many_codes'), { status: 429 })
  if (codeEachSecond.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('wait_for_code'), { status: 429 })
  codeEachSecond.add(merchant.code, number)
  codes.add(merchant.code, number)
}
