import { Suspense, use, type ComponentType } from 'react'
import { RegistrationSkeleton } from '@/forms/registration-skeleton'
import { PartLoader } from '@/render/part-loader'
import { useSite } from '@/site/site-context'

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
  const fields = useSite().fields.forms[form]
  return (
    <Suspense fallback={<RegistrationSkeleton form={fields} />}>
      {form === 'login' ? (
        <Form name="login" props={{ onSignedIn: onDone }} />
      ) : (
        <Form name="register" props={{ first: 'username', onRegistered: onDone }} />
      )}
    </Suspense>
  )
}

function Form<F extends keyof FormParts>({ name, props }: { name: F; props: FormParts[F] }) {
  return draw<FormParts[F]>(forms.get(name) ?? use(forms.load(name)), props)
}

/** Its own function, since JSX cannot tell that the loaded form takes the props of the same name. */
function draw<P extends object>(Loaded: ComponentType<P>, props: P) {
  return <Loaded {...props} />
}
