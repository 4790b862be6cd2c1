import { useEffect } from 'react'
import { keepBackEntries } from '@/site/ui/modals/over-page'
import { NoticeStack } from '@/site/ui/notices/notice-stack'
import { Toasts } from '@/site/ui/notices/toasts'
import { useOnline } from '@/site/ui/view/use-online'
import { Analytics } from '@/site/app/start/analytics'
import { BackButton } from '@/site/app/centres/back-button'
import { useKeptPlace } from '@/site/app/routes/kept-place'
import { MoneyEvents } from './money-events'
import { PageNotices } from './page-notices'
import { useSearchKey } from '@/site/app/routes/search-key'
import { SessionEvents } from './session-events'

const backButton = new BackButton()

/** What happens on a page without a click. No first view shows it: it arrives when the page is alive. */
export function PageEvents() {
  useEffect(() => {
    keepBackEntries(backButton)
    return backButton.start()
  }, [])
  useKeptPlace()
  useSearchKey()
  useOnline(askForPictures)
  return (
    <>
      <Analytics />
      <SessionEvents />
      <NoticeStack>
        <MoneyEvents />
        <PageNotices />
        <Toasts />
      </NoticeStack>
    </>
  )
}

/** A browser asks once for a picture, and not again for one that did not arrive. */
function askForPictures(): void {
  for (const picture of document.images) {
    if (picture.src !== '' && picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src)
  }
}
