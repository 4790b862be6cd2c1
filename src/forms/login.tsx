import { useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { useDialogs } from '@/site/dialogs'
import { useFeature } from '@/site/features'
import { Button } from '@/ui/button'
import { Tabs } from '@/ui/tabs'
import { LoginByName } from './login-by-name'
import { LoginBySms } from './login-by-sms'
import { SocialLogin } from './social/social-login'

interface LoginProps {
  /** Name to start with; empty: the remembered one. */
  readonly account: string
  readonly onSignedIn: () => void
}

/** Every way to sign in that the server and the merchant have switched on (1 §3, §5). */
export function Login({ account, onSignedIn }: LoginProps) {
  const t = useText()
  const hasSms = useFeature('MOBILEVERCODELOGIN3')
  const [way, choose] = useState<'username' | 'sms'>('username')
  const byName = <LoginByName account={account} onSignedIn={onSignedIn} />
  return (
    <>
      {hasSms ? (
        <Tabs
          label={t('login.tabs')}
          tabs={[
            { name: 'username', label: t('login.tab.username') },
            { name: 'sms', label: t('login.tab.sms') },
          ]}
          selected={way}
          onSelect={choose}
        >
          {way === 'sms' ? <LoginBySms onSignedIn={onSignedIn} /> : byName}
        </Tabs>
      ) : (
        byName
      )}
      <ForgotLink />
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
