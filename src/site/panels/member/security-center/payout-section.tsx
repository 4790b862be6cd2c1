import '@/site/ui/icons/later-icons'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { usePayoutAccounts } from '@/site/gateway/money/payout-accounts'
import { useSecurity } from '@/site/gateway/account/security'
import type { PayoutAccount } from '@/contract/generated/gateway-types'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { scrollUntilStable } from '@/site/ui/view/scroll-until-stable'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { PayoutRow } from './payout-row'
import { PayoutSheet } from './payout-sheet'
import { useFinish } from './use-finish'
import { RemovalSheet } from './removal-sheet'

type Kind = SecurityCenterProps['payout'][number]

/** Bank accounts and e-wallets for withdrawals. Adding one needs a payment password. */
export function PayoutSection({ kinds }: { kinds: readonly Kind[] }) {
  const t = useText()
  const read = usePayoutAccounts()
  const security = useSecurity().data
  const [query, change] = usePanelQuery()
  const [removed, setRemoved] = useState<PayoutAccount>()
  const close = () => change({ open: undefined })
  const finish = useFinish(close)
  const done = () => {
    setRemoved(undefined)
    if (query.has('open')) finish()
    void read.mutate()
  }
  return (
    <ReadSection title={t('payout.title')} read={read}>
      {(data) => {
        if (data === undefined) return <Skeleton lines={3} />
        const { accounts, most, institutions } = data
        const isFull = (kind: Kind) => accounts.filter((each) => each.kind === kind).length >= most
        const offered = kinds.filter((kind) => institutions.some((each) => each.kind === kind) && !isFull(kind))
        const asked = query.get('open')
        // `payout` means any kind of account: with only one kind on offer it opens at once, otherwise the player
        // selects one here.
        const open = offered.find((kind) => kind === asked || (asked === 'payout' && offered.length === 1))
        const isReady = security?.hasPaymentPassword === true
        return (
          <>
            {accounts.length === 0 ? (
              <EmptyState icon="wallet" text={t('payout.none')} />
            ) : (
              <List>
                {accounts.map((account) => (
                  <PayoutRow key={account.id} account={account} onRemove={() => setRemoved(account)} />
                ))}
              </List>
            )}
            {security?.hasPaymentPassword === false ? (
              <>
                <PanelHint>{t('payout.needsPassword')}</PanelHint>
                <Button emphasis="strong" onClick={() => change({ open: 'paymentPassword' })}>
                  {t('safety.setOf', { name: t('safety.paymentPassword') })}
                </Button>
              </>
            ) : (
              <Kinds
                kinds={offered}
                isAsked={isReady && asked === 'payout'}
                onChoose={(kind) => change({ open: kind })}
              />
            )}
            {isReady && open !== undefined && (
              <PayoutSheet key={open} kind={open} payout={data} onClose={close} onDone={done} />
            )}
            {removed !== undefined && (
              <RemovalSheet account={removed} onClose={() => setRemoved(undefined)} onDone={done} />
            )}
          </>
        )
      }}
    </ReadSection>
  )
}

interface KindsProps {
  readonly kinds: readonly Kind[]
  /** Whether the player was sent here to add an account. */
  readonly isAsked: boolean
  readonly onChoose: (kind: Kind) => void
}

function Kinds({ kinds, isAsked, onChoose }: KindsProps) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsked) return
    place.current?.querySelector('button')?.focus({ preventScroll: true })
    return scrollUntilStable(() => {
      place.current?.scrollIntoView({ block: 'center' })
      // Keeps scrolling, because content above may still load.
      return false
    })
  }, [isAsked])
  return (
    <Buttons ref={place}>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => onChoose(kind)}>
          {t(`payout.add.${kind}`)}
        </Button>
      ))}
    </Buttons>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0.75rem;
  padding: 0;
  list-style: none;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`
