import { styled } from 'styled-components'
import type { RegisterFormProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

interface RegisterTitleProps {
  readonly id: string
  readonly title: RegisterFormProps['title']
  readonly promotionAmount: RegisterFormProps['promotionAmount'] | undefined
}

/**
 * The title, with the amount that new players get. The part of the text about the amount is marked with <amount> and
 * </amount>.
 */
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

/* Always stacked: whether both fit on one line would depend on the language and the brand's font. */
const Title = styled.h1`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  margin: 0 0 var(--space-5);
  font-family: var(--font-heading);
  font-size: var(--font-size-heading);
  font-weight: var(--font-weight-heading);
  text-transform: var(--heading-transform);
`

const Amount = styled.span`
  font-size: var(--font-size-large);
  text-transform: none;
  white-space: nowrap;
  color: var(--color-accent);
`
