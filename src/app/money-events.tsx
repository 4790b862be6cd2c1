import { Suspense, useEffect, useState } from 'react'
import { deviceItems } from '@/lib/browser-items'
import { BlockBoundary } from '@/render/block-boundary'
import { moneyChannel, pendingName } from '@/session/pending-money'
import { useSession } from '@/session/session'
import { listenToTabs } from '@/session/tab-channel'
import { lazyPart } from '@/ui/lazy-part'
import { AnewOnline } from './anew-online'

const PendingMoney = lazyPart('money-notices', () => import('./pending-money').then((part) => part.PendingMoney))

/** Money that a page before this one, or another tab, has moved without an answer yet is looked after on every page. */
export function MoneyEvents() {
  const session = useSession()
  const customer = session.status === 'signedIn' ? session.customerId : undefined
  const [hasNews, setHasNews] = useState(false)
  const isPending = customer !== undefined && deviceItems.get(pendingName(customer)) !== null
  useEffect(() => listenToTabs(moneyChannel, () => setHasNews(true)), [])
  if (customer === undefined || !(isPending || hasNews)) return null
  return (
    <BlockBoundary name="pending-money" fallback={(onRetry) => <AnewOnline onRetry={onRetry} />}>
      <Suspense>
        <PendingMoney />
      </Suspense>
    </BlockBoundary>
  )
}
