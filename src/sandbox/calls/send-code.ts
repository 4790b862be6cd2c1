import type { HumanVerification } from '@/contract/generated/gateway-types'
import { checkHuman } from '@/sandbox/checks/check-human'
import { checkMobileNumber } from '@/sandbox/checks/check-mobile-number'
import { addressTries } from '@/sandbox/checks/address-tries'
import type { GatewayCall } from '@/sandbox/gateway-call'
import { Refusal } from '@/sandbox/refusal'
import type { CodePurpose } from '@/sandbox/stores/sms-codes'

type SmsCall = GatewayCall<{
  readonly countryDialingCode: string
  readonly humanVerification?: HumanVerification
}>

/**
 * Sends a code to a mobile number. For anything but a registration it goes to numbers with an account
 * alone, and the others are answered alike. Throws a Refusal.
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

/** Counts a code that is sent to a number or an address. Throws a Refusal. */
export function refuseTooManyCodes({ services, merchant, texts }: GatewayCall<unknown>, number: string): void {
  const { codeEachSecond, codes } = services.limits
  if (codes.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('too_many_codes'), { status: 429 })
  if (codeEachSecond.isFull(merchant.code, number))
    throw new Refusal('too_many_tries', texts.say('wait_for_code'), { status: 429 })
  codeEachSecond.add(merchant.code, number)
  codes.add(merchant.code, number)
}
