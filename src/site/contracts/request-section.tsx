import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { AgeMark } from '@/site/elements/age-mark'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { TermTable } from './term-table'
import { useStatement } from '@/site/elements/use-statement'
import { isClaiming } from '@/site/money/claim-result'
import type { Contract, ContractRequest, useContractDetails } from '@/site/gateway/team/contracts'
import { useErrorText } from '@/site/gateway/error-text'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import type { ContractIntent, ContractRecordProps } from './contract-props'
import { RequestPreview } from './request-preview'

interface RequestSectionProps extends Pick<ContractRecordProps, 'age'> {
  readonly request: ContractRequest
  readonly contract: Contract | null
  readonly details: ReturnType<typeof useContractDetails>
  readonly intent: ContractIntent
}

/**
 * A request with its changes, what it would have paid and whose contracts would end; then the answer buttons (2 §4).
 */
export function RequestSection({ request, contract, details, age, intent }: RequestSectionProps) {
  const t = useText()
  const id = useId()
  const { dateOf } = useStatement()
  const { asks, from, since, terms } = request
  return (
    <PanelSection title={t(`contract.asks.${asks}`)}>
      <p id={id}>{t(`contract.${asks}`, { name: from, date: dateOf(since) })}</p>
      {asks === 'offer' && <TermTable terms={terms} inForce={contract?.terms ?? []} labelledBy={id} />}
      <Previewed details={details} />
      <Answer key={since} isPreviewed={details.data !== undefined} {...{ age, asks, since, intent }} />
    </PanelSection>
  )
}

function Previewed({ details: { data, error, isValidating, mutate } }: Pick<RequestSectionProps, 'details'>) {
  const errorText = useErrorText()
  if (data !== undefined) return data.preview && <RequestPreview preview={data.preview} />
  if (error === undefined) return <Skeleton lines={4} />
  return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
}

interface AnswerProps extends Pick<RequestSectionProps, 'age' | 'intent'> {
  readonly asks: ContractRequest['asks']
  /** The changes, and whose contracts would end, have loaded: the request cannot be accepted before. */
  readonly isPreviewed: boolean
  /** Identifies the request that is answered, because another one may have come since it was read. */
  readonly since: ContractRequest['since']
}

/** Accepting requires a confirmation of the age. */
function Answer({ isPreviewed, age, asks, since, intent: { state, send } }: AnswerProps) {
  const t = useText()
  const id = useId()
  const [isTicked, setIsTicked] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const isBusy = isClaiming(state)
  const accept = () => {
    setIsMissing(!isTicked)
    if (isTicked) send({ act: 'accept', since })
  }
  const reject = (
    <Button busy={isBusy} onClick={() => send({ act: 'reject', since })}>
      {t(asks === 'offer' ? 'contract.reject' : 'contract.keep')}
    </Button>
  )
  if (!isPreviewed) return <Buttons>{reject}</Buttons>
  return (
    <Root>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={isMissing && !isTicked}
          aria-describedby={id}
          onChange={(event) => setIsTicked(event.currentTarget.checked)}
        />
        <AgeMark $size={2.25} aria-hidden>
          {t('contract.age', { age })}
        </AgeMark>
        <span>{t(asks === 'offer' ? 'contract.agreement' : 'contract.agreementEnd', { age, count: age })}</span>
      </label>
      <Wrong id={id} role={isMissing && !isTicked ? 'alert' : undefined}>
        {isMissing && !isTicked && t('contract.agreementMissing')}
      </Wrong>
      <Buttons>
        <Button emphasis="strong" busy={isBusy} onClick={accept}>
          {t(asks === 'offer' ? 'contract.accept' : 'contract.end')}
        </Button>
        {reject}
      </Buttons>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;

  > label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  input {
    flex: none;
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
