import { useCallback, useRef } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { useText } from '@/site/i18n/language'
import { sessionNow } from '@/site/session/session'
import { useBusy } from '@/site/merchant/busy'
import { useDialogs } from '@/site/merchant/dialogs'
import { useAddressCheck, useLeaveSite } from '@/site/merchant/actions/external-link'
import { warning } from '@/site/merchant/actions/message-presets'
import { loadChunk } from '@/site/ui/loading/load-chunk'
import type { Service } from './service-path'

interface Wanted {
  /** Where on the site the click was, by the server's name for the place. */
  readonly position: string
  readonly service: Service
}

/** Milliseconds after a popup is sent on its way within which another press is of the same hasty finger. */
const hasty = 500

/**
 * Opens customer service in a popup: the wanted service, else VIP service for players entitled to it, else live chat (1
 * §6, §7).
 */
export function useCustomerService(wanted?: Wanted): () => void {
  const t = useText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const check = useAddressCheck()
  const leaveSite = useLeaveSite()
  const errorText = useErrorText()
  const during = useBusy()
  const isOpening = useRef(false)
  const { position, service } = wanted ?? {}

  return useCallback(() => {
    if (isOpening.current) return
    isOpening.current = true
    const isSignedIn = sessionNow().status === 'signedIn'
    const popup = openWindow(t('loading'))
    const opening = loadChunk('customer-service', () => import('./open-service')).then(({ openService }) =>
      openService({ gateway, dialogs, check, leaveSite, errorText, isSignedIn, popup, position, service }),
    )
    during(opening)
      .catch((error: unknown) => {
        popup?.close()
        dialogs.open('message', warning(errorText(error)))
      })
      .finally(() => setTimeout(() => (isOpening.current = false), hasty))
  }, [t, gateway, dialogs, check, leaveSite, errorText, during, position, service])
}

/** Opened synchronously in the click handler: a browser blocks a popup that opens later. */
function openWindow(waiting: string): Window | null {
  const popup = window.open('', '_blank', 'popup,width=440,height=720')
  if (popup === null) return null
  popup.opener = null
  popup.document.title = waiting
  popup.document.body.textContent = waiting
  return popup
}
