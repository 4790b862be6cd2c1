import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { useDialogs } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { LoginByName } from './login-by-name'
import { LoginBySms } from './login-by-sms'
import { SocialLogin } from '@/site/forms/social/social-login'

export interface LoginProps {
  readonly way: 'login' | 'sms'
  /** Account name to start with; empty: the remembered one. */
  readonly account: string
  readonly onSignedIn: () => void
}

/** One way to sign in, with links for players who cannot sign in (1 §3, §5). */
export function Login({ way, account, onSignedIn }: LoginProps) {
  return (
    <>
      {way === 'sms' ? (
        <LoginBySms onSignedIn={onSignedIn} />
      ) : (
        <>
          <LoginByName account={account} onSignedIn={onSignedIn} />
          <ForgotLink />
        </>
      )}
      <SocialLogin onSignedIn={onSignedIn} />
    </>
  )
}

function ForgotLink() {
  const t = useText()
  const dialogs = useDialogs()
  return (
    <Row>
      <Button emphasis="quiet" onClick={() => dialogs.open('forgot-password', { way: 'email' })}>
        {t('login.forgot')}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  margin-block-start: var(--space-2);
`
