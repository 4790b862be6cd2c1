import { Suspense } from 'react'
import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { RecordPanel } from '@/site/records/record-panel'
import { useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import { contractCalls } from '@/contract/endpoints/contract-calls'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import { useMoneyIntent } from '@/site/money/use-money-intent'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { Tabs } from '@/site/ui/tabs'
import '@/site/ui/icons/later-icons'
import { ContractNotice } from './contract-notice'
import { ContractResult } from './contract-result'
import type { ContractRecordProps } from './contract-props'
import { useContractPeriods } from './use-contract-periods'

/** Lazy-loaded, because most visitors open only the record. */
const ContractTab = lazyPart('contract-tab', () => import('./contract-tab').then((part) => part.ContractTab))
const DownlineContracts = lazyPart('downline-contracts', () =>
  import('./downline-contracts').then((part) => part.DownlineContracts),
)

const lists = ['record', 'contract', 'downlines'] as const

interface ContractPanelProps {
  readonly kind: ContractKind
  readonly props: ContractRecordProps
}

/**
 * The panel of a kind of contract: its paid periods and what can be claimed, its terms, and those of the downlines (2
 * §2, §4).
 */
export function ContractPanel({ kind, props }: ContractPanelProps) {
  const t = useText()
  const [query, change] = usePanelQuery()
  const intent = useMoneyIntent(contractCalls[kind])
  const funds = useConsolidatedFunds().data
  const waits = funds !== undefined && funds[contractMembers[kind][1]] !== null
  const selected = lists.find((list) => list === query.get('list')) ?? 'record'
  const show = (list: string) => change({ list: list === 'record' ? undefined : list })
  return (
    <Root>
      <ContractResult intent={intent} />
      {waits && selected !== 'contract' && <ContractNotice onLook={() => show('contract')} />}
      <Tabs
        label={t(`contract.of.${kind}`)}
        tabs={lists.map((name) => ({ name, label: t(`contract.list.${name}`) }))}
        selected={selected}
        onSelect={show}
      >
        {selected === 'record' && <Periods kind={kind} props={props} intent={intent} />}
        <Suspense fallback={<Skeleton lines={5} />}>
          {selected === 'contract' && <ContractTab kind={kind} age={props.age} intent={intent} />}
          {selected === 'downlines' && <DownlineContracts kind={kind} />}
        </Suspense>
      </Tabs>
      <PanelHint>{t('contract.ageNote', { age: props.age, count: props.age })}</PanelHint>
    </Root>
  )
}

function Periods({
  kind,
  props,
  intent,
}: ContractPanelProps & Pick<Parameters<typeof useContractPeriods>[0], 'intent'>) {
  return <RecordPanel record={useContractPeriods({ kind, props, intent })} layout={props} />
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
