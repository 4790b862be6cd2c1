import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { useSWRConfig } from 'swr'
import { isMoneyRead } from '@/site/money/money-reads'
import type { ContractKind } from '@/contract/endpoints/contract-members'
import { offerContract, type Term } from '@/site/gateway/team/contracts'
import { useGateway } from '@/site/gateway/gateway-context'
import { useAttempt } from '@/site/gateway/use-attempt'
import type { ContractDetails } from '@/contract/generated/gateway-types'
import { useLanguage, useText } from '@/site/i18n/language'
import { rateIn } from '@/contract/money/contract-rates'
import { useDraft } from '@/site/session/drafts'
import { Button } from '@/site/ui/button'
import { Sheet } from '@/site/ui/modals/sheet'
import { TermFields } from './term-fields'
import { useOwnRates } from './use-own-rates'
import { useTermFormats } from './use-term-formats'
import { readTerms, typedTerm, type TypedTerm } from './typed-terms'

interface OfferSheetProps {
  readonly kind: ContractKind
  readonly downline: ContractDetails['response']['downlines'][number]
  readonly ownTerms: readonly Term[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Maximum number of steps of a contract (`offer-contract` of the contract). */
const mostSteps = 20

const first: TypedTerm = {
  ...{ period: 'daily', periodValidBet: '', periodProfitLoss: '', activeMembers: '', betAmount: '', rate: '' },
}

/**
 * A form for the steps offered to a downline, prefilled with those last offered or in force. The input is kept as a
 * draft; an unchanged offer is not sent.
 */
export function OfferSheet({
  kind,
  downline: { account, contract, request },
  ownTerms,
  onDone,
  onClose,
}: OfferSheetProps) {
  const t = useText()
  const { formatTag } = useLanguage()
  const formats = useTermFormats()
  const ownRates = useOwnRates()
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  const begun = JSON.stringify(
    (request?.terms ?? contract?.terms)?.map((term) => typedTerm(term, formatTag)) ?? [
      { ...first, period: ownTerms[0]?.period ?? first.period },
    ],
  )
  const [draft, setDraft] = useDraft(`contract.${kind}.${account}`, '')
  const typed = JSON.parse(draft === '' ? begun : draft) as TypedTerm[]
  const change = (next: readonly TypedTerm[]) => setDraft(JSON.stringify(next))
  const [isChecked, setIsChecked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const read = readTerms(typed, formats, (period) => rateIn(ownTerms, period))
  const terms = read.filter((each): each is Term => !('problems' in each))
  const isWhole = terms.length === typed.length
  const isUnchanged =
    isWhole && contract !== null && JSON.stringify(terms) === JSON.stringify(contract.terms.map(inOrder))

  async function offer() {
    await attempt(async () => {
      await gateway.send(offerContract, { kind, account, terms })
      setDraft('')
      onDone()
    })
    // The offer may have succeeded even though the answer was lost.
    void mutate(isMoneyRead)
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (isWhole && !isUnchanged) void offer()
  }

  return (
    <Sheet title={t('contract.offerTo', { name: account })} onClose={onClose}>
      <Form noValidate onSubmit={handleSubmit}>
        <p>{t('contract.offerNote', { rates: ownRates(ownTerms) })}</p>
        {typed.map((each, at) => {
          const known = read[at]
          return (
            // Steps have no identity besides their position.
            <TermFields
              key={at}
              step={at + 1}
              term={each}
              wrong={isChecked && known !== undefined && 'problems' in known ? known : undefined}
              onChange={(next) => change(typed.with(at, next))}
              onRemove={typed.length > 1 ? () => change(typed.toSpliced(at, 1)) : undefined}
            />
          )
        })}
        {typed.length < mostSteps && (
          <Button onClick={() => change([...typed, typed.at(-1) ?? first])}>{t('contract.addStep')}</Button>
        )}
        <p role="status">{isChecked && isUnchanged ? t('contract.unchanged') : failure}</p>
        <Button type="submit" emphasis="strong" busy={isBusy}>
          {t('contract.offerSend')}
        </Button>
      </Form>
    </Sheet>
  )
}

/** The same step with its keys in the form's order. */
const inOrder = ({ period, periodValidBet, periodProfitLoss, activeMembers, betAmount, rate }: Term): Term => ({
  ...{ period, periodValidBet, periodProfitLoss, activeMembers, betAmount, rate },
})

const Form = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
