import { useState } from 'react'
import { useErrorText } from '@/gateway/error-text'
import { usePermission } from '@/gateway/permission'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { sessionStore } from '@/session/session-store'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { PageNotice, PageNoticeStack } from './page-notice'
import { useOffline } from './use-offline'

/** What is to be known on every page: that the line is lost, that the server does not answer, that nothing is kept. */
export function PageNotices() {
  const t = useText()
  const isOffline = useOffline()
  const errorText = useErrorText()
  const { error, isValidating, mutate } = usePermission()
  const isSignedIn = useSession().status === 'signedIn'
  const [isKnown, setKnown] = useState(false)
  const isLeftAtReload = isSignedIn && !isKnown && !sessionStore.isKept()

  if (!isOffline && error === undefined && !isLeftAtReload) return null
  return (
    <PageNoticeStack>
      {isOffline && <PageNotice icon="alert-triangle">{t('offline')}</PageNotice>}
      {!isOffline && error !== undefined && (
        <PageNotice icon="alert-triangle">
          {errorText(error)}
          <Button busy={isValidating} onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </PageNotice>
      )}
      {isLeftAtReload && (
        <PageNotice icon="info">
          {t('storage.none')}
          <IconButton icon="x" label={t('dialog.close')} onClick={() => setKnown(true)} />
        </PageNotice>
      )}
    </PageNoticeStack>
  )
}
