import '@/site/ui/icons/later-icons'
import { MissingNote } from '@/site/elements/refusal/missing-note'
import { RadioTiles } from '@/site/elements/radio-tiles'
import type { WithdrawalTerms } from '@/contract/generated/gateway-types'
import type { WithdrawProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { nextSteps } from './next-steps'

interface AccountChoiceProps extends Pick<WithdrawProps, 'layout'> {
  readonly terms: WithdrawalTerms['response']
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** The bank accounts and e-wallets for the withdrawal. If something is missing, says what, with a link to set it. */
export function AccountChoice({ terms, layout, chosen, onChoose }: AccountChoiceProps) {
  const t = useText()
  const { hasPaymentPassword, accounts } = terms
  const missing = !hasPaymentPassword
    ? 'payment_password_missing'
    : accounts.length === 0
      ? 'payout_missing'
      : undefined
  if (missing !== undefined) {
    const text = t(hasPaymentPassword ? 'withdraw.needsAccount' : 'withdraw.needsPassword')
    return <MissingNote text={text} step={nextSteps[missing]} />
  }
  return (
    <RadioTiles
      legend={t('withdraw.account')}
      name="withdraw-account"
      layout={layout}
      least="11rem"
      chosen={chosen}
      onChoose={onChoose}
      choices={accounts.map(({ id, kind, name, number, holder }) => ({
        id,
        content: (
          <>
            <Icon name={kind === 'bank' ? 'bank' : 'wallet'} size={24} />
            <strong>{name}</strong>
            <small>
              <bdi>{number}</bdi> · <bdi>{holder}</bdi>
            </small>
          </>
        ),
      }))}
    />
  )
}
