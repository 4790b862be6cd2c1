import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { LoginByName } from '@/contract/generated/gateway-types'
import { maskedEmail, maskedNumber } from '@/sandbox/masked'
import { addressTries } from '@/sandbox/verification/port/address-tries'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import { visitorPlace } from '@/sandbox/settings/port/visitor-place'
import type { Account } from '@/sandbox/call/account'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { refuseTooManyCodes } from '@/sandbox/verification/port/send-code'
import { verificationWrong } from '@/sandbox/verification/port/verification-wrong'

/**
 * A sign-in from an address new to the account requires a second factor (2 §4): a code sent to its mobile number or
 * e-mail address, or a captcha if it has neither. Signing in makes the address a known one. Throws a Refusal.
 */
export async function secondCheck(
  call: GatewayCall<LoginByName, SecurityPort & SettingsPort & VerificationPort>,
  account: Account,
  hasAnsweredCaptcha: boolean,
): Promise<void> {
  if ((await call.services.signIns.knows(account.id, await visitorPlace(call))) !== 'new') return
  const contact = contactOf(account)
  if (contact === undefined) checkCaptcha(call, hasAnsweredCaptcha)
  else if ((call.request.verificationCode ?? '').trim() === '') throw await sent(call, account, contact)
  else checkCode(call, account)
}

interface Contact {
  readonly to: string
  readonly kind: 'sms' | 'email'
  readonly masked: string
}

function contactOf({ mobile, profile }: Account): Contact | undefined {
  const email = profile['email'] ?? ''
  if (mobile !== null) return { to: mobile, kind: 'sms', masked: maskedNumber(mobile) }
  return email === '' ? undefined : { to: email, kind: 'email', masked: maskedEmail(email) }
}

async function sent(
  call: GatewayCall<unknown, SettingsPort & VerificationPort>,
  { id }: Account,
  { to, kind, masked }: Contact,
): Promise<Refusal> {
  const { services, merchant, texts } = call
  const tries = await addressTries(call)
  tries.refuseTooMany('messages')
  refuseTooManyCodes(call, to)
  tries.add('messages')
  services.outbox.send(merchant.code, { to, kind, code: services.smsCodes.issue(merchant.code, 'place', id) })
  return new Refusal('address_unregistered', texts.say('address_unregistered', { to: masked }), {
    value: { secondCheck: 'code' },
  })
}

/** Wrong codes are counted by address, so that six digits cannot be guessed and nobody locks the owner out. */
function checkCode(call: GatewayCall<LoginByName, SecurityPort & VerificationPort>, { id }: Account): void {
  const { services, merchant, texts, request, address } = call
  const key = `${id} ${address}`
  refuseTooMany(call, services.securityLimits.bindingCodes, key)
  if (services.smsCodes.redeem(merchant.code, 'place', id, request.verificationCode ?? '', address)) return
  services.securityLimits.bindingCodes.add(merchant.code, key)
  throw verificationWrong(texts)
}

function checkCaptcha(
  { services, merchant, texts, request }: GatewayCall<LoginByName, VerificationPort>,
  hasAnswered: boolean,
): void {
  const { captcha = '', captchaId } = request
  if (hasAnswered || (captcha !== '' && services.captchas.redeem(merchant.code, captchaId, captcha))) return
  const code = captcha === '' ? 'address_unregistered_captcha' : 'captcha_wrong'
  throw new Refusal(code, texts.say(code), { value: { captcha: true, secondCheck: 'captcha' } })
}
