import { styled } from 'styled-components'
import { useRewardText } from '@/site/money/reward-text'
import type { Reward } from '@/site/gateway/rewards/rewards'
import { useText } from '@/site/i18n/language'
import { PartTitle } from './part-title'

/** The prizes of a raffle, the best first. */
export function Prizes({ prizes }: Pick<Reward, 'prizes'>) {
  const t = useText()
  const say = useRewardText('reward-center.points')
  return (
    <section>
      <PartTitle>{t('reward-center.prizes')}</PartTitle>
      <List>
        {prizes.map(({ name, value, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{say(value, unit)}</dd>
          </div>
        ))}
      </List>
    </section>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem;
  margin: 0.4rem 0 0;
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
  }

  dt {
    color: var(--color-text-muted);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`
