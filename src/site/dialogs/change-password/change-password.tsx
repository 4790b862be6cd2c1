import { useState } from 'react'
import { styled } from 'styled-components'
import { ChangePasswordForm } from '@/site/forms/sign-in/change-password-form'
import { useText } from '@/site/i18n/language'
import { passwordChange } from '@/site/session/password-change'
import { useSession } from '@/site/session/session'
import { useDialogs, type DialogPartProps } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { Notice } from '@/site/ui/notices/notice'

/** Asks a signed-in player for a new password, or one who has to set it before the sign-in completes (1 §4). */
export function ChangePassword({ reason, onClose }: DialogPartProps<'change-password'>) {
  const t = useText()
  const isGuest = useSession().status === 'guest'
  // Kept in state, because a successful change ends the session before the dialog closes.
  const [isDemanded] = useState(() => isGuest && passwordChange.get() !== undefined)
  const [mayChange] = useState(!isGuest || isDemanded)
  const dialogs = useDialogs()
  const close = () => onClose()
  // The sign-in cannot complete without a new password, so leaving asks for confirmation.
  const leave = async () => {
    if (!isDemanded || (await dialogs.confirm(question(leaving)))) close()
  }
  return (
    <Dialog title={t('change-password.title')} onClose={() => void leave()}>
      <Reason>{t(`change-password.${reason}`)}</Reason>
      {mayChange ? <ChangePasswordForm /> : <SignInFirst onClose={close} />}
      {reason === 'first' && !isGuest && (
        <Later>
          <Button emphasis="quiet" onClick={close}>
            {t('change-password.later')}
          </Button>
        </Later>
      )}
    </Dialog>
  )
}

const leaving = { icon: 'warning', text: 'change-password.leave', confirm: 'nav.signOut' } as const

function SignInFirst({ onClose }: { onClose: () => void }) {
  const t = useText()
  const dialogs = useDialogs()
  const signIn = () => {
    onClose()
    dialogs.open('login-register', { tab: 'login', account: '' })
  }
  return (
    <Notice>
      <p>{t('guard.login')}</p>
      <Button emphasis="strong" onClick={signIn}>
        {t('nav.login')}
      </Button>
    </Notice>
  )
}

const Reason = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--color-text-muted);
  text-wrap: pretty;
`

const Later = styled.div`
  display: grid;
  margin-block-start: var(--space-2);
`
