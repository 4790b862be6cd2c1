import { styled } from 'styled-components'
import { PanelHint } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { useConsolidatedFunds } from '@/gateway/consolidated-funds'
import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { useText } from '@/i18n/language'
import { Skeleton } from '@/ui/skeleton'
import { ContractView } from './contract-view'

/** The contracts that an account is paid by, and where the answer has each (2 §3). */
const kinds = {
  dividend: 'divtypeinfo',
  dailyWages: 'dailysalinfotype',
  hourlyWages: 'contracthoursalinfo',
  realTimeWages: 'realtimesalinfotype',
} as const

type Kind = keyof typeof kinds

/** What the account is paid by contract, and on which terms. */
export function Contracts() {
  const t = useText()
  const read = useConsolidatedFunds()
  // The team's figures are of the same answer and say why it is not there.
  if (read.data === undefined && read.error !== undefined) return null
  return (
    <ReadSection title={t('agent-team-overview.contracts')} read={read}>
      {(funds) => (funds === undefined ? <Skeleton lines={4} /> : <ContractList funds={funds} />)}
    </ReadSection>
  )
}

function ContractList({ funds }: { funds: ConsolidatedFunds['response'] }) {
  const t = useText()
  const agreed = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const contract = funds[kinds[kind]]
    return contract === null ? [] : [{ kind, contract }]
  })
  if (agreed.length === 0) return <PanelHint>{t('agent-team-overview.noContracts')}</PanelHint>
  return (
    <List>
      {agreed.map(({ kind, contract }) => (
        <li key={kind}>
          <ContractView name={t(`agent-team-overview.${kind}`)} contract={contract} />
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
