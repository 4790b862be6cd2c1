import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import { contractMembers } from '@/contract/endpoints/contract-members'
import type { ConsolidatedFunds } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ContractView } from './contract-view'

/** The kinds of contracts of an account, mapped to the names in their text keys (2 §3). */
const kinds = {
  dividend: 'dividend',
  dailyWages: 'dailyWages',
  hourlyWages: 'hourlySalary',
  realTimeWages: 'realTimeSalary',
} as const

type Kind = keyof typeof kinds

/** The account's contracts with their terms, and pending requests. */
export function Contracts() {
  const t = useText()
  const read = useConsolidatedFunds()
  // If the request failed, the team's figures show the error: they come from the same answer.
  if (read.data === undefined && read.error !== undefined) return null
  return (
    <ReadSection title={t('agent-team-overview.contracts')} read={read}>
      {(funds) => (funds === undefined ? <Skeleton lines={4} /> : <ContractList funds={funds} />)}
    </ReadSection>
  )
}

function ContractList({ funds }: { funds: ConsolidatedFunds['response'] }) {
  const t = useText()
  const shown = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const [inForce, request] = contractMembers[kinds[kind]]
    const both = { contract: funds[inForce], request: funds[request] }
    return both.contract === null && both.request === null ? [] : [{ kind, ...both }]
  })
  if (shown.length === 0) return <PanelHint>{t('contract.noContracts')}</PanelHint>
  return (
    <List>
      {shown.map(({ kind, contract, request }) => (
        <li key={kind}>
          <ContractView
            kind={kinds[kind]}
            name={t(`agent-team-overview.${kind}`)}
            contract={contract}
            request={request}
          />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  > li + li {
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--color-border);
  }
`
