import { useEffect, useMemo, useState } from 'react'
import { reportOnce } from '@/contract/field-rules/report-once'
import type { RegistrationKind } from '@/site/merchant/sign-in/session-flows'
import { useErrorText } from '@/site/gateway/error-text'
import { reportToSandbox } from '@/site/gateway/report-to-sandbox'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useFeatures } from '@/site/merchant/features'
import { useWholeSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { signals } from '@/site/lib/signals'
import { Tabs } from '@/site/ui/tabs'
import { KeepsEarlyInput } from '@/site/forms/early-input'
import type { FormValues } from '@/site/forms/state/form-shape'
import { usePhoneVerification } from '@/site/forms/verification/use-phone-verification'
import { RuleForm } from '@/site/forms/rule-form'
import { useAffiliateCode } from './use-affiliate-code'
import { useRegister } from './use-register'
import { useRegistrationSms } from './use-registration-sms'
import { WaitingForm } from '@/site/forms/waiting-form'
import { useRegisterRules } from '@/site/forms/use-register-rules'

interface RegistrationProps {
  /** The tab that is open first when the server allows both ways; overrides the merchant's setting. */
  readonly first?: RegistrationKind | undefined
  /** Whether the form is nested below other tabs. */
  readonly isInTabs?: boolean
  readonly onRegistered?: () => void
}

/** The registration form that the server's rules describe, with tabs where the server allows both ways (1 §2, §5). */
export function Registration({ first, isInTabs = false, onRegistered }: RegistrationProps) {
  const t = useText()
  const kinds = useKinds()
  const { registration } = useWholeSite().site
  const [chosen, choose] = useState<RegistrationKind>()
  const wanted = chosen ?? first ?? registration.first
  const kind = kinds.includes(wanted) ? wanted : kinds[0]
  return (
    // Once the player has typed into a form it stays, even if the server's settings arrive later and say otherwise.
    <div onInput={() => choose(kind)}>
      <Tabs
        label={t('register.submit')}
        tabs={kinds.map((name) => ({ name, label: t(`register.tab.${name}`) }))}
        selected={kind}
        onSelect={choose}
        look={isInTabs ? 'segments' : 'line'}
      >
        <KeepsEarlyInput key={kind}>
          <RegistrationForm kind={kind} onRegistered={onRegistered} />
        </KeepsEarlyInput>
      </Tabs>
    </div>
  )
}

/** The ways to register that the server has switched on. Never empty: with none, the page could not show why. */
function useKinds(): readonly [RegistrationKind, ...RegistrationKind[]] {
  const isOn = useFeatures()
  if (!isOn('MOBILENUMREG3')) return ['username']
  return isOn('USERNAMEREG3') ? ['username', 'mobile'] : ['mobile']
}

interface FormProps {
  readonly kind: RegistrationKind
  readonly onRegistered: (() => void) | undefined
}

function RegistrationForm({ kind, onRegistered }: FormProps) {
  const t = useText()
  const { site, fields } = useWholeSite()
  const affiliate = useAffiliateCode()
  const phone = usePhoneVerification()
  const register = useRegister({ kind, affiliate, phone })
  const sms = useRegistrationSms(kind, phone)
  const whole = kind === 'mobile' ? fields.forms.registerMobile : fields.forms.register
  const form = useMemo(
    () => (affiliate.hidesField ? withoutAffiliateCode(whole) : whole),
    [affiliate.hidesField, whole],
  )
  const errorText = useErrorText()
  const { normalised, error, isValidating, retry } = useRegisterRules()

  useEffect(() => {
    normalised?.problems.forEach((problem) => reportOnce(problem, () => reportToSandbox(site.code, problem)))
  }, [normalised, site.code])

  async function handleSubmit(values: FormValues) {
    await register(values)
    signals.push(['journeys', 'register'])
    onRegistered?.()
  }

  if (normalised === undefined) {
    if (error) return <FailedNotice text={errorText(error)} busy={isValidating} onRetry={retry} />
    return <WaitingForm form={form} />
  }
  return (
    <RuleForm
      name={kind === 'mobile' ? 'registerMobile' : 'register'}
      form={form}
      rules={normalised.rules}
      submitLabel={t('register.submit')}
      resetLabel={t('register.reset')}
      onSubmit={handleSubmit}
      sms={sms}
    />
  )
}

function withoutAffiliateCode({ fields, order }: FormConfig): FormConfig {
  return { fields, order: order.filter((name) => name !== 'affiliateCode') }
}
