import '@/site/ui/icons/later-icons'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useRedemptions } from '@/site/gateway/rewards/point-mall'
import type { PointRedemptionsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePageQuery } from '@/site/merchant/pages/page-query'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Paginator } from '@/site/ui/paginator'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { RedemptionCard } from './redemption-card'

/** The redemptions of the signed-in player, paginated. */
export function OwnRedemptions({ title, pageSize }: PointRedemptionsProps) {
  const t = useText()
  const titleId = useId()
  const [query, change] = usePageQuery()
  const asked = Number(query.get('history') ?? '1')
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(title)}</h2>
      <Found {...{ page, pageSize }} onSelect={(next) => change({ history: next === 1 ? undefined : String(next) })} />
    </Frame>
  )
}

interface FoundProps {
  readonly page: number
  readonly pageSize: number
  readonly onSelect: (page: number) => void
}

function Found({ page, pageSize, onSelect }: FoundProps) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useRedemptions({ pageNo: page, pageSize })
  if (error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  if (data === undefined) return <Skeleton lines={4} />
  if (data.content.length === 0) return <EmptyState icon="coins" text={t('point-redemptions.none')} />
  return (
    <>
      <List>
        {data.content.map((redemption) => (
          <RedemptionCard key={redemption.number} redemption={redemption} />
        ))}
      </List>
      <Paginator label={t('point-redemptions.pages')} page={page} pages={data.totalPages} onSelect={onSelect} />
    </>
  )
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-inline: var(--page-edge);
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`
