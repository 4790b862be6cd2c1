import '@/site/ui/icons/eye-icons'
import { styled } from 'styled-components'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useBalance } from '@/site/gateway/money/balance'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { SkeletonBar } from '@/site/ui/loading/skeleton'
import { HeldAmount } from './held-amount'

interface TotalBalanceProps {
  readonly isHidden: boolean
  readonly onToggle: () => void
  /** Moves everything back to the main wallet; undefined if that is not offered. */
  readonly onRecall: (() => void) | undefined
  readonly isBusy: boolean
}

/** The total of all wallets, which is also the balance in the header. */
export function TotalBalance({ isHidden, onToggle, onRecall, isBusy }: TotalBalanceProps) {
  const t = useText()
  return (
    <ReadSection title={t('wallet-transfer.total')} read={useBalance()}>
      {(balance) => (
        <Row>
          <Total>
            {balance === undefined ? <SkeletonBar /> : <HeldAmount amount={balance.sumBalance} isHidden={isHidden} />}
            <IconButton
              icon={isHidden ? 'eye' : 'eye-off'}
              label={t(isHidden ? 'wallet-transfer.show' : 'wallet-transfer.hide')}
              onClick={onToggle}
            />
          </Total>
          {onRecall !== undefined && (
            <Button busy={isBusy} onClick={onRecall}>
              <Icon name="refresh-cw" size={18} />
              {t('wallet-transfer.recall')}
            </Button>
          )}
        </Row>
      )}
    </ReadSection>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
`

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  min-inline-size: min(8rem, 100%);
  /* Text of twice the size still finds its line on a phone. */
  font-size: min(clamp(1.35rem, 6cqi, 1.9rem), 7cqi);
  font-weight: var(--font-weight-heading);
`
