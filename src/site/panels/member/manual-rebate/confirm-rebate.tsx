import { styled } from 'styled-components'
import type { Rebate } from '@/contract/generated/gateway-types'
import type { ManualRebateProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { Sheet } from '@/site/ui/modals/sheet'
import { RebateTable } from './rebate-table'

interface ConfirmRebateProps extends Pick<ManualRebateProps, 'order'> {
  /** Fetched again just before the confirmation. */
  readonly answer: Rebate['response']
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The current figures, with the button that claims them. */
export function ConfirmRebate({ answer, order, onConfirm, onClose }: ConfirmRebateProps) {
  const t = useText()
  const format = useFormat()
  const { currency } = useSite().site
  return (
    <Sheet title={t('manual-rebate.confirmTitle')} onClose={onClose}>
      <Root>
        <RebateTable answer={answer} order={order} />
        <p>{t('manual-rebate.note')}</p>
        <Button emphasis="strong" onClick={onConfirm}>
          {t('manual-rebate.confirm', { amount: format.amount(answer.total, currency) })}
        </Button>
      </Root>
    </Sheet>
  )
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
