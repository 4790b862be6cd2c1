import '@/ui/later-icons'
import { css, styled } from 'styled-components'
import type { DepositMethod } from '@/gateway/deposits'
import type { DepositProps } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useLanguage, useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { Icon, type IconName } from '@/ui/icon'

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[]
  readonly layout: DepositProps['layout']
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

const icons: Readonly<Record<DepositMethod['category'], IconName>> = {
  bank: 'bank',
  wallet: 'wallet',
  card: 'card',
  crypto: 'coins',
}

/** The ways to pay, each with what it takes, costs and how long it lasts. */
export function MethodChoice({ methods, layout, chosen, onChoose }: MethodChoiceProps) {
  const t = useText()
  const feeText = useFeeText()
  return (
    <Group>
      <legend>{t('deposit.method')}</legend>
      <Tiles $layout={layout}>
        {methods.map(({ id, category, name, fee, minutes, recommended, maintenance }) => (
          <Tile key={id}>
            <input
              type="radio"
              name="deposit-method"
              value={id}
              checked={id === chosen}
              disabled={maintenance}
              onChange={() => onChoose(id)}
            />
            <Icon name={icons[category]} size={24} />
            <strong>{name}</strong>
            <small>
              {maintenance ? t('deposit.maintenance') : `${feeText(fee)} · ${t('deposit.minutes', { n: minutes })}`}
            </small>
            {recommended && !maintenance && <Mark>{t('deposit.recommended')}</Mark>}
          </Tile>
        ))}
      </Tiles>
    </Group>
  )
}

/** What a way costs, as its parts: 1.5 % + ₫10,000. */
function useFeeText() {
  const t = useText()
  const format = useFormat()
  const { locale } = useLanguage()
  const { currency } = useSite().site
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return ({ rate, fixed }: DepositMethod['fee']): string => {
    const parts = [...(rate > 0 ? [percent.format(rate)] : []), ...(fixed > 0 ? [format.amount(fixed, currency)] : [])]
    return parts.length === 0 ? t('deposit.free') : t('deposit.fee', { fee: parts.join(' + ') })
  }
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  > legend {
    margin-block-end: 0.4rem;
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const forms = {
  tiles: css`
    grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
  `,
  rows: css`
    grid-template-columns: minmax(0, 1fr);
  `,
}

const Tiles = styled.div<{ $layout: DepositProps['layout'] }>`
  display: grid;
  gap: 0.6rem;
  ${({ $layout }) => forms[$layout]}
`

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 0.25rem;
  min-block-size: 2.75rem;
  padding: 0.75rem 0.85rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 0.9rem);
  overflow-wrap: anywhere;
  cursor: pointer;

  > input {
    position: absolute;
    inset-block-start: 0.8rem;
    inset-inline-end: 0.8rem;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  > svg {
    color: var(--color-accent);
  }

  > small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  &:has(:checked) {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 10%, transparent);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: not-allowed;
    border-style: dashed;
  }
`

const Mark = styled.span`
  justify-self: start;
  padding: 0.1em 0.6em;
  border: 1px solid var(--color-accent);
  border-radius: 1em;
  font-size: var(--font-size-small);
`
