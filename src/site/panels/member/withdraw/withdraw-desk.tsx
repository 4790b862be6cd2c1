import { useState } from 'react'
import { PasswordAgain } from '@/site/money/password-again'
import { ResultBox } from '@/site/elements/result-box'
import type { useMoneyIntent } from '@/site/money/use-money-intent'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import type { WithdrawProps } from '@/contract/generated/merchant-types'
import { ConfirmSheet } from './confirm-sheet'
import { isPasswordWrong } from './password-wrong'
import type { Quoted } from './quoted'
import { WithdrawFigures } from './withdraw-figures'
import { WithdrawForm } from './withdraw-form'
import { WithdrawOutcome } from './withdraw-outcome'

interface WithdrawDeskProps extends WithdrawProps {
  readonly terms: WithdrawalTerms['response']
  readonly form: ReturnType<typeof useMoneyIntent<'requestWithdrawal'>>
}

/** Requests a withdrawal: figures, form, and a summary that asks for the payment password. */
export function WithdrawDesk({ terms, form, ...props }: WithdrawDeskProps) {
  const { state, send, giveSecret, dismiss } = form
  const [quoted, setQuoted] = useState<Quoted>()
  const [refused, setRefused] = useState<GatewayError>()
  const isBusy = ['sending', 'checking', 'asking', 'busy'].includes(state.status)
  // A wrong password is reported in the summary; any other result is shown on the page.
  const isAsked = quoted !== undefined && (['free', 'sending'].includes(state.status) || isPasswordWrong(state))

  // The summary is closed once there is a result, which may also come from another tab.
  if (quoted !== undefined && !isAsked) setQuoted(undefined)

  const handleQuote = (next: Quoted | GatewayError) => {
    dismiss()
    setRefused('answer' in next ? undefined : next)
    setQuoted('answer' in next ? next : undefined)
  }
  const handleClose = () => {
    dismiss()
    setQuoted(undefined)
  }

  const handleForget = () => {
    handleClose()
    setRefused(undefined)
  }

  return (
    <>
      {!isAsked && <WithdrawOutcome state={state} refused={refused} onDismiss={handleForget} />}
      {state.status === 'asking' && (
        <ResultBox icon="info">
          <PasswordAgain error={state.error} onGive={giveSecret} />
        </ResultBox>
      )}
      <WithdrawFigures figures={props.figures} terms={terms} />
      <WithdrawForm {...props} terms={terms} isBusy={isBusy} onQuote={handleQuote} onRefuse={handleForget} />
      {isAsked && (
        <ConfirmSheet
          quoted={quoted}
          account={terms.accounts.find(({ id }) => id === quoted.request.account)}
          state={state}
          onSend={(paymentPassword) => send({ ...quoted.request, paymentPassword })}
          onClose={handleClose}
        />
      )}
    </>
  )
}
