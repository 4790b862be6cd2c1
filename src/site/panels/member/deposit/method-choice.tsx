import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { useFeeText } from '@/site/money/fee-text'
import { RadioTiles } from '@/site/elements/radio-tiles'
import type { DepositMethod } from '@/site/gateway/money/deposits'
import type { DepositProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon, type IconName } from '@/site/ui/icons/icon'

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

/** The payment methods, each with its limits, fee and duration. */
export function MethodChoice({ methods, layout, chosen, onChoose }: MethodChoiceProps) {
  const t = useText()
  const feeParts = useFeeText()
  const feeText = (fee: DepositMethod['fee']) => {
    const parts = feeParts(fee)
    return parts === '' ? t('deposit.free') : t('deposit.fee', { fee: parts })
  }
  return (
    <RadioTiles
      legend={t('deposit.method')}
      name="deposit-method"
      layout={layout}
      chosen={chosen}
      onChoose={onChoose}
      choices={methods.map(({ id, category, name, fee, minutes, recommended, maintenance }) => ({
        id,
        isDisabled: maintenance,
        content: (
          <>
            <Icon name={icons[category]} size={24} />
            <strong dir="auto">{name}</strong>
            <small>
              {maintenance ? (
                t('deposit.maintenance')
              ) : (
                <>
                  {feeText(fee)}
                  {'\u00a0· '}
                  <Duration>{t('deposit.minutes', { count: minutes })}</Duration>
                </>
              )}
            </small>
            {recommended && !maintenance && <Mark>{t('deposit.recommended')}</Mark>}
          </>
        ),
      }))}
    />
  )
}

/** Goes to the next line as a whole: languages without blanks would break it within a word. */
const Duration = styled.span`
  display: inline-block;
`

const Mark = styled.span`
  justify-self: start;
  /* Into the padding of its card, before one word would break. */
  margin-inline-end: -0.8rem;
  padding: 0.1em 0.35em;
  border: 1px solid var(--color-accent);
  border-radius: 1em;
  font-size: calc(var(--font-size-small) * 0.92);
`
