import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { deviceItems } from '@/site/lib/browser-items'
import { BlockBoundary } from '@/site/render/block-boundary'
import { moneyChannel, pendingName } from '@/site/session/pending-money'
import { useSession } from '@/site/session/session'
import { listenToTabs } from '@/site/session/tab-channel'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { RetryOnline } from './retry-online'

const PendingMoney = lazyPart('money-notices', () => import('./pending-money').then((part) => part.PendingMoney))
const WithdrawalAsked = lazyPart('money-notices', () =>
  import('./withdrawal-asked').then((part) => part.WithdrawalAsked),
)

/**
 * Runs on every page: follows up money requests from an earlier page or another tab that have no answer yet, and
 * notifies the player about withdrawals whose arrival is to be confirmed.
 */
export function MoneyEvents() {
  const session = useSession()
  const customer = session.status === 'signedIn' ? session.customerId : undefined
  const [hasNews, setHasNews] = useState(false)
  const isPending = customer !== undefined && deviceItems.get(pendingName(customer)) !== null
  useEffect(() => listenToTabs(moneyChannel, () => setHasNews(true)), [])
  if (customer === undefined) return null
  return (
    <>
      {(isPending || hasNews) && (
        <Later name="pending-money">
          <PendingMoney />
        </Later>
      )}
      {session.role !== 'trial' && (
        <Later name="withdrawal-asked">
          <WithdrawalAsked />
        </Later>
      )}
    </>
  )
}

/** Non-blocking: the page neither waits for it nor fails with it. */
function Later({ name, children }: { name: string; children: ReactNode }) {
  return (
    <BlockBoundary name={name} fallback={(onRetry) => <RetryOnline onRetry={onRetry} />}>
      <Suspense>{children}</Suspense>
    </BlockBoundary>
  )
}
