import { useState } from 'react'
import { useErrorText } from '@/gateway/error-text'
import { usePermission } from '@/gateway/permission'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { sessionStore } from '@/session/session-store'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { NoticePill } from '@/ui/notice-pill'
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
    </>
  )
}
