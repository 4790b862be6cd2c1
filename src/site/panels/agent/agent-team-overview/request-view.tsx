import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { contractAction } from '@/site/contracts/contract-action'
import { TermTable } from '@/site/contracts/term-table'
import { useStatement } from '@/site/elements/use-statement'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import type { ContractRequest } from '@/site/gateway/team/contracts'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

interface RequestViewProps {
  readonly kind: ContractKind
  readonly request: ContractRequest
  /** Id of the element with the contract's name. */
  readonly nameId: string
}

/** A pending request: the terms of an offer, or who wants to end the contract above (2 §4). */
export function RequestView({ kind, request, nameId }: RequestViewProps) {
  const t = useText()
  const id = useId()
  const { dateOf } = useStatement()
  const { asks, from, since, terms } = request
  return (
    <Waiting>
      <p id={id}>{t(`contract.${asks}`, { name: from, date: dateOf(since) })}</p>
      {asks === 'offer' && <TermTable terms={terms} labelledBy={`${nameId} ${id}`} />}
      <Answer action={contractAction(kind)} $emphasis="normal">
        {t('contract.look')}
      </Answer>
    </Waiting>
  )
}

const Waiting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-block-start: 0.75rem;
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid var(--color-accent);

  > p {
    font-size: var(--font-size-small);
    font-weight: var(--font-weight-control);
    overflow-wrap: anywhere;
  }
`

const Answer = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  justify-self: start;
`
