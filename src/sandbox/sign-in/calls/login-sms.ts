import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { LimitsPort } from '@/sandbox/limits/port/limits-port'
import type { SecurityPort } from '@/sandbox/security/port/security-port'
import type { SignInPort } from '@/sandbox/sign-in/port/sign-in-port'
import type { Login, LoginBySms, LoginSms } from '@/contract/generated/gateway-types'
import { checkHuman } from '@/sandbox/verification/port/check-human'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { fullNumber } from '@/sandbox/accounts/port/full-number'
import { codeMinutes } from '@/sandbox/verification/port/code-minutes'
import { openSession } from '@/sandbox/sign-in/port/open-session'
import { sendCode } from '@/sandbox/verification/port/send-code'
import { attemptsOf } from '@/sandbox/sign-in/sign-in-attempts'
import { verificationWrong } from '@/sandbox/verification/port/verification-wrong'

/** Sends a code for a sign-in, if that is offered. */
export const loginSms: Handler<LoginSms, AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort> = async (
  call,
) => {
  await refuseClosed(call)
  await sendCode(call, 'login', call.request.mobileNum)
  return { expiredMinutes: codeMinutes }
}

/** The answer for a number without an account is that for a wrong code. */
export async function loginBySms(
  call: GatewayCall<
    LoginBySms,
    AccountsPort & LimitsPort & SecurityPort & SettingsPort & SignInPort & VerificationPort
  >,
): Promise<Login['response']> {
  await refuseClosed(call)
  const { services, merchant, texts, request, address } = call
  const number = fullNumber(request.countryDialingCode, request.mobileNum.trim())
  const account = await services.accounts.byNumber(merchant.code, number)
  const attempts = await attemptsOf(call, number, account)
  attempts.refuseTooMany()
  if (request.humanVerification !== undefined) checkHuman(call)()
  const isRight = services.smsCodes.redeem(merchant.code, 'login', number, request.verificationCode, address)
  if (!isRight || account === undefined) {
    attempts.add()
    throw verificationWrong(texts)
  }
  attempts.forget()
  return openSession(call, account)
}

async function refuseClosed({ services, merchant, texts }: GatewayCall<unknown, SettingsPort>): Promise<void> {
  const { features } = await services.settings.of(merchant)
  if (features['MOBILEVERCODELOGIN3'] !== 1) throw new Refusal('sms_closed', texts.say('sms_closed'))
}
