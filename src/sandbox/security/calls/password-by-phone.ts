import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { ForgotSms, SetPasswordByPhone } from '@/contract/generated/gateway-types'
import { checkMobileNumber } from '@/sandbox/verification/port/check-mobile-number'
import { checkNewPassword } from '@/sandbox/security/checks/check-new-password'
import { addressTries } from '@/sandbox/verification/port/address-tries'
import { paymentHashOf, refuseSameSecret } from '@/sandbox/security/port/check-secret'
import { refuseTooMany } from '@/sandbox/verification/port/refuse-too-many'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { codeMinutes } from '@/sandbox/verification/port/code-minutes'
import { sendCode } from '@/sandbox/verification/port/send-code'
import { setPassword } from './set-password'
import { verificationWrong } from '@/sandbox/verification/port/verification-wrong'

/** Sends a code for setting a new password, if that is offered. */
export const forgotSms: Handler<ForgotSms, AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort> = async (
  call,
) => {
  await refuseClosed(call)
  await sendCode(call, 'forgot', call.request.mobileNum)
  return { expirationTime: new Date(call.services.clock() + codeMinutes * 60_000).toISOString() }
}

/** The answer for a number without an account is that for a wrong code. */
export const setPasswordByPhone: Handler<
  SetPasswordByPhone,
  AccountsPort & DiagnosticsPort & SecurityPort & SettingsPort & VerificationPort
> = async (call) => {
  await refuseClosed(call)
  const { services, merchant, texts, request, address } = call
  const number = await checkMobileNumber(call, request.mobileNum)
  await checkNewPassword(call)
  const account = await services.accounts.byNumber(merchant.code, number)
  const { passwordByPhone } = services.securityLimits
  const key = `${number} ${address}`
  const tries = await addressTries(call)
  refuseTooMany(call, passwordByPhone, key)
  tries.refuseTooMany('wrongSecrets')
  const isRight = services.smsCodes.redeem(merchant.code, 'forgot', number, request.verificationCode, address)
  if (!isRight || account === undefined) {
    passwordByPhone.add(merchant.code, key)
    tries.add('wrongSecrets')
    throw verificationWrong(texts)
  }
  await refuseSameSecret(call, paymentHashOf(account), request.newPassword, 'newPassword')
  await setPassword(services, account, request.newPassword)
  return null
}

async function refuseClosed({ services, merchant, texts }: GatewayCall<unknown, SettingsPort>): Promise<void> {
  const { features } = await services.settings.of(merchant)
  if (features['CHNGPASSVERIF3'] !== 1)
    throw new Refusal('password_by_phone_closed', texts.say('password_by_phone_closed'))
}
