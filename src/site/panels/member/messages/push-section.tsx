import { useEffect, useState } from 'react'
import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { GatewayError } from '@/site/gateway/gateway-error'
import { useText } from '@/site/i18n/language'
import { pushStateOf, turnPushOff, turnPushOn, type PushState } from '@/site/merchant/push/device-push'
import { useWholeSite } from '@/site/merchant/site-context'
import { useSession } from '@/site/session/session'
import { Button } from '@/site/ui/button'
import { FailureLine } from '@/site/ui/notices/failure-line'

/** Notifications on this device, where the merchant sends some: what they are, and the button that turns them on or off. */
export function PushSection() {
  const { push } = useWholeSite().site
  const session = useSession()
  if (push.provider === 'none' || session.status !== 'signedIn') return null
  return <Push key={session.customerId} customerId={session.customerId} />
}

function Push({ customerId }: { readonly customerId: string }) {
  const t = useText()
  const { push } = useWholeSite().site
  const gateway = useGateway()
  const errorText = useErrorText()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    let isShown = true
    void pushStateOf(customerId).then((now) => isShown && setState(now))
    return () => {
      isShown = false
    }
  }, [customerId])

  async function press(work: () => Promise<PushState>) {
    setBusy(true)
    setFailure('')
    try {
      setState(await work())
    } catch (error) {
      setFailure(error instanceof GatewayError ? errorText(error) : t('push.failed'))
      setState(await pushStateOf(customerId))
    } finally {
      setBusy(false)
    }
  }

  const turnOff = async () => {
    await turnPushOff(gateway)
    return pushStateOf(customerId)
  }

  return (
    <PanelSection title={t('push.title')} busy={state === undefined}>
      <PanelHint role="status">{t(`push.${state ?? 'off'}`)}</PanelHint>
      <FailureLine role="alert">{failure}</FailureLine>
      {state === 'off' && (
        <Button busy={isBusy} onClick={() => void press(() => turnPushOn(gateway, push, customerId))}>
          {t('push.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button busy={isBusy} onClick={() => void press(turnOff)}>
          {t('push.turnOff')}
        </Button>
      )}
    </PanelSection>
  )
}
