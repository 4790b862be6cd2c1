import { styled } from 'styled-components'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

/** The remaining wagering requirement, as text and as a progress bar. */
export function Turnover({ turnover }: Pick<WithdrawalTerms['response'], 'turnover'>) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  const { required, reached, remaining } = turnover
  if (remaining === 0) return t('withdraw.nothingToBet')
  const words = t('withdraw.toBet', {
    remaining: format.amount(remaining, currency),
    required: format.amount(required, currency),
  })
  return (
    <>
      {words}
      <Bar value={reached} max={required} aria-label={words} />
    </>
  )
}

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  max-inline-size: 16rem;
  block-size: 0.5rem;
  margin-block-start: 0.35rem;
  accent-color: var(--color-accent);
`
