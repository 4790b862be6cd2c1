import type { ReactNode } from 'react'
import { useText } from '@/site/i18n/language'
import { BlockBoundary } from '@/site/render/block-boundary'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { useOnline } from '@/site/ui/view/use-online'
import { Centre } from './page-failed'

/** Shown when the app shell itself fails: a sentence and a button to reload. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <BlockBoundary name="site" fallback={() => <SiteFailed />}>
      {children}
    </BlockBoundary>
  )
}

export function SiteFailed() {
  const t = useText()
  const loadAnew = () => location.reload()
  useOnline(loadAnew)
  return (
    <Centre>
      <FailedNotice text={t('error.site')} onRetry={loadAnew} />
    </Centre>
  )
}
