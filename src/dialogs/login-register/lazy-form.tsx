import { RegistrationSkeleton } from '@/forms/registration-skeleton'
import { useText } from '@/i18n/language'
import { PartLoader } from '@/render/part-loader'
import { PartPlace } from '@/render/part-place'
import { useSite } from '@/site/site-context'
import { FailedNotice } from '@/ui/failed-notice'

interface FormParts {
  readonly login: { readonly onSignedIn: () => void }
  readonly register: { readonly first: 'username'; readonly onRegistered: () => void }
}

const forms = new PartLoader<FormParts>({
  login: () => import('@/forms/login-form').then((part) => part.LoginForm),
  register: () => import('@/forms/registration').then((part) => part.Registration),
})

interface Props {
  readonly form: keyof FormParts
  /** The player is signed in. */
  readonly onDone: () => void
}

/** A form whose code arrives when it is first shown. Until then its place is held. */
export function LazyForm({ form, onDone }: Props) {
  const t = useText()
  const place = {
    loader: forms,
    waiting: <RegistrationSkeleton form={useSite().fields.forms[form]} />,
    failed: (onRetry: () => void) => <FailedNotice text={t('error.block')} onRetry={onRetry} />,
  }
  return form === 'login' ? (
    <PartPlace key="login" {...place} name="login" props={{ onSignedIn: onDone }} />
  ) : (
    <PartPlace key="register" {...place} name="register" props={{ first: 'username', onRegistered: onDone }} />
  )
}
