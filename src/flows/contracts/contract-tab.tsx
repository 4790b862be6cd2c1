import { useId } from 'react'
import { PanelHint, PanelSection, PanelSections } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { TermTable } from '@/elements/contracts/term-table'
import { useStatement } from '@/elements/records/use-statement'
import { useConsolidatedFunds } from '@/gateway/consolidated-funds'
import { contractMembers, type ContractKind } from '@/gateway/contract-members'
import { useContractDetails, type Contract } from '@/gateway/contracts'
import { useText } from '@/i18n/language'
import { lazyPart } from '@/ui/lazy-part'
import { Skeleton } from '@/ui/skeleton'
import { ContractHistory } from './contract-history'
import type { ContractIntent, ContractRecordProps } from './contract-props'

/** An offer waits now and then. */
const RequestSection = lazyPart('request-section', () =>
  import('./request-section').then((part) => part.RequestSection),
)

interface ContractTabProps extends Pick<ContractRecordProps, 'age'> {
  readonly kind: ContractKind
  readonly intent: ContractIntent
}

/** What waits for an answer and what it would change, what is in force, and what was before. */
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
