import { PartFailed } from '@/render/part-failed'
import { PartLoader } from '@/render/part-loader'
import { PartPlace } from '@/render/part-place'
import { useWholeSite } from '@/site/site-context'
import { loginFields } from './login-fields'
import { RegistrationSkeleton } from './registration-skeleton'

interface FormParts {
  readonly login: { readonly account: string; readonly onSignedIn: () => void }
  readonly register: { readonly onRegistered: () => void }
}

const forms = new PartLoader<FormParts>({
  login: () => import('./login').then((part) => part.Login),
  register: () => import('./registration').then((part) => part.Registration),
})

/** Has both forms on their way: whatever shows one of them offers the other. */
export function prefetchForms(): void {
  forms.prefetch('login')
  forms.prefetch('register')
}

interface Props {
  readonly form: keyof FormParts
  /** Name that the sign-in starts with; empty: the remembered one. */
  readonly account: string
  /** The player is signed in, or on the way to it in another dialog. */
  readonly onDone: () => void
}

/** A form whose code arrives when it is first shown. Until then its place is held. */
export function LazyForm({ form, account, onDone }: Props) {
  const { site, fields } = useWholeSite()
  const { login, register, registerMobile } = fields.forms
  const firstRegister = site.registration.first === 'mobile' ? registerMobile : register
  const place = {
    loader: forms,
    waiting: <RegistrationSkeleton form={form === 'login' ? loginFields(login, false) : firstRegister} />,
    failed: (onRetry: () => void, error: Error) => <PartFailed error={error} onRetry={onRetry} />,
  }
  return form === 'login' ? (
    <PartPlace key="login" {...place} name="login" props={{ account, onSignedIn: onDone }} />
  ) : (
    <PartPlace key="register" {...place} name="register" props={{ onRegistered: onDone }} />
  )
}
