import { PartFailed } from '@/site/render/part-failed'
import { PartLoader } from '@/site/render/part-loader'
import { PartPlace } from '@/site/render/part-place'
import { rememberedName } from '@/site/session/remembered-name'
import { useWholeSite } from '@/site/merchant/site-context'
import { useHydrated } from '@/site/ui/view/use-hydrated'
import { KeepsEarlyInput } from '@/site/forms/early-input'
import { loginFields } from './login-fields'
import type { LoginProps } from './login'
import { WaitingForm } from '@/site/forms/waiting-form'

interface FormParts {
  readonly login: LoginProps
  readonly register: { readonly isInTabs: boolean; readonly onRegistered: () => void }
}

const forms = new PartLoader<FormParts>({
  login: () => import('./login').then((part) => part.Login),
  register: () => import('@/site/forms/registration/registration').then((part) => part.Registration),
})

/** Prefetches both forms: whichever is shown links to the other. */
export function prefetchForms(): void {
  forms.prefetch('login')
  forms.prefetch('register')
}

export type FormTab = 'login' | 'sms' | 'register'

interface Props {
  readonly tab: FormTab
  /** Account name to start with; empty: the remembered one. */
  readonly account: string
  /** Called when the player is signed in, or continues signing in in another dialog. */
  readonly onDone: () => void
}

/** A lazy-loaded form. Until its code arrives, a placeholder offers the fields that are certain to be asked. */
export function LazyForm({ tab, account, onDone }: Props) {
  const { site, fields } = useWholeSite()
  const isAlive = useHydrated()
  const { login, loginSms, register, registerMobile } = fields.forms
  // Prerendering knows no remembered name.
  const name = account || (isAlive ? rememberedName() : '')
  const waiting = {
    login: <WaitingForm form={loginFields(login, false)} initial={{ username: name }} />,
    sms: <WaitingForm form={loginSms} />,
    register: <WaitingForm form={site.registration.first === 'mobile' ? registerMobile : register} />,
  }
  const place = {
    loader: forms,
    waiting: waiting[tab],
    failed: (onRetry: () => void, error: Error) => <PartFailed error={error} onRetry={onRetry} />,
  }
  const form =
    tab === 'register' ? (
      <PartPlace {...place} name="register" props={{ isInTabs: true, onRegistered: onDone }} />
    ) : (
      <PartPlace {...place} name="login" props={{ way: tab, account, onSignedIn: onDone }} />
    )
  // Hydration must render the prerendered markup, even if the form's code has already loaded.
  return <KeepsEarlyInput key={tab}>{isAlive ? form : place.waiting}</KeepsEarlyInput>
}
