import '@/site/ui/icons/later-icons'
import { Suspense, useId } from 'react'
import { GuardNotice } from '@/site/elements/guard-notice'
import type { PointMallProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { guardFailure } from '@/site/merchant/actions/guards'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Frame } from './mall-layout'

/** Lazy-loaded, because guests do not need it. */
const MallDesk = lazyPart('mall-desk', () => import('./mall-desk').then((part) => part.MallDesk))

/** The point mall (2 §2) for players with a real account. Everyone else sees what is missing. */
export function PointMall(props: PointMallProps) {
  const t = useText()
  const titleId = useId()
  const { role } = useSession()
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(props.title)}</h2>
      {guardFailure('realAccount', role) === undefined ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <MallDesk {...props} />
        </Suspense>
      ) : (
        <EmptyState icon="coins" text={t('point-mall.visitor')}>
          <GuardNotice guard="realAccount" />
        </EmptyState>
      )}
    </Frame>
  )
}
