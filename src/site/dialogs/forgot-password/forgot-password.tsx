import { ForgotPassword as Forms } from '@/site/forms/sign-in/forgot-password'
import { useText } from '@/site/i18n/language'
import { useDialogs, type DialogPartProps } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'

/** Password recovery (1 §4). */
export function ForgotPassword({ way, onClose }: DialogPartProps<'forgot-password'>) {
  const t = useText()
  const dialogs = useDialogs()

  const handleDone = (account: string) => {
    onClose()
    dialogs.open('login-register', { tab: 'login', account })
  }

  return (
    <Dialog title={t('forgot-password.title')} onClose={() => onClose()}>
      <Forms first={way} onDone={handleDone} />
    </Dialog>
  )
}
