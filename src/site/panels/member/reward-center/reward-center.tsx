import { styled } from 'styled-components'
import { DaysAhead, useDaysAhead } from '@/site/elements/panel/days-ahead'
import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { ClaimResult, isClaiming } from '@/site/money/claim-result'
import { useRewards } from '@/site/gateway/rewards/rewards'
import type { RewardCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Tabs } from '@/site/ui/tabs'
import { BonusClaimed } from './bonus-claimed'
import { PrizeDrawn } from './prize-drawn'
import { deadlineOf, RewardCard, RewardList } from './reward-card'

/** Rewards by state: claimable, in progress, claimed, expired (2 §2 reward center). */
export function RewardCenter({ tabs, ahead, prizes, play }: RewardCenterProps) {
  const t = useText()
  const [query, change] = usePanelQuery()
  const read = useRewards()
  const bonus = useMoneyIntent('rewardClaim')
  const raffle = useMoneyIntent('raffleClaim')
  const { data } = read
  const { chosen, choose, isWithin } = useDaysAhead(ahead, data?.now)
  if (data === undefined)
    return (
      <PanelSections>
        <ReadSection title={t('reward-center.title')} read={read}>
          {() => <Skeleton lines={8} />}
        </ReadSection>
      </PanelSections>
    )
  const [first = 'available'] = tabs
  const selected = tabs.find((tab) => tab === query.get('tab')) ?? first
  const listed = (tab: typeof selected) => data.rewards.filter(({ state }) => state === tab)
  const isOpen = selected === 'available' || selected === 'inProgress'
  const shown = isOpen ? listed(selected).filter((reward) => isWithin(deadlineOf(reward))) : listed(selected)
  // Only one money intent exists at a time, so the other form is free or busy.
  const isRaffle = raffle.state.status !== 'free' && raffle.state.status !== 'busy'
  const words = {
    busy: t('reward-center.busy'),
    checking: t('reward-center.checking'),
    forgotten: t('reward-center.forgotten'),
  }
  const isBusy = isClaiming(bonus.state) || isClaiming(raffle.state)
  const tabText = (tab: string, n: number) => (n === 0 ? tab : t('reward-center.tabCount', { tab, n }))
  return (
    <PanelSections>
      {isRaffle ? (
        <ClaimResult state={raffle.state} words={words} onDismiss={raffle.dismiss}>
          {raffle.state.status === 'done' && <PrizeDrawn answer={raffle.state.answer} />}
        </ClaimResult>
      ) : (
        <ClaimResult state={bonus.state} words={words} onDismiss={bonus.dismiss}>
          {bonus.state.status === 'done' && <BonusClaimed answer={bonus.state.answer} />}
        </ClaimResult>
      )}
      <Tabs
        label={t('reward-center.title')}
        tabs={tabs.map((name) => ({
          name,
          label: tabText(t(`reward-center.tab.${name}`), listed(name).length),
        }))}
        selected={selected}
        onSelect={(name) => change({ tab: name === first ? undefined : name })}
      >
        {isOpen && ahead.length > 0 && listed(selected).length > 1 && (
          <Narrowing>
            <DaysAhead offered={ahead} chosen={chosen} onChoose={choose} />
          </Narrowing>
        )}
        {shown.length === 0 ? (
          <PanelSection title={t(`reward-center.tab.${selected}`)}>
            <EmptyState
              icon="star"
              text={t(listed(selected).length === 0 ? `reward-center.none.${selected}` : 'days-ahead.none')}
            />
          </PanelSection>
        ) : (
          <RewardList>
            {shown.map((reward) => (
              <RewardCard
                key={reward.id}
                answer={data}
                reward={reward}
                hasPrizes={prizes}
                play={play}
                isBusy={isBusy}
                onClaim={() =>
                  reward.kind === 'raffle'
                    ? raffle.send({ promotionId: reward.id })
                    : bonus.send({ rewardId: reward.id })
                }
                onOver={() => void read.mutate()}
              />
            ))}
          </RewardList>
        )}
      </Tabs>
    </PanelSections>
  )
}

const Narrowing = styled.div`
  padding-block: 0.5rem 1rem;
`
