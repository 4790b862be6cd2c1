import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { PromotionStatus } from '@/site/elements/promotion-status'
import { useStatement } from '@/site/elements/use-statement'
import { TimeLeft } from '@/site/elements/time-left'
import { useErrorText } from '@/site/gateway/error-text'
import { usePromotionStates, type PromotionActivity } from '@/site/gateway/rewards/promotion-activities'
import type { Promotion } from '@/site/gateway/rewards/promotions'
import type { PromotionStates } from '@/contract/generated/gateway-types'
import type { PromotionDetailProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ApplicationForm } from './application-form'
import { ClaimOutcome, StatusAction } from './status-action'

/** What a brand requires of an application, and where it sends participants. */
export type TakingPart = Omit<PromotionDetailProps, 'alone'>

/** The player's status in a promotion: a label, the wagering and the end date, and one action (2 §4). */
export function PromotionStanding({ promotion, ...taking }: TakingPart & { readonly promotion: Promotion }) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = usePromotionStates()
  if (data === undefined && error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  if (data === undefined) return <Skeleton lines={3} />
  const activity = data.items.find(({ id }) => id === promotion.id)
  if (activity === undefined) return null
  return (
    <Box aria-label={t('promotion-detail.standing')}>
      <p>
        <PromotionStatus activity={activity} />
      </p>
      <Standing answer={data} activity={activity} onOver={() => void mutate()} />
      <ClaimOutcome activity={activity} />
      <Part key={activity.status} {...{ activity, promotion, ...taking }} />
    </Box>
  )
}

interface StandingProps {
  /** The answer with the server's current time. */
  readonly answer: PromotionStates['response']
  readonly activity: PromotionActivity
  readonly onOver: () => void
}

/**
 * The bonus, its wagering requirement, since when it is the player's, when the promotion starts or ends, why it is not
 * for the player, and the result of an application.
 */
function Standing({ answer, activity, onOver }: StandingProps) {
  const t = useText()
  const { whole, minute } = useStatement()
  const { number } = useFormat()
  const { status, bonus, starts, ends, applied, taken, unmet } = activity
  return (
    <>
      <Facts>
        {bonus !== null && (
          <>
            <Fact name={t('promotion-detail.bonus')}>
              <Amount amount={bonus.amount} />
            </Fact>
            <Fact name={t('promotion-detail.wagering')}>
              <Amount amount={bonus.turnover} />
            </Fact>
          </>
        )}
        {taken !== null && (status === 'claimed' || status === 'joined') && (
          <Fact name={t(status === 'claimed' ? 'promotion-detail.usedOn' : 'promotion-detail.since')}>
            {minute(taken)}
          </Fact>
        )}
        {status === 'comingSoon' && starts !== null && (
          <Fact name={t('promotion-detail.startsIn')}>
            <TimeLeft answer={answer} until={starts} onOver={onOver} />
          </Fact>
        )}
        <Fact name={t(status === 'closed' ? 'promotion-detail.ended' : 'promotion-detail.ends')}>
          {ends === null ? t('promotion-detail.noEnd') : minute(ends)}
        </Fact>
      </Facts>
      {unmet.length > 0 && status === 'process' && (
        <ul>
          {unmet.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      {applied !== null && status !== 'joined' && (
        <Applied>
          <p>{t('promotion-detail.applied', { time: whole(applied.time) })}</p>
          {applied.pictures > 0 && <p>{t('promotion-detail.sent', { n: number(applied.pictures) })}</p>}
          {applied.comment !== '' && (
            <blockquote>
              <bdi>{applied.comment}</bdi>
            </blockquote>
          )}
          {status === 'rejected' && <p>{t('promotion-detail.reason', { reason: applied.reason ?? '–' })}</p>}
        </Applied>
      )}
    </>
  )
}

interface PartProps extends TakingPart {
  readonly promotion: Promotion
  readonly activity: PromotionActivity
}

/** The application form if it has fields, otherwise the one action. */
function Part({ promotion, activity, comment, pictures, play, byCategory }: PartProps) {
  const { status, way } = activity
  const isOpen = way === 'application' && (status === 'process' || status === 'rejected')
  if (!isOpen)
    return <StatusAction activity={activity} play={byCategory[promotion.category ?? ''] ?? { action: play }} />
  return <ApplicationForm activity={activity} hasComment={comment} mostPictures={pictures} />
}

const Box = styled.section`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  max-inline-size: 48rem;
  padding: min(var(--space-4), 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: var(--color-surface);
`

const Applied = styled.div`
  display: grid;
  gap: 0.4rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;

  > blockquote {
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--color-border);
  }
`
