import { lazy, Suspense, useState } from 'react'
import { RegistrationSkeleton } from '@/forms/registration-skeleton'
import { useText } from '@/i18n/language'
import { useFeature } from '@/site/features'
import type { DialogPartProps } from '@/site/dialogs'
import { useSite } from '@/site/site-context'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'

const LoginForm = lazy(() => import('@/forms/login-form').then((part) => ({ default: part.LoginForm })))
const Registration = lazy(() => import('@/forms/registration').then((part) => ({ default: part.Registration })))

/** Sign in or register without leaving the page (1 §2). Registering needs the merchant to allow it directly. */
export function LoginRegister({ tab, onClose }: DialogPartProps<'login-register'>) {
  const t = useText()
  const canRegister = useFeature('DIRECTREG3')
  const { forms } = useSite().fields
  const [chosen, choose] = useState(tab)
  const selected = canRegister ? chosen : 'login'
  const close = () => onClose()
  if (!canRegister) {
    return (
      <Dialog title={t('login.title')} onClose={close}>
        <Suspense fallback={<RegistrationSkeleton form={forms.login} />}>
          <LoginForm onSignedIn={close} />
        </Suspense>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('login-register.title')} onClose={close}>
      <Tabs
        label={t('login-register.tabs')}
        tabs={[
          { name: 'login', label: t('nav.login') },
          { name: 'register', label: t('nav.register') },
        ]}
        selected={selected}
        onSelect={choose}
      >
        <Suspense fallback={<RegistrationSkeleton form={forms[selected]} />}>
          {selected === 'login' ? (
            <LoginForm onSignedIn={close} />
          ) : (
            <Registration first="username" onRegistered={close} />
          )}
        </Suspense>
      </Tabs>
    </Dialog>
  )
}
