import { Suspense, useEffect } from 'react'
import { keepBackEntries } from '@/site/ui/modals/page-overlays'
import { NoticeStack } from '@/site/ui/notices/notice-stack'
import { Toasts } from '@/site/ui/notices/toasts'
import { useOnline } from '@/site/ui/view/use-online'
import { BackButton } from '@/site/app/centres/back-button'
import { useKeptPlace } from '@/site/app/routes/kept-place'
import { ForeignServices } from '@/site/app/services/foreign-services'
import { Monitoring } from '@/site/app/monitoring/monitoring'
import { useMissedStep } from '@/site/app/routes/missed-step'
import { useAddressOfLanguage } from '@/site/app/routes/address-of-language'
import { MoneyEvents } from './money-events'
import { PageNotices } from './page-notices'
import { useSearchKey } from '@/site/app/routes/search-key'
import { usePush } from './use-push'
import { useOfflineWorker } from './use-offline-worker'
import { SessionEvents } from './session-events'
import { TermsToAgree } from './terms-to-agree'

const backButton = new BackButton()

/**
 * Listeners and notices that no click on the page starts. Lazy-loaded after hydration, because the first view does not
 * need them.
 */
export function PageEvents() {
  useAddressOfLanguage()
  useEffect(() => {
    keepBackEntries(backButton)
    return backButton.start()
  }, [])
  useMissedStep()
  useKeptPlace()
  useSearchKey()
  useOnline(askForPictures)
  useOfflineWorker()
  usePush()
  return (
    <>
      <ForeignServices />
      <Monitoring />
      <SessionEvents />
      <Suspense>
        <TermsToAgree />
      </Suspense>
      <NoticeStack
        standing={
          <>
            <MoneyEvents />
            <PageNotices />
          </>
        }
      >
        <Toasts />
      </NoticeStack>
    </>
  )
}

/** Reloads images that failed: a browser does not retry them by itself. */
function askForPictures(): void {
  for (const picture of document.images) {
    if (picture.src !== '' && picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src)
  }
}
