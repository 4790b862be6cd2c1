import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { usePermission } from '@/site/gateway/content/permission'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

/** Asks the server again. The notice disappears if the site is available again; otherwise this says why it stays. */
export function RetryButton() {
  const t = useText()
  const errorText = useErrorText()
  const { error, mutate } = usePermission()
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle')

  const handleClick = async () => {
    setState('asking')
    await mutate()
    setState('answered')
  }

  return (
    <>
      <Button busy={state === 'asking'} onClick={() => void handleClick()}>
        <Icon name="refresh-cw" size={18} />
        {t('retry')}
      </Button>
      <Result role="status">{state === 'answered' && (error ? errorText(error) : t('system-notice.unchanged'))}</Result>
    </>
  )
}

/** Below the buttons. Its space is reserved before there is a result, so that nothing shifts. */
const Result = styled.p`
  order: 1;
  flex-basis: 100%;
  min-block-size: 1.5em;
  color: var(--color-text-muted);
`
