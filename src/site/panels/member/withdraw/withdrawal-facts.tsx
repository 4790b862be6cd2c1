import { Amount } from '@/site/elements/amount'
import { Fact } from '@/site/elements/fact'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'

interface WithdrawalFactsProps {
  readonly account: Pick<PayoutAccount, 'name' | 'number'> | undefined
  /** Omitted where the amount is already shown large above. */
  readonly amount?: number
  readonly fee: number
  readonly arrives: number
}

/** The target account, the fee and the amount that arrives. */
export function WithdrawalFacts({ account, amount, fee, arrives }: WithdrawalFactsProps) {
  const t = useText()
  return (
    <>
      <Fact name={t('withdraw.to')}>
        {account !== undefined && (
          <>
            {account.name} <bdi>{account.number}</bdi>
          </>
        )}
      </Fact>
      {amount !== undefined && (
        <Fact name={t('withdraw.amount')}>
          <Amount amount={amount} />
        </Fact>
      )}
      <Fact name={t('withdraw.figure.fee')}>
        <Amount amount={fee} />
      </Fact>
      <Fact name={t('withdraw.arrives')}>
        <Amount amount={arrives} />
      </Fact>
    </>
  )
}
