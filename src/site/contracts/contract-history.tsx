import { useId } from 'react'
import { styled } from 'styled-components'
import { TermTable } from './term-table'
import { useStatement } from '@/site/elements/use-statement'
import type { ContractDetails } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { FoldTitle } from '@/site/ui/fold-title'

type Past = ContractDetails['response']['history'][number]

/** Past contracts, the latest first: each can be expanded to show its steps. */
export function ContractHistory({ history }: { history: readonly Past[] }) {
  const t = useText()
  if (history.length === 0) return <p>{t('contract.noHistory')}</p>
  return (
    <List>
      {history.map((past) => (
        <li key={`${past.since} ${past.until}`}>
          <PastTerms past={past} />
        </li>
      ))}
    </List>
  )
}

function PastTerms({ past: { since, until, from, ending, terms } }: { past: Past }) {
  const t = useText()
  const id = useId()
  const { minute } = useStatement()
  return (
    <details>
      <FoldTitle id={id}>
        {until === null
          ? t('contract.heldSince', { since: minute(since) })
          : t('contract.held', { since: minute(since), until: minute(until) })}
        <small>
          {from !== null && t('contract.offeredBy', { name: from })}{' '}
          {t(ending === null ? 'contract.ending.none' : `contract.ending.${ending}`)}
        </small>
      </FoldTitle>
      <TermTable terms={terms} labelledBy={id} />
    </details>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--color-border);
  }

  summary {
    min-block-size: 2.75rem;
    padding-block: 0.6rem;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`
