import { RegistrationSkeleton } from '@/forms/registration-skeleton'
import { PartFailed } from '@/render/part-failed'
import { PartLoader } from '@/render/part-loader'
import { PartPlace } from '@/render/part-place'
import { useSite } from '@/site/site-context'

interface FormParts {
  readonly login: { readonly onSignedIn: () => void }
  readonly register: { readonly first: 'username'; readonly onRegistered: () => void }
}

const forms = new PartLoader<FormParts>({
  login: () => import('@/forms/login-form').then((part) => part.LoginForm),
  register: () => import('@/forms/registration').then((part) => part.Registration),
})

// The dialog opens with one of them, so both are on their way as soon as it is.
forms.prefetch('login')
forms.prefetch('register')

interface Props {
  readonly form: keyof FormParts
  /** The player is signed in. */
  readonly onDone: () => void
}

/** A form whose code arrives when it is first shown. Until then its place is held. */
export function LazyForm({ form, onDone }: Props) {
  const place = {
    loader: forms,
    waiting: <RegistrationSkeleton form={useSite().fields.forms[form]} />,
    failed: (onRetry: () => void, error: Error) => <PartFailed error={error} onRetry={onRetry} />,
  }
  return form === 'login' ? (
    <PartPlace key="login" {...place} name="login" props={{ onSignedIn: onDone }} />
  ) : (
    <PartPlace key="register" {...place} name="register" props={{ first: 'username', onRegistered: onDone }} />
  )
}
