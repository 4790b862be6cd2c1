import '@/ui/later-icons'
import { Suspense, useId } from 'react'
import { GuardNotice } from '@/elements/guard-notice'
import type { PointMallProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { obstacle } from '@/site/guards'
import { EmptyState } from '@/ui/empty-state'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { Frame } from './mall-layout'

/** Visitors need none of it. */
const MallDesk = lazyPart('mall-desk', () => import('./mall-desk').then((part) => part.MallDesk))

/** The point mall (2 §2): for players with a real account; the others are told what is missing. */
export function PointMall(props: PointMallProps) {
  const t = useText()
  const titleId = useId()
  const { role } = useSession()
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(props.title)}</h2>
      {obstacle('realAccount', role) === undefined ? (
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
