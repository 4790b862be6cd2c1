import { styled } from 'styled-components'
import type { RegisterFormProps } from '@/generated/merchant-types'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'

interface RegisterTitleProps {
  readonly id: string
  readonly title: RegisterFormProps['title']
  readonly promotionAmount: RegisterFormProps['promotionAmount'] | undefined
}

/** The title, and the amount that new players get. What speaks of the amount stands between <amount> and </amount>. */
export function RegisterTitle({ id, title, promotionAmount }: RegisterTitleProps) {
  const t = useText()
  const format = useFormat()
  const amount = promotionAmount === undefined ? '' : format.promotionAmount(promotionAmount)
  const [before = '', marked = '', after = ''] = t(title, { amount }).split(/<\/?amount>/)
  return (
    <Title id={id}>
      {before.trim()}
      {promotionAmount !== undefined && marked !== '' && <Amount> {marked}</Amount>}
      {after}
    </Title>
  )
}

const Title = styled.h1`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  margin: 0 0 var(--space-5);
  font-family: var(--font-heading);
  font-size: var(--font-size-heading);
  font-weight: var(--font-weight-heading);
  text-transform: var(--heading-transform);

  /* Whether both fit a line would be another answer once the brand's font is there. */
  @media (max-width: 47.99rem) {
    flex-direction: column;
    align-items: start;
  }
`

const Amount = styled.span`
  font-size: var(--font-size-large);
  text-transform: none;
  white-space: nowrap;
  color: var(--color-accent);
`
