import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useErrorText } from '@/site/gateway/error-text'
import { usePoints } from '@/site/gateway/rewards/points'
import type { Action } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Icon } from '@/site/ui/icons/icon'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import '@/site/ui/icons/later-icons'

const toRecord: Action = { action: 'memberCentre', panel: 'point-record', query: {} }

interface PointsOnTopProps {
  readonly canConvert: boolean
  readonly hasRecord: boolean
  readonly onConvert: () => void
}

/** The balance of points, sticky while the rewards scroll, with the note that points never expire (2 §1). */
export function PointsOnTop({ canConvert, hasRecord, onConvert }: PointsOnTopProps) {
  const t = useText()
  const errorText = useErrorText()
  const { number } = useFormat()
  const { data, error, isValidating, mutate } = usePoints(true)
  if (data === undefined && error !== undefined)
    return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
  return (
    <>
      <Stuck>
        <Bar>
          <Icon name="coins" size={28} />
          <Balance>
            <dt>{t('point-mall.balance')}</dt>
            <dd>{data === undefined ? <SkeletonBar aria-hidden /> : <bdi>{number(data.balance)}</bdi>}</dd>
          </Balance>
        </Bar>
      </Stuck>
      <Acts>
        <p>{t('point-mall.noExpiry')}</p>
        {canConvert && <Button onClick={onConvert}>{t('point-mall.convert')}</Button>}
        {hasRecord && (
          <Record action={toRecord} $emphasis="quiet">
            {t('point-mall.record')}
          </Record>
        )}
      </Acts>
    </>
  )
}

/**
 * A band from edge to edge, so that no strip of a reward stands out around the points. It begins under the header,
 * which is lower on some phones than its size says.
 */
const Stuck = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(var(--header-size, 0px) - 1rem);
  margin-block: -1rem -0.25rem;
  margin-inline: calc(var(--page-edge) * -1);
  padding-block: 1.25rem 0.25rem;
  padding-inline: var(--page-edge);
  background: color-mix(in srgb, var(--color-background) 40%, transparent);
  /* Hides what is under the band, and is not seen over the bare page. */
  backdrop-filter: blur(16px);

  /* What comes to have the focus stands below the band, not under it. */
  & ~ * :is(a, button, input, select) {
    scroll-margin-block-start: 4.5rem;
  }
`

const Bar = styled.div`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  padding: 0.5rem 1rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
  background: var(--color-surface-raised);
  box-shadow: var(--card-shadow);

  > svg {
    flex: none;
    color: var(--color-accent);
  }
`

const Balance = styled.dl`
  flex: 1 1 9rem;
  min-inline-size: 0;
  margin: 0;

  > dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > dd {
    margin: 0;
  }

  > dt + dd {
    font-family: var(--font-heading);
    font-size: clamp(1.25rem, 5vw, 1.75rem);
    font-variant-numeric: tabular-nums;
    font-weight: var(--font-weight-heading);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;

  > p {
    flex: 1 1 100%;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  > a,
  > button {
    flex: 1 1 auto;
    padding-inline: 0.75rem;
  }

  @media (min-width: 48rem) {
    > p {
      flex: 1;
    }

    > a,
    > button {
      flex: none;
    }
  }
`

const Record = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
