import { useState } from 'react'
import { useErrorText } from '@/gateway/error-text'
import { usePermission } from '@/gateway/permission'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { styled } from 'styled-components'

/** Asks the server again. When all is well the page goes by itself; when nothing has changed, that is said. */
export function RetryButton() {
  const t = useText()
  const errorText = useErrorText()
  const { mutate } = usePermission()
  const [result, setResult] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const handleClick = async () => {
    setBusy(true)
    setResult('')
    try {
      await mutate()
      setResult(t('system-notice.unchanged'))
    } catch (error) {
      setResult(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void handleClick()}>
        <Icon name="refresh-cw" size={18} />
        {t('retry')}
      </Button>
      <Result role="status">{result}</Result>
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
