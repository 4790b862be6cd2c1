import { styled } from 'styled-components'
import { amountOf } from '@/contract/money/amount'
import { depositFee } from '@/contract/money/deposit-fee'
import { minorUnits } from '@/contract/money/minor-units'
import { parseAmount } from '@/contract/money/typed-amount'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import type { DepositMethod } from '@/site/gateway/money/deposits'
import { useText } from '@/site/i18n/language'
import { useAmountFormat } from '@/site/money/use-amount-format'

interface DepositCostProps {
  readonly typed: string
  readonly method: DepositMethod
}

/** Of a method with a fee, what the typed amount costs and what comes of it, before it is sent. */
export function DepositCost({ typed, method: { fee, min, max } }: DepositCostProps) {
  const t = useText()
  const read = parseAmount(typed, useAmountFormat())
  const hundredths = 'hundredths' in read ? read.hundredths : 0
  const isWithin = hundredths >= minorUnits(min, 'up') && hundredths <= minorUnits(max, 'down')
  const cost = depositFee({ rate: fee.rate, fixed: minorUnits(fee.fixed, 'up') }, hundredths)
  if (cost === 0) return null
  return (
    <Place role="status">
      {isWithin && (
        <Facts>
          <Fact name={t('deposit.fee.name')}>
            <Amount amount={amountOf(cost)} />
          </Fact>
          <Fact name={t('deposit.credited')}>
            <Amount amount={amountOf(hundredths - cost)} />
          </Fact>
        </Facts>
      )}
    </Place>
  )
}

const Place = styled.div`
  container-type: inline-size;

  &:empty {
    display: none;
  }
`
