import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { IconButton } from '@/site/ui/icons/icon-button'

interface UnconfirmedGameProps {
  readonly title: string
  readonly onRetry: () => void
  readonly onBack: () => void
  /** Called when the player says that the game is visible. */
  readonly onSeen: () => void
}

/** Shown over a frame that has loaded but sends no messages: only the player can see whether it shows the game. */
export function UnconfirmedGame({ title, onRetry, onBack, onSeen }: UnconfirmedGameProps) {
  const t = useText()
  return (
    <Strip role="alert">
      <p>{t('launch.silent', { game: title })}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
      <Button emphasis="quiet" onClick={onBack}>
        {t('launch.back')}
      </Button>
      <IconButton icon="x" label={t('launch.seen')} onClick={onSeen} />
    </Strip>
  )
}

const Strip = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  align-self: end;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface);
  color: var(--color-text);

  > p {
    flex: 1 1 14rem;
  }
`
