import { styled } from 'styled-components'
import type { DepositPromotion } from '@/site/gateway/money/deposits'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'

interface PromotionChoiceProps {
  readonly promotions: readonly DepositPromotion[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/**
 * The promotions for a deposit, with their terms and unmet conditions visible before the selection. Collapsed in a
 * plain `<details>`, because the panel is at its size limit, so that the button stays close to the amount.
 */
export function PromotionChoice({ promotions, chosen, onChoose }: PromotionChoiceProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const choice = (id: string, isPossible: boolean) => (
    <input
      type="radio"
      name="deposit-promotion"
      value={id}
      checked={id === chosen}
      disabled={!isPossible}
      onChange={() => onChoose(id)}
    />
  )
  const title = promotions.find(({ id }) => id === chosen)?.title ?? t('deposit.noPromotion')
  return (
    <Group aria-label={t('deposit.promotion')}>
      <summary>
        <span>
          {t('deposit.promotion')} <strong dir="auto">{title}</strong>
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <Row>
        {choice('', true)}
        <strong>{t('deposit.noPromotion')}</strong>
      </Row>
      {promotions.map(({ id, title, terms, min, unmet }) => (
        <Row key={id}>
          {choice(id, unmet.length === 0)}
          <span>
            <strong dir="auto">{title}</strong>
            {terms.map((term) => (
              <small key={term} dir="auto">
                {term}
              </small>
            ))}
            <small>{t('deposit.from', { amount: format.amount(min, currency) })}</small>
            {unmet.map(({ text }) => (
              <small key={text} dir="auto" className="unmet">
                {t('deposit.unmet', { text })}
              </small>
            ))}
          </span>
        </Row>
      ))}
    </Group>
  )
}

const Group = styled.details`
  summary {
    display: flex;
    gap: 0.35em;
    align-items: end;
    padding-block: 0.65rem;
    list-style: none;
  }

  summary > span {
    text-wrap: balance;
  }

  /* Beside the last line. */
  summary > svg {
    flex: none;
    margin-block-end: 0.15em;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  label + label {
    margin-block-start: 0.5rem;
  }
`

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: min(0.75rem, 3cqi);
  align-items: start;
  min-block-size: 2.75rem;
  padding: 0.65rem min(0.85rem, 3cqi);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 0.9rem);

  > input {
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin-block: 0.2rem 0;
    margin-inline: 0;
    accent-color: var(--color-accent);
  }

  > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.15rem;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  .unmet {
    color: var(--color-text);
    font-weight: var(--font-weight-control);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`
