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

/** Has both forms on their way: whatever shows one of them offers the other. */
export function prefetchForms(): void {
  forms.prefetch('login')
  forms.prefetch('register')
}

export type FormTab = 'login' | 'sms' | 'register'

interface Props {
  readonly tab: FormTab
  /** Name that the sign-in starts with; empty: the remembered one. */
  readonly account: string
  /** The player is signed in, or on the way to it in another dialog. */
  readonly onDone: () => void
}

/** A form whose code arrives when it is first shown. Until then what is certain to be asked can be filled in. */
export function LazyForm({ tab, account, onDone }: Props) {
  const { site, fields } = useWholeSite()
  const isAlive = useHydrated()
  const { login, loginSms, register, registerMobile } = fields.forms
  // Nobody is remembered where the page is drawn in advance.
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
  // What a page holds that was drawn in advance is the same every time, whatever code is there by then.
  return <KeepsEarlyInput key={tab}>{isAlive ? form : place.waiting}</KeepsEarlyInput>
}
