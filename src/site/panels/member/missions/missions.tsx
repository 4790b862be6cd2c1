import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { ClaimedList } from '@/site/money/claimed-list'
import { DaysAhead, useDaysAhead } from '@/site/elements/panel/days-ahead'
import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useRewardText } from '@/site/money/reward-text'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { ClaimResult, isClaiming } from '@/site/money/claim-result'
import { useMissions, type Milestone } from '@/site/gateway/rewards/missions'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import type { MissionsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { MissionCard, momentOf } from './mission-card'
import { useMissionFigure } from './use-mission-figure'

/** Missions with the player's progress and claimable rewards (2 §2 mission activity). */
export function Missions({ lists, ahead, leaderboard, play }: MissionsProps) {
  const t = useText()
  const figure = useMissionFigure()
  const say = useRewardText('missions.points')
  const read = useMissions()
  const { state, send, dismiss } = useMoneyIntent('missionClaim')
  const { data } = read
  const { chosen, choose, isWithin } = useDaysAhead(ahead, data?.now)
  if (data === undefined)
    return (
      <PanelSections>
        <ReadSection title={t('missions.title')} read={read}>
          {() => <Skeleton lines={8} />}
        </ReadSection>
      </PanelSections>
    )
  const listed = data.missions.filter(({ state: list }) => lists.includes(list))
  const shown = lists.flatMap((list) => {
    const missions = listed.filter((mission) => mission.state === list && isWithin(mission[momentOf[list]]))
    return missions.length === 0 ? [] : [{ list, missions }]
  })
  const claimable = shown
    .flatMap(({ missions }) => missions.flatMap(({ milestones }) => milestones))
    .filter((milestone) => milestone.state === 'claimable')
  const claim = (rewards: readonly string[]) => send({ rewards: [...rewards] as [string, ...string[]] })
  const isBusy = isClaiming(state)
  const words = { busy: t('missions.busy'), checking: t('missions.checking'), forgotten: t('missions.forgotten') }
  return (
    <PanelSections>
      <ClaimResult state={state} words={words} onDismiss={dismiss}>
        {state.status === 'done' && (
          <ClaimedList
            title={t('missions.done')}
            claimed={state.answer.claimed.map(({ id, mission, target, unit, reward, rewardUnit, number }) => ({
              ...{ id, number, reward: say(reward, rewardUnit) },
              text: t('missions.told', { mission, target: figure(target, unit) }),
            }))}
          />
        )}
      </ClaimResult>
      {(claimable.length > 1 || play !== undefined) && (
        <Bar>
          {claimable.length > 1 && (
            <Button emphasis="strong" busy={isBusy} onClick={() => claim(claimable.map(({ id }) => id))}>
              {t('missions.claimAll', { n: claimable.length, total: totalOf(claimable, say) })}
            </Button>
          )}
          {play !== undefined && (
            <Play action={play} $emphasis="normal">
              {t('missions.play')}
            </Play>
          )}
        </Bar>
      )}
      {ahead.length > 0 && listed.length > 1 && <DaysAhead offered={ahead} chosen={chosen} onChoose={choose} />}
      {shown.length === 0 && (
        <PanelSection title={t('missions.title')}>
          <EmptyState icon="star" text={t(listed.length === 0 ? 'missions.none' : 'days-ahead.none')} />
        </PanelSection>
      )}
      {shown.map(({ list, missions }) => (
        <PanelSection key={list} title={t(`missions.list.${list}`)}>
          <List>
            {missions.map((mission) => (
              <MissionCard
                key={mission.id}
                answer={data}
                mission={mission}
                hasLeaderboard={leaderboard && mission.leaderboard && mission.state !== 'coming'}
                isBusy={isBusy}
                onClaim={(id) => claim([id])}
                onOver={() => void read.mutate()}
              />
            ))}
          </List>
        </PanelSection>
      ))}
    </PanelSections>
  )
}

/** Money and points of several rewards: "₫1,500,000 + 200 points". */
function totalOf(claimable: readonly Milestone[], say: ReturnType<typeof useRewardText>): string {
  return (['amount', 'points'] as const)
    .map((unit) => {
      const rewards = claimable.filter(({ rewardUnit }) => rewardUnit === unit)
      return [unit, rewards.reduce((sum, { reward }) => sum + minorUnits(reward, 'down'), 0)] as const
    })
    .filter(([, sum]) => sum > 0)
    .map(([unit, sum]) => say(amountOf(sum), unit))
    .join(' + ')
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

const Play = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`

/** One column, or several where there is space. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
