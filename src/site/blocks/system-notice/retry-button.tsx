import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { usePermission } from '@/site/gateway/content/permission'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'

/** Asks the server again. When all is well the notice goes by itself; when it stays, why is said. */
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

/** Under the buttons, at its place before there is anything to say, so that nothing moves. */
const Result = styled.p`
  order: 1;
  flex-basis: 100%;
  min-block-size: 1.5em;
  color: var(--color-text-muted);
`
