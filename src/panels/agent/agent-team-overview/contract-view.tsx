import { useId } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/i18n/format'
import { useText } from '@/i18n/language'
import { useSite } from '@/site/site-context'
import { TermTable, type Contract } from './term-table'

interface ContractViewProps {
  readonly name: string
  readonly contract: Contract
}

/** One contract: since when it holds, what can be claimed now, and its terms. */
export function ContractView({ name, contract }: ContractViewProps) {
  const t = useText()
  const id = useId()
  const format = useFormat()
  const { currency } = useSite().site
  const { since, claimable, terms } = contract
  return (
    <>
      <Head>
        <h4 id={id}>{name}</h4>
        <p>{t('agent-team-overview.since', { date: format.date(new Date(since)) })}</p>
        <Claimable>{t('agent-team-overview.claimable', { amount: format.amount(claimable, currency) })}</Claimable>
      </Head>
      <TermTable terms={terms} labelledBy={id} />
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1rem;
  margin-block-end: 0.75rem;

  > h4 {
    font-size: var(--font-size-body);
  }

  > p {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }
`

const Claimable = styled.p`
  && {
    margin-inline-start: auto;
    color: var(--color-text);
    font-weight: var(--font-weight-control);
  }
`
