import { styled } from 'styled-components'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useSecurity } from '@/site/gateway/account/security'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { ContactSheet } from './contact-sheet'
import { LastSignIn } from './last-sign-in'
import { PaymentPasswordSheet } from './payment-password-sheet'
import { SafetyItem } from './safety-item'
import { useFinish } from './use-finish'
import { isSet } from './safety-state'

/** Account security: what is set, what is missing, and how to set it. What is open is stored in the URL. */
export function SafetySection({ items }: { items: SecurityCenterProps['safety'] }) {
  const t = useText()
  const read = useSecurity()
  const [query, change] = usePanelQuery()
  const close = () => change({ open: undefined })
  const finish = useFinish(close)
  const done = () => {
    finish()
    void read.mutate()
  }
  const open = query.get('open')
  return (
    <ReadSection title={t('safety.title')} read={read}>
      {(security) => {
        if (security === undefined) return <Skeleton lines={5} />
        const missing = items.filter((item) => !isSet(item, security))
        return (
          <>
            <LastSignIn signIns={security.signIns} />
            <p>
              {missing.length === 0
                ? t('safety.complete')
                : t('safety.missing', { n: items.length - missing.length, total: items.length })}
            </p>
            <List>
              {items.map((item) => (
                <SafetyItem key={item} item={item} security={security} onOpen={() => change({ open: item })} />
              ))}
            </List>
            {open === 'paymentPassword' && <PaymentPasswordSheet security={security} onClose={close} onDone={done} />}
            {(open === 'mobile' || open === 'email') && (
              <ContactSheet
                kind={open}
                hasOne={security[open] !== null && security.hasPassword}
                onClose={close}
                onDone={done}
              />
            )}
          </>
        )
      }}
    </ReadSection>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`
