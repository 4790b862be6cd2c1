import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { useOnline } from '@/site/ui/view/use-online'

/** In place of a page, with or without the shell around it. */
export const Centre = styled.main`
  min-block-size: 60dvh;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  text-align: center;
  padding: var(--space-gutter);
`

/** The navigation error: the page failed to open, and the rest of the site still works (1 §8). */
export function PageFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText()
  useOnline(onRetry)
  return (
    <Centre id="main" tabIndex={-1}>
      <h1>{title}</h1>
      <FailedNotice text={t('error.navigation')} onRetry={onRetry} />
    </Centre>
  )
}
