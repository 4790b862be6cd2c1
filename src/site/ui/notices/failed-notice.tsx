import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { Notice } from './notice'

interface FailedNoticeProps {
  /** What happened. */
  readonly text: string
  readonly onRetry?: () => void
  /** The retry is under way. */
  readonly busy?: boolean
}

/** Shows an error where it occurred, with a button to retry. */
export function FailedNotice({ text, onRetry, busy = false }: FailedNoticeProps) {
  const t = useText()
  return (
    <Notice role="alert">
      <Mark>
        <Icon name="alert-triangle" size={24} />
      </Mark>
      <p>{text}</p>
      {onRetry !== undefined && (
        <Button busy={busy} onClick={onRetry}>
          <Icon name="refresh-cw" size={18} />
          {t('retry')}
        </Button>
      )}
    </Notice>
  )
}

const Mark = styled.span`
  color: var(--color-danger);
`
