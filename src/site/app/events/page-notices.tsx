import { useState } from 'react'
import { useErrorText } from '@/site/gateway/error-text'
import { usePermission } from '@/site/gateway/content/permission'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { sessionStore } from '@/site/session/session-store'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { NoticePill } from '@/site/ui/notices/notice-pill'
import { useNewerRelease } from './use-newer-release'
import { useOffline } from './use-offline'

/**
 * Notices for every page: the connection is lost, the server does not answer, the browser stores nothing, or a newer
 * release is there.
 */
export function PageNotices() {
  const t = useText()
  const isOffline = useOffline()
  const errorText = useErrorText()
  const { error, isValidating, mutate } = usePermission()
  const isSignedIn = useSession().status === 'signedIn'
  const [isKnown, setKnown] = useState(false)
  const isNewer = useNewerRelease()
  const isLeftAtReload = isSignedIn && !isKnown && !sessionStore.isKept()

  return (
    <>
      {isOffline && (
        <NoticePill role="status" data-icon="alert-triangle">
          <Icon name="alert-triangle" size={20} />
          {t('offline')}
        </NoticePill>
      )}
      {!isOffline && error !== undefined && (
        <NoticePill role="status" data-icon="alert-triangle">
          <Icon name="alert-triangle" size={20} />
          {errorText(error)}
          <Button busy={isValidating} onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </NoticePill>
      )}
      {isLeftAtReload && (
        <NoticePill role="status" data-icon="info">
          <Icon name="info" size={20} />
          {t('storage.none')}
          <IconButton icon="x" label={t('dialog.close')} onClick={() => setKnown(true)} />
        </NoticePill>
      )}
      {isNewer && !isOffline && (
        <NoticePill role="status" data-icon="info">
          <Icon name="info" size={20} />
          {t('release.newer')}
          <Button onClick={() => location.reload()}>{t('release.reload')}</Button>
        </NoticePill>
      )}
    </>
  )
}
