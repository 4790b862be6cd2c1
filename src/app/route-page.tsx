import { Suspense, useEffect, useRef } from 'react'
import type { PageConfig, Routes, SystemPageConfig } from '@/generated/merchant-types'
import { systemStatusOf, usePermission } from '@/gateway/permission'
import { useText } from '@/i18n/language'
import { BlockBoundary } from '@/render/block-boundary'
import { Page } from '@/render/page'
import { useSession } from '@/session/session'
import { isSentToLogin, obstacle } from '@/site/guards'
import { useLocation } from '@/site/navigation'
import { pageAt, type FoundPage } from '@/site/pages'
import { useSite } from '@/site/site-context'
import { lazyPart } from '@/ui/lazy-part'
import { ConnectionNotice } from './connection-notice'
import { LoginFirst } from './login-first'
import { PageFailed } from './page-failed'

/** Few visitors meet a page that is not for them. */
const GuardedPage = lazyPart('guarded-page', () => import('./guarded-page').then((part) => part.GuardedPage))

/** The page at the current address, or what the system status puts in its place (1 §1, §4). */
export function RoutePage() {
  const { routes } = useSite()
  const { pathname, hash } = useLocation()
  const { role } = useSession()
  const t = useText()
  const { data, error, mutate } = usePermission()
  useStartOfPage(pathname, hash)

  const status = data === undefined ? 0 : systemStatusOf(data)
  const { name, page } = shownPage(status, pageAt(routes, pathname), routes.system)
  const guard = 'guard' in page ? page.guard : 'none'
  if (status === 0 && isSentToLogin(routes, pathname, role)) return <LoginFirst />
  return (
    <>
      {error !== undefined && <ConnectionNotice error={error} onRetry={() => void mutate()} />}
      <BlockBoundary name={pathname} fallback={(onRetry) => <PageFailed title={t(page.title)} onRetry={onRetry} />}>
        {obstacle(guard, role) === undefined ? (
          <Page name={name} page={page} />
        ) : (
          <Suspense>
            <GuardedPage name={name} page={page} guard={guard} />
          </Suspense>
        )}
      </BlockBoundary>
    </>
  )
}

function shownPage(
  status: 0 | 1 | 2,
  found: FoundPage | undefined,
  { maintenance, blocked, notFound }: Routes['system'],
): { readonly name: string; readonly page: PageConfig | SystemPageConfig } {
  if (status === 1) return { name: 'system/maintenance', page: maintenance }
  if (status === 2) return { name: 'system/blocked', page: blocked }
  return found ?? { name: 'system/notFound', page: notFound }
}

/** Another page starts at its top, and the keyboard and screen readers go there too; unless the address names a place on it. */
function useStartOfPage(pathname: string, hash: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash !== '') return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}
