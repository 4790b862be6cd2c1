import { Fact, Facts } from '@/elements/fact'
import { PanelSection, PanelSections } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useErrorText } from '@/gateway/error-text'
import { useReferral } from '@/gateway/referral'
import type { ReferralProps } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { pageNumber } from '@/lib/whole-number'
import { usePanelQuery } from '@/site/panel-query'
import { useSite } from '@/site/site-context'
import { EmptyState } from '@/ui/empty-state'
import '@/ui/later-icons'
import { Skeleton } from '@/ui/skeleton'
import { FriendList } from './friend-list'
import { ReferralLink } from './referral-link'

/** The rules first, then the link to share, and who has come by it. */
export function Referral({ qr, pageSize }: ReferralProps) {
  const t = useText()
  const errorText = useErrorText()
  const format = useFormat()
  const { currency } = useSite().site
  const [query, change] = usePanelQuery()
  const pageNo = pageNumber(query.get('page'))
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
  const { rules, totals, code } = data
  return (
    <PanelSections>
      <PanelSection title={t('referral.rules')}>
        <p>
          {t('referral.counts', {
            deposit: format.amount(rules.firstDeposit, currency),
            bet: format.amount(rules.validBet, currency),
          })}
        </p>
      </PanelSection>
      <ReferralLink code={code} hasQr={qr} />
      <PanelSection title={t('referral.friends')}>
        <Facts>
          <Fact name={t('referral.invited')}>{format.number(totals.invited)}</Fact>
          <Fact name={t('referral.deposited')}>{format.number(totals.deposited)}</Fact>
          <Fact name={t('referral.qualified')}>{format.number(totals.qualified)}</Fact>
        </Facts>
        <FriendList data={data} pageNo={pageNo} onPage={(no) => change({ page: no === 1 ? undefined : String(no) })} />
      </PanelSection>
    </PanelSections>
  )
}
