import { LoginRegisterTabs } from '@/site/forms/sign-in/login-register-tabs'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { useFeature } from '@/site/merchant/features'
import { Dialog } from '@/site/ui/modals/dialog'

/**
 * Sign in or register without leaving the page (1 §2). Registration is offered only if the merchant allows it directly.
 */
export function LoginRegister({ tab, account, onClose }: DialogPartProps<'login-register'>) {
  const t = useText()
  const canRegister = useFeature('DIRECTREG3')
  const close = () => onClose()

  return (
    <Dialog title={t(canRegister ? 'login-register.title' : 'login.title')} onClose={close}>
      <LoginRegisterTabs first={tab} account={account} onDone={close} />
    </Dialog>
  )
}
