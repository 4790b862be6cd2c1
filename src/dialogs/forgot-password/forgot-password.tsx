import { ForgotPassword as Forms } from '@/forms/forgot-password'
import { useText } from '@/i18n/language'
import { useDialogs, type DialogPartProps } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'

/** A way back for a player who forgot the password (1 §4). */
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
