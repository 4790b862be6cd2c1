import { useErrorText } from '@/gateway/error-text'
import { useMember } from '@/gateway/member'
import { useText } from '@/i18n/language'
import { FailedNotice } from '@/ui/failed-notice'
import { AccountFacts } from './account-facts'
import { SectionCard } from './section-card'
import { SignInName } from './sign-in-name'

/** What the platform knows the player by (1 §3 Member info). */
export function AccountData({ hasCustomerId }: { hasCustomerId: boolean }) {
  const t = useText()
  const errorText = useErrorText()
  const { data, error, isValidating, mutate } = useMember()
  if (data === undefined && error !== undefined) {
    return (
      <SectionCard title={t('security-center.account')}>
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      </SectionCard>
    )
  }
  return (
    <SectionCard title={t('security-center.account')}>
      {data === undefined && (
        <span className="visually-hidden" aria-busy>
          {t('loading')}
        </span>
      )}
      <SignInName account={data?.account} />
      <AccountFacts member={data} hasCustomerId={hasCustomerId} />
    </SectionCard>
  )
}
