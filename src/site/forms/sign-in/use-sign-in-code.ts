import { useCallback } from 'react'
import type { Gateway } from '@/site/gateway/gateway'
import { useGateway } from '@/site/gateway/gateway-context'
import { forgotSms } from '@/site/gateway/account/passwords'
import { loginSms } from '@/site/gateway/account/session-calls'
import type { ForgotSms } from '@/contract/generated/gateway-types'
import type { MobileNumber, SmsSender } from '@/site/forms/state/form-context'
import type { HumanProof } from '@/site/forms/verification/use-verify-human'
import { useSendSms } from '@/site/forms/verification/use-send-sms'
import { afterMinutes } from '@/site/forms/widgets/countdowns'

type Purpose = 'login' | 'forgot'

/** Sends a code for signing in or for resetting the password. */
export function useSignInCode(purpose: Purpose): SmsSender {
  const gateway = useGateway()
  const send = useCallback(
    ({ mobileNo, countryDialingCode }: MobileNumber, proof: HumanProof) =>
      nextCodeAt(gateway, purpose, { mobileNum: mobileNo, countryDialingCode, ...proof }),
    [gateway, purpose],
  )
  return useSendSms(purpose, send)
}

/**
 * When another code may be requested (milliseconds since 1970). For a sign-in the server answers in minutes, for a
 * forgotten password with a point in time (1 §4).
 */
async function nextCodeAt(gateway: Gateway, purpose: Purpose, request: ForgotSms['request']): Promise<number> {
  if (purpose === 'login') return afterMinutes((await gateway.send(loginSms, request)).expiredMinutes)
  const { expirationTime } = await gateway.send(forgotSms, request)
  const time = Date.parse(expirationTime)
  return Number.isNaN(time) ? afterMinutes(1) : time
}
