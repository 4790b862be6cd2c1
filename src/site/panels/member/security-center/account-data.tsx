import { ReadSection } from '@/site/elements/panel/read-section'
import { useMember } from '@/site/gateway/account/member'
import { useText } from '@/site/i18n/language'
import { AccountFacts } from './account-facts'
import { CustomerNumber } from './customer-number'
import { SignInName } from './sign-in-name'

/** The player's account data (1 §3 Member info). */
export function AccountData({ hasCustomerId }: { hasCustomerId: boolean }) {
  const t = useText()
  return (
    <ReadSection title={t('security-center.account')} read={useMember()}>
      {(member) => (
        <>
          <SignInName account={member?.account} />
          {hasCustomerId && <CustomerNumber number={member?.id} />}
          <AccountFacts member={member} />
        </>
      )}
    </ReadSection>
  )
}
