import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useErrorText } from '@/site/gateway/error-text'
import { useMissionLeaderboard, type Mission } from '@/site/gateway/rewards/missions'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { useMissionFigure } from './use-mission-figure'

/** The leaderboard of a mission, loaded when it is opened. */
export function Leaderboard({ mission }: { mission: Mission }) {
  const t = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Root>
      <Button emphasis="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'missions.boardHide' : 'missions.board')}
      </Button>
      <div id={id}>{isOpen && <Places mission={mission} />}</div>
    </Root>
  )
}

function Places({ mission: { id, unit } }: { mission: Mission }) {
  const t = useText()
  const format = useFormat()
  const figure = useMissionFigure()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useMissionLeaderboard(id)
  if (data === undefined)
    return error === undefined ? (
      <div aria-busy>
        <span className="visually-hidden">{t('loading')}</span>
        <Skeleton lines={5} />
      </div>
    ) : (
      <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
    )
  const { top, own } = data
  return (
    <>
      {top.length === 0 && <p>{t('missions.boardNone')}</p>}
      <List>
        {top.map((place) => (
          <li key={place.rank} aria-current={place.own || undefined}>
            <b>{format.number(place.rank)}</b>
            <span>
              <bdi>{place.name}</bdi> {place.own && `(${t('missions.you')})`}
            </span>
            <strong>{figure(place.progress, unit)}</strong>
          </li>
        ))}
      </List>
      <Own>
        {own === null ? (
          t('missions.ownNone')
        ) : (
          <>
            {t('missions.own', { rank: format.number(own.rank) })} <strong>{figure(own.progress, unit)}</strong>
          </>
        )}
      </Own>
    </>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  justify-items: start;

  > div {
    inline-size: 100%;
  }
`

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    padding: 0.35rem 0.5rem;
    font-variant-numeric: tabular-nums;
  }

  > li > b {
    min-inline-size: 1.75rem;
    color: var(--color-text-muted);
  }

  > li > span {
    flex: 1;
  }

  > [aria-current] {
    border-radius: 0.5rem;
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
  }
`

const Own = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  justify-content: space-between;
  padding: 0.5rem;
  border-block-start: 1px solid var(--color-border);
`
