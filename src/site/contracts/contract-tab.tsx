import { useId } from 'react'
import { PanelHint, PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { TermTable } from './term-table'
import { useStatement } from '@/site/elements/use-statement'
import { useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import { useContractDetails, type Contract } from '@/site/gateway/team/contracts'
import { useText } from '@/site/i18n/language'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ContractHistory } from './contract-history'
import type { ContractIntent, ContractRecordProps } from './contract-props'

/** Lazy-loaded, because there is seldom a pending request. */
const RequestSection = lazyPart('request-section', () =>
  import('./request-section').then((part) => part.RequestSection),
)

interface ContractTabProps extends Pick<ContractRecordProps, 'age'> {
  readonly kind: ContractKind
  readonly intent: ContractIntent
}

/** The pending request with its changes, the contract in force, and past contracts. */
export function ContractTab({ kind, age, intent }: ContractTabProps) {
  const t = useText()
  const funds = useConsolidatedFunds()
  const details = useContractDetails(kind)
  const { data } = funds
  if (data === undefined)
    return (
      <ReadSection title={t(`contract.of.${kind}`)} read={funds}>
        {() => <Skeleton lines={5} />}
      </ReadSection>
    )
  const [inForce, waiting] = contractMembers[kind]
  const { [inForce]: contract, [waiting]: request } = data
  return (
    <PanelSections>
      {request !== null && (
        <RequestSection request={request} contract={contract} details={details} age={age} intent={intent} />
      )}
      <InForce title={t(`contract.of.${kind}`)} contract={contract} />
      {kind === 'dailyWages' && data.contractmrdailysalinfotype !== null && (
        <InForce title={t('contract.downlineWages')} contract={data.contractmrdailysalinfotype} />
      )}
      <ReadSection title={t('contract.history')} read={details}>
        {(known) => (known === undefined ? <Skeleton lines={3} /> : <ContractHistory history={known.history} />)}
      </ReadSection>
    </PanelSections>
  )
}

function InForce({ title, contract }: { title: string; contract: Contract | null }) {
  const t = useText()
  const id = useId()
  const { dateOf } = useStatement()
  return (
    <PanelSection title={title}>
      {contract === null ? (
        <PanelHint>{t('contract.none')}</PanelHint>
      ) : (
        <>
          <PanelHint id={id}>{t('contract.since', { date: dateOf(contract.since) })}</PanelHint>
          <TermTable terms={contract.terms} labelledBy={id} />
        </>
      )}
    </PanelSection>
  )
}
