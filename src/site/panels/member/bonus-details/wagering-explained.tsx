import { useState } from 'react'
import { styled } from 'styled-components'
import { categoryText } from '@/site/elements/category-text'
import { useStatement } from '@/site/elements/use-statement'
import { useBonusWagering } from '@/site/gateway/money/bonuses'
import { useErrorText } from '@/site/gateway/error-text'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Paginator } from '@/site/ui/paginator'
import { ProgressBar } from '@/site/ui/loading/progress-bar'
import { Skeleton } from '@/site/ui/loading/skeleton'

/** Bets per page. */
const pageSize = 10

/** The bets that counted for a bonus, how much of each counted, and why others did not. */
export function WageringExplained({ id }: { id: string }) {
  const t = useText()
  const format = useFormat()
  const { whole } = useStatement()
  const errorText = useErrorText()
  const { currency } = useSite().site
  const [pageNo, setPageNo] = useState(1)
  const { data, error, isValidating, mutate } = useBonusWagering({ id, pageNo, pageSize })
  const amount = (value: number) => format.amount(value, currency)
  const title = t('bonus-details.explained')
  if (data === undefined)
    return (
      <Root aria-busy={error === undefined}>
        <h4 dir="auto">{title}</h4>
        {error === undefined ? (
          <>
            <span className="visually-hidden">{t('loading')}</span>
            <Skeleton lines={4} />
          </>
        ) : (
          <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
        )}
      </Root>
    )
  const { required, reached, remaining, before, bets, totalPages } = data
  return (
    <Root>
      <h4 dir="auto">{title}</h4>
      <ProgressBar label={t('bonus-details.reached')} value={reached} max={required} />
      <p>{t('bonus-details.rule', { remaining: amount(remaining) })}</p>
      {before > 0 && <p>{t('bonus-details.before', { amount: amount(before) })}</p>}
      {bets.length === 0 && <p>{t('bonus-details.noBets')}</p>}
      <List>
        {bets.map(({ number, time, category, game, stake, counted, why }) => (
          <li key={number}>
            <span>
              <bdi>
                <b>{game}</b>
              </bdi>{' '}
              <small>{categoryText(t, category)}</small>
            </span>
            <b>{t('bonus-details.counted', { amount: amount(counted) })}</b>
            <small>
              <bdi>{number}</bdi>
              {'\u00a0· '}
              <time dateTime={time}>{whole(time)}</time>
            </small>
            <small>{t('bonus-details.staked', { amount: amount(stake) })}</small>
            <p>{t(`bonus-details.why.${why}`)}</p>
          </li>
        ))}
      </List>
      <Paginator label={t('bonus-details.pages')} page={pageNo} pages={totalPages} onSelect={setPageNo} />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  padding-block-start: 1rem;
  text-wrap: pretty;
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }

  > li > p {
    inline-size: 100%;
    font-size: var(--font-size-small);
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`
