import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { PanelHint, PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { TermTable } from './term-table'
import { useStatement } from '@/site/elements/use-statement'
import { TeamInvite } from '@/site/team/team-invite'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { useContractDetails } from '@/site/gateway/team/contracts'
import type { ContractDetails } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { OfferSheet } from './offer-sheet'
import { useRequestContractEnd } from './use-request-contract-end'
import { useOwnRates } from './use-own-rates'

type Downline = ContractDetails['response']['downlines'][number]

/** Number shown at first, and added by each press of "show more". */
const atOnce = 20

/** Sort weight: downlines with a pending request first, then those with a contract. */
const weightOf = ({ request, contract }: Downline): number => (request !== null ? 2 : contract !== null ? 1 : 0)

/** Direct downlines with their contracts, their pending requests, and what can be offered to them (2 §4). */
export function DownlineContracts({ kind }: { kind: ContractKind }) {
  const t = useText()
  const ownRates = useOwnRates()
  const read = useContractDetails(kind)
  const [asked, setAsked] = useState<Downline>()
  const [told, setTold] = useState('')
  const [many, setMany] = useState(atOnce)
  const { end, isBusy, failure } = useRequestContractEnd(kind)
  return (
    <PanelSections>
      <ReadSection title={t('contract.list.downlines')} read={read}>
        {(details) => {
          if (details === undefined) return <Skeleton lines={5} />
          const { downlines, ownTerms } = details
          const canOffer = ownTerms.length > 0
          const shown = downlines.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, many)
          if (downlines.length === 0)
            return (
              <EmptyState icon="users" text={t('contract.noDownlines')}>
                <TeamInvite />
              </EmptyState>
            )
          return (
            <>
              <PanelHint>
                {canOffer ? t('contract.ownRate', { rates: ownRates(ownTerms) }) : t('contract.noOwnRate')}
              </PanelHint>
              <p role="status">{failure ?? told}</p>
              <List>
                {shown.map((downline) => (
                  <li key={downline.account}>
                    <DownlineContract
                      downline={downline}
                      canOffer={canOffer}
                      isBusy={isBusy}
                      onOffer={() => setAsked(downline)}
                      onEnd={() => {
                        setTold('')
                        void end(downline.account).then((isAsked) => isAsked && setTold(t('contract.asked')))
                      }}
                    />
                  </li>
                ))}
              </List>
              {shown.length < downlines.length && (
                <Button onClick={() => setMany(many + atOnce)}>{t('list.more')}</Button>
              )}
              {asked !== undefined && (
                <OfferSheet
                  kind={kind}
                  downline={asked}
                  ownTerms={ownTerms}
                  onDone={() => {
                    setAsked(undefined)
                    setTold(t('contract.offered'))
                  }}
                  onClose={() => setAsked(undefined)}
                />
              )}
            </>
          )
        }}
      </ReadSection>
    </PanelSections>
  )
}

interface DownlineContractProps {
  readonly downline: Downline
  readonly canOffer: boolean
  readonly isBusy: boolean
  readonly onOffer: () => void
  readonly onEnd: () => void
}

function DownlineContract({ downline, canOffer, isBusy, onOffer, onEnd }: DownlineContractProps) {
  const t = useText()
  const [id, waits] = [useId(), useId()]
  const { dateOf } = useStatement()
  const { account, contract, request } = downline
  return (
    <article aria-labelledby={id}>
      <h4 id={id}>
        <bdi>{account}</bdi>
      </h4>
      {contract === null ? (
        <PanelHint>{t('contract.none')}</PanelHint>
      ) : (
        <TermTable terms={contract.terms} labelledBy={id} />
      )}
      {request !== null && (
        <>
          <p id={waits}>
            {t(`contract.waiting.${request.asks}`)} ({dateOf(request.since)})
          </p>
          {request.asks === 'offer' && (
            <TermTable terms={request.terms} inForce={contract?.terms ?? []} labelledBy={`${id} ${waits}`} />
          )}
        </>
      )}
      <Buttons>
        {/* A pending offer can be changed; a request to end a contract has to be answered first. */}
        {canOffer && request?.asks !== 'termination' && (
          <Button aria-describedby={id} onClick={onOffer}>
            {t(contract === null && request === null ? 'contract.offerNew' : 'contract.offerOther')}
          </Button>
        )}
        {contract !== null && request === null && (
          <Button aria-describedby={id} busy={isBusy} onClick={onEnd}>
            {t('contract.askToEnd')}
          </Button>
        )}
      </Buttons>
    </article>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;

  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }

  h4 {
    overflow-wrap: anywhere;
  }

  > li + li {
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--color-border);
  }
`
