import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'

/** The licence of site.json and the way to its register. Its seal stands in the footer. */
export function Licence() {
  const t = useText()
  const id = useId()
  const { licence, name } = useWholeSite().site
  if (licence === undefined) return null
  const { holder = name, regulator, number, address } = licence
  return (
    <Frame aria-labelledby={id}>
      <Card>
        <h2 id={id}>{t('licence.title')}</h2>
        <Facts>
          <dt>{t('licence.holder')}</dt>
          <dd>{holder}</dd>
          <dt>{t('licence.regulator')}</dt>
          <dd>{regulator}</dd>
          <dt>{t('licence.number')}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </Facts>
        <Register action={{ action: 'external', href: address }}>{t('licence.register')}</Register>
      </Card>
    </Frame>
  )
}

const Frame = styled.section`
  margin-block-start: var(--space-8);
`

const Card = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-inline-size: 72ch;
  padding: var(--space-6);
  background: var(--card-background);
  border: var(--card-border);
  border-radius: var(--radius-card);
  box-shadow: var(--card-shadow);
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-1) var(--space-4);
  inline-size: 100%;
  overflow-wrap: anywhere;

  dt {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    grid-column: 1 / -1;
  }

  dd {
    margin: 0;
    grid-column: 1 / -1;
  }
`

const Register = styled(ActionTarget)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: var(--color-accent);
`
