import { useEffect, useEffectEvent } from 'react'
import { useGateway } from '@/site/gateway/gateway-context'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { useSiteLoader } from '@/site/merchant/site-context'
import { pushOwner } from '@/site/session/push-owner'
import { useSession } from '@/site/session/session'
import type { ShowMessage } from '@/site/worker/worker-settings'

/** Shows the page that a pressed notification leads to, and keeps the device's subscription in step with the session. */
export function usePush(): void {
  const session = useSession()
  const site = useSiteLoader()
  const gateway = useGateway()
  const navigate = useNavigate()
  const customerId = session.status === 'signedIn' ? session.customerId : undefined

  const show = useEffectEvent((path: string) => navigate(path))
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const handleMessage = ({ data }: MessageEvent) => isShowMessage(data) && show(data.path)
    navigator.serviceWorker.addEventListener('message', handleMessage)
    return () => navigator.serviceWorker.removeEventListener('message', handleMessage)
  }, [])

  const keepInStep = useEffectEvent(async (id: string) => {
    const { keepPushInStep } = await import('@/site/merchant/push/device-push')
    await keepPushInStep(gateway, (await site.load()).site.push, id)
  })
  useEffect(() => {
    if (customerId === undefined || pushOwner.get() === undefined) return
    keepInStep(customerId).catch((error: unknown) => console.warn('notifications are not in step', error))
  }, [customerId])
}

function isShowMessage(data: unknown): data is ShowMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'show'
}
