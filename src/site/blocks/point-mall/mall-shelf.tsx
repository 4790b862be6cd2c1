import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import type { PointReward, usePointRewards } from '@/site/gateway/rewards/point-mall'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Paginator } from '@/site/ui/paginator'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { RewardCard } from './reward-card'
import '@/site/ui/icons/later-icons'

interface MallShelfProps {
  readonly read: ReturnType<typeof usePointRewards>
  readonly page: number
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly onChoose: (reward: PointReward) => void
}

/** The rewards found, with their loading, error and empty states. */
export function MallShelf({ read, page, onChange, onChoose }: MallShelfProps) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = read
  if (error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  if (data === undefined)
    return (
      <Cards aria-busy aria-label={t('loading')}>
        {Array.from({ length: 8 }, (_, place) => (
          <li key={place}>
            <Waiting aria-hidden />
          </li>
        ))}
      </Cards>
    )
  if (data.content.length === 0)
    return (
      <EmptyState icon="coins" text={t('point-mall.none')}>
        <Button onClick={() => onChange({ type: undefined, cost: undefined, reach: undefined, page: undefined })}>
          {t('point-mall.showAll')}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <Cards>
        {data.content.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onChoose={() => onChoose(reward)} />
        ))}
      </Cards>
      <Paginator
        label={t('point-mall.rewards')}
        page={page}
        pages={data.totalPages}
        onSelect={(next) => onChange({ page: next === 1 ? undefined : String(next) })}
      />
    </>
  )
}

/** Two columns on a phone, one there with large text, four or five on a wide screen. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20%, 7.5rem, min(9.5rem, 50% - var(--space-3)))), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-inline-size: 0;
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18%, 13rem)), 1fr));
    gap: var(--space-4);
  }
`

const Waiting = styled(SkeletonBar)`
  block-size: 16rem;
`
