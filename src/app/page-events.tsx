import { useEffect } from 'react'
import { keepBackEntries } from '@/ui/over-page'
import { NoticeStack } from '@/ui/notice-stack'
import { Toasts } from '@/ui/toasts'
import { useOnline } from '@/ui/use-online'
import { Analytics } from './analytics'
import { BackButton } from './back-button'
import { useKeptPlace } from './kept-place'
import { MoneyEvents } from './money-events'
import { PageNotices } from './page-notices'
import { useSearchKey } from './search-key'
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
