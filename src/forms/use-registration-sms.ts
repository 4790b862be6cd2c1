import { useCallback } from 'react'
import { GatewayError } from '@/gateway/gateway-error'
import { useGateway } from '@/gateway/gateway-context'
import { useErrorText } from '@/gateway/error-text'
import { registerMobileSms, registerSms } from '@/gateway/registration'
import { useDialogs } from '@/site/dialogs'
import type { RegistrationKind } from '@/site/session-flows'
import type { SendSms } from './form-context'

/** Sends the code of a registration; when that fails, a dialog says why (1 §8). */
export function useRegistrationSms(kind: RegistrationKind): SendSms {
  const gateway = useGateway()
  const dialogs = useDialogs()
  const errorText = useErrorText()
  return useCallback(
    async (request) => {
      try {
        return await gateway.send(kind === 'mobile' ? registerMobileSms : registerSms, request)
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        dialogs.open('message', {
          icon: 'warning',
          title: 'in_popup_prompt',
          text: errorText(error),
          confirm: 'in_increase_submit',
          closeAfter: 0,
        })
        return undefined
      }
    },
    [gateway, dialogs, errorText, kind],
  )
}
