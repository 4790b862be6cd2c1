import { useMemo } from 'react'
import { createGateway, type Gateway } from '@/site/gateway/gateway'
import { useLanguage } from '@/site/i18n/language'
import { sessionStore } from '@/site/session/session-store'
import { useDialogs } from './dialogs'
import { question } from './actions/message-presets'
import { useSite } from './site-context'

/**
 * The merchant's gateway in the current language. A session that the server no longer accepts ends with a single
 * dialog.
 */
export function useMerchantGateway(): Gateway {
  const { code, gateway } = useSite().site
  const { language } = useLanguage()
  const dialogs = useDialogs()

  return useMemo(
    () =>
      createGateway({
        merchant: code,
        gateway,
        language,
        async onSessionLost() {
          const session = sessionStore.get()
          const account = session.status === 'signedIn' ? session.account : ''
          sessionStore.close()
          if (await dialogs.confirm(question(signInAgain))) dialogs.open('login-register', { tab: 'login', account })
        },
      }),
    [code, gateway, language, dialogs],
  )
}

const signInAgain = { icon: 'info', text: 'session.lost', confirm: 'nav.login' } as const
