import { Suspense, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useSystemStatus } from '@/site/gateway/content/permission'
import type { PageConfig, Routes, SystemPageConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { BlockBoundary } from '@/site/render/block-boundary'
import { Page } from '@/site/render/page'
import { useSession } from '@/site/session/session'
import { isSentToLogin, guardFailure } from '@/site/merchant/actions/guards'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt, type Pages } from '@/site/merchant/pages/pages'
import { useSite, useWholeSite } from '@/site/merchant/site-context'
import { focusPage } from '@/site/ui/focus/focus-page'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Veil } from '@/site/app/events/busy-veil'
import { LoginFirst } from './login-first'
import { PageFailed } from './page-failed'

/** Lazy-loaded, because few visitors open a page that they may not see. */
const GuardedPage = lazyPart('guarded-page', () => import('./guarded-page').then((part) => part.GuardedPage))

/** The page at the current URL, or the system page that replaces it because of the system status (1 §1, §4). */
export function RoutePage() {
  const { site, routes } = useSite()
  const { pathname, hash } = useLocation()
  const { role } = useSession()
  const t = useText()
  const status = useSystemStatus()
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useStartOfPage(pathname, hash)

  const shown = shownPage(status, pathname, routes)
  const title = shown === undefined ? site.name : t(shown.page.title)
  if (status === 0 && shown !== undefined && isSentToLogin(routes, pathname, role)) return <LoginFirst />
  return (
    <BlockBoundary
      name={`page/${shown?.name ?? 'arriving'}`}
      fallback={(onRetry) => <PageFailed title={title} onRetry={onRetry} />}
    >
      {shown === undefined ? (
        <Suspense fallback={<Veil />}>
          <ArrivingPage onArrived={drawAgain} />
        </Suspense>
      ) : (
        <PageForRole {...shown} />
      )}
    </BlockBoundary>
  )
}

interface ShownPage {
  readonly name: string
  readonly page: PageConfig | SystemPageConfig
}

/** Suspends until the merchant data for pages other than home have loaded. */
function ArrivingPage({ onArrived }: { onArrived: () => void }) {
  useWholeSite()
  useLayoutEffect(onArrived, [onArrived])
  return null
}

function PageForRole({ name, page }: ShownPage) {
  const { role } = useSession()
  const guard = 'guard' in page ? page.guard : 'none'
  return guardFailure(guard, role) === undefined ? (
    <Page name={name} page={page} />
  ) : (
    <Suspense>
      <GuardedPage name={name} page={page} guard={guard} />
    </Suspense>
  )
}

/** Returns undefined while the status is unknown. */
export function shownPage(
  status: 0 | 1 | 2,
  pathname: string,
  { pages, system }: Pages & Partial<Pick<Routes, 'system'>>,
): ShownPage | undefined {
  if (status === 0) {
    const found = pageAt({ pages }, pathname)
    if (found !== undefined) return found
  }
  const name = status === 1 ? 'maintenance' : status === 2 ? 'blocked' : 'notFound'
  return system && { name: `system/${name}`, page: system[name] }
}

/**
 * On navigation, scrolls to the top and moves the focus to the heading of the page for keyboards and screen readers,
 * unless the URL has a hash.
 */
function useStartOfPage(pathname: string, hash: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash !== '') return
    window.scrollTo(0, 0)
    focusPage()
  }, [pathname, hash])
}
