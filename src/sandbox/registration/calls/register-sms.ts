import type { AccountsPort } from '@/sandbox/accounts/port/accounts-port'
import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import type { SettingsPort } from '@/sandbox/settings/port/settings-port'
import type { VerificationPort } from '@/sandbox/verification/port/verification-port'
import type { RegisterSms } from '@/contract/generated/gateway-types'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { codeMinutes } from '@/sandbox/verification/port/code-minutes'
import { sendCode } from '@/sandbox/verification/port/send-code'

type SmsCall = GatewayCall<RegisterSms['request'], AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort>

/** Sends a code for a registration with a user name. */
export const registerSms: Handler<RegisterSms, AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort> = (
  call,
) => send(call)

/** Sends a code for a registration with a mobile number, if that is offered. */
export const registerMobileSms: Handler<
  RegisterSms,
  AccountsPort & DiagnosticsPort & SettingsPort & VerificationPort
> = async (call) => {
  const { features } = await call.services.settings.of(call.merchant)
  if (features['MOBILENUMREG3'] === 0) throw new Refusal('register_closed', call.texts.say('register_closed'))
  return send(call)
}

/** Gives the same answer whether or not the number has an account. */
async function send(call: SmsCall): Promise<RegisterSms['response']> {
  await sendCode(call, 'register', call.request.mobileNo)
  return { expiredMinutes: codeMinutes }
}
