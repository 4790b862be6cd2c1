import { useId } from 'react'
import { styled } from 'styled-components'
import { TermTable } from '@/site/contracts/term-table'
import { useStatement } from '@/site/elements/use-statement'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { Contract, ContractRequest } from '@/site/gateway/team/contracts'
import { useText } from '@/site/i18n/language'
import { RequestView } from './request-view'

interface ContractViewProps {
  readonly kind: ContractKind
  readonly name: string
  /** The contract in force. */
  readonly contract: Contract | null
  /** A pending request about the contract. */
  readonly request: ContractRequest | null
}

/** One kind of contract: the terms in force since when, and a pending request about it. */
export function ContractView({ kind, name, contract, request }: ContractViewProps) {
  const t = useText()
  const id = useId()
  const { dateOf } = useStatement()
  return (
    <>
      <Head>
        <h4 id={id}>{name}</h4>
        {contract !== null && <p>{t('contract.since', { date: dateOf(contract.since) })}</p>}
      </Head>
      {contract !== null && <TermTable terms={contract.terms} labelledBy={id} />}
      {request !== null && <RequestView kind={kind} request={request} nameId={id} />}
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
