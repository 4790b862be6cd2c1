import { styled } from 'styled-components'
import { Copyable } from '@/site/elements/copyable'
import { useText } from '@/site/i18n/language'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** The number that customer service asks for, with a button that copies it; a skeleton until it is known. */
export function CustomerNumber({ number }: { number: string | undefined }) {
  const t = useText()
  return (
    <Row>
      <dt>{t('security-center.customerId')}</dt>
      <dd>
        {number === undefined ? <SkeletonBar /> : <Copyable text={number} label={t('security-center.copyNumber')} />}
      </dd>
    </Row>
  )
}

const Row = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.75rem;

  dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  dd {
    display: grid;
    align-items: center;
    min-inline-size: min(8rem, 100%);
    min-block-size: 2.75rem;
  }
`
