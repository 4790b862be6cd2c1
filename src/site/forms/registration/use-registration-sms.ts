import { useCallback } from 'react'
import type { RegistrationKind } from '@/site/merchant/sign-in/session-flows'
import { useGateway } from '@/site/gateway/gateway-context'
import { registerMobileSms, registerSms } from '@/site/gateway/account/registration'
import type { MobileNumber, SmsSender } from '@/site/forms/state/form-context'
import type { HumanProof } from '@/site/forms/verification/use-verify-human'
import type { PhoneCodes } from '@/site/forms/verification/use-phone-verification'
import { useSendSms } from '@/site/forms/verification/use-send-sms'
import { afterMinutes } from '@/site/forms/widgets/countdowns'

/** 1 §4 */
const minutesOfPhoneProvider = 1

/** Sends the registration's SMS code through the phone provider where there is one, else through the gateway. */
export function useRegistrationSms(kind: RegistrationKind, phone: PhoneCodes | undefined): SmsSender {
  const gateway = useGateway()
  const send = useCallback(
    async (to: MobileNumber, proof: HumanProof) => {
      if (phone !== undefined) {
        await phone.send(to)
        return afterMinutes(minutesOfPhoneProvider)
      }
      const call = kind === 'mobile' ? registerMobileSms : registerSms
      return afterMinutes((await gateway.send(call, { ...to, ...proof })).expiredMinutes)
    },
    [gateway, kind, phone],
  )
  return useSendSms('register', send)
}
