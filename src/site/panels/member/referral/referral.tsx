import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useReferral } from '@/site/gateway/rewards/referral'
import type { ReferralProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { parsePageNumber } from '@/site/lib/whole-number'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { FriendList } from './friend-list'
import { ReferralLink } from './referral-link'
import { ReferralRules } from './referral-rules'
import { ReferralTotals } from './referral-totals'

/** What a friend brings and when, the link to share, and the friends who have registered by it. */
export function Referral({ qr, pageSize }: ReferralProps) {
  const t = useText()
  const errorText = useErrorText()
  const [query, change] = usePanelQuery()
  const pageNo = parsePageNumber(query.get('page'))
  const read = useReferral({ pageNo, pageSize })
  const { data, error } = read
  if (error?.code === 'referral_closed')
    return (
      <PanelSections>
        <PanelSection title={t('referral.rules')}>
          <EmptyState icon="users" text={errorText(error)} />
        </PanelSection>
      </PanelSections>
    )
  if (data === undefined)
    return (
      <PanelSections>
        <ReadSection title={t('referral.rules')} read={read}>
          {() => <Skeleton lines={8} />}
        </ReadSection>
      </PanelSections>
    )
  const { rules, gift, totals, code } = data
  return (
    <PanelSections>
      <ReferralRules rules={rules} gift={gift} />
      <ReferralLink code={code} hasQr={qr} />
      <PanelSection title={t('referral.friends')}>
        <ReferralTotals totals={totals} gift={gift} />
        <FriendList data={data} pageNo={pageNo} onPage={(no) => change({ page: no === 1 ? undefined : String(no) })} />
      </PanelSection>
    </PanelSections>
  )
}
